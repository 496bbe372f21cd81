### The app in the terminal: what it says besides the words that it shares with the page.
###
### For translators. There are 80 columns, so labels are short. Keys such as p, n and Esc, and moves such
### as h7>1, are typed as they stand here. “You” is the person who reads.

## The table

# The name of somebody in the reader’s team.
app-partner = { $name }, partner
# Labels beside rows of piles: at most 14 letters.
app-building = Building piles
app-discards = Discard piles
# The head of a narrow column, too: at most 6 letters.
app-hand = Hand
# At most 13 letters.
app-stock = Stock pile
# Labels beside the building piles; a number follows. At most 17 letters.
app-draw = Draw pile
app-aside = Put aside
# The head of a narrow column: how many tiles everybody has. At most 9 letters.
app-tiles = Tiles
# $key: the key that takes a card from the draw pile, where people draw by hand.
app-tabletop-draw = Draw with { $key }.
# Keys are shown on the cards and piles.
app-skipbo-choose = Press the key of a card, then the key of a pile.
# A card is chosen. $keys: the keys of the piles where it may go.
app-skipbo-where = Where to? { $keys }
app-skipbo-pass = You have no card to discard. Press p to pass.
app-skipbo-nowhere = This card cannot go anywhere now.
app-breakers-none = You have no such tile.
# After a set that cannot be laid at the moment.
app-not-now = not now
# While a hint is computed.
app-thinking = Let me think …
# Before a match. The keys of the chairs are shown beside them.
app-choose-chair = You are watching. Press the key of a chair to sit down.
# $width and $height (numbers): the columns and lines that are needed.
app-too-small = Window too small: { $width } columns and { $height } lines are needed.

## The bar with keys. One word each, if possible.

app-log = Log
app-help = Help
# Type a move instead of pressing keys.
app-type = Type
app-back = Back
# The keys of a page that is longer than the screen: arrows as words.
app-scroll = Up/Down, Space: scroll
# In the empty line for moves.
app-type-skipbo = A move, such as h7>1, stock>2, d1>3, h9>d2 or pass
app-type-breakers = A set, such as 7, 7+7, 3-4-*, 4+4-5+5 or 2+2+2; or pass
# Before the first screen, or a table, can be used.
app-starting = Just a moment…

## The list of keys

app-key-type = Type a move
# $seat (text): the letter of a seat, such as C. Beside what is typed: “:advice C”.
app-key-advice = Typed: seat { $seat } gave a partner advice
# Beside the keys for yes and no.
app-key-judge = Was it advice? Yes or no, when you are asked
# The key that the table waits for, after a round for example.
app-key-next = Continue: next round, another match, ready
app-key-piles = The discard piles of the others, all cards
app-key-quit = Quit. The game is saved.
app-breakers-key-tiles = Take a tile, one more, or put them back
app-breakers-key-choice = Choose which set the tiles make
# What the marks on the board mean. $playable and $hinted are such marks.
app-legend-skipbo = { $playable } can be laid on a building pile. { $hinted } marks a hint. A heavy frame: the chosen card can go there. A double frame: this is chosen. On the edge of a pile: what it needs, how many cards it has, or what lies under its top card.
app-legend-breakers = { $hinted } marks a hint. A double frame: this tile is chosen.

## The first screen

# Beside the name of the program, at the top.
app-title = Skip-Bo and Breakers
app-play-about = Start a new game at this table. It is saved after every move.
# Where a table for friends is to be opened. What is typed follows in the next line.
app-friends-where = Address of your server (“stockpile serve” prints it):
# Follows: you get a link to send.
app-friends-about = The table is opened on your server, as chosen below.
# The keys of the first screen: arrows as words.
app-setup-keys = Up/Down: line   Left/Right: change   Enter: play   ?: help   q: quit
app-theme-contrast = High contrast
app-to-start = Back to the first screen
# Said in the terminal after the app was left in the middle of a game. $command: what to type.
app-left = The game is saved. To continue: { $command }
# The same after a table of friends was left.
app-left-table = To come back to the table: { $command }
# A record was saved. $command: what to type to see it again; it ends with the name of the file.
app-record-saved = The record is saved. To see it again: { $command }
# Somebody comes to watch a table where they have a seat.
app-has-seat = You have a seat at this table. Stand up to watch?
# The list of games that can be continued. At most 31 letters.
app-saved = All saved games
# How such a game stands: the points, and what everybody has left. Numbers follow, such as 12 : 8.
app-saved-points = Score { $points }
app-saved-skipbo = Stock piles { $left }
app-saved-breakers = Tiles { $left }
# Two windows cannot have the same saved games.
app-in-use = Stockpile is already open in another window. Continue there, or close it first.
app-about =
    Choose how your table plays, then start with “{ page-play }”.
    Every game is saved after every move: close the window whenever you like.
    To play with friends, start a server with “stockpile serve”, and open “{ page-friends }” here. The others join by its link, in a browser or a terminal.

## The command line

# Of an option.
help-join = Sit down at a table on a running server: its link or its code.
help-watch = With --join: only watch.
help-ascii = Draw with ASCII characters only, for terminals that show no others.
help-theme = Colours: dark, light or contrast. Setting NO_COLOR turns them off.
