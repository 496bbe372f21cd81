### After a round and after a match, in the browser; and the check of the shuffle.
###
### For translators. Headings, labels of buttons, short sentences. The words of the game are those of
### the printed sheets in your language.

# $round (number): which round of the match is over.
ending-round = Round { $round } is over
ending-match = The match is over
# The head of a table of scores: who it is about.
ending-who = Side
# The head of a column: how many cards are left in stock piles.
ending-left-skipbo = Stock cards left
# The head of a column: how many tiles are left in hands.
ending-left-breakers = Tiles left
ending-score = Score
# Read aloud in front of the name of who has won.
ending-winner = Winner:
# $target (number): the score that wins the match.
ending-target = The match goes to { $target } points.
# $names: who has won, when the others gave up. $count (number): how many they are.
ending-concession =
    { $count ->
        [one] The others have given up: { $names } wins.
       *[other] The others have given up: { $names } win.
    }
ending-concession-nobody = Everybody has given up: nobody wins.
# $names: who has won, when all agreed to end the match as it stood.
ending-agreement =
    { $count ->
        [one] You all agreed to end here: { $names } wins.
       *[other] You all agreed to end here: { $names } win.
    }
ending-agreement-nobody = You all agreed to end here. Nobody wins.

# Buttons.
ending-next = Next round
ending-not-ready = Wait a moment
# The host does not wait for those who are not ready.
ending-start = Go on without waiting
ending-rematch = Play again
ending-replay = Watch the replay
ending-share = Share it
ending-record = Save the record
# $names: who is not ready yet.
ending-waiting = Waiting for { $names }.

## The check of the shuffle

ending-check = Check the shuffle
ending-checking = Checking …
# $rounds (number): how many rounds were checked.
ending-fair =
    { $rounds ->
        [one] The cards were fair: the round was checked.
       *[other] The cards were fair: all { $rounds } rounds were checked.
    }
# $shuffles (number): how many shuffles were done again.
ending-fair-why =
    { $shuffles ->
        [one] The order of the cards was fixed before the match began, and nobody could change it afterwards. Your browser has done the shuffle again and found the same cards.
       *[other] The order of the cards was fixed before the match began, and nobody could change it afterwards. Your browser has done all { $shuffles } shuffles again and found the same cards.
    }
ending-fair-mine = What your own device threw into the shuffle is in it.
ending-unfair = Something is not as it was promised.
# $round (number): which round.
ending-flaw-no-link = Round { $round }: the secret behind its shuffle was not told, so it cannot be checked.
ending-flaw-other-link = Round { $round }: its secret is not the one that was promised before the match.
ending-flaw-not-mine = Round { $round }: what your device threw in is missing.
ending-flaw-other-lead = Round { $round }: other cards were drawn for the lead than the shuffle gives.
ending-flaw-other-deal = Round { $round }: other cards were dealt than the shuffle gives.
ending-flaw-other-shuffle = Round { $round }: the cards were shuffled again in another order than the shuffle gives.
