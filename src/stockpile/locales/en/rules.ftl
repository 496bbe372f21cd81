### The rules as players read them: `stockpile rules`, the help in the game, docs/rules/.
###
### For translators. One message is one paragraph. Write short, warm sentences for a family at the
### table, and say "you". Numbers always come in as variables, since they belong to an edition: never
### write one out, in digits or in words ("a pair" and "one" are fine). S22 or B11 in a text is the
### number of a rule and stays as it is. The words of the game are those of the printed
### sheets where there is one in your language.

## Around the rules

# $year (text): the year of the printed edition.
rules-title-skipbo = Skip-Bo ({ $year })
# $year (text): the year of the printed edition.
rules-title-breakers = Skip-Bo Breakers ({ $year })

# $seats (number): how many people play at this table.
rules-for-table =
    These are the printed rules in our own words, written for a table with { $seats } seats. Every rule
    has a number, which stands in front, so that you can point to it.
# Above the rules of a match that began under earlier readings of the printed rules.
rules-earlier-readings =
    This match began under an earlier reading of the printed rules and keeps to it, so a few details
    may differ from what you read here.

# How paragraphs are marked that the printed rules of this edition do not have: because they leave a
# question open, or because this table plays otherwise.
rules-ours = Our decision:
rules-house = House rule:

rules-legend =
    Where a paragraph begins with “{ rules-ours }”, the printed rules of this edition leave a question
    open or can be read in different ways, and the answer is ours. Where one says “At this table”, it
    tells you what your table plays.
rules-legend-house =
    Where one begins with “{ rules-house }”, your table does not follow the printed rules of this
    edition.

rules-trademark =
    Skip-Bo and Skip-Bo Breakers are trade marks of their owner. This project is not connected with
    the owner in any way.

# Said after the rule that a table has chosen. $option is the title of the setting, $value is what this
# table has chosen, $others are the other choices, separated by commas.
rules-option-note = (Setting “{ $option }”: { $value }. It could also be: { $others }.)

## Titles of sections

rules-section-aim = What the game is about
rules-section-box = What you need
rules-section-setup = Getting ready
rules-section-turn = Your turn
rules-section-piles = The piles
rules-section-winning = Winning a round
rules-section-points = Playing for points
rules-section-teams = Playing in teams
# The draw pile is empty and cannot be filled again.
rules-section-dry = When the cards run out
# Slips: small breaches of the rules by mistake.
rules-section-slips = Slips at the table
rules-section-seeing = What you may see
# Sets of tiles (Breakers).
rules-section-sets = Opening a trick
rules-section-answering = Answering
rules-section-breakers = Breakers
rules-section-jokers = Jokers
rules-section-tricks = Winning a trick
rules-section-round = Winning a round, and the match
# The card in the box that shows all kinds of sets.
rules-section-reference = Reference card

## Skip-Bo: what the game is about, and what you need

# stock pile: the pile a seat must empty. building pile: a common pile that counts up.
rule-skipbo-aim =
    In front of you lies a stock pile. Be the first to empty yours. Its cards go, one by one, onto
    building piles in the middle, which everyone shares and which count up from { $first } to
    { $highest }.

# wild: a Skip-Bo card.
rule-s1-cards =
    The box has { $cards } cards: { $copies } of each number from { $first } to { $highest }, and
    { $wilds } Skip-Bo cards. A Skip-Bo card can stand for any number, so we call it a wild. If there
    are blank cards in your box, leave them out.
rule-s1-total =
    The box has { $cards } cards. A Skip-Bo card can stand for any number, so we call it a wild. If
    there are blank cards in your box, leave them out.
rule-s1-composition =
    There are { $copies } cards of each number from { $first } to { $highest }, and { $wilds } wilds.

# seat: a place at the table. $fewest and $most are numbers of seats.
rule-s2-seats = The table has { $fewest } to { $most } seats, one for each of you.
rule-s2-seats-or-more = The table has { $fewest } seats or more, one for each of you.
rule-s2-most-seats =
    The printed rules set no upper limit. We play with { $most } seats at most.

## Skip-Bo: getting ready

rule-s3-dealer =
    Shuffle the cards. Everyone draws one, and whoever has the highest is the dealer. Wilds do not
    count.
rule-s3-draw-again =
    If you draw a wild, draw another card. If several of you share the highest card, those players
    draw again. Then all cards go back, and the pack is shuffled.
rule-s3-dealing-from-left =
    The dealer deals one card at a time, clockwise, and begins with the seat to the left. The last
    card that you get is the top of your stock pile.
rule-s3-shuffle = Shuffle the cards and deal a stock pile to everyone.
rule-s3-dealing-from-starter =
    Deal one card at a time, clockwise, and begin with the seat that will play first. The last card
    that you get is the top of your stock pile.
rule-s3-next-dealer = For the next round, the deal moves one seat to the left.
# A drawn round: one without a winner (S29).
rule-s3-drawn-round = The deal also moves on after a round that nobody has won (S29).

rule-s4-left-of-dealer = The seat to the left of the dealer plays first.
rule-s4-youngest = The youngest of you plays first.
rule-s4-by-lot =
    When you set up the table, you say who is the youngest. If you do not say, the first turn is drawn
    by lot.
rule-s4-next-rounds =
    In every further round, the first turn moves one seat to the left, also after a round that nobody
    has won (S29).

# $large, $small: cards in a stock pile. $fewest to $seats: the numbers of seats with large stock piles.
rule-s5-stock-size =
    Stock piles have { $large } cards each with { $fewest } to { $seats } seats, and { $small } cards
    each with more seats.
# $printed cards each do not fit from $seats seats on; with the largest table, $most, $stock cards fit.
rule-s5-many-seats =
    From { $seats } seats on, { $printed } cards each would not leave a hand of { $hand } for
    everyone. Then stock piles have as many cards as fit, down to { $stock } each with { $most }
    seats.
rule-s5-this-table =
    At this table: { $seats } seats, and { $stock ->
        [one] { $stock } card
       *[other] { $stock } cards
    } in each stock pile.
rule-s5-face-down =
    Put your stock pile face down in front of you and turn its top card up. Nobody looks at the cards
    below, not even you.

rule-s6-short-game = For a short game, deal stock piles of { $short } cards.
rule-s6-fewer = The fewer cards there are, the sooner the game is over.
# $least and $most are numbers of cards.
rule-s6-any-size =
    You may agree on any other size from { $least } to { $most }. With { $seats } seats, more would not
    fit: everyone must be able to draw a hand of { $hand }.

# draw pile: the common face-down pile.
rule-s7-draw-pile =
    Put the rest face down in the middle: this is the draw pile. Nobody has a hand yet. You draw yours
    when your turn comes.

## Skip-Bo: your turn

rule-s8-clockwise = Turns go round clockwise.
# $hand: how many cards make a full hand.
rule-s8-turn =
    Begin your turn by drawing from the draw pile until you have { $hand } cards in your hand.
# lay: put on a building pile.
rule-s10-sources =
    Then lay cards on the building piles. They may come from the top of your stock pile, from the top
    of any of your discard piles, or from your hand.
rule-s13-advice =
    Look at your stock pile first, since you win by emptying it. That is good advice, not a duty.
rule-s13-stop = By the printed rules, you never have to lay a card. Stop when you like.
rule-s13-duty =
    By the printed rules, you must lay the top card of your stock pile as soon as it can be laid.
rule-s13-all-you-can =
    By the printed rules, you end your turn when you have laid all the cards you can.
rule-s13-laying-free =
    At this table, laying is up to you. You may stop even if another card would fit.
rule-s13-laying-stock-first =
    At this table, you may not end your turn while the top card of your own stock pile can be laid.
rule-s13-laying-forced =
    At this table, laying is a duty. As long as you can lay a card, also from a partner’s piles, you may
    not end your turn.
# The top card of one's stock pile could be laid, and another card takes its place.
rule-s13-blocking =
    What else you lay is up to you. You may lay other cards first, even one that leaves no place for
    the top card of your stock pile.
rule-s14-refill =
    When the last card of your hand goes onto a building pile, draw { $hand } new ones at once and go
    on. That may happen several times in one turn.
# discard pile: one of a seat's own open piles. $piles: how many discard piles a seat has.
rule-s15-discard =
    End your turn by putting one card from your hand, face up, on one of the { $piles } discard piles
    in front of you. Card and pile are your choice. If it was the last card of your hand, your turn is
    over all the same: you draw a new hand when your next turn comes.

## Skip-Bo: the piles

# $piles: how many building piles there may be at a time.
rule-s9-building-piles =
    Building piles lie in the middle, and everyone uses them. There are at most { $piles } at a time.
    Each begins with a { $first } or a wild and goes up by ones to { $highest }.
rule-s9-example =
    For example, on a { $number } goes a { $next } or a wild, on that a { $after } or a wild, and so on.
rule-s11-wild =
    A wild becomes the number that the building pile needs. That may be any number, { $first } and
    { $highest } too.
rule-s12-turn-up =
    As soon as the top card of your stock pile is laid, turn up the next one. If it fits, it
    can be laid in the same turn.
rule-s16-discard-piles =
    Your discard piles grow in any order, but only the top card of each can be laid. You may discard a
    wild, and it stays a wild.
# $number: an example of a number that a wild stood for.
rule-s17-complete =
    A building pile that reaches { $highest } is complete. Take it off and put it aside at once. Its
    cards stay what they are: a wild that was played as a { $number } is a wild again. A new pile may
    begin in its place.
rule-s18-reshuffle =
    If you have to draw and the draw pile is empty, shuffle the piles that were put aside. They are
    the new draw pile, and you draw on.

## Skip-Bo: winning and points

# side: what wins, a seat alone or a team's seats together.
rule-s19-win =
    The round ends the moment a side has no stock cards left: that side has won. A side is one seat
    alone or, in teams, all seats of a team.
rule-s19-order =
    After each card that is laid, do things in this order: take off a complete building pile, turn up
    the next stock card, see whether the round is won, and fill an empty hand again. A side that has
    won does not have to discard any more.

rule-s20-single-round = Usually you play a single round, without points.
# $win points for winning a round, $card points for each card.
rule-s20-points =
    You can also play a match of several rounds for points. The side that wins a round gets { $win }
    points, and { $card ->
        [one] { $card } more point
       *[other] { $card } more points
    } for every card left in the stock piles of its opponents, whatever is printed on it.
rule-s20-match = The first side to reach { $target } points wins the match.

## Skip-Bo: teams

rule-s21-partners =
    You can play in teams. When it is your turn, you may lay cards from your own stock pile and discard
    piles, and from those of your partners.
rule-s21-own-discards =
    You never lay from a partner’s hand, and you discard on your own piles only.
rule-s21-seating = Partners may sit anywhere.
# $teams: the fewest teams. $seats: the fewest seats in a team.
rule-s21-team-sizes =
    There are at least { $teams } teams, all of the same size, with { $seats } seats or more each.
rule-s21-alone = At this table, everyone plays alone.
# $count: the number of teams. $teams: their seats, such as A+C, B+D.
rule-s21-this-table = At this table, { $count } teams play: { $teams }.
rule-s22-silence =
    When it is your turn, you alone decide what is laid. Your partners stay silent.
rule-s22-no-discussion =
    Partners may not discuss what to do. While one of you plays, the others stay silent.
# chat and reactions: what people can write and show each other at a table.
rule-s22-program =
    In a round of teams, the program takes no chat and no reactions from the partners of whoever is on
    turn.
# The seat on turn speaks to a partner. $number: an example.
rule-s22-calls =
    You may tell a partner what to lay for you, for example: “Play your wild as a { $number }.”
rule-s23-all-empty = A team wins when all its stock piles are empty.
rule-s23-play-on =
    When your own stock pile is empty and a partner’s is not, you play on: with your hand, your
    discard piles and your partners’ stock and discard piles.

## Skip-Bo: when the cards run out

rule-s28-nothing-to-draw =
    Now and then the draw pile is empty and no pile has been put aside. Then draw as many cards as
    there are, even if there are none, and play with what you have in your hand.
rule-s28-empty-hand =
    If your hand gets empty in your turn and a building pile is completed afterwards, there are cards
    again: draw a new hand at once. As long as you have a card in your hand, you draw nothing before
    your next turn.
rule-s28-pass =
    With an empty hand and nothing to draw, you may still lay from your stock pile and your discard
    piles. Then end your turn by passing. With a card in your hand you cannot pass: you discard, as
    always.
rule-s29-stuck =
    The round is stuck when all of you, one after the other, have passed without laying a card.
rule-s29-stalemate-redeal =
    At this table, a stuck round is freed: all hands, discard piles and building piles are shuffled
    into a new draw pile. The stock piles stay, and the next seat begins a normal turn. If the round
    is stuck again before a stock card was laid, nobody has won, and there are no points.
rule-s29-stalemate-fewest-stock =
    At this table, a stuck round is won by the side with the fewest stock cards in all, with points
    as in S20. If sides share the fewest, nobody has won, and there are no points.
rule-s29-stalemate-draw =
    At this table, a stuck round ends: nobody has won, and there are no points.

## Skip-Bo: slips, and what you may see

rule-s24-s27-penalties =
    The printed rules have penalties for drawing too many cards, for playing out of turn and for
    giving a partner advice.
rule-s24-s27-no-penalties = The printed rules of this edition name no penalties for slips.
rule-s24-s27-borrowed =
    The printed rules of this edition name no penalties for slips. This table borrows those of the
    older edition.
rule-s24-conduct-enforced =
    At this table, the program draws the cards and keeps the order of turns. Nobody can draw too many
    or play out of turn, so there are no penalties. It cannot hear what you say to each other, though:
    staying silent is up to you.
rule-s24-conduct-tabletop =
    At this table, you draw your cards yourselves and keep the order of turns yourselves. You can draw
    too many, play out of turn or give advice, so watch each other!
rule-s24-fitting = Even here, a card that does not fit cannot be laid.
# $cards: how many cards advice costs.
rule-s24-advice =
    If a partner of yours is on turn and you give advice, you take { $cards } cards from the draw pile
    and put them under your own stock pile. Nobody may look at them, not even you.
rule-s24-any-talk = It need not be advice: any talk counts.
rule-s24-as-many =
    If there are fewer cards, take as many as there are. When cards go under a stock pile that was
    empty, its top card is turned up, and it has to be emptied again.
rule-s24-calling =
    Any seat of another side may call it while that turn lasts, but only once a turn for each player
    accused. Chat and reactions are talk as well. Whoever is on turn may speak and cannot be
    accused.
rule-s24-judging =
    The seats that are neither on your side nor on the caller’s decide: more than half of them must
    agree. If there are none, as with just your team and theirs, somebody of your own side has to own
    up. One of your side who agrees always settles it. Play goes on in the meantime, and a call that is
    still open when the turn ends is dropped.
# $hand: how many cards a hand has.
rule-s25-draw-first =
    Your turn starts with drawing: you may not lay or discard before you have { $hand } cards in
    your hand.
rule-s25-too-many =
    If you draw too many cards at the start of your turn, the extra ones go under your own stock pile.
rule-s25-last-drawn =
    The extra ones are the last you drew, and you do not show them to anyone. Your first card laid
    or discarded ends the drawing. When your hand gets empty in your turn, the new one is drawn for
    you, so you cannot go wrong there. Whoever may not draw, or finds no cards left, plays with what
    they have.
rule-s26-out-of-turn =
    You play out of turn as soon as you draw or lay a card when it is not your turn. If somebody
    catches you before you have finished, you stop at once, and whoever’s turn it is goes on.
rule-s26-what-stays =
    What you have laid stays where it is, and what you have drawn stays in your hand. The
    interrupted turn goes on where it was. As long as you play out of turn, the others can catch
    you, but not play themselves. A false alarm costs nothing. Only a turn that is rightfully yours
    counts as your next turn. With an empty hand, whoever may not draw may pass.
rule-s26-caught-whole-turn =
    At this table, whoever was caught draws nothing in their whole next turn, not even when their
    hand gets empty.
rule-s26-caught-start-only =
    At this table, whoever was caught draws nothing at the start of their next turn. If their hand
    gets empty later on, they draw a new one.
rule-s27-stands =
    If nobody catches you before you discard, your turn counts, and there is no penalty. Play goes on
    with the player on your left. If you interrupted a turn, that turn is over.
rule-s27-no-win =
    Nobody wins out of turn: the card that would end the round cannot be laid then. And you cannot begin
    with a discard. Nobody could catch you in time.

rule-skipbo-open =
    Everyone may see the top card of every stock pile, all cards in the discard piles and building
    piles, how many cards there are in each hand and pile, and the points.
rule-skipbo-hand = Only you see your hand; your partners do not.
rule-skipbo-hidden =
    Nobody sees the stock cards below the top one or the order of the draw pile.

## Breakers: what the game is about, and what you need

# tile: the piece that Breakers is played with. set: what is laid in one go.
rule-breakers-aim =
    You have a hand of tiles and lay them in sets, each of you answering the others. Be the first with
    no tiles left. Then you get points for all the tiles that the others still have.
# joker: the tile with the sign ∞.
rule-b1-tiles =
    The box has { $tiles } tiles, and a reference card. Ours is on this page, too.
rule-b1-composition =
    There are { $copies } tiles of each number from { $first } to { $highest }, and { $jokers } jokers
    with the sign ∞.
rule-b2-seats = The table has { $fewest } to { $most } seats, one for each of you.

## Breakers: getting ready

# opener: who leads to a trick.
rule-b3-opener =
    Before the first round, turn all tiles face down and mix them. Everyone draws one, and whoever has
    the highest is the opener. A joker beats every number.
rule-b3-draw-again =
    If several of you share the highest tile, those players draw again. Then all tiles go back and are
    mixed once more.
# $tiles: the tiles of a hand, with $seats seats. $rest: how many tiles are left over.
rule-b2-hand =
    With { $seats } seats, everyone takes { $tiles } tiles. { $rest ->
        [0] No tiles are left over.
       *[other] The rest stays face down at the side, and nobody looks at it.
    }
# As above, for tables with $fewest to $most seats. $tables: how many sizes of table that are.
rule-b2-hand-range =
    With { $tables ->
        [2] { $fewest } or { $most }
       *[other] { $fewest } to { $most }
    } seats, everyone takes { $tiles } tiles. The rest stays face down at the side, and nobody looks at
    it.
rule-b2-this-table =
    At this table: { $seats } seats, { $tiles } tiles in each hand, and { $rest ->
        [0] no tiles
        [one] { $rest } tile
       *[other] { $rest } tiles
    } left over.
rule-b2-stand = Stand your tiles up so that only you can see them.

## Breakers: opening a trick

# trick: one lead and its answers.
rule-b4-opening =
    Play goes in tricks. The opener begins a trick by laying a set of any kind, and may not pass.
    These are the sets:
# $example: a set in the program's notation.
rule-b4-single = A single: one tile, such as { $example }.
# $tiles: how many tiles make a pair.
rule-b4-pair = A pair: { $tiles } tiles with the same number, such as { $example }.
# $tiles: the fewest tiles.
rule-b4-run = A run: { $tiles } or more numbers in sequence, such as { $example }.
# $pairs: the fewest pairs.
rule-b4-pair-run = A pair run: { $pairs } or more pairs in sequence, such as { $example }.
# $small, $large: how many tiles alike make a Breaker.
rule-b4-breaker =
    A Breaker: { $small } or { $large } tiles that are all alike, such as { $example }.
rule-b8-height =
    A run or a pair run is as high as its highest number. The numbers end at { $highest }: you cannot
    go on from there to { $first }.

## Breakers: answering

rule-b5-answer =
    Clockwise from the opener, each of you answers or passes. An answer has to match or beat the set
    that was laid last. It is of the same kind and has the same number of tiles. Or it is a Breaker.
rule-b5-length =
    For example, { $run } is not answered by { $longer }, although that goes higher: it has more
    tiles.
rule-b5-kinds = No kind is better than another. A run, for example, never beats a pair.
rule-b6-answer-higher =
    At this table, your answer has to be higher than the last set. An equal one is not enough.
rule-b6-answer-equal-or-higher =
    At this table, your answer has to be equal to the last set or higher. Only a Breaker on a Breaker
    always has to be higher.
rule-b7-must = By the printed rules, you must answer if you can. If you cannot, you pass.
rule-b7-stuck = Stuck means that you have no answer of the same kind, not even with your jokers.
rule-b7-breaker =
    A Breaker may answer another kind of set, but never has to: if it is your only answer, you may keep
    it and pass. On a Breaker, though, a higher Breaker is an answer of the same kind, and you must give
    it.
rule-b7-passing-only-when-stuck = At this table, you may pass only when you are stuck.
rule-b7-passing-free =
    At this table, you may pass whenever you like, even if you could answer, as nobody sees your hand.
    Only the opener has to lay.

## Breakers: Breakers and jokers

rule-b11-breaker =
    A Breaker answers any other kind of set. You may also open with it. Only a higher Breaker beats a
    Breaker.
rule-b11-turn = You lay it when your turn comes, not in between.
# $small, $large: how many tiles alike make a Breaker.
rule-b11-rank =
    A Breaker of { $large } beats a Breaker of { $small }, whatever the numbers. Within the same size,
    the higher number wins.
rule-b11-jokers = A Breaker of jokers is the highest of its size.
# Seats A, B, C and D. $lead, $run, $small and $large are sets.
rule-b11-example =
    For example, D opens with { $lead } and A answers with { $run }. B breaks in with { $small }, and C
    beats that with { $large }. If D, A and B pass, C wins the trick.

# $example is a set with a joker, and $meaning is what it stands for.
rule-b9-joker =
    A joker stands for any number you need in a pair, a run or a pair run. Its place shows the number:
    { $example } is { $meaning }.
rule-b9-breaker =
    A joker never completes a Breaker of numbers. A Breaker with jokers is made of jokers alone.
rule-b10-lone-joker-above-15 =
    At this table, one joker laid alone is a single higher than { $highest }, and a pair of jokers is
    higher than a pair of { $highest }. You cannot declare them lower.
rule-b10-lone-joker-as-15 =
    At this table, one joker laid alone is a single as high as { $highest }, and a pair of jokers is as
    high as a pair of { $highest }. You cannot declare them lower.
rule-b10-number-needed = A run or a pair run needs at least one tile with a number.

## Breakers: tricks

rule-b12-again =
    Even if you have passed, you may lay again when your turn comes round in the same trick.
rule-b13-trick =
    The trick ends when all the others have passed, one after the other. Whoever laid last wins the
    trick and opens the next one, with a set of any kind. The winner cannot lay anything more on the
    trick that was won.
# Seats A, B, C and D. $first to $fourth are sets.
rule-b13-example =
    For example, A opens with { $first }, B answers with { $second }, C with { $third } and D with
    { $fourth }. Now A, B and C pass. D has won the trick and opens the next.
rule-b14-aside = The tiles of a finished trick are turned face down and put aside.
rule-b14-memory-aid-off =
    At this table, you see the running trick only. Remembering what has been played is part of the
    game.
rule-b14-memory-aid-on =
    At this table, you can see how many of each tile have been played.

## Breakers: the round and the match

rule-b15-end = The round ends the moment somebody has no tiles left: they have won it.
rule-b16-points =
    The winner gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for every tile left in the hands of the others.
rule-b16-match = The first to reach { $target } points wins the match.
rule-b17-next-round =
    For the next round, all tiles are turned face down and mixed, and everyone takes new ones. The
    winner of the last round is the opener.

rule-breakers-open =
    Everyone may see the running trick, how many tiles there are in each hand and at the side, and the
    points.
rule-breakers-hidden = Only you see your hand. Nobody sees the tiles left over.

## Breakers: the reference card, a table with these columns

rules-reference-lead = You open with
rules-reference-example = For example
rules-reference-answers = This answers it
rules-reference-refused = This does not

rules-reference-single = a single
rules-reference-pair = a pair
# $pairs: the fewest pairs.
rules-reference-pair-run = a pair run of { $pairs } pairs or more
# $tiles: the fewest tiles.
rules-reference-run = a run of { $tiles } numbers or more
# $tiles: how many tiles alike.
rules-reference-breaker = a Breaker of { $tiles }

# Why a set does not answer. $set: the set.
rules-reference-only-equal = { $set } (only equal)
rules-reference-lower = { $set } (lower)
rules-reference-another-kind = { $set } (another kind)
rules-reference-more-tiles = { $set } (more tiles)
rules-reference-fewer-tiles = { $set } (fewer tiles)
rules-reference-joker-in-breaker = { $set } (no Breaker, because of the joker)
