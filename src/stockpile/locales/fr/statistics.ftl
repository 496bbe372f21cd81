### One’s own statistics, in the browser.
###
### For translators. Headings, figures with a word under them, short sentences. “You” is the person
### whose browser it is. $rate, $low and $high are percentages ready to be shown, such as 60 %; $time is
### a duration, $date a date, ready to be shown, too.

statistics-title = Tes statistiques
statistics-about = Comptées dans ce navigateur, rien que pour toi.
# Which games are counted. The games themselves are named elsewhere.
statistics-which = Quel jeu
statistics-all = Tous les jeux

## Nothing to show

statistics-empty = Aucune partie finie
statistics-empty-about = Dès que tu auras fini une partie dans ce navigateur, tu la trouveras ici : ce que tu as gagné, contre qui, et le replay.
statistics-empty-play = Jouer une partie

## Matches that were played before anything was counted

# $count (number): how many.
statistics-added =
    { $count ->
        [one] { $count } de tes anciennes parties a été ajoutée.
       *[other] { $count } de tes anciennes parties ont été ajoutées.
    }
statistics-not-asked = Impossible de demander les anciennes parties au serveur : { $reason }
# The page does not know which of the people one was.
statistics-unclear = Qui étais-tu ?
statistics-unclear-about = Dans ces parties, ton nom n’est pas clair. Choisis-le, et elles comptent aussi.
statistics-leave-out = Aucun de ces noms

## Figures: a number, and this under it

statistics-matches =
    { $count ->
        [one] partie
       *[other] parties
    }
statistics-won = gagnées
# A row of wins that is not over. $count (number): how many.
statistics-streak =
    { $count ->
        [one] victoire de suite
       *[other] victoires de suite
    }
# $count (number): the longest row of wins.
statistics-best-streak = meilleure série : { $count }
statistics-time = à la table, pauses comprises
statistics-usual-time = d’habitude { $time } par partie

## What the rate is worth

# $won, $played (numbers).
statistics-won-of =
    { $won ->
        [one] { $won } gagnée sur { $played }
       *[other] { $won } gagnées sur { $played }
    }
# $played (number): very few matches.
statistics-few =
    { $played ->
        [one] Une partie ne dit encore rien : la chance compte beaucoup.
       *[other] { $played } parties disent encore peu : la chance compte beaucoup.
    }
# There are enough matches to say something.
statistics-range = Avec ce nombre de parties, la chance seule peut encore faire varier ce chiffre de { $low } à { $high }.
statistics-even = À forces égales, tu gagnerais { $rate } des parties.

## Charts

# Over a chart: wins go up, losses go down, by days, weeks, months or years.
statistics-over-time = Résultats au fil du temps
statistics-by =
    { $unit ->
        [day] Par jour. Victoires en haut, défaites en bas.
        [week] Par semaine. Victoires en haut, défaites en bas.
        [month] Par mois. Victoires en haut, défaites en bas.
       *[year] Par an. Victoires en haut, défaites en bas.
    }
statistics-course = Ta part de victoires
statistics-course-about = Après chaque partie, de la première à la dernière. La bande montre jusqu’où la chance peut la pousser ; la ligne pointillée, où elle serait à forces égales.
statistics-as-table = En tableau
# Heads of columns.
statistics-when = Quand
statistics-head-won = Gagnées
statistics-head-lost = Perdues
statistics-head-drawn = Nulles
statistics-head-played = Jouées
statistics-head-rate = Part gagnée
statistics-head-after = Après
# $count (number): so many matches. A row of a table.
statistics-after =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

## Against whom

statistics-against = Contre
statistics-people = Humains
# $level: how well the bots play, such as Friendly.
statistics-bots-of = Bots : { $level }
statistics-mixed = Une partie contre plusieurs sortes d’adversaires compte pour chacune.

## Points and games

statistics-points = Points
# $count (number): matches for points. $sum, $most (numbers): points altogether, and in the best match.
statistics-points-about =
    { $count ->
        [one] { $sum } points en { $count } partie à points.
       *[other] { $sum } points en { $count } parties à points. Record en une partie : { $most }.
    }
statistics-by-game = Par jeu
statistics-head-game = Jeu

## The last matches

statistics-last = Tes parties
statistics-result-won = Gagnée
statistics-result-lost = Perdue
statistics-result-drawn = Nulle
# $others: the opponents.
statistics-versus = contre { $others }
# $partners: the people of one’s own team.
statistics-with = avec { $partners }
# Bots in a list of opponents. $level: how well they play.
statistics-bots =
    { $count ->
        [one] un bot ({ $level })
       *[other] { $count } bots ({ $level })
    }
# $points (number): one’s own points.
statistics-own-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
statistics-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
statistics-own-moves =
    { $moves ->
        [one] tu as joué { $moves } coup
       *[other] tu as joué { $moves } coups
    }
statistics-ended-concession = abandonnée
statistics-ended-agreement = arrêtée d’un commun accord
# Read aloud at the end of a line that is a link.
statistics-replay = Revoir

## Keep and delete

statistics-data = Tes données
statistics-data-about = Tout cela n’est que dans ce navigateur. Enregistre-le avant d’effacer ses données.
statistics-export = Enregistrer un fichier
statistics-delete = Tout supprimer
statistics-delete-ask = Supprimer tes statistiques ?
# $count (number): how many matches.
statistics-delete-about =
    { $count ->
        [one] { $count } partie ne compte plus ici. C’est définitif. Le replay reste sur le serveur.
       *[other] { $count } parties ne comptent plus ici. C’est définitif. Les replays restent sur le serveur.
    }
statistics-deleted = Tes statistiques sont supprimées.
