### What a table can decide before a match: titles, and a sentence about each thing.
###
### For translators. Titles are short enough for a form on a phone; an “-about” is one sentence under
### it, or two short ones. Say “you” to the person who sets up the table. The words of the game are
### those of the printed sheets in your language, as in rules.ftl.
###
### A house rule “x” with a choice “y” has option-x (its title), option-x-y (the choice) and
### option-x-y-about (what it means in play). Editions, levels of bots, paces and marks are named by
### their own messages.

## How a choice stands to the printed sheets

mark-printed = As printed
mark-printed-about = The printed rules of this edition say so.
mark-ours = Our decision
mark-ours-about = The printed rules leave this open, or can be read in different ways; this is how we play it.
mark-house = House rule
mark-house-about = The printed rules of this edition say otherwise. Agree on it before you play.

## Editions

option-edition = Edition
option-edition-about = Which printed rules you play by. They differ in small things.
edition-skipbo-2003 = Skip-Bo (2003)
edition-skipbo-2003-about = The older rules: a drawn card decides who deals, and you may always stop laying.
edition-skipbo-2011 = Skip-Bo (2011)
edition-skipbo-2011-about = The newer rules: the youngest starts, a stock card that fits must be laid, and more of you can play.
edition-breakers-2010 = Skip-Bo Breakers (2010)
edition-breakers-2010-about = The game with tiles.

## The table

option-seats = Seats
option-seats-about = How many play, bots included.
option-teams = Teams
option-teams-about = Partners lay from each other’s piles and win together.
option-youngest = The youngest
option-youngest-about = Who starts the first round. If you do not say, it is drawn by lot.
option-match = A match
option-match-about = Play several rounds for points, up to the score in the printed rules, or just one round.
option-target = Points to win
option-target-about = Whoever reaches this score first wins the match.
option-stock = Stock pile
option-stock-about = How many cards everyone has to get rid of. The fewer there are, the shorter the game.
option-listed = Open to everybody
option-listed-about = The table is shown in the lobby. Otherwise only people with the link find it.
option-hints = Hints
option-hints-about = Whoever is on turn may ask for the best move. Nobody else sees it.
option-chat = Chat
option-chat-about = People at the table may write to each other.

## Time

option-clock = Clock
option-clock-about = Turns have a time limit. A bot helps out whoever runs out of time.
# A part of the clock.
option-turn = Seconds for a turn
option-turn-about = How long a turn may take.
# A part of the clock.
option-reserve = Seconds in reserve
option-reserve-about = When a turn takes longer, the rest comes out of this reserve, which has to last for the whole round.
option-grace = Waiting time
option-grace-about = How long somebody may be away before a bot plays for them. They get their seat back at once when they return.

## Bots

option-bots = Bots
option-bots-about = How well bots play: those in empty chairs, and those that stand in for somebody.
bot-random = Random
bot-random-about = The easiest: makes any move that is allowed. Good for trying things out.
bot-baseline = Simple
bot-baseline-about = Easy: lays whatever it can, without a plan.
bot-casual = Friendly
bot-casual-about = In between: plays sensibly, and makes a mistake now and then.
bot-skilled = Skilled
bot-skilled-about = Strong: plans its whole turn, and misses little.
bot-master = Master
bot-master-about = Learned by playing millions of rounds against itself; answers at once.
bot-expert = Expert
bot-expert-about = Thinks many games through before each move.

# What bots are called, by their level: nine names and commas between them, as for people who play so.
bot-names-random = Pip, Wobble, Fizz, Noodle, Bingo, Tumble, Zippy, Doodle, Pogo
bot-names-baseline = Dot, Bob, Meg, Joe, Peg, Ned, Kit, Tim, Sal
bot-names-casual = Daisy, Oscar, Poppy, Archie, Molly, Hugo, Rosie, Alfie, Nell
bot-names-skilled = Vera, Marlow, Iris, Jasper, Thea, Rufus, Edith, Silas, Maud
bot-names-master = Minerva, Solomon, Olympia, Cyrus, Octavia, Ambrose, Portia, Magnus, Beatrix
bot-names-expert = Sibyl, Prospero, Hypatia, Leonardo, Ada, Euclid, Athena, Galileo, Merlin

option-pace = Pace of the bots
option-pace-about = How long bots take for a move, so that you can follow.
pace-instant = At once
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow

## House rules: Skip-Bo

option-laying = Laying cards
option-laying-free = Free
option-laying-free-about = You may end your turn even if you could lay another card.
option-laying-stock-first = Stock card first
option-laying-stock-first-about = You may not end your turn while the top card of your own stock pile can be laid.
option-laying-forced = Required
option-laying-forced-about = You may not end your turn as long as you can lay a card, a partner’s piles included.

# A stuck round: nothing is left to draw, and all have passed one after the other.
option-stalemate = When the round is stuck
option-stalemate-redeal = Shuffle and go on
option-stalemate-redeal-about = All cards but the stock piles are shuffled into a new draw pile. If you get stuck again, nobody wins.
option-stalemate-fewest-stock = Fewest cards win
option-stalemate-fewest-stock-about = Whoever has the fewest stock cards wins the round.
option-stalemate-draw = A draw
option-stalemate-draw-about = The round ends, and nobody wins.

# Whether the program draws and keeps the order of turns, or people do, and can err.
option-conduct = Who enforces the rules
option-conduct-enforced = The program
option-conduct-enforced-about = It draws your cards and keeps the order of turns. Nobody can slip up.
option-conduct-tabletop = You do, as at a real table
option-conduct-tabletop-about = You draw by hand and watch each other. Whoever draws too many cards, plays out of turn or gives a partner advice pays for it.

option-caught = Caught playing out of turn
option-caught-whole-turn = No drawing all turn
option-caught-whole-turn-about = In their next turn they draw nothing at all, not even when their hand runs out.
option-caught-start-only = No drawing at the start
option-caught-start-only-about = They draw nothing at the start of their next turn. If their hand runs out later, they draw as always.

## House rules: Breakers

option-answer = An answer has to be
option-answer-higher = Higher
option-answer-higher-about = Your set has to be higher than the last one.
option-answer-equal-or-higher = Equal or higher
option-answer-equal-or-higher-about = A set that is just as high will do, too, except on a Breaker.

option-passing = Passing
option-passing-only-when-stuck = Only without an answer
option-passing-only-when-stuck-about = Whoever has an answer of the same kind must give it. A Breaker may be kept, except against a lower Breaker.
option-passing-free = Free
option-passing-free-about = You may pass whenever you like, unless you open.

option-lone-joker = A joker on its own
option-lone-joker-above-15 = Above 15
option-lone-joker-above-15-about = One joker alone, or a pair of jokers, is higher than any number.
option-lone-joker-as-15 = As high as 15
option-lone-joker-as-15-about = One joker alone, or a pair of jokers, counts as the highest number.

option-memory-aid = Memory aid
option-memory-aid-off = Off
option-memory-aid-off-about = Only the running trick is shown. Remembering the earlier ones is part of the game.
option-memory-aid-on = On
option-memory-aid-on-about = You can see how many of each tile have been played.
