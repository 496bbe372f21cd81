### After a round and after a match, in the browser; and the check of the shuffle.
###
### For translators. Headings, labels of buttons, short sentences. The words of the game are those of
### the printed sheets in your language.

### $who (text) chooses the sentence: “you”, “we” (you and your partners), “they” (another team), or
### “other” for one other person. $names lists the people of the side that has won.

## Who has won: headings

# A match, or a single round.
ending-won =
    { $who ->
        [you] Tu gagnes
        [we] Ton équipe gagne
        [they] { $names } gagnent
       *[other] { $names } gagne
    }
# One round of a match. $round (number): which one.
ending-won-round =
    { $who ->
        [you] Tu gagnes la manche { $round }
        [we] Ton équipe gagne la manche { $round }
        [they] { $names } gagnent la manche { $round }
       *[other] { $names } gagne la manche { $round }
    }
ending-drawn = Personne ne gagne
# $round (number): which round.
ending-drawn-round = Personne ne gagne la manche { $round }

## How it ended

ending-concession =
    { $who ->
        [you] Les autres ont abandonné.
        [we] Les autres ont abandonné.
       *[other] La partie a été abandonnée.
    }
# Everybody has given up.
ending-concession-nobody = La partie a été abandonnée.
# All agreed to end the match as it stood.
ending-agreement =
    { $who ->
        [you] D’un commun accord, on s’arrête là, et tu as le plus de points.
        [we] D’un commun accord, on s’arrête là, et ton équipe a le plus de points.
        [they] D’un commun accord, on s’arrête là, et { $names } ont le plus de points.
       *[other] D’un commun accord, on s’arrête là, et { $names } a le plus de points.
    }
ending-agreement-nobody = D’un commun accord, on s’arrête là.

## The scores

# The head of a table of scores: who it is about.
ending-who = Camp
# The head of a narrow column: how many cards are left in stock piles.
ending-left-skipbo = Talon
# The head of a narrow column: how many tiles are left in hands.
ending-left-breakers = Pièces
# The head of a narrow column: the points of this round.
ending-gained = Manche
# The head of a narrow column: the points of the match so far.
ending-score = Total
# The points of a round. $points (number).
ending-plus = +{ $points }
# Read aloud in front of the name of who has won.
ending-winner = A gagné :
# How the points of a round came about. $win (number): points for winning it. $card (number): points
# for each card. $count (number): how many cards are left in the stock piles of the other sides.
ending-points-skipbo =
    { $count ->
        [0] { $win } points pour la manche gagnée.
        [one] { $win } points pour la manche gagnée, et { $card } pour la carte de talon qui reste aux autres.
       *[other] { $win } points pour la manche gagnée, et { $card } pour chacune des { $count } cartes de talon qui restent aux autres.
    }
# $points (number): points for each tile. $count (number): how many tiles the others have left.
ending-points-breakers =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $count ->
        [one] pour la pièce qui reste aux autres.
       *[other] pour chacune des { $count } pièces qui restent aux autres.
    }
# A drawn round.
ending-points-none = Personne ne marque.
# $target (number): the score that wins the match.
ending-target = La partie va jusqu’à { $target } points.

## Buttons

ending-next = Manche suivante
ending-not-ready = Un instant
# The host does not wait for those who are not ready.
ending-start = Continuer sans attendre
# $names: who is not ready yet.
ending-waiting = On attend { $names }.
ending-rematch = Rejouer
ending-replay = Revoir la partie
ending-review = Analyser la partie
ending-statistics = Tes statistiques
# Opens the link, the record and the check of the shuffle.
ending-more = Partager et vérifier
# The link to the replay.
ending-share = Lien vers le replay
ending-record = Garder l’enregistrement

## The check of the shuffle

ending-check = Vérifier le mélange
ending-check-about = Ton navigateur peut refaire le mélange et voir si les mêmes cartes en sortent.
ending-checking = Vérification…
# $rounds (number): how many rounds were checked.
ending-fair =
    { $rounds ->
        [one] Le mélange était honnête. La manche a été vérifiée.
       *[other] Le mélange était honnête. Les { $rounds } manches ont été vérifiées.
    }
# $shuffles (number): how many shuffles were done again.
ending-fair-why =
    { $shuffles ->
        [one] Ce qui décide de l’ordre était fixé avant le début de la partie : personne n’a pu le choisir après coup. Ton navigateur a refait le mélange et trouvé le même ordre.
       *[other] Ce qui décide de l’ordre était fixé avant le début de la partie : personne n’a pu le choisir après coup. Ton navigateur a refait les { $shuffles } mélanges et trouvé chaque fois le même ordre.
    }
ending-fair-mine = Ce que ton appareil y a ajouté en fait partie.
ending-fits = L’enregistrement est cohérent.
ending-fits-why = Ton navigateur a refait les mélanges et a trouvé les mêmes cartes. Il n’était pas à la table : il ne sait pas quand elles ont été promises.
ending-unfair = Le mélange n’est pas celui qui était promis.
# $round (number): which round.
ending-flaw-no-link = Manche { $round } : le secret de son mélange n’a pas été révélé, on ne peut donc pas la vérifier.
ending-flaw-other-link = Manche { $round } : son secret n’est pas celui qui était promis avant la partie.
ending-flaw-not-mine = Manche { $round } : il manque ce que ton appareil y a ajouté. (C’est normal si tu as quitté ta place avant la donne.)
ending-flaw-other-lead = Manche { $round } : le tirage pour savoir qui commence n’est pas celui que donne le mélange.
ending-flaw-other-deal = Manche { $round } : ce qui a été distribué n’est pas ce que donne le mélange.
ending-flaw-other-shuffle = Manche { $round } : quand on a remélangé, l’ordre obtenu n’était pas celui que donne le mélange.
ending-unfair-next = Garde l’enregistrement, et demande à la personne qui gère le serveur.
