### The rules as players read them: `stockpile rules`, the help in the game, docs/rules/.
###
### Words: seat = place (joueur, where somebody acts, as the printed rules have it), side = camp,
### trick = pli, round = manche, match = partie, kind = sorte. (The printed sheets say “manche” for a
### trick and for a round.) A wild is a “carte Skip-Bo”. All pages use the words of the sheet of 2011:
### talon, pioche, pile de construction, pile de défausse. Nothing agrees with the gender of the reader.
### Numbers always come in as variables: never write one out.

## Around the rules

# $year (text): the year of the printed edition.
rules-title-skipbo = Skip-Bo (édition { $year })
# $year (text): the year of the printed edition.
rules-title-breakers = Skip-Bo Breakers (édition { $year })

# $seats (number): how many people play at this table.
rules-for-table =
    Voici les règles imprimées, dites avec nos mots et écrites pour une table de { $seats } joueurs.
    Chaque règle porte un numéro, placé devant, pour que tu puisses la citer.
# Above the rules of a match that began under earlier readings of the printed rules.
rules-earlier-readings =
    Cette partie a commencé selon une lecture plus ancienne des règles imprimées et s’y tient
    jusqu’au bout : quelques détails peuvent différer de ce que tu lis ici.

# How paragraphs are marked that the printed rules of this edition do not have: because they leave a
# question open, or because this table plays otherwise.
rules-ours = Notre choix :
rules-house = Règle maison :

rules-legend =
    Quand un paragraphe commence par « { rules-ours } », les règles imprimées de cette édition laissent
    une question ouverte ou peuvent se lire de plusieurs façons, et la réponse vient de nous. Quand il dit
    « À cette table », il t’indique ce que l’on joue à la tienne.
rules-legend-house =
    Quand un paragraphe commence par « { rules-house } », ta table joue autrement que ne le disent les
    règles imprimées de cette édition.

rules-trademark =
    Skip-Bo et Skip-Bo Breakers sont des marques de leur propriétaire. Ce projet n’a aucun lien avec
    ce propriétaire.

# Said after the rule that a table has chosen. $option is the title of the setting, $value is what this
# table has chosen, $others are the other choices, separated by commas.
rules-option-note = (Option « { $option } » : { $value }. On peut aussi choisir : { $others }.)

## Titles of sections

rules-section-aim = Le but du jeu
rules-section-box = Ce qu’il te faut
rules-section-setup = La préparation
rules-section-turn = Ton tour
rules-section-piles = Les piles
rules-section-winning = Gagner une manche
rules-section-points = Jouer avec des points
rules-section-teams = Jouer en équipe
# The draw pile is empty and cannot be filled again.
rules-section-dry = Quand les cartes viennent à manquer
# Slips: small breaches of the rules by mistake.
rules-section-slips = Les étourderies
rules-section-seeing = Ce que tu peux voir
# Sets of tiles (Breakers).
rules-section-sets = Ouvrir un pli
rules-section-answering = Répondre
rules-section-breakers = Les Breakers
rules-section-jokers = Les jokers
rules-section-tricks = Gagner un pli
rules-section-round = Gagner une manche, et la partie
# The card in the box that shows all kinds of sets.
rules-section-reference = Fiche de référence

## Skip-Bo: what the game is about, and what you need

# stock pile: the pile a seat must empty. building pile: a common pile that counts up.
rule-skipbo-aim =
    Devant toi, il y a un talon. Vide le tien avant tout le monde. Ses cartes vont, une à une, sur
    les piles de construction du milieu, qui servent à tous et qui montent de { $first } à
    { $highest }.

# wild: a Skip-Bo card.
rule-s1-cards =
    La boîte contient { $cards } cartes : { $copies } de chaque nombre de { $first } à { $highest },
    et { $wilds } cartes Skip-Bo. Une carte Skip-Bo est un joker : elle peut remplacer n’importe
    quel nombre. S’il y a des cartes vierges dans ta boîte, laisse-les de côté.
rule-s1-total =
    La boîte contient { $cards } cartes. Une carte Skip-Bo est un joker : elle peut remplacer
    n’importe quel nombre. S’il y a des cartes vierges dans ta boîte, laisse-les de côté.
rule-s1-composition =
    Il y a { $copies } cartes de chaque nombre de { $first } à { $highest }, et { $wilds } cartes
    Skip-Bo.

# seat: a place at the table. $fewest and $most are numbers of seats.
rule-s2-seats = La table a de { $fewest } à { $most } places, une par joueur.
rule-s2-seats-or-more = La table a { $fewest } places ou plus, une par joueur.
rule-s2-most-seats =
    Les règles imprimées ne fixent pas de maximum. Chez nous, la table a { $most } places au plus.

## Skip-Bo: getting ready

rule-s3-dealer =
    Mélange les cartes. Tout le monde en tire une, et la plus élevée désigne le donneur. Les cartes
    Skip-Bo ne comptent pas.
rule-s3-draw-again =
    Si tu tires une carte Skip-Bo, tires-en une autre. Si vous êtes plusieurs à avoir la carte la
    plus élevée, vous tirez de nouveau, et vous seulement. Ensuite, toutes les cartes reviennent
    dans le paquet, que l’on mélange.
rule-s3-dealing-from-left =
    Le donneur distribue les cartes une à une, dans le sens des aiguilles d’une montre, en
    commençant par le joueur à sa gauche. La dernière carte que tu reçois est celle du dessus de ton
    talon.
rule-s3-shuffle = Mélange les cartes et distribue un talon à chaque joueur.
rule-s3-dealing-from-starter =
    Distribue les cartes une à une, dans le sens des aiguilles d’une montre, à commencer par le
    joueur qui jouera en premier. La dernière carte que tu reçois est celle du dessus de ton talon.
rule-s3-next-dealer = À la manche suivante, la donne passe au joueur de gauche.
# A drawn round: one without a winner (S29).
rule-s3-drawn-round = La donne passe aussi après une manche que personne n’a gagnée (S29).

rule-s4-left-of-dealer = Le joueur à gauche du donneur commence.
rule-s4-youngest = La personne la plus jeune commence.
rule-s4-by-lot =
    En préparant la table, vous dites qui est la personne la plus jeune. Si vous ne le dites pas, on
    tire au sort qui commence.
rule-s4-next-rounds =
    À chaque nouvelle manche, c’est au joueur suivant, à gauche, de commencer, même après une manche
    que personne n’a gagnée (S29).

# $large, $small: cards in a stock pile. $fewest to $seats: so many seats get the large stock piles.
rule-s5-stock-size =
    De { $fewest } à { $seats } joueurs, chaque talon a { $large } cartes. S’il y a plus de joueurs,
    il en a { $small }.
# $printed cards each do not fit from $seats seats on; with the largest table, $most, $stock cards fit.
rule-s5-many-seats =
    À partir de { $seats } joueurs, avec { $printed } cartes par talon, il n’en resterait pas assez
    pour que chacun ait une main de { $hand }. Les talons ont alors autant de cartes que possible :
    { $stock } seulement à { $most } joueurs.
rule-s5-this-table =
    À cette table : { $seats } joueurs, et { $stock ->
        [one] { $stock } carte
       *[other] { $stock } cartes
    } dans chaque talon.
rule-s5-face-down =
    Pose ton talon devant toi, face cachée, et retourne la carte du dessus. Personne ne regarde les
    cartes en dessous, pas même toi.

rule-s6-short-game = Pour un jeu court, distribue des talons de { $short } cartes.
rule-s6-fewer = Moins il y a de cartes, plus vite c’est fini.
# $least and $most are numbers of cards.
rule-s6-any-size =
    Vous pouvez convenir de toute autre taille, de { $least } à { $most } cartes. À { $seats } joueurs,
    on ne peut pas en mettre plus : tout le monde doit pouvoir piocher une main de { $hand }.

# draw pile: the common face-down pile.
rule-s7-draw-pile =
    Pose le reste au milieu, face cachée : c’est la pioche. Personne n’a encore de main. Tu
    piocheras la tienne quand ton tour viendra.

## Skip-Bo: your turn

rule-s8-clockwise = On joue dans le sens des aiguilles d’une montre.
# $hand: so many cards make a full hand.
rule-s8-turn =
    Commence ton tour en piochant jusqu’à avoir { $hand } cartes en main.
# lay: put on a building pile.
rule-s10-sources =
    Pose ensuite des cartes sur les piles de construction. Elles peuvent venir du dessus de ton
    talon, du dessus de n’importe laquelle de tes piles de défausse, ou de ta main.
rule-s13-advice =
    Regarde d’abord ton talon, puisque tu gagnes en le vidant. C’est un bon conseil, pas une
    obligation.
rule-s13-stop =
    D’après les règles imprimées, rien ne t’oblige à poser une carte. Arrête-toi quand tu veux.
rule-s13-duty =
    D’après les règles imprimées, tu dois poser la carte du dessus de ton talon dès que tu le peux.
rule-s13-all-you-can =
    D’après les règles imprimées, tu termines ton tour quand tu as posé toutes les cartes possibles.
rule-s13-laying-free =
    À cette table, tu poses si tu veux. Tu peux t’arrêter même si tu peux encore poser une carte.
rule-s13-laying-stock-first =
    À cette table, tu ne peux pas terminer ton tour tant que la carte du dessus de ton propre talon
    peut être posée.
rule-s13-laying-forced =
    À cette table, poser est obligatoire. Tant que tu peux poser une carte, même venue des piles d’un
    coéquipier, tu ne peux pas terminer ton tour.
# The top card of one's stock pile could be laid, and another card takes its place.
rule-s13-blocking =
    Pour les autres cartes, tu fais comme tu veux. Tu peux en poser d’autres d’abord, même si celle
    du dessus de ton talon ne peut plus aller nulle part ensuite.
rule-s14-refill =
    Quand la dernière carte de ta main part sur une pile de construction, pioches-en aussitôt
    { $hand } autres et continue. Cela peut arriver plusieurs fois dans le même tour.
# discard pile: one of a seat's own open piles. $piles: so many discard piles has a seat.
rule-s15-discard =
    Termine ton tour en mettant une carte de ta main, face visible, sur l’une des { $piles } piles
    de défausse devant toi. Tu choisis la carte et la pile. Même si c’était la dernière carte de ta
    main, ton tour est fini : tu piocheras une nouvelle main à ton prochain tour.

## Skip-Bo: the piles

# $piles: so many building piles there may be at a time.
rule-s9-building-piles =
    Les piles de construction sont au milieu, et tout le monde s’en sert. Il y en a au plus
    { $piles } à la fois. Chacune commence par un { $first } ou une carte Skip-Bo et monte de un en
    un jusqu’à { $highest }.
rule-s9-example =
    Par exemple, sur un { $number } vient un { $next } ou une carte Skip-Bo, puis un { $after } ou
    une carte Skip-Bo, et ainsi de suite.
rule-s11-wild =
    Une carte Skip-Bo devient le nombre qu’il faut à la pile de construction. Ce peut être n’importe
    quel nombre, { $first } et { $highest } compris.
rule-s12-turn-up =
    Dès que la carte du dessus de ton talon est posée, retourne la suivante. Si elle convient,
    elle peut être posée dans le même tour.
rule-s16-discard-piles =
    Tes piles de défausse grandissent dans n’importe quel ordre, mais seule la carte du dessus de
    chacune peut être posée. Tu peux te défausser d’une carte Skip-Bo, et elle reste une carte
    Skip-Bo.
# $number: an example of a number that a wild stood for.
rule-s17-complete =
    Une pile de construction qui arrive à { $highest } est complète. Retire-la et mets-la de côté
    aussitôt. Ses cartes restent ce qu’elles sont : une carte Skip-Bo jouée comme { $number }
    redevient une carte Skip-Bo. Une nouvelle pile peut commencer à la place de l’ancienne.
rule-s18-reshuffle =
    Si tu dois piocher et que la pioche est vide, mélange les piles mises de côté. Elles deviennent
    la nouvelle pioche, et tu continues à piocher.

## Skip-Bo: winning and points

# side: what wins, a seat alone or a team's seats together.
rule-s19-win =
    La manche est finie à l’instant où un camp n’a plus de cartes de talon : ce camp a gagné. Un camp,
    c’est un joueur seul ou, en équipe, tous les joueurs d’une équipe.
rule-s19-order =
    Après chaque carte posée, procède dans cet ordre : retire une pile de construction complète,
    retourne la carte suivante du talon, regarde si la manche est gagnée, et remplis de nouveau une
    main vide. Un camp qui a gagné n’a plus à se défausser.

rule-s20-single-round = D’habitude, on joue une seule manche, sans points.
# $win points for winning a round, $card points for each card.
rule-s20-points =
    On peut aussi jouer une partie en plusieurs manches, avec des points. Le camp qui gagne une manche
    reçoit { $win } points, et { $card ->
        [one] { $card } point de plus
       *[other] { $card } points de plus
    } pour chaque carte restée dans les talons adverses, quelle qu’elle soit.
rule-s20-match = Le premier camp à atteindre { $target } points gagne la partie.

## Skip-Bo: teams

rule-s21-partners =
    On peut jouer en équipe. Quand c’est ton tour, tu peux poser des cartes de ton talon et de tes
    piles de défausse, et aussi de ceux de tes coéquipiers.
rule-s21-own-discards =
    Tu ne poses jamais de cartes de la main d’un coéquipier, et tu ne te défausses que sur tes
    propres piles.
rule-s21-seating = Les coéquipiers s’assoient où ils veulent.
# At least so many teams, of so many seats or more.
rule-s21-team-sizes =
    Il y a au moins { $teams } équipes. Elles ont toutes la même taille : { $seats } joueurs ou plus.
rule-s21-alone = À cette table, chacun joue pour soi.
# $count: the number of teams. $teams: their seats, such as A+C, B+D.
rule-s21-this-table = À cette table, { $count } équipes jouent : { $teams }.
rule-s22-silence =
    Quand c’est ton tour, c’est toi qui décides de ce qui est posé, et personne d’autre. Tes
    coéquipiers gardent le silence.
rule-s22-no-discussion =
    Entre coéquipiers, on ne discute pas de ce qu’il faut faire. Pendant que l’un de vous joue, les
    autres gardent le silence.
# chat and emotes: what people can write and show each other at a table.
rule-s22-program =
    Dans une manche en équipe, le programme n’accepte ni messages ni réactions des coéquipiers de la
    personne dont c’est le tour.
# The seat on turn speaks to a partner. $number: an example.
rule-s22-calls =
    Tu peux dire à un coéquipier ce qu’il doit poser pour toi, par exemple : « Joue ta carte Skip-Bo
    comme { $number }. »
rule-s23-all-empty = Une équipe gagne quand tous ses talons sont vides.
rule-s23-play-on =
    Quand ton talon est vide et que celui d’un coéquipier ne l’est pas, tu continues à jouer : avec ta
    main, tes piles de défausse, et les talons et les piles de défausse de tes coéquipiers.

## Skip-Bo: when the cards run out

rule-s28-nothing-to-draw =
    De temps en temps, la pioche est vide et aucune pile n’a été mise de côté. Pioche alors ce qu’il
    reste, s’il reste quelque chose, et joue avec ce que tu as en main.
rule-s28-empty-hand =
    Si ta main devient vide pendant ton tour et qu’une pile de construction est complétée ensuite,
    il y a de nouveau des cartes : pioche aussitôt une nouvelle main. Tant que tu as une carte en
    main, tu ne pioches rien avant ton prochain tour.
rule-s28-pass =
    Avec une main vide et rien à piocher, tu peux encore poser des cartes de ton talon et de tes
    piles de défausse. Termine ensuite ton tour en passant. Avec une carte en main, tu ne peux pas
    passer : tu te défausses, comme toujours.
rule-s29-stuck =
    La manche est bloquée quand vous avez tous passé, à la suite, sans poser de carte.
rule-s29-stalemate-redeal =
    À cette table, une manche bloquée repart : toutes les mains, les piles de défausse et les piles
    de construction sont mélangées pour former une nouvelle pioche. Les talons restent, et le joueur
    suivant commence un tour normal. Si la manche se bloque encore avant qu’une carte de talon ait
    été posée, personne n’a gagné, et il n’y a pas de points.
rule-s29-stalemate-fewest-stock =
    À cette table, une manche bloquée est gagnée par le camp qui a le moins de cartes de talon en
    tout, avec les points de S20. En cas d’égalité, personne n’a gagné, et il n’y a pas de points.
rule-s29-stalemate-draw =
    À cette table, une manche bloquée se termine : personne n’a gagné, et il n’y a pas de points.

## Skip-Bo: slips, and what you may see

rule-s24-s27-penalties =
    Les règles imprimées prévoient une pénalité quand on pioche trop de cartes, quand on joue hors de
    son tour et quand on conseille un coéquipier.
rule-s24-s27-no-penalties =
    Les règles imprimées de cette édition ne prévoient pas de pénalités pour les étourderies.
rule-s24-s27-borrowed =
    Les règles imprimées de cette édition ne prévoient pas de pénalités pour les étourderies. Cette
    table emprunte celles de l’édition plus ancienne.
rule-s24-conduct-enforced =
    À cette table, c’est le programme qui pioche les cartes et qui veille à l’ordre des tours.
    Personne ne peut piocher trop de cartes ni jouer hors de son tour : il n’y a donc pas de
    pénalités. Mais il n’entend pas ce que vous vous dites : à vous de garder le silence.
rule-s24-conduct-tabletop =
    À cette table, vous piochez vous-mêmes et vous veillez vous-mêmes à l’ordre des tours. Vous pouvez
    piocher trop de cartes, jouer hors de votre tour ou donner un conseil : surveillez-vous les uns les autres !
rule-s24-fitting = Même ici, une carte ne peut être posée que là où elle convient.
# $cards: how many cards advice costs.
rule-s24-advice =
    Si tu donnes un conseil pendant le tour d’un coéquipier, tu prends { $cards } cartes de la pioche
    et tu les mets sous ton propre talon. Personne n’a le droit de les regarder, pas même toi.
rule-s24-any-talk = Il n’y a pas que les conseils : toute parole compte.
rule-s24-as-many =
    S’il y a moins de cartes, tu prends celles qu’il y a. Quand des cartes vont sous un talon vide, sa
    carte du dessus est retournée, et il faut le vider de nouveau.
rule-s24-calling =
    Tout joueur d’un autre camp peut le signaler pendant ce tour, une seule fois par tour pour une
    même personne. Les messages et les réactions sont aussi des paroles. La personne dont c’est le
    tour a le droit de parler : on ne peut pas l’accuser.
rule-s24-judging =
    La décision revient à ceux qui ne sont ni de ton camp ni du camp qui t’accuse : plus de la moitié
    doivent être d’accord. S’il n’y a personne d’autre que votre équipe et la leur, il faut que quelqu’un
    de ton camp l’avoue. Un seul aveu de ton camp suffit d’ailleurs toujours. On joue pendant ce temps,
    et si rien n’est décidé à la fin du tour, on n’en parle plus.
# $hand: how many cards a hand has.
rule-s25-draw-first =
    Ton tour commence par la pioche : tu ne poses rien et tu ne te défausses pas avant d’avoir {
    $hand } cartes en main.
rule-s25-too-many =
    Si tu pioches trop de cartes au début de ton tour, celles qui sont en trop vont sous ton propre
    talon.
rule-s25-last-drawn =
    Celles qui sont en trop sont les dernières piochées, et tu ne les montres à personne. La
    première carte que tu poses, ou dont tu te défausses, met fin à la pioche. Quand ta main devient
    vide pendant ton tour, la nouvelle est piochée pour toi : là, pas d’erreur possible. Si tu n’as
    pas le droit de piocher, ou s’il n’y a plus de cartes, tu joues avec ce que tu as.
rule-s26-out-of-turn =
    Tu joues hors de ton tour dès que tu pioches ou poses une carte alors que ce n’est pas à toi. Si
    quelqu’un te prend sur le fait avant que tu aies fini, tu t’arrêtes aussitôt, et la personne dont
    c’est le tour continue.
rule-s26-what-stays =
    Ce que tu as posé reste en place, et ce que tu as pioché reste dans ta main. Le tour interrompu
    reprend où il en était. Tant que tu joues hors de ton tour, les autres peuvent te prendre sur le
    fait, mais pas jouer. Une fausse alerte ne coûte rien. Seul un tour qui te revient de droit
    compte comme ton prochain tour. Sans carte en main et sans le droit de piocher, on peut passer.
rule-s26-caught-whole-turn =
    À cette table, la personne qui s’est fait prendre ne pioche rien pendant tout son prochain tour,
    même quand sa main devient vide.
rule-s26-caught-start-only =
    À cette table, la personne qui s’est fait prendre ne pioche rien au début de son prochain tour.
    Si sa main devient vide ensuite, elle en pioche une nouvelle.
rule-s27-stands =
    Si personne ne te prend sur le fait avant ta défausse, ton tour compte, et il n’y a pas de
    pénalité. On continue avec le joueur à ta gauche. Si tu as interrompu un tour, ce tour est fini.
rule-s27-no-win =
    Personne ne gagne hors de son tour : la carte qui terminerait la manche ne peut pas être posée à
    ce moment-là. Et tu ne peux pas commencer par te défausser. Personne ne pourrait te prendre sur
    le fait à temps.

rule-skipbo-open =
    Tout le monde peut voir la carte du dessus de chaque talon, toutes les cartes des piles de
    défausse et des piles de construction, combien de cartes il y a dans chaque main et dans chaque
    pile, et les points.
rule-skipbo-hand = Personne d’autre que toi ne voit ta main, pas même tes coéquipiers.
rule-skipbo-hidden =
    Personne ne voit les cartes sous le dessus des talons, ni l’ordre de la pioche.

## Breakers: what the game is about, and what you need

# tile: the piece that Breakers is played with. set: what is laid in one go.
rule-breakers-aim =
    Tu as une main de pièces. Tour à tour, vous posez des mises en jeu, chacun répondant aux
    autres. Pose ta dernière pièce avant tout le monde. Tu reçois alors des points pour toutes les
    pièces que les autres ont encore.
# joker: the tile with the sign ∞.
rule-b1-tiles =
    La boîte contient { $tiles } pièces, et une fiche de référence. La nôtre est aussi sur cette
    page.
rule-b1-composition =
    Il y a { $copies } pièces de chaque nombre de { $first } à { $highest }, et { $jokers } jokers
    marqués du signe ∞.
rule-b2-seats = La table a de { $fewest } à { $most } places, une par joueur.

## Breakers: getting ready

# opener: who leads to a trick.
rule-b3-opener =
    Avant la première manche, retourne toutes les pièces face cachée et mélange-les. Tout le monde
    en pioche une, et la plus élevée désigne l’ouvreur. Un joker bat tous les nombres.
rule-b3-draw-again =
    Si vous êtes plusieurs à avoir la pièce la plus élevée, vous piochez de nouveau, et vous
    seulement. Ensuite, toutes les pièces reviennent, et on les mélange encore une fois.
# So many tiles make a hand with so many seats. $rest tiles are left over.
rule-b2-hand =
    À { $seats } joueurs, tout le monde prend { $tiles } pièces. { $rest ->
        [0] Il n’en reste aucune.
       *[other] Le reste est mis sur le côté, face cachée, et personne ne le regarde.
    }
# As above, for tables with $fewest to $most seats. $tables: how many sizes of table that are.
rule-b2-hand-range =
    { $tables ->
        [2] À { $fewest } ou { $most }
       *[other] De { $fewest } à { $most }
    } joueurs, tout le monde prend { $tiles } pièces. Le reste est mis sur le côté, face cachée, et
    personne ne le regarde.
rule-b2-this-table =
    À cette table : { $seats } joueurs, { $tiles } pièces dans chaque main, et { $rest ->
        [0] aucune pièce
        [one] { $rest } pièce
       *[other] { $rest } pièces
    } sur le côté.
rule-b2-stand = Dresse tes pièces devant toi pour que personne d’autre ne les voie.

## Breakers: opening a trick

# trick: one lead and its answers.
rule-b4-opening =
    On joue par plis : une ouverture, puis les réponses. L’ouvreur commence le pli en posant une mise
    en jeu de n’importe quelle sorte, et ne peut pas passer. Voici les mises en jeu :
# $example: a set in the program's notation.
rule-b4-single = La pièce unique : une seule pièce, comme { $example }.
# $tiles: how many tiles make a pair.
rule-b4-pair = La paire : { $tiles } pièces qui ont le même nombre, comme { $example }.
# $tiles: the fewest tiles.
rule-b4-run = La suite : { $tiles } nombres ou plus qui se suivent, comme { $example }.
# $pairs: the fewest pairs.
rule-b4-pair-run = La suite de paires : { $pairs } paires ou plus qui se suivent, comme { $example }.
# $small, $large: how many tiles alike make a Breaker.
rule-b4-breaker =
    Le Breaker : un brelan ({ $small } pièces identiques) ou un carré ({ $large } pièces
    identiques), comme { $example }.
rule-b8-height =
    Une suite ou une suite de paires est aussi élevée que son nombre le plus élevé. Les nombres
    s’arrêtent à { $highest } : on ne repart pas à { $first }.

## Breakers: answering

rule-b5-answer =
    À partir de l’ouvreur, dans le sens des aiguilles d’une montre, chacun répond ou passe. Une
    réponse doit égaler ou battre la mise en jeu posée en dernier. Elle est de la même sorte et a le
    même nombre de pièces. Ou bien c’est un Breaker.
rule-b5-length =
    Par exemple, on ne répond pas à { $run } par { $longer }, qui monte pourtant plus haut : cette
    suite a plus de pièces.
rule-b5-kinds =
    Aucune sorte ne vaut mieux qu’une autre. Une suite, par exemple, ne bat jamais une paire.
rule-b6-answer-higher =
    À cette table, ta réponse doit être plus élevée que la dernière mise en jeu. Égaler ne suffit
    pas.
rule-b6-answer-equal-or-higher =
    À cette table, ta réponse doit être égale à la dernière mise en jeu, ou plus élevée. Mais sur un
    Breaker, un Breaker doit toujours être plus élevé.
rule-b7-must =
    D’après les règles imprimées, tu dois répondre si tu le peux. Si tu ne peux pas, tu passes.
rule-b7-stuck =
    Être sans réponse, c’est n’avoir aucune réponse de la même sorte, même avec tes jokers.
rule-b7-breaker =
    Un Breaker peut répondre à une autre sorte de mise en jeu, mais rien n’y oblige : si c’est ta seule
    réponse, tu peux le garder et passer. Sur un Breaker, par contre, un Breaker plus élevé est une
    réponse de la même sorte, et tu dois la donner.
rule-b7-passing-only-when-stuck = À cette table, tu ne peux passer que si tu es sans réponse.
rule-b7-passing-free =
    À cette table, tu peux passer quand tu veux, même si tu pouvais répondre, puisque personne ne
    voit ta main. Seul l’ouvreur doit poser.

## Breakers: Breakers and jokers

rule-b11-breaker =
    Un Breaker répond à toute autre sorte de mise en jeu. Tu peux aussi ouvrir avec. Seul un Breaker
    plus élevé bat un Breaker.
rule-b11-turn = Tu le poses quand vient ton tour, pas entre-temps.
# $small, $large: how many tiles alike make a Breaker.
rule-b11-rank =
    Un carré ({ $large } pièces) bat un brelan ({ $small } pièces), quels que soient les nombres. À
    taille égale, le nombre le plus élevé gagne.
rule-b11-jokers = Un Breaker de jokers est le plus élevé de sa taille.
# Seats A, B, C and D. $lead, $run, $small and $large are sets.
rule-b11-example =
    Par exemple, D ouvre avec { $lead } et A répond par { $run }. B casse avec { $small }, et C bat
    ce Breaker avec { $large }. Si D, A et B passent, C gagne le pli.

# $example is a set with a joker, and $meaning is what it stands for.
rule-b9-joker =
    Un joker remplace le nombre qu’il te faut dans une paire, une suite ou une suite de paires. Sa
    place montre le nombre : { $example }, c’est { $meaning }.
rule-b9-breaker =
    Un joker ne complète jamais un Breaker de nombres. Un Breaker avec des jokers n’a que des
    jokers.
rule-b10-lone-joker-above-15 =
    À cette table, un joker posé seul est une pièce unique plus élevée que { $highest }, et une paire
    de jokers est plus élevée qu’une paire de { $highest }. Tu ne peux pas leur donner une valeur plus
    basse.
rule-b10-lone-joker-as-15 =
    À cette table, un joker posé seul est une pièce unique aussi élevée que { $highest }, et une paire
    de jokers est aussi élevée qu’une paire de { $highest }. Tu ne peux pas leur donner une valeur plus
    basse.
rule-b10-number-needed =
    Dans une suite ou une suite de paires, il faut au moins une pièce avec un nombre.

## Breakers: tricks

rule-b12-again =
    Même si tu as passé, tu peux poser de nouveau quand ton tour revient dans le même pli.
rule-b13-trick =
    Le pli est fini quand tous les autres ont passé à la suite. La dernière personne à avoir posé gagne
    le pli et ouvre le suivant, avec une mise en jeu de n’importe quelle sorte. Sur le pli qu’elle a
    gagné, elle ne peut plus rien poser.
# Seats A, B, C and D. $first to $fourth are sets.
rule-b13-example =
    Par exemple, A ouvre avec { $first }, B répond par { $second }, C par { $third } et D par
    { $fourth }. Maintenant, A, B et C passent. D a gagné le pli et ouvre le suivant.
rule-b14-aside = Les pièces d’un pli fini sont retournées face cachée et mises de côté.
rule-b14-memory-aid-off =
    À cette table, tu ne vois que le pli en cours. Se rappeler ce qui a été joué fait partie du jeu.
rule-b14-memory-aid-on =
    À cette table, tu peux voir combien de fois chaque pièce a été jouée.

## Breakers: the round and the match

rule-b15-end =
    La manche est finie à l’instant où quelqu’un n’a plus de pièces : cette personne l’a gagnée.
rule-b16-points =
    Le vainqueur reçoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour chaque pièce restée dans la main des autres.
rule-b16-match = La première personne à atteindre { $target } points gagne la partie.
rule-b17-next-round =
    Pour la manche suivante, toutes les pièces sont retournées face cachée et mélangées, et tout le
    monde en prend de nouvelles. Le vainqueur de la dernière manche est l’ouvreur.

rule-breakers-open =
    Tout le monde peut voir le pli en cours, combien de pièces il y a dans chaque main et sur le
    côté, et les points.
rule-breakers-hidden =
    Personne d’autre que toi ne voit ta main. Personne ne voit les pièces restées sur le côté.

## Breakers: the reference card, a table with these columns

rules-reference-lead = Tu ouvres avec
rules-reference-example = Par exemple
rules-reference-answers = Cela y répond
rules-reference-refused = Cela n’y répond pas

rules-reference-single = une pièce unique
rules-reference-pair = une paire
# $pairs: the fewest pairs.
rules-reference-pair-run = une suite de { $pairs } paires ou plus
# $tiles: the fewest tiles.
rules-reference-run = une suite de { $tiles } nombres ou plus
# $tiles: how many tiles alike.
rules-reference-breaker = un Breaker de { $tiles } pièces

# Why a set does not answer. $set: the set.
rules-reference-only-equal = { $set } (seulement égal)
rules-reference-lower = { $set } (moins élevé)
rules-reference-another-kind = { $set } (une autre sorte)
rules-reference-more-tiles = { $set } (plus de pièces)
rules-reference-fewer-tiles = { $set } (moins de pièces)
rules-reference-joker-in-breaker = { $set } (pas un Breaker, à cause du joker)
