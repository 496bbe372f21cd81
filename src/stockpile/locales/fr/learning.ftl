### Lessons and rules in the browser: what stands around them.
###
### Short labels. What a lesson says itself is in lessons.ftl, the rules in rules.ftl.

learn-loading = Un instant…
# The player, as a name at the table.
learn-you = Toi
# The other player of a lesson: a made-up first name, easy to read.
learn-other = Camille
# $step, $steps (numbers): which of how many things to do.
learn-step = { $step } sur { $steps }
# A button: a real game now.
learn-play-now = Jouer une vraie partie
# A button: the same lesson from its beginning.
learn-again = Encore une fois
# Said without a connection, about a move that the lesson does not ask for.
learn-offline = Sans connexion, la leçon ne connaît que les coups qu’elle demande. Essaie ce qui est éclairé.
# $edition: the name of an edition, such as Skip-Bo (2003).
learn-rules-title = Règles : { $edition }
learn-rules-print = Imprimer les règles
learn-rules-choose = Quelles règles ?
