### Lessons and rules in the browser: what stands around them.
###
### For translators. Short labels. What a lesson says itself is in lessons.ftl, the rules in rules.ftl.

learn-loading = One moment …
# The player, as a name at the table.
learn-you = You
# The other player of a lesson: a made-up first name, easy to read in your language.
learn-other = Robin
# $step, $steps (numbers): which of how many things to do.
learn-step = { $step } of { $steps }
# A button: a real game now.
learn-play-now = Play a real game
# A button: the same lesson from its beginning.
learn-again = Once more
# Said without a connection, about a move that the lesson does not ask for.
learn-offline = Without a connection, the lesson only knows the moves that it asks for. Try what is lit up.
# $edition: the name of an edition, such as Skip-Bo (2003).
learn-rules-title = Rules: { $edition }
learn-rules-print = Print the rules
learn-rules-choose = Which rules?
