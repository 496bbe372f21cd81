### Lessons and rules in the browser: what stands around them.

learn-loading = Einen Moment …
# The player, as a name at the table.
learn-you = Du
# The other player of a lesson: a made-up first name, easy to read in your language.
learn-other = Toni
# $step, $steps (numbers): which of how many things to do.
learn-step = { $step } von { $steps }
# A button: a real game now.
learn-play-now = Jetzt richtig spielen
# A button: the same lesson from its beginning.
learn-again = Noch einmal
# Said without a connection, about a move that the lesson does not ask for.
learn-offline = Ohne Verbindung kennt die Lektion nur die Züge, nach denen sie fragt. Nimm, was leuchtet.
# $edition: the name of an edition, such as Skip-Bo (2003).
learn-rules-title = Regeln: { $edition }
learn-rules-print = Regeln drucken
learn-rules-choose = Welche Regeln?
