### The replay of a finished match, in the browser.

# The title of the page. $code (text): the code of the table.
replay-title = Herhaling van tafel { $code }
# The heading over the board, in a narrow bar.
replay-heading = Herhaling
# Back to the page that one came from.
replay-leave = Terug
# What is shown, in a narrow bar. $round, $rounds (numbers): which of how many rounds.
replay-round-of = Ronde { $round } van { $rounds }
# $name: from whose seat the match is seen.
replay-seen-by-name = gezien door { $name }
replay-seen-by-spectator = gezien als kijker

## The keys

# A slider over all steps of the round.
replay-jump = Naar een stap springen
# $step, $steps (numbers): which of how many.
replay-step = Stap { $step } van { $steps }
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén stap verder
replay-last = Naar het eind
replay-next-round = Volgende ronde
# The list of all steps of the round.
replay-steps = Wat er gebeurde

## What is shown

# The title over the three choices that follow.
replay-choose = Wat je ziet
replay-round = Ronde
replay-seen-by = Gezien door
# Somebody who watches: sees no hidden cards.
replay-spectator = Een kijker
replay-speed = Tempo
replay-speed-slow = Langzaam
replay-speed-normal = Normaal
replay-speed-fast = Snel

## What can be taken along

# The title over the link, the record and the check of the shuffle.
replay-more = Delen en controleren
replay-link = Link naar dit moment
# A file with all cards and moves of the match.
replay-record-title = Verslag
replay-record-about = De hele wedstrijd als tekst: elke kaart die is gedeeld en elke zet.
# The title over the check of the shuffle.
replay-fairness = Is er eerlijk geschud?
replay-to-table = Naar de tafel
