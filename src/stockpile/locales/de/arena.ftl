# What `stockpile arena` tells people, and the words of its report.

arena-rotations = Gewünscht waren { $asked } Runden. Gespielt werden { $rounds }, damit mit denselben Karten jeder Bot einmal auf jedem Platz sitzt.
kernel-compiling = Die schnellen Regeln werden kompiliert. Das dauert eine Minute, und nur beim ersten Mal.
# $file: where the rounds are kept.
arena-resumed = Weiter geht es mit { $file }: { $rounds } Runden sind schon da.
arena-interrupted = Nach { $rounds } von { $of } Runden unterbrochen. Derselbe Befehl macht mit ihnen weiter: Sie sind in { $file }.
arena-lost = Nach { $rounds } von { $of } Runden unterbrochen. Sie sind verloren: --resume FILE hätte sie behalten.
arena-rounds = Runden
arena-sprt-stronger = Nach { $rounds } Runden entschieden: { $name } ist stärker.
arena-sprt-even = Nach { $rounds } Runden entschieden: { $name } ist nicht um fünf Punkte stärker.
arena-sprt-undecided = Nach { $rounds } Runden nicht entschieden.

## The report

arena-title = { $game }: { $count ->
    [one] ein Bot
   *[other] { $count } Bots
  } in der Arena
arena-at = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
  }, Ausgabe { $edition }
# $teams: letters of seats, such as AC BD.
arena-teams = Teams { $teams }
arena-stock = Spielerstapel { $stock }
arena-counts = { $rounds } Runden: { $deals }-mal ausgeteilt, und mit denselben Karten jeweils so oft gespielt, dass die Bots einmal um den Tisch wandern.
arena-seed = Startwert { $seed }
# A rate, or both ends of an interval. $number: 96.7, or 96.2–97.1.
arena-percent = { $number } %
arena-draws = Unentschieden
arena-stalemates = Niemand konnte weiter
arena-turns = Spielzüge je Runde
arena-moves = Einzelne Züge je Runde
arena-speed = Runden je Sekunde
arena-bot = Bot-Name
arena-wins = Siege
arena-rate = Siegquote
arena-even = Gleicher Anteil
arena-interval = 95-%-Intervall
arena-paired = Gepaart nach Karten
arena-rating = Wertung
arena-mean-time = ms je Zug
arena-p99-time = 99 % unter
arena-rates-note = Der Punkt ist der Anteil der Runden, die ein Bot gewonnen hat; ein Unentschieden zählt als gleicher Anteil. Das Band ist Wilsons 95-%-Intervall, der Balken das aus gepaarten Karten. Die gestrichelte Linie zeigt, was ein gleicher Anteil wäre.
arena-ratings = Wertungen
arena-ratings-note = Bradley–Terry, mit 95-%-Intervallen; der Durchschnitt ist 0. Wer 400 Punkte mehr hat, gewinnt zehn Runden für jede, die der andere gewinnt.
arena-pairs = Gegeneinander
arena-pairs-note = Wie oft der Bot der Zeile gewann, von den Runden mit beiden, die einer von ihnen gewann; ein Unentschieden zählt halb.
arena-running = Im Lauf der Runden
arena-running-note = Die Siegquote nach jeweils so vielen Runden.
arena-length = Wie lang Runden sind
arena-length-note = Spielzüge; im letzten Balken ist alles, was länger dauerte.
arena-places = Kommt es darauf an, wo man sitzt?
arena-places-note = Die Siegquote nach der Reihenfolge der ersten Züge und nach Platz, mit 95-%-Intervallen.
# $place: 1 is the side that begins.
arena-place = Als { $place }.
arena-time = Wie lange sie nachdenken
arena-time-note = Millisekunden je Zug, in Zehnerpotenzen: der Mittelwert, und worunter 99 % der Züge blieben.
arena-figures = Alle Zahlen
arena-made-by = Erstellt von Stockpile { $version }.
