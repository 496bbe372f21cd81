### One’s own statistics, in the browser.
###
### $rate, $low and $high are percentages ready to be shown, such as 60 %; $time is a duration, $date a
### date, ready to be shown, too.

statistics-title = Deine Statistik
statistics-about = In diesem Browser gezählt, nur für dich.
# Which games are counted. The games themselves are named elsewhere.
statistics-which = Welches Spiel
statistics-all = Alle Spiele

## Nothing to show

statistics-empty = Noch keine beendete Partie
statistics-empty-about = Sobald du in diesem Browser eine Partie beendet hast, findest du sie hier: ob du gewonnen hast, gegen wen, und die Wiederholung.
statistics-empty-play = Jetzt spielen

## Matches that were played before anything was counted

# $count (number): how many.
statistics-added =
    { $count ->
        [one] { $count } frühere Partie von dir ist dazugekommen.
       *[other] { $count } frühere Partien von dir sind dazugekommen.
    }
statistics-not-asked = Der Server konnte nicht nach früheren Partien gefragt werden: { $reason }
# The page does not know which of the people one was.
statistics-unclear = Wer davon warst du?
statistics-unclear-about = In diesen Partien ist dein Name nicht klar. Wähle ihn, dann zählen sie mit.
statistics-leave-out = Niemand davon

## Figures: a number, and this under it

statistics-matches =
    { $count ->
        [one] Partie
       *[other] Partien
    }
statistics-won = gewonnen
# A row of wins that is not over. $count (number): how many.
statistics-streak =
    { $count ->
        [one] Sieg in Folge
       *[other] Siege in Folge
    }
# $count (number): the longest row of wins.
statistics-best-streak = längste Serie: { $count }
statistics-time = am Tisch, mit Pausen
statistics-usual-time = meist { $time } je Partie

## What the rate is worth

# $won, $played (numbers).
statistics-won-of = { $won } von { $played } gewonnen
# $played (number): very few matches.
statistics-few =
    { $played ->
        [one] Eine Partie sagt noch nichts: Glück macht viel aus.
       *[other] { $played } Partien sagen noch wenig: Glück macht viel aus.
    }
# There are enough matches to say something.
statistics-range = Bei so vielen Partien könnte es durch Glück allein noch alles zwischen { $low } und { $high } sein.
statistics-even = Wären alle gleich stark, würdest du { $rate } der Partien gewinnen.

## Charts

# Over a chart: wins go up, losses go down, by days, weeks, months or years.
statistics-over-time = Ergebnisse über die Zeit
statistics-by =
    { $unit ->
        [day] Nach Tagen. Siege gehen nach oben, Niederlagen nach unten.
        [week] Nach Wochen. Siege gehen nach oben, Niederlagen nach unten.
        [month] Nach Monaten. Siege gehen nach oben, Niederlagen nach unten.
       *[year] Nach Jahren. Siege gehen nach oben, Niederlagen nach unten.
    }
statistics-course = Deine Siegquote
statistics-course-about = Nach jeder Partie, von der ersten bis zur letzten. Das Band zeigt, wie weit Glück sie verschieben könnte; die gestrichelte Linie, wo sie läge, wenn alle gleich stark wären.
statistics-as-table = Als Tabelle
# Heads of columns.
statistics-when = Wann
statistics-head-won = Gewonnen
statistics-head-lost = Verloren
statistics-head-drawn = Remis
statistics-head-played = Gespielt
statistics-head-rate = Siegquote
statistics-head-after = Nach
# $count (number): so many matches. A row of a table.
statistics-after =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }

## Against whom

statistics-against = Gegen
statistics-people = Leute
# $level: how well the bots play, such as Friendly.
statistics-bots-of = Bots: { $level }
statistics-mixed = Eine Partie gegen verschiedene Arten von Gegnern zählt bei jeder davon.

## Points and games

statistics-points = Punkte
# $count (number): matches for points. $sum, $most (numbers): points altogether, and in the best match.
statistics-points-about =
    { $count ->
        [one] { $sum } Punkte in { $count } Partie um Punkte.
       *[other] { $sum } Punkte in { $count } Partien um Punkte. Die meisten in einer Partie: { $most }.
    }
statistics-by-game = Nach Spiel
statistics-head-game = Spiel

## The last matches

statistics-last = Deine Partien
statistics-result-won = Gewonnen
statistics-result-lost = Verloren
statistics-result-drawn = Remis
# $others: the opponents.
statistics-versus = gegen { $others }
# $partners: the people of one’s own team.
statistics-with = mit { $partners }
# Bots in a list of opponents. $level: how well they play.
statistics-bots =
    { $count ->
        [one] { $count } Bot ({ $level })
       *[other] { $count } Bots ({ $level })
    }
# $points (number): one’s own points.
statistics-own-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
statistics-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
statistics-own-moves =
    { $moves ->
        [one] { $moves } Zug von dir
       *[other] { $moves } Züge von dir
    }
statistics-ended-concession = aufgegeben
statistics-ended-agreement = gemeinsam beendet
# Read aloud at the end of a line that is a link.
statistics-replay = Wiederholung

## Keep and delete

statistics-data = Deine Daten
statistics-data-about = All das liegt nur in diesem Browser. Sichere es, bevor du die Daten deines Browsers löschst.
statistics-export = Als Datei sichern
statistics-delete = Alles löschen
statistics-delete-ask = Deine Statistik löschen?
# $count (number): how many matches.
statistics-delete-about =
    { $count ->
        [one] { $count } Partie wird hier nicht mehr gezählt. Das kannst du nicht zurücknehmen. Die Wiederholung bleibt auf dem Server.
       *[other] { $count } Partien werden hier nicht mehr gezählt. Das kannst du nicht zurücknehmen. Die Wiederholungen bleiben auf dem Server.
    }
statistics-deleted = Deine Statistik ist gelöscht.
