### Lessons and rules in the browser: what stands around them.

learn-loading = Een ogenblik …
# The player, as a name at the table.
learn-you = Jij
# The other player of a lesson: a made-up first name, easy to read in your language.
learn-other = Sam
# $step, $steps (numbers): which of how many things to do.
learn-step = { $step } van { $steps }
# A button: a real game now.
learn-play-now = Nu echt spelen
# A button: the same lesson from its beginning.
learn-again = Nog een keer
# Said without a connection, about a move that the lesson does not ask for.
learn-offline = Zonder verbinding kent de les alleen de zetten waar ze om vraagt. Probeer wat oplicht.
# $edition: the name of an edition, such as Skip-Bo (2003).
learn-rules-title = Regels: { $edition }
learn-rules-print = Regels afdrukken
learn-rules-choose = Welke regels?
