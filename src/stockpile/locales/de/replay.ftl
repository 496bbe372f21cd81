### The replay of a finished match, in the browser.

# The title of the page. $code (text): the code of the table.
replay-title = Wiederholung von Tisch { $code }
# The heading over the board, in a narrow bar.
replay-heading = Wiederholung
# Back to the page that one came from.
replay-leave = Zurück
# What is shown, in a narrow bar. $round, $rounds (numbers): which of how many rounds.
replay-round-of = Runde { $round } von { $rounds }
# $name: from whose seat the match is seen.
replay-seen-by-name = Sicht: { $name }
replay-seen-by-spectator = Sicht: Zuschauer

## The keys

# A slider over all steps of the round.
replay-jump = Zu einem Schritt springen
# $step, $steps (numbers): which of how many.
replay-step = Schritt { $step } von { $steps }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-next-round = Nächste Runde
# The list of all steps of the round.
replay-steps = Was geschah

## What is shown

# The title over the three choices that follow.
replay-choose = Was gezeigt wird
replay-round = Runde
replay-seen-by = Sicht
# Somebody who watches: sees no hidden cards.
replay-spectator = Zuschauer
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Mittel
replay-speed-fast = Schnell

## What can be taken along

# The title over the link, the record and the check of the shuffle.
replay-more = Teilen und prüfen
replay-link = Link zu diesem Moment
# A file with all cards and moves of the match.
replay-record-title = Aufzeichnung
replay-record-about = Die ganze Partie als Text: jede ausgeteilte Karte und jeder Zug.
# The title over the check of the shuffle.
replay-fairness = Wurde fair gemischt?
replay-to-table = Zum Tisch
