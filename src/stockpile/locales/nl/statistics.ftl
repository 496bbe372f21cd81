### One’s own statistics, in the browser.
###
### $rate, $low and $high are percentages ready to be shown, such as 60 %; $time is a duration, $date a
### date, ready to be shown, too.

statistics-title = Jouw statistieken
statistics-about = Geteld in deze browser, alleen voor jou.
# Which games are counted. The games themselves are named elsewhere.
statistics-which = Welk spel
statistics-all = Alle spellen

## Nothing to show

statistics-empty = Nog geen wedstrijd uitgespeeld
statistics-empty-about = Zodra je in deze browser een wedstrijd hebt uitgespeeld, vind je hem hier: of je won, tegen wie, en de herhaling.
statistics-empty-play = Nu spelen

## Matches that were played before anything was counted

# $count (number): how many.
statistics-added =
    { $count ->
        [one] { $count } eerdere wedstrijd van jou is erbij gekomen.
       *[other] { $count } eerdere wedstrijden van jou zijn erbij gekomen.
    }
statistics-not-asked = De server kon niet naar eerdere wedstrijden worden gevraagd: { $reason }
# The page does not know which of the people one was.
statistics-unclear = Wie was jij?
statistics-unclear-about = In deze wedstrijden is je naam niet duidelijk. Kies hem, dan tellen ze mee.
statistics-leave-out = Geen van hen

## Figures: a number, and this under it

statistics-matches =
    { $count ->
        [one] wedstrijd
       *[other] wedstrijden
    }
statistics-won = gewonnen
# A row of wins that is not over. $count (number): how many.
statistics-streak =
    { $count ->
        [one] keer op rij gewonnen
       *[other] keer op rij gewonnen
    }
# $count (number): the longest row of wins.
statistics-best-streak = langste reeks: { $count }
statistics-time = aan tafel, met pauzes
statistics-usual-time = meestal { $time } per wedstrijd

## What the rate is worth

# $won, $played (numbers).
statistics-won-of = { $won } van { $played } gewonnen
# $played (number): very few matches.
statistics-few =
    { $played ->
        [one] Eén wedstrijd zegt nog niets: geluk speelt een grote rol.
       *[other] { $played } wedstrijden zeggen nog weinig: geluk speelt een grote rol.
    }
# There are enough matches to say something.
statistics-range = Bij zoveel wedstrijden kan het door geluk alleen nog elke waarde tussen { $low } en { $high } zijn.
statistics-even = Als iedereen even sterk was, zou je { $rate } winnen.

## Charts

# Over a chart: wins go up, losses go down, by days, weeks, months or years.
statistics-over-time = Uitslagen door de tijd
statistics-by =
    { $unit ->
        [day] Per dag. Winst gaat omhoog, verlies omlaag.
        [week] Per week. Winst gaat omhoog, verlies omlaag.
        [month] Per maand. Winst gaat omhoog, verlies omlaag.
       *[year] Per jaar. Winst gaat omhoog, verlies omlaag.
    }
statistics-course = Jouw winstpercentage
statistics-course-about = Na elke wedstrijd, van de eerste tot de laatste. De band laat zien hoe ver geluk het kan verschuiven; de streepjeslijn waar het zou liggen als iedereen even sterk was.
statistics-as-table = Als tabel
# Heads of columns.
statistics-when = Wanneer
statistics-head-won = Gewonnen
statistics-head-lost = Verloren
statistics-head-drawn = Gelijk
statistics-head-played = Gespeeld
statistics-head-rate = Percentage
statistics-head-after = Na
# $count (number): so many matches. A row of a table.
statistics-after =
    { $count ->
        [one] { $count } wedstrijd
       *[other] { $count } wedstrijden
    }

## Against whom

statistics-against = Tegen
statistics-people = Mensen
# $level: how well the bots play, such as Friendly.
statistics-bots-of = Bots: { $level }
statistics-mixed = Een wedstrijd tegen verschillende soorten telt bij elk ervan mee.

## Points and games

statistics-points = Punten
# $count (number): matches for points. $sum, $most (numbers): points altogether, and in the best match.
statistics-points-about =
    { $count ->
        [one] { $sum } punten in { $count } wedstrijd om punten.
       *[other] { $sum } punten in { $count } wedstrijden om punten. De meeste in één wedstrijd: { $most }.
    }
statistics-by-game = Per spel
statistics-head-game = Spel

## The last matches

statistics-last = Jouw wedstrijden
statistics-result-won = Gewonnen
statistics-result-lost = Verloren
statistics-result-drawn = Gelijk
# $others: the opponents.
statistics-versus = tegen { $others }
# $partners: the people of one’s own team.
statistics-with = met { $partners }
# Bots in a list of opponents. $level: how well they play.
statistics-bots =
    { $count ->
        [one] een bot ({ $level })
       *[other] { $count } bots ({ $level })
    }
# $points (number): one’s own points.
statistics-own-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
statistics-rounds =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
statistics-own-moves =
    { $moves ->
        [one] { $moves } zet van jou
       *[other] { $moves } zetten van jou
    }
statistics-ended-concession = opgegeven
statistics-ended-agreement = samen beëindigd
# Read aloud at the end of a line that is a link.
statistics-replay = Herhaling

## Keep and delete

statistics-data = Jouw gegevens
statistics-data-about = Dit staat allemaal alleen in deze browser. Bewaar het voordat je de gegevens van je browser wist.
statistics-export = Als bestand bewaren
statistics-delete = Alles wissen
statistics-delete-ask = Je statistieken wissen?
# $count (number): how many matches.
statistics-delete-about =
    { $count ->
        [one] { $count } wedstrijd telt hier niet meer mee. Je kunt dit niet terugnemen. De herhaling blijft op de server.
       *[other] { $count } wedstrijden tellen hier niet meer mee. Je kunt dit niet terugnemen. De herhalingen blijven op de server.
    }
statistics-deleted = Je statistieken zijn gewist.
