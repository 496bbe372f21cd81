### Playing in line mode: `stockpile play --plain`.
###
### For translators. Every message is a whole sentence, or an item of a list that a sentence takes in.
### It is read on a screen of 80 columns and it is read aloud: keep it short, and let no meaning hang on
### layout. “You” is the person who plays; everybody else has a name. In all messages:
###
### $who (text) chooses the sentence: “you”, or “other” for somebody else, whose name is $name.
### For a side of the table there are also “we” (you and your partners) and “they” (another team),
### and $names lists the people of the side, you among them.
###
### What stands between quotation marks “ ”, and everything in $move and $moves, is typed as it is:
### never translate it. The words of the game are those of the printed sheets in your language.

## Lists and people

# A list, built up from left to right: $first is the list so far, $next is one item more.
play-list = { $first }, { $next }
# The end of a list of people: “Ben, Cleo and you”.
play-list-end = { $first } and { $last }
# The person, as one of several people in a list.
play-you = you

## Around a match

# $game: the name of the game. $others: the other people.
play-against = You play { $game } against { $others }.
# $partners: the people of your team, $others: those of the other teams.
play-with-partners = You play { $game } with { $partners } against { $others }.
# $points (number): the score that wins.
play-to-target =
    { $points ->
        [one] Whoever is first to reach { $points } point wins the match.
       *[other] Whoever is first to reach { $points } points wins the match.
    }
play-one-round = One round decides.
play-type-help = Type “?” for help at any time.
play-preparing = The strong bots are being prepared; lighter ones play until then.
# Said instead in a game with a seed, which has to come out the same every time.
play-preparing-wait = The strong bots are being prepared, and the game waits for them. This takes a minute, but only the first time.
# When that does not work.
play-unprepared = The strong bots cannot be prepared here; lighter ones play in their place.
# $name: whose bot it is. $reason: what the computer says of it.
play-bot-failed = { $name }’s bot gave no move ({ $reason }). A simple one moves in its place.
# Said when somebody continues a match that they left earlier.
play-resumed = You carry on where you left off.
play-round = Round { $round }.

# The question to which a move is the answer. A space is put behind it.
play-prompt = Your move:
# The question between two rounds. A space is put behind it.
play-prompt-round = Press Enter for the next round:
play-hint = Type “?” for help, or “moves” for the moves you can make.
play-hint-round = Press Enter to play on, or type “quit” to stop here.
play-no-moves = The round is over: there is nothing to move.
play-moves-pass = Pass: pass

play-passes =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
play-points =
    { $who ->
        [you] { $points ->
            [one] You score { $points } point.
           *[other] You score { $points } points.
        }
        [we] { $points ->
            [one] Your team scores { $points } point.
           *[other] Your team scores { $points } points.
        }
        [they] { $points ->
            [one] { $names } score { $points } point.
           *[other] { $names } score { $points } points.
        }
       *[other] { $points ->
            [one] { $names } scores { $points } point.
           *[other] { $names } scores { $points } points.
        }
    }
play-match-won =
    { $who ->
        [you] You win the match.
        [we] Your team wins the match.
        [they] { $names } win the match.
       *[other] { $names } wins the match.
    }
# One score in the list of scores.
play-score = { $names } { $points }
# $scores: the list of scores. $target (number): the score that wins the match.
play-scores = Scores: { $scores }. The match goes to { $target }.
play-scores-final = Final scores: { $scores }.

## A hint, when the person asks for one

# Reasons follow, each a sentence of its own. $chance and $error (numbers): percent; 0 means that it is certain.
play-hint-move =
    { $error ->
        [0] Try { $move }: { $chance } percent to win the round.
       *[other] Try { $move }: about { $chance } percent to win the round, give or take { $error }.
    }

## Leaving

# A command to type follows, in a line of its own.
play-left-saved = The game is saved. To continue it:
play-left-unsaved = The game is not saved.
# $reason: what the computer says of it.
play-save-failed = The game could not be saved: { $reason }.

## Help. A line that is indented stays a line of its own; all others are folded to the width.

# $highest (number): the number that completes a building pile.
play-help-skipbo =
    Empty your stock pile before the others empty theirs. Lay cards on the building piles, which go up
    by ones from 1 to { $highest }: the top of your stock pile, the tops of your discard piles, or cards
    from your hand. End your turn by putting a card from your hand on one of your discard piles. S is a
    Skip-Bo card, a wild: it takes whatever number is needed.
play-help-skipbo-moves =
    Moves: h is your hand, d a discard pile, and piles are counted from 1.
    {"  "}stock>2   lay the top of your stock pile on building pile 2
    {"  "}h7>1      lay the 7 from your hand on building pile 1
    {"  "}hS>3      lay a Skip-Bo card from your hand on building pile 3
    {"  "}d4>2      lay the top of your discard pile 4 on building pile 2
    {"  "}h9>d1     put the 9 from your hand on your discard pile 1: ends your turn
    {"  "}pass      end your turn when your hand is empty and nothing can be drawn
# Added where the person plays in a team. $seat: the letter of a partner’s seat.
play-help-skipbo-team =
    Your team wins when all its stock piles are empty. The stock and discard piles of your partners are
    yours to lay from, too. Put the letter of the seat in front: { $seat }.stock>1 or { $seat }.d2>4.
# $joker: how a joker is shown.
play-help-breakers =
    Be the first to lay your last tile. Whoever opens lays a set. The others answer in turn, with a
    set of the same kind and length that is high enough or with a Breaker, or they pass. When all the others have
    passed, whoever laid last opens again. { $joker } is a joker: it stands for any number in a pair or a
    run, but never for one of the tiles of a Breaker. It is typed as *.
play-help-breakers-moves =
    Moves: + joins equal tiles, - joins tiles in sequence.
    {"  "}7         a single
    {"  "}7+7       a pair; 7+* is a pair with a joker
    {"  "}3-4-5     a run of three or more; 8-9-* is 8, 9, 10, and *-8-9 is 7, 8, 9
    {"  "}4+4-5+5   a pair run of two or more pairs
    {"  "}2+2+2     a Breaker: three or four alike, which answers any set
    {"  "}pass      lay nothing this time
play-help-commands =
    Commands:
    {"  "}look      the whole table again
    {"  "}moves     the moves you can make
    {"  "}hint      the best move, and why
# Where something can be taken back; between the two others.
play-help-undo = {"  "}undo      take back your last move, as long as nothing new was seen
play-help-more-commands =
    {"  "}log       what has happened in this round
    {"  "}scores    how the match stands
    {"  "}rules     all the rules, as they are played here
    {"  "}quit      stop here

## Skip-Bo: what happens

# Before the first round everybody draws a card; the highest deals. $card: the card.
play-lead-drawn-skipbo =
    { $who ->
        [you] You draw { $card } to see who deals.
       *[other] { $name } draws { $card } to see who deals.
    }
play-skipbo-lead-highest =
    { $who ->
        [you] You have the highest card and deal.
       *[other] { $name } has the highest card and deals.
    }
# The deal moves on from round to round.
play-skipbo-lead-next-seat =
    { $who ->
        [you] You deal.
       *[other] { $name } deals.
    }
play-skipbo-lead-youngest =
    { $who ->
        [you] You are the youngest.
       *[other] { $name } is the youngest.
    }
play-skipbo-lead-lot =
    { $who ->
        [you] You are chosen by lot.
       *[other] { $name } is chosen by lot.
    }
# $count (number): the cards of each stock pile.
play-skipbo-dealt =
    { $count ->
        [one] Every stock pile has { $count } card.
       *[other] Every stock pile has { $count } cards.
    }
play-skipbo-starts =
    { $who ->
        [you] You start.
       *[other] { $name } starts.
    }

# Laying a card on a building pile. $pile (number): which building pile. $number (number): the number
# that the card has, or that a Skip-Bo card stands for. $discard (number): which discard pile it
# comes from.
play-skipbo-lays-hand =
    { $who ->
        [you] You lay the { $number } from your hand on building pile { $pile }.
       *[other] { $name } lays the { $number } from their hand on building pile { $pile }.
    }
play-skipbo-lays-hand-wild =
    { $who ->
        [you] You lay a Skip-Bo card as { $number } from your hand on building pile { $pile }.
       *[other] { $name } lays a Skip-Bo card as { $number } from their hand on building pile { $pile }.
    }
play-skipbo-lays-stock =
    { $who ->
        [you] You lay the { $number } from your stock pile on building pile { $pile }.
       *[other] { $name } lays the { $number } from their stock pile on building pile { $pile }.
    }
play-skipbo-lays-stock-wild =
    { $who ->
        [you] You lay a Skip-Bo card as { $number } from your stock pile on building pile { $pile }.
       *[other] { $name } lays a Skip-Bo card as { $number } from their stock pile on building pile { $pile }.
    }
play-skipbo-lays-discard =
    { $who ->
        [you] You lay the { $number } from your discard pile { $discard } on building pile { $pile }.
       *[other] { $name } lays the { $number } from discard pile { $discard } on building pile { $pile }.
    }
play-skipbo-lays-discard-wild =
    { $who ->
        [you] You lay a Skip-Bo card as { $number } from your discard pile { $discard } on building pile { $pile }.
       *[other] { $name } lays a Skip-Bo card as { $number } from discard pile { $discard } on building pile { $pile }.
    }

# In a team, from the pile of a partner. $whose (text): “you” if it is your pile, else “other”, and
# $owner is the name of whoever it belongs to. (If $who is “you”, $whose never is.)
play-skipbo-lays-stock-of-partner =
    { $who ->
        [you] You lay the { $number } from { $owner }’s stock pile on building pile { $pile }.
       *[other] { $whose ->
            [you] { $name } lays the { $number } from your stock pile on building pile { $pile }.
           *[other] { $name } lays the { $number } from { $owner }’s stock pile on building pile { $pile }.
        }
    }
play-skipbo-lays-stock-of-partner-wild =
    { $who ->
        [you] You lay a Skip-Bo card as { $number } from { $owner }’s stock pile on building pile { $pile }.
       *[other] { $whose ->
            [you] { $name } lays a Skip-Bo card as { $number } from your stock pile on building pile { $pile }.
           *[other] { $name } lays a Skip-Bo card as { $number } from { $owner }’s stock pile on building pile { $pile }.
        }
    }
play-skipbo-lays-discard-of-partner =
    { $who ->
        [you] You lay the { $number } from { $owner }’s discard pile { $discard } on building pile { $pile }.
       *[other] { $whose ->
            [you] { $name } lays the { $number } from your discard pile { $discard } on building pile { $pile }.
           *[other] { $name } lays the { $number } from { $owner }’s discard pile { $discard } on building pile { $pile }.
        }
    }
play-skipbo-lays-discard-of-partner-wild =
    { $who ->
        [you] You lay a Skip-Bo card as { $number } from { $owner }’s discard pile { $discard } on building pile { $pile }.
       *[other] { $whose ->
            [you] { $name } lays a Skip-Bo card as { $number } from your discard pile { $discard } on building pile { $pile }.
           *[other] { $name } lays a Skip-Bo card as { $number } from { $owner }’s discard pile { $discard } on building pile { $pile }.
        }
    }

play-skipbo-pile-full = Building pile { $pile } is full and is put aside.
# $card (number), $discard (number): which discard pile.
play-skipbo-discards =
    { $who ->
        [you] You discard the { $card } on discard pile { $discard }.
       *[other] { $name } discards the { $card } on discard pile { $discard }.
    }
play-skipbo-discards-wild =
    { $who ->
        [you] You discard a Skip-Bo card on discard pile { $discard }.
       *[other] { $name } discards a Skip-Bo card on discard pile { $discard }.
    }
# At the start of your turn. $cards: the list of cards.
play-skipbo-you-draw = You draw { $cards }.
play-skipbo-you-draw-nothing = There is nothing left to draw.
play-skipbo-you-refill = You have laid your whole hand and draw { $cards }.
# $count (number): how many cards.
play-skipbo-refills =
    { $count ->
        [one] { $name } has laid their whole hand and draws { $count } card.
       *[other] { $name } has laid their whole hand and draws { $count } cards.
    }
play-skipbo-reshuffled = The cards that were put aside are shuffled into a new draw pile.
play-skipbo-redealt =
    Nobody can go on. All hands, discard piles and building piles are shuffled into a new draw pile; the stock piles stay.
play-skipbo-ended-stock-empty =
    { $who ->
        [you] You have emptied your stock pile and win the round.
        [we] Your team has emptied its stock piles and wins the round.
        [they] { $names } have emptied their stock piles and win the round.
       *[other] { $names } has emptied their stock pile and wins the round.
    }
play-skipbo-ended-fewest-stock =
    { $who ->
        [you] Nobody can go on. You have the fewest stock cards and win the round.
        [we] Nobody can go on. Your team has the fewest stock cards and wins the round.
        [they] Nobody can go on. { $names } have the fewest stock cards and win the round.
       *[other] Nobody can go on. { $names } has the fewest stock cards and wins the round.
    }
play-skipbo-ended-stalemate = Nobody can go on. The round is a draw.

## Skip-Bo: the table

# A building pile in the list that the next message takes in. $number (number): what it needs next.
play-skipbo-needs = pile { $pile } needs { $number }
play-skipbo-building = Building piles: { $piles }.
# $draw and $aside (numbers): how many cards.
play-skipbo-draw =
    { $draw ->
        [one] Draw pile: { $draw } card. Put aside: { $aside }.
       *[other] Draw pile: { $draw } cards. Put aside: { $aside }.
    }
# One of the others in a line. $top: the top card of the stock pile. $left (number): how many cards
# the stock pile has. $hand (number): how many cards the hand has. $piles (number): how many discard
# piles have cards. $tops: their top cards.
play-skipbo-opponent =
    { $left ->
        [0] { $piles ->
            [0] { $name }: stock pile empty, { $hand } in hand, no discards.
           *[other] { $name }: stock pile empty, { $hand } in hand, discards show { $tops }.
        }
       *[other] { $piles ->
            [0] { $name }: stock pile { $top } ({ $left } left), { $hand } in hand, no discards.
           *[other] { $name }: stock pile { $top } ({ $left } left), { $hand } in hand, discards show { $tops }.
        }
    }
# A partner, from whose piles you may lay. $seat: the letter of the seat.
play-skipbo-partner =
    { $left ->
        [0] { $name }, your partner at seat { $seat }: stock pile empty, { $hand } in hand.
       *[other] { $name }, your partner at seat { $seat }: stock pile { $top } ({ $left } left), { $hand } in hand.
    }
play-skipbo-own =
    { $left ->
        [0] Your stock pile: empty.
       *[other] Your stock pile: { $top } ({ $left } left).
    }
# A discard pile in the list that the next messages take in. $cards: its cards, the top one first.
# The d is what is typed in moves.
play-skipbo-discard = d{ $pile }: { $cards }
play-skipbo-discard-empty = d{ $pile }: empty
play-skipbo-discards-of = { $name }’s discard piles, top card first: { $piles }.
# Discard piles of a partner, from which you may lay, too.
play-skipbo-partner-discards = { $name }’s discard piles, yours to lay from, top card first: { $piles }.
play-skipbo-partner-discards-empty = { $name }’s discard piles are empty.
play-skipbo-own-discards = Your discard piles, top card first: { $piles }.
# $count (number): how many discard piles there are.
play-skipbo-own-discards-empty = Your discard piles, d1 to d{ $count }, are empty.
play-skipbo-hand = Your hand: { $cards }.
play-skipbo-hand-empty = Your hand: empty.

## Skip-Bo: what you can do

play-skipbo-can-lay = You can lay: { $moves }.
play-skipbo-can-discard = Or end your turn with a discard, such as { $move }.
play-skipbo-only-discard = You cannot lay anything. End your turn with a discard, such as { $move }.
# At a table where people must lay a card if they can.
play-skipbo-must-lay = You have to lay a card before you may discard.
# The same where only the stock card must be laid.
play-skipbo-must-lay-stock = You have to lay your stock card before you may end your turn.
play-skipbo-can-pass = Your hand is empty and there is nothing to draw: end your turn with pass.
play-skipbo-moves-lay = Lay: { $moves }
play-skipbo-moves-discard = Discard, which ends your turn: { $moves }

## Breakers: what happens

# Before the first round everybody draws a tile; the highest opens. $card: the tile.
play-lead-drawn-breakers =
    { $who ->
        [you] You draw { $card } to see who opens.
       *[other] { $name } draws { $card } to see who opens.
    }
play-breakers-lead-highest =
    { $who ->
        [you] You have the highest tile.
       *[other] { $name } has the highest tile.
    }
play-breakers-lead-round-winner =
    { $who ->
        [you] You won the last round.
       *[other] { $name } won the last round.
    }
# $count (number): the tiles in each hand. $unused (number): the tiles that nobody has.
play-breakers-dealt =
    { $unused ->
        [0] Everybody has { $count } tiles.
       *[other] Everybody has { $count } tiles; { $unused } are set aside, face down.
    }
play-breakers-opens =
    { $who ->
        [you] You open.
       *[other] { $name } opens.
    }
# $set: the tiles, such as 7+7.
play-breakers-lays-single =
    { $who ->
        [you] You lay a single: { $set }.
       *[other] { $name } lays a single: { $set }.
    }
play-breakers-lays-pair =
    { $who ->
        [you] You lay a pair: { $set }.
       *[other] { $name } lays a pair: { $set }.
    }
# $length (number): how many numbers the run has. $height (number): the highest of them.
play-breakers-lays-run =
    { $who ->
        [you] You lay a run of { $length } up to { $height }: { $set }.
       *[other] { $name } lays a run of { $length } up to { $height }: { $set }.
    }
# $length (number): how many pairs there are.
play-breakers-lays-pair-run =
    { $who ->
        [you] You lay a pair run of { $length } pairs up to { $height }: { $set }.
       *[other] { $name } lays a pair run of { $length } pairs up to { $height }: { $set }.
    }
play-breakers-lays-breaker =
    { $who ->
        [you] You lay a Breaker: { $set }.
       *[other] { $name } lays a Breaker: { $set }.
    }
play-breakers-trick-won =
    { $who ->
        [you] You win the trick and open the next one.
       *[other] { $name } wins the trick and opens the next one.
    }
play-breakers-ended =
    { $who ->
        [you] You have laid your last tile and win the round.
       *[other] { $names } has laid their last tile and wins the round.
    }

## Breakers: the table

# One seat in the list that the next message takes in. $count (number): how many tiles it has.
play-breakers-count =
    { $who ->
        [you] you { $count }
       *[other] { $name } { $count }
    }
play-breakers-counts = Tiles left: { $counts }.
play-breakers-unused =
    { $count ->
        [one] { $count } tile is set aside, unseen.
       *[other] { $count } tiles are set aside, unseen.
    }
# Where the table shows what was played in finished tricks. $tiles: all of it, sorted.
play-breakers-played = Finished tricks: { $tiles }.
# One set in the list that the next message takes in.
play-breakers-laid =
    { $who ->
        [you] you { $set }
       *[other] { $name } { $set }
    }
# $sets: what was laid in the running trick so far, in order.
play-breakers-trick = This trick: { $sets }.
play-breakers-hand = Your tiles: { $tiles }.

## Breakers: what you can do

play-breakers-lead-any = You open: lay any set. Type “moves” to list your sets.
# What would answer. $low (number): the lowest number that will do.
play-breakers-answer-single = To answer: a single { $low } or higher, or a Breaker.
# $joker: how a joker is shown.
play-breakers-answer-single-of-jokers = To answer: { $joker }, or a Breaker.
play-breakers-answer-pair = To answer: a pair of { $low } or higher, or a Breaker.
play-breakers-answer-pair-of-jokers = To answer: { $joker }+{ $joker }, or a Breaker.
play-breakers-answer-run = To answer: a run of { $length } up to { $low } or higher, or a Breaker.
play-breakers-answer-pair-run = To answer: a pair run of { $length } pairs up to { $low } or higher, or a Breaker.
play-breakers-answer-only-breaker = To answer: only a Breaker will do.
play-breakers-answer-breaker = To answer: only a higher Breaker will do.
play-breakers-must-answer = You have to answer. You can lay: { $moves }.
play-breakers-may-answer = You can lay: { $moves }. Or pass.
play-breakers-only-pass = You cannot answer. Type “pass”.
play-breakers-moves-single = Singles: { $moves }
play-breakers-moves-pair = Pairs: { $moves }
play-breakers-moves-run = Runs: { $moves }
play-breakers-moves-pair-run = Pair runs: { $moves }
play-breakers-moves-breaker = Breakers: { $moves }
# $count (number): how many moves are not listed.
play-breakers-moves-more =
    { $count ->
        [one] Jokers can be used in { $count } more way, in place of tiles that you have.
       *[other] Jokers can be used in { $count } more ways, in place of tiles that you have.
    }

## Where people draw by hand and can err. draw5, catch, advice, agree and disagree are typed like this.

# $move: what to type. $count (number): how many cards that draws.
play-tabletop-can-draw = To draw, type { $move }.
# $move: what to type. $name: who plays out of turn.
play-tabletop-can-catch = { $name } is playing out of turn! To catch that, type { $move }.
play-tabletop-can-judge = Somebody is accused of giving advice. Was it advice? Type agree or disagree.
play-tabletop-can-own-up = Your team is accused of giving advice. Type agree to own up.
play-tabletop-can-deny = Your team is accused of giving advice. Type agree to own up, or disagree to deny it.
# Follows the sentence that something is not a move.
play-tabletop-typed = Here you can also type draw3, catch B or, in teams, advice C.
# $count (number): how many cards somebody wants to draw at once, more than ten.
play-tabletop-many = { $count } cards at once is a lot, and the extra ones will go under your stock pile.
# $seat: the letter of a seat, as an example.
play-help-tabletop =
    You draw by hand here: draw5 takes five cards, draw1 one. Any extra cards you draw go under your
    stock pile. If somebody plays out of turn, say so: catch { $seat } catches seat { $seat }. In teams,
    advice { $seat } says that seat { $seat } gave a partner advice; agree and disagree answer that.
