### The replay of a finished match, in the browser.
###
### For translators. Labels of buttons, most of them only read aloud: the buttons show pictures.

# The title of the page. $code (text): the code of the table.
replay-title = Replay del tavolo { $code }
# The heading over the board, in a narrow bar.
replay-heading = Replay
# Back to the page that one came from.
replay-leave = Indietro
# What is shown, in a narrow bar. $round, $rounds (numbers): which of how many rounds.
replay-round-of = Round { $round } di { $rounds }
# $name: from whose seat the match is seen.
replay-seen-by-name = visto da { $name }
replay-seen-by-spectator = visto dal pubblico

## The keys

# A slider over all steps of the round.
replay-jump = Vai a un passo
# $step, $steps (numbers): which of how many.
replay-step = Passo { $step } di { $steps }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-next-round = Prossimo round
# The list of all steps of the round.
replay-steps = Che cosa è successo

## What is shown

# The title over the three choices that follow.
replay-choose = Che cosa mostrare
replay-round = Round
replay-seen-by = Visto da
# Somebody who watches: sees no hidden cards.
replay-spectator = Pubblico
replay-speed = Ritmo
replay-speed-slow = Lento
replay-speed-normal = Normale
replay-speed-fast = Veloce

## What can be taken along

# The title over the link, the record and the check of the shuffle.
replay-more = Condividi e controlla
replay-link = Link a questo momento
# A file with all cards and moves of the match.
replay-record-title = Registrazione
replay-record-about = Tutta la partita come testo: ogni carta distribuita e ogni mossa.
# The title over the check of the shuffle.
replay-fairness = La mescolata era onesta?
replay-to-table = Al tavolo
