### Lessons and rules in the browser: what stands around them.
###
### Short labels. What a lesson says itself is in lessons.ftl, the rules in rules.ftl.

learn-loading = Un momento…
# The player, as a name at the table.
learn-you = Tu
# The other player of a lesson: a made-up first name, easy to read.
learn-other = Andrea
# $step, $steps (numbers): which of how many things to do.
learn-step = { $step } di { $steps }
# A button: a real game now.
learn-play-now = Gioca una partita vera
# A button: the same lesson from its beginning.
learn-again = Ancora una volta
# Said without a connection, about a move that the lesson does not ask for.
learn-offline = Senza connessione la lezione conosce solo le mosse che chiede. Prova con ciò che è illuminato.
# $edition: the name of an edition, such as Skip-Bo (2003).
learn-rules-title = Regole: { $edition }
learn-rules-print = Stampa le regole
learn-rules-choose = Quali regole?
