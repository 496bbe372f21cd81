### The lessons: a short prepared round in which somebody does each thing once.
###
### For translators. Each message is read while the cards or tiles that it speaks of are lit up, and it
### may be read aloud: two or three short, warm sentences that say what to do now, and why. Speak to one
### person. The words of the game are those of the printed sheets in your language, as in rules.ftl.
### A “-hint” is said when somebody makes another move that the rules allow: it never scolds.
###
### $card, $number, $stock, $laid and $needed are numbers on cards; $pile and $discard are the numbers
### of a building pile and a discard pile. $set and $top are sets of tiles, such as 6+6-7+7.

## Skip-Bo

lesson-skipbo-title = Your first round of Skip-Bo

# $card is on top of the stock pile.
lesson-skipbo-stock =
    Welcome! In front of you lies your stock pile: empty it before your opponent does, and you win. Its top
    card is { $card }, and building pile { $pile } needs just that number. Lay it there.
lesson-skipbo-stock-hint =
    You may do that, but look at your stock pile first, because that is what you win with. Lay its
    { $card } on building pile { $pile }.

# $stock: what the stock pile shows now.
lesson-skipbo-start =
    The next card of your stock pile is turned up at once: { $stock }. It does not fit anywhere yet, so
    use your hand. Every building pile begins with { $card }, and you have one. Start building pile { $pile } with it.
lesson-skipbo-start-hint =
    That would be allowed. Here, start the empty building pile { $pile } with the { $card } from your hand.

lesson-skipbo-wild =
    Building piles go up by ones. Before your { $stock } fits on pile { $pile }, it needs { $number }, and you
    have none. But you have a Skip-Bo card, which stands for any number. Lay it on building pile { $pile }.
lesson-skipbo-wild-hint =
    That is allowed, too. Here, lay your Skip-Bo card on building pile { $pile }, where it makes way for your
    stock pile.

lesson-skipbo-follow =
    The Skip-Bo card now stands for the number that was missing. Lay the { $card } from your stock pile on
    building pile { $pile }.
lesson-skipbo-follow-hint =
    You may, but your stock pile comes first: its { $card } fits on building pile { $pile }.

lesson-skipbo-climb =
    Your stock pile shows { $stock }, the last number of a building pile. Pile { $pile } is nearly there. Lay
    the { $card } from your hand on it.
lesson-skipbo-climb-hint =
    That fits as well. But lay the { $card } on building pile { $pile } now, to make way for your stock pile.

lesson-skipbo-complete =
    Complete building pile { $pile } with the { $card } from your stock pile. A full pile is put aside,
    which makes room for a new one.
lesson-skipbo-complete-hint =
    You may, but look at your stock pile first: its { $card } completes building pile { $pile }.

lesson-skipbo-hand =
    Well done! Only one card is left in your stock pile. It has to wait, but the cards in your hand fit.
    Lay the { $card } on building pile { $pile }.
lesson-skipbo-hand-hint =
    That card comes next. Lay the { $card } on building pile { $pile } first.

lesson-skipbo-refill =
    One card is left in your hand. Lay the { $card } on building pile { $pile } and watch: whoever lays their
    whole hand draws a new one at once and plays on.

# $needed: the top of discard pile $discard. The opponent plays next.
lesson-skipbo-discard =
    A whole new hand, but nothing in it fits. So end your turn: put any card from your hand on a discard pile.
    Leave pile { $discard } as it is, with its { $needed } on top. Then it is your opponent’s turn.
lesson-skipbo-discard-hint =
    You may, but that would cover the { $needed }, and only the top card of a discard pile can be laid. Take
    another pile.

# $laid: what the opponent laid. $card is on top of discard pile $discard.
lesson-skipbo-top =
    Your opponent has laid { $laid } on building pile { $pile }, and your hand was filled again. Now the { $card } on
    your discard pile { $discard } fits: the top of a discard pile is yours to lay. Lay it on building pile { $pile }.

lesson-skipbo-last =
    There it is: your last stock card, the { $card }, fits on building pile { $pile }. Lay it, and you win!

lesson-skipbo-done =
    You have emptied your stock pile and won the round. That is all you need to know. Have fun playing!

lesson-skipbo-hint-discard =
    Discarding ends your turn. You may do so whenever you like, but there is still something good to lay.

## Breakers

lesson-breakers-title = Your first round of Skip-Bo Breakers

lesson-breakers-single =
    Welcome! Get rid of all your tiles before your opponent does, and you win. Your opponent has opened a
    trick with a single tile, { $top }. Answer with a higher single: lay your { $set }.
lesson-breakers-single-hint =
    That is a good answer, too. Here, take the { $set }.

lesson-breakers-win =
    Your opponent has gone up to { $top }. Your { $set } beats every other number. Lay it. If your opponent has
    to pass, the trick is yours.

# $fewest (number): the fewest tiles of a run.
lesson-breakers-run =
    You have won the trick, so you open the next one, with any set you like. Try a run, { $fewest } or more
    numbers in sequence: lay { $set }.
lesson-breakers-run-hint =
    You may open with that. Here, try the run { $set }.

# $low and $high: what the joker, ∞, could stand for, below or above the two tiles, of which the higher
# one is $middle.
lesson-breakers-joker =
    An answer is of the same kind, has as many tiles, and is higher. To beat { $top }, use your joker ∞: it
    stands for any number. With it, your run can begin at { $low } or end at { $high }. Choose { $set }, which is
    higher.
lesson-breakers-joker-hint =
    That beats the last run, too, but it only goes up to { $middle }. With the joker at its end, the run goes up
    to { $high }, and is harder to beat.

lesson-breakers-pair =
    The trick is yours. Open the next one with a pair, two tiles alike. When you open, low tiles are as good as
    high ones, so it is a fine moment to lay { $set }.
lesson-breakers-pair-hint =
    You may open with that. Here, try the pair { $set }: low tiles are hard to lay later.

lesson-breakers-pass =
    Against { $top } you have no higher pair. Whoever cannot answer passes. There is nothing wrong with that:
    your opponent wins the trick, and the next one is a new chance.
lesson-breakers-pass-hint =
    You could: a Breaker beats any other set. But you do not have to lay one here, and yours will soon be worth
    more. Pass this time.

lesson-breakers-pair-run =
    Your opponent opens with a pair run, { $top }: pairs in sequence. Whoever has an answer has to give it, and
    you have a higher pair run of the same length. Lay { $set }.

# $small and $large (numbers): how many tiles alike make a Breaker.
lesson-breakers-breaker =
    You have no pair run higher than { $top }. But you have a Breaker: { $small } or { $large } tiles
    alike beat any other set. Now is the time. Lay { $set }.
lesson-breakers-breaker-hint =
    Passing is allowed: you do not have to lay a Breaker here. But with it you win the trick, and then the round.

lesson-breakers-last =
    Only a higher Breaker could have beaten yours, so you open once more. One tile is left. Lay the { $set },
    and you win!

lesson-breakers-done =
    You have laid your last tile and won the round. In a match, you would now score for the tiles that your
    opponent still has. Have fun playing!

lesson-breakers-hint-joker =
    You may use your joker like that. But a joker is precious: keep it for later.
lesson-breakers-hint-breaker =
    A Breaker may answer any other set, and it may open, too. But keep it for the moment when you have nothing else.

## Tabletop conduct: a chapter for those who know Skip-Bo

lesson-tabletop-title = As at a real table

# $cards (number): the cards in your hand. $hand (number): the cards of a full hand.
lesson-tabletop-draw =
    At this table nobody draws for you. You have { $cards } cards in your hand, and a full hand has { $hand }. Tap
    the draw pile to take a card.

lesson-tabletop-full =
    The small number on the draw pile says how many cards you hold. Take another one, and your hand is full.

lesson-tabletop-extra =
    There are your { $hand } cards. At a real table it is easy to lose count, so see what happens then: take one
    more.
lesson-tabletop-extra-hint =
    You could end your turn now. But lose count just once: take one more card.

lesson-tabletop-discard =
    Too many! The card went face down under your stock pile, and only you have seen it. So it pays to count. Now
    end your turn as always: put any card from your hand on a discard pile.
lesson-tabletop-discard-hint =
    You could keep drawing, but it would all go under your stock pile. Discard a card instead.

# “Caught!” is tabletop-catch, in tabletop.ftl.
lesson-tabletop-catch =
    Your opponent has had a turn, and has just taken another card. But it is your turn! Tap “Caught!” before
    your opponent has finished.

lesson-tabletop-done =
    Well spotted! Your opponent has to stop and draws nothing in the next turn, and your turn continues. Had nobody
    noticed, that turn would have counted, and yours would be over. So watch each other. Have fun!

lesson-tabletop-hint-draw =
    First fill your hand: tap the draw pile.
