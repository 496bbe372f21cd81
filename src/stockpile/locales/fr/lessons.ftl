### The lessons: a short prepared round in which somebody does each thing once.
###
### Each message is read while the cards or tiles that it speaks of are lit up, and it may be read aloud:
### two or three short, warm sentences that say what to do now, and why. A “-hint” is said when somebody
### makes another move that the rules allow: it never scolds. Nothing agrees with the gender of a person.
###
### $card, $number, $stock, $laid and $needed are numbers on cards; $pile and $discard are the numbers
### of a building pile and a discard pile. $set and $top are sets of tiles, such as 6+6-7+7.

## Skip-Bo

lesson-skipbo-title = Ta première manche de Skip-Bo

# $card is on top of the stock pile.
lesson-skipbo-stock =
    Bienvenue ! Devant toi, il y a ton talon : vide-le avant ton adversaire, et tu gagnes. Sa carte du
    dessus est un { $card }, et la pile de construction { $pile } attend justement ce nombre. Pose-la sur
    cette pile.
lesson-skipbo-stock-hint =
    Tu peux le faire, mais regarde d’abord ton talon, puisque c’est lui qui te fait gagner. Pose son
    { $card } sur la pile de construction { $pile }.

# $stock: what the stock pile shows now.
lesson-skipbo-start =
    Aussitôt, la carte suivante de ton talon est retournée : un { $stock }. Tu ne peux encore la
    poser nulle part, alors sers-toi de ta main. Chaque pile de construction commence par un { $card }, et
    tu en as un. Pose-le pour commencer la pile de construction { $pile }.
lesson-skipbo-start-hint =
    Ce serait permis. Ici, commence la pile de construction { $pile }, qui est vide, avec le { $card } de ta
    main.

lesson-skipbo-wild =
    Les piles de construction montent de un en un. Avant ton { $stock }, la pile { $pile } attend un
    { $number }, et tu n’en as pas. Mais tu as une carte Skip-Bo, qui remplace n’importe quel nombre. Pose-la
    sur la pile de construction { $pile }.
lesson-skipbo-wild-hint =
    C’est permis aussi. Ici, pose ta carte Skip-Bo sur la pile de construction { $pile } : elle ouvre la voie
    à ton talon.

lesson-skipbo-follow =
    La carte Skip-Bo remplace maintenant le nombre qui manquait. Pose le { $card } de ton talon sur la pile
    de construction { $pile }.
lesson-skipbo-follow-hint =
    Tu peux, mais ton talon passe d’abord : son { $card } va sur la pile de construction { $pile }.

lesson-skipbo-climb =
    Ton talon montre un { $stock }, le dernier nombre d’une pile de construction. La pile { $pile } y est
    presque. Pose dessus le { $card } de ta main.
lesson-skipbo-climb-hint =
    C’est possible aussi. Mais pose plutôt le { $card } sur la pile de construction { $pile }, pour ouvrir la
    voie à ton talon.

lesson-skipbo-complete =
    Complète la pile de construction { $pile } avec le { $card } de ton talon. Une pile complète est mise de
    côté, et il y a de la place pour une nouvelle.
lesson-skipbo-complete-hint =
    Tu peux, mais vois ce que ton talon peut faire : son { $card } complète la pile de construction { $pile }.

lesson-skipbo-hand =
    Bravo ! Il ne reste qu’une carte dans ton talon. Elle doit attendre, mais tu peux poser les
    cartes de ta main. Pose le { $card } sur la pile de construction { $pile }.
lesson-skipbo-hand-hint =
    Cette carte vient juste après. Pose d’abord le { $card } sur la pile de construction { $pile }.

lesson-skipbo-refill =
    Il te reste une carte en main. Pose le { $card } sur la pile de construction { $pile } et regarde : qui
    pose toute sa main en pioche aussitôt une nouvelle, et continue.

# $needed: the top of discard pile $discard. The opponent plays next.
lesson-skipbo-discard =
    Une main toute neuve, mais rien à poser. Termine donc ton tour : mets n’importe quelle carte de ta
    main sur une pile de défausse. Laisse la pile { $discard } comme elle est, avec son { $needed } sur le
    dessus. Puis c’est à ton adversaire.
lesson-skipbo-discard-hint =
    Tu peux, mais cela recouvrirait le { $needed }, et seule la carte du dessus d’une pile de défausse peut être
    posée. Prends une autre pile.

# $laid: what the opponent laid. $card is on top of discard pile $discard.
lesson-skipbo-top =
    Ton adversaire a posé un { $laid } sur la pile de construction { $pile }, et ta main est de nouveau
    complète. Maintenant, tu peux jouer le { $card } de ta pile de défausse { $discard } : le dessus de tes piles de
    défausse est à ta disposition. Pose-le sur la pile de construction { $pile }.

lesson-skipbo-last =
    Ça y est : ta dernière carte de talon, le { $card }, va sur la pile de construction { $pile }. Pose-la, et
    tu gagnes !

lesson-skipbo-done =
    Tu as vidé ton talon et gagné la manche. Tu sais maintenant tout ce qu’il faut. Amuse-toi bien !

lesson-skipbo-hint-discard =
    Une défausse termine ton tour. Tu peux te défausser quand tu veux, mais il y a encore quelque chose de
    bien à poser.

## Breakers

lesson-breakers-title = Ta première manche de Skip-Bo Breakers

lesson-breakers-single =
    Bienvenue ! Pose toutes tes pièces avant ton adversaire, et tu gagnes. Ton adversaire a ouvert un pli
    avec une pièce unique, { $top }. Réponds par une pièce unique plus élevée : pose ton { $set }.
lesson-breakers-single-hint =
    C’est une bonne réponse aussi. Ici, prends le { $set }.

lesson-breakers-win =
    Ton adversaire monte à { $top }. Ton { $set } bat tous les autres nombres. Pose-le. Si ton adversaire
    doit passer, le pli est à toi.

# $fewest (number): the fewest tiles of a run.
lesson-breakers-run =
    Tu as gagné le pli : tu ouvres donc le suivant, avec la mise en jeu que tu veux. Essaie une suite,
    { $fewest } nombres ou plus qui se suivent : pose { $set }.
lesson-breakers-run-hint =
    Tu peux ouvrir avec cela. Ici, essaie la suite { $set }.

# $low and $high: what the joker, ∞, could stand for, below or above the two tiles, of which the higher
# one is $middle.
lesson-breakers-joker =
    Une réponse est de la même sorte, compte autant de pièces, et monte plus haut. Pour battre { $top },
    sers-toi de ton joker ∞ : il remplace n’importe quel nombre. Avec lui, ta suite peut commencer à { $low }
    ou finir à { $high }. Choisis { $set } : c’est plus élevé.
lesson-breakers-joker-hint =
    Cela bat aussi la dernière suite, mais ne monte qu’à { $middle }. Avec le joker à la fin, la suite monte
    à { $high }, et elle est plus dure à battre.

lesson-breakers-pair =
    Le pli est à toi. Ouvre le suivant avec une paire, deux pièces identiques. Quand tu ouvres, les petits
    nombres valent autant que les grands : c’est le bon moment pour poser { $set }.
lesson-breakers-pair-hint =
    Tu peux ouvrir avec cela. Ici, essaie la paire { $set } : les petits nombres sont durs à poser plus tard.

lesson-breakers-pass =
    Contre { $top }, tu n’as pas de paire plus élevée. Qui ne peut pas répondre passe. Il n’y a pas de mal à
    cela : ton adversaire gagne le pli, et le suivant est une nouvelle chance.
lesson-breakers-pass-hint =
    Tu pourrais, car un Breaker bat toute autre mise en jeu. Mais rien n’oblige à en poser un, et le tien
    vaudra bientôt plus. Passe cette fois.

lesson-breakers-pair-run =
    Ton adversaire ouvre avec une suite de paires, { $top } : des paires qui se suivent. Qui a une réponse
    doit la donner, et tu as une suite de paires plus élevée, de la même longueur. Pose { $set }.

# $small and $large (numbers): so many tiles alike make a Breaker.
lesson-breakers-breaker =
    Dans ta main, aucune suite de paires n’est plus élevée que { $top }. Mais tu as un Breaker : { $small } ou
    { $large } pièces identiques battent toute autre mise en jeu. C’est le moment. Pose { $set }.
lesson-breakers-breaker-hint =
    Tu as le droit de passer, car ici, rien n’oblige à poser un Breaker. Mais avec lui, tu gagnes le pli, puis
    la manche.

lesson-breakers-last =
    Seul un Breaker plus élevé aurait pu battre le tien : tu ouvres donc encore une fois. Il te reste une
    pièce. Pose le { $set }, et tu gagnes !

lesson-breakers-done =
    Tu as posé ta dernière pièce et gagné la manche. Dans une partie, tu recevrais maintenant des points pour
    les pièces que ton adversaire a encore. Amuse-toi bien !

lesson-breakers-hint-joker =
    Tu peux te servir de ton joker ainsi. Mais un joker est précieux : garde-le pour plus tard.
lesson-breakers-hint-breaker =
    Un Breaker peut répondre à toute autre mise en jeu, et ouvrir aussi. Mais garde-le pour quand tu n’auras rien d’autre.

## Tabletop conduct: a chapter for those who know Skip-Bo

lesson-tabletop-title = Comme autour d’une vraie table

# $cards (number): the cards in your hand. $hand (number): the cards of a full hand.
lesson-tabletop-draw =
    À cette table, personne ne pioche pour toi. Tu as { $cards } cartes en main ; une main complète en a { $hand }. Touche
    la pioche pour prendre une carte.

lesson-tabletop-full =
    Le petit nombre sur la pioche dit combien de cartes tu as en main. Prends-en encore une, et ta main est complète.

lesson-tabletop-extra =
    Voilà tes { $hand } cartes. Autour d’une vraie table, on se trompe vite en comptant. Regarde ce qui arrive
    alors : prends-en encore une.
lesson-tabletop-extra-hint =
    Tu pourrais finir ton tour maintenant. Mais trompe-toi une fois, pour voir : prends encore une carte.

lesson-tabletop-discard =
    Une de trop ! La carte est allée face cachée sous ton talon, et personne d’autre ne l’a vue. Mieux vaut donc
    compter. Finis maintenant ton tour comme toujours : mets n’importe quelle carte de ta main sur une pile de
    défausse.
lesson-tabletop-discard-hint =
    Tu pourrais encore piocher, mais tout irait sous ton talon. Défausse-toi plutôt d’une carte.

# “Caught!” is tabletop-catch, in tabletop.ftl.
lesson-tabletop-catch =
    Ton adversaire a eu son tour, et vient de prendre encore une carte. Mais c’est à toi de jouer ! Touche
    « Vu ! » avant la fin de ce tour.

lesson-tabletop-done =
    Bien vu ! Ton adversaire doit s’arrêter et ne pioche rien à son prochain tour, et c’est toi qui continues. Si
    personne n’avait rien vu, ce tour aurait compté, et le tien serait passé. Alors, ouvrez l’œil, et bon jeu !

lesson-tabletop-hint-draw =
    Complète d’abord ta main : touche la pioche.
