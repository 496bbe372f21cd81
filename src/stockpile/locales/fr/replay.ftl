### The replay of a finished match, in the browser.
###
### For translators. Labels of buttons, most of them only read aloud: the buttons show pictures.

# The title of the page. $code (text): the code of the table.
replay-title = Replay de la table { $code }
# The heading over the board, in a narrow bar.
replay-heading = Replay
# Back to the page that one came from.
replay-leave = Retour
# What is shown, in a narrow bar. $round, $rounds (numbers): which of how many rounds.
replay-round-of = Manche { $round } sur { $rounds }
# $name: from whose seat the match is seen.
replay-seen-by-name = vue par { $name }
replay-seen-by-spectator = vue par le public

## The keys

# A slider over all steps of the round.
replay-jump = Aller à une étape
# $step, $steps (numbers): which of how many.
replay-step = Étape { $step } sur { $steps }
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-next-round = Manche suivante
# The list of all steps of the round.
replay-steps = Ce qui s’est passé

## What is shown

# The title over the three choices that follow.
replay-choose = Que montrer
replay-round = Manche
replay-seen-by = Vue par
# Somebody who watches: sees no hidden cards.
replay-spectator = Le public
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide

## What can be taken along

# The title over the link, the record and the check of the shuffle.
replay-more = Partager et vérifier
replay-link = Lien vers cet instant
# A file with all cards and moves of the match.
replay-record-title = Enregistrement
replay-record-about = Toute la partie en texte : chaque carte distribuée et chaque coup.
# The title over the check of the shuffle.
replay-fairness = Le mélange était-il honnête ?
replay-to-table = À la table
