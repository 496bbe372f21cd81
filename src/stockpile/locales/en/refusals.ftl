# Why something was refused or could not be read. Each is one or two whole sentences for the
# person who asked. Cards and moves are shown as they are typed: 7, S, h7>1, 4+4.

# Follows a sentence about an unknown name.
refusal-meant = Did you mean “{ $meant }”?

## Any game

refusal-chain-used-up = The match has used up its chain of { $links ->
    [one] { $links } round
   *[other] { $links } rounds
  }.

refusal-round-over = The round is over.
refusal-match-over = The match is over.
refusal-no-round-yet = No round has been dealt yet.
refusal-round-under-way = A round is still being played.
refusal-not-your-turn = It is seat { $turn }’s turn.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-not-the-whole-pack = The cards in the deal are not the whole box.

## Skip-Bo

refusal-draw-first = Draw your cards first.
refusal-pass-with-cards = You still have cards in your hand: end your turn by discarding one of them.
refusal-lay-first = There is still a card you can lay, and at this table you lay as long as you can.
refusal-stock-first = Your stock card ({ $card }) can be laid. Lay it before you end your turn.
refusal-no-such-building-pile = There is no building pile { $pile }: they are numbered 1 to 4.
refusal-no-such-discard-pile = There is no discard pile { $pile }: they are numbered 1 to 4.
refusal-not-in-hand = There is no { $card } in your hand.
refusal-own-pile-by-letter = Your own piles are named without your letter: leave “{ $seat }.” out.
refusal-not-a-partner = Seat { $seat } is not your partner: you cannot lay from their piles.
refusal-stock-empty = That stock pile is empty.
refusal-discard-pile-empty = Discard pile { $pile } is empty.
# $card is the card that was tried, $number what the pile needs.
refusal-needs-another-number = Building pile { $pile } needs { $number }; this card is { $card }.
refusal-wrong-stock = Seat { $seat } was dealt { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }; a stock pile here has { $stock }.
refusal-wrong-stocks = The deal has { $stocks } stock piles for { $seats } seats.

# At a table where people draw by hand, can err, and catch each other. $seat is who plays just now.
refusal-interrupted = Seat { $seat } is playing right now. Catch them, or let them finish.
refusal-drawing-closed = Drawing is over for this turn: you draw before you lay.
refusal-banned-from-drawing = You were caught playing out of turn, so you draw nothing now.
refusal-nothing-to-draw = There is nothing left to draw.
refusal-catches-itself = You cannot catch yourself.
# Somebody pressed too soon or too late; it is said with a smile.
refusal-nobody-to-catch = False alarm: nobody is playing out of turn. No harm done!
refusal-caught-already = Somebody was quicker: that player has been caught already.
refusal-no-partners-here = Nobody has a partner at this table, so nobody can give one advice.
refusal-accuses-itself = You cannot call yourself out.
refusal-advice-called-already = The table is still deciding about another call. Wait for it.
refusal-no-advice-called = There is nothing to decide: nobody has called out advice.
refusal-not-asked-to-judge = That is for the others to decide, or you have already said what you think.
# Only partners of the seat on turn can give advice. $seat: who is accused; $turn: the seat on turn.
refusal-on-turn-may-speak = It is seat { $seat }’s turn, and whoever’s turn it is may speak.
refusal-not-on-turns-side = It is seat { $turn }’s turn: only a partner of that seat can be called out for advice.
refusal-calls-own-side = You cannot call out your own team; only the others can.
refusal-called-this-turn = Seat { $seat } has already been called out in this turn. Once a turn is enough.
# Somebody who plays out of turn wants to lay the last stock card.
refusal-wins-out-of-turn = Nobody wins out of turn. This card would end the round: keep it for your own turn.

## Skip-Bo Breakers

refusal-opener-must-lay = You open the trick: lay a set.
refusal-tiles-not-in-hand = You do not have enough of these tiles: { $tiles }.
refusal-another-kind = That is { $kind ->
    [single] a single
    [pair] a pair
    [pair-run] a pair run
    [run] a run
   *[breaker] a Breaker
  }. Only { $needed ->
    [single] another single
    [pair] another pair
    [pair-run] another pair run
    [run] another run
   *[breaker] another Breaker
  } or a Breaker answers here.
refusal-another-length = The set to answer has { $needed ->
    [one] { $needed } tile
   *[other] { $needed } tiles
  }, and yours has { $tiles }.
refusal-not-higher = That is not higher than { $top }.
refusal-too-low = That is lower than { $top }.
refusal-not-a-higher-breaker = Only a higher Breaker beats { $top }.
refusal-needs-a-breaker = { $top } is a Breaker: only a higher Breaker beats it.
refusal-can-answer = You can answer { $top }, so you cannot pass.
refusal-wrong-hand = Seat { $seat } was dealt { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }; a hand here has { $hand }.

## What could not be read

refusal-no-file = It cannot be read or written: { $reason }.
refusal-not-utf-8 = It is not UTF-8 text (byte { $byte }).
refusal-not-json =
  { $reason ->
    [brackets] It is not JSON: too many brackets inside each other.
    [digits] It is not JSON: a number with too many digits.
   *[other] It is not JSON.
  }
refusal-not-an-object = A JSON object was expected here, in curly braces.
refusal-not-a-list = A list was expected here, not “{ $value }”.
refusal-not-a-text = A text in quotation marks was expected here, not “{ $value }”.
refusal-move-expected = A move was expected here, not “{ $value }”.
refusal-not-a-flag = true or false was expected here, not “{ $value }”.
refusal-not-a-count = A whole number, 0 or more, was expected here, not “{ $value }”.
refusal-not-a-pile = Piles are numbered from 1: “{ $value }” is not one of them.
refusal-not-a-seat = “{ $value }” is not a seat: seats are the letters A to H.
refusal-not-a-seat-number = “{ $value }” is not a seat: seats are numbered from 0 to { $most }.
refusal-no-such-seat = There is no seat “{ $seat }” at this table.
refusal-not-an-event = There is no event “{ $value }” with these fields.
refusal-not-an-option = “{ $value }” is not an option: write NAME=VALUE.
refusal-not-an-option-value = An option is a text or a whole number, not “{ $value }”.
refusal-not-a-seed = A seed is a text or a whole number, not “{ $value }”.
refusal-missing-field = “{ $name }” is missing.
refusal-unknown-field = There is no “{ $name }” here. Known here: { $known }.
refusal-wrong-length = A list of { $expected } was expected here, not of { $found }.
refusal-unknown-language = Stockpile does not speak “{ $name }” yet. Choose from: { $known }.
refusal-unknown-bot = There is no bot “{ $name }”. Choose from: { $known }.
refusal-bot-without-number = The level “{ $name }” takes no number: leave out “:” and what follows.
refusal-not-a-bot-number = “{ $name }” takes a whole number from 1 to { $most }, not “{ $number }”.
refusal-bot-without-weights = “{ $name }” takes no weights; “master” and “expert” do.
refusal-not-weights = This file does not hold the weights of a network for “{ $game }”.
# $reason: what Python says, for whoever wrote the bot.
refusal-bot-unusable = “{ $name }” cannot be used as a bot: { $reason }
refusal-bot-failed = “{ $name }” gave no legal move, in deal { $deal }, seat { $seat }, move { $move }: { $reason }
refusal-too-few-bots = It takes at least { $fewest } bots. You may name the same one twice.
# $what: what differs. $there, $here: what it is in the file, and what was asked for.
refusal-another-tournament = This file holds the rounds of another tournament, { $what ->
    [version] by another version of Stockpile
    [bots] of other bots
    [edition] by another edition
    [readings] by other readings of the rules
    [seats] with another number of seats
    [teams] with other teams
    [options] with other options
   *[seed] with another seed
  } ({ $there }, not { $here }). Name another file with --resume, or remove this one.
refusal-rounds-without-records = Deal { $deal } was already played without these records. Leave out --resume, or name another file with it, to play all rounds again.
refusal-not-records = Rounds cannot be kept as “{ $ending }”. Name a folder, which has no ending, or a file that ends in .parquet or .jsonl.
refusal-bot-changed = “{ $name }” is not the same as when the rounds in this file were played: its code has changed. Name another file with --resume, or remove this one.
refusal-no-rounds-file = This is not a file of rounds from the arena. Name another file with --resume, or remove this one.
refusal-rounds-unreadable = Line { $line } of the rounds in this file cannot be read. Name another file with --resume, or remove this one.
# $what is a command or a thing that cannot work yet, such as “stockpile serve”.
refusal-needs-extra = { $what } needs packages that are not installed. To install them: pip install "{ $package }[{ $extra }]"
refusal-unknown-game = There is no game “{ $game }”. Choose from: { $known }.
refusal-unknown-edition = There is no edition “{ $edition }”. Choose from: { $known }.
refusal-unknown-game-or-edition = There is no game or edition “{ $name }”. Choose from: { $known }.
refusal-edition-of-another-game = “{ $edition }” is not an edition of { $game }.
refusal-unknown-option = There is no option “{ $name }”. Choose from: { $known }.
refusal-unknown-choice = “{ $value }” is not one of: { $known }.
refusal-seats-out-of-range = This table needs { $fewest } to { $most } players; you asked for { $seats }.
refusal-stock-does-not-fit = A stock pile of { $stock } cards does not fit: here it can have 1 to { $most }.
refusal-no-teams = This game is not played in teams.
refusal-seat-twice-in-teams = Seat { $seat } is in the teams twice.
refusal-seat-without-team = When you play in teams, every seat is in one.
refusal-uneven-teams = It takes at least two teams, all of the same size, with at least two seats each.
refusal-teams-without-seats = A number of teams is not enough: say how many seats there are, too.

## Commands that were mistyped

refusal-unknown-command = There is no command “{ $name }”. Choose from: { $known }.
refusal-no-such-flag = There is no option “{ $name }” here; --help lists them.
refusal-argument-missing = { $name } is missing; --help explains it.
refusal-flag-with-value = The option { $name } takes no value.
refusal-flag-without-value = The option { $name } needs a value.
refusal-too-many-arguments = This was not expected: “{ $value }”.
refusal-not-one-of = One of these was expected: { $known }.
refusal-not-in-range = A number from { $least } to { $most } was expected.
refusal-not-from = A number of at least { $least } was expected.
refusal-not-a-number = A number was expected.
# $other: another option. What it is said of stands in front.
refusal-not-together = This does not go with { $other }: leave one of them out.
refusal-same-file = This file is already the one for { $other }: name another one.
refusal-only-in-the-app = Here the game is played in plain lines, without colours or frames: leave this out.

## Positions

refusal-not-a-card = “{ $value }” is not a card: cards are 1 to 12, and S for a wild.
refusal-not-a-tile = “{ $value }” is not a tile: tiles are 1 to 15, and * for a joker.
refusal-not-a-move = “{ $value }” is not a move. Moves look like h7>1, stock>2, d1>3, h9>d2 or pass.
refusal-not-a-set = “{ $set }” is not a set. Sets look like 7, 7+7, 3-4-5, 4+4-5+5 or 2+2+2.
refusal-not-alike = { $set } is not a set: tiles joined by + have to be alike, such as 7+7.
refusal-joker-in-breaker = { $set } is not a set: a joker never completes a Breaker of numbers.
refusal-not-in-sequence = { $set } is not a set: tiles joined by - go up by ones, such as 3-4-5.
refusal-jokers-alone = { $set } is not a set: a run or a pair run needs at least one number among the jokers.
refusal-too-many-jokers = { $set } is not a set: there are not that many jokers in the box.
refusal-off-the-numbers = { $set } is not a set: it goes beyond the numbers on the tiles.
refusal-run-too-short = { $set } is not a set: it is too short for a run.
refusal-no-such-breaker = { $set } is not a set: a Breaker is three or four tiles alike.
refusal-too-many-of-a-kind = { $card } appears { $count } times; the box has { $box }.
refusal-hand-too-large = A hand has at most { $hand }, not { $cards }.
refusal-pile-out-of-order = { $card } lies where { $number } belongs: a building pile goes up by ones from 1.
refusal-pile-complete = A building pile that has reached { $number } is taken off at once.
refusal-redealt-cannot-be = At this table a stuck round is not dealt again.
refusal-not-a-target = A match is played to a score from 1 to { $most }, not { $target }.
refusal-two-winners = More than one side has already won.
refusal-passes-cannot-be = { $passes ->
    [one] { $passes } pass cannot have led here.
   *[other] { $passes } passes in succession cannot have led here.
  }
refusal-laid-before-drawing = The seat on turn draws first: it cannot have laid a card before that.
# conduct and tabletop are typed like this.
refusal-needs-tabletop = This belongs to a table whose option “conduct” is “tabletop”.
refusal-out-of-turn-cannot-be = A seat that plays out of turn is not on turn, and has drawn or laid something.
refusal-advice-cannot-be = Advice cannot have been called and judged like this.
refusal-empty-hand = Seat { $seat } has no tiles, but did not lay the last set.
refusal-not-an-answer = { $set } does not answer the set before it.
refusal-seat-twice-in-a-row = Seat { $seat } cannot have laid twice in a row.
refusal-too-many-unused = { $tiles ->
    [one] { $tiles } tile lies
   *[other] { $tiles } tiles lie
  } unused; at this table at most { $most } do.
refusal-turn-cannot-be = It cannot be seat { $turn }’s turn.

## Records

refusal-not-a-record = This is not a record: it does not begin with “Stockpile record”.
refusal-record-version = Record format { $version } is not known. Known: { $known }.
refusal-unknown-readings = This game follows version { $version } of our rules; this program knows them up to version { $known }.
refusal-record-cut-off = The record is cut off after this line: it should end with “end: …” or “unfinished”.
refusal-not-a-record-line = This does not belong here: { $text }
# $command: what to type, without the file.
refusal-record-exists = There is already a record in this file. To watch it: { $command } FILE. To continue a saved game, use --resume with its code; for a new game, name another file.
# $table: the code that was typed. $known: the codes there are.
refusal-no-saved-game = There is no saved game { $table }. Saved games: { $known }.
refusal-header-twice = “{ $name }” appears twice.
refusal-rounds-out-of-order = Round { $number } was expected here.
refusal-after-the-end = The record goes on after its end.
refusal-another-lead = By the rules, the lead is another one: { $found }.
refusal-another-lead-draw = Seat { $seat } had to draw for the lead here.
refusal-too-many-lead-draws = More was drawn for the lead than the rules ask for.
refusal-shuffle-missing = Cards had to be shuffled after this, and the record does not say how.
refusal-shuffle-unexpected = There was nothing to shuffle here.
refusal-shuffle-of-other-cards = The shuffled cards are not the ones that lay there.
refusal-round-not-over = The record has a result, but the round is not over.
refusal-another-result = By the rules, the round ended differently: { $found }.
refusal-another-score = By the rules, the score is { $found }.
# $found: the letters of the winners, - for nobody, or “unfinished”.
refusal-another-winner = { $found ->
    [unfinished] By the rules, the match is not over.
   *[other] By the rules, the match was won by { $found }.
  }
refusal-no-commitment = There is nothing to check the shuffles by: the record has no commitment.
refusal-seed-of-another-chain = The seed does not give the published commitment.
refusal-no-link = There is nothing to check round { $round } by: its link is missing.
refusal-link-off-the-chain = Round { $round }’s link does not belong to the published chain.
refusal-not-the-published-shuffle = The cards of round { $round } are not those of the published shuffle.

## At a table

refusal-no-such-table = There is no table { $table }. Perhaps a letter is wrong, or the table was deleted.
refusal-table-damaged = This table’s record is damaged, so nobody can play here any more. Its host can delete it. Other tables are not affected.
refusal-no-such-table-there = There is no table { $table } at { $address }. Perhaps a letter is wrong, or the table was deleted.
refusal-not-at-this-table = You are not at this table.
refusal-left = You have left the table.
refusal-removed = The host has removed you from this table.
refusal-door-closed = The host lets nobody new come to this table at the moment.
refusal-not-let-in-yet = You have knocked. You can come to the table as soon as the host lets you in.
refusal-table-full = No more than { $most } people can come to one table.
refusal-not-seated = You have no seat here: you are watching.
refusal-already-seated = You already have a seat at this table.
refusal-seat-taken = Seat { $seat } is taken.
refusal-seat-empty = Nobody sits in seat { $seat }.
refusal-not-the-host = Only the host can do that.
refusal-no-such-person = There is nobody with number { $person } at this table.
refusal-not-yourself = You cannot do that to yourself.
refusal-no-match-yet = The match has not begun.
refusal-match-under-way = That is not possible while a match is being played.
# $seats: letters of the seats that are waited for.
refusal-not-everybody-ready = Not everybody is ready yet: { $seats }.
# $version: the one that the round has now.
refusal-stale = The table has moved on in the meantime (it is at { $version }). Look again.
refusal-paused = The table is paused.
refusal-not-paused = The table is not paused.
refusal-conceded = You have given up this match.
refusal-nothing-to-undo = There is nothing you can take back.
refusal-not-away = You are already playing for yourself.
refusal-no-chat = This table has no chat.
refusal-hints-off = This table gives no hints.
refusal-hint-not-ready = There is no hint yet: after the first start, the bots warm up for about a minute. Try again in a moment.
refusal-too-many-hints = You have asked for many hints. Wait a moment.
refusal-bot-plays-for-you = A bot is playing for you. Take over first.
refusal-no-review = This match cannot be reviewed.
refusal-partners-stay-silent = Your partner is playing, and partners stay silent until the turn is over: no messages, no reactions.
refusal-rename-later = Your partner is playing, and partners stay silent until the turn is over. You can change your name after that.
refusal-not-waited-for = The table is not waiting for this seat.
# $seconds (number): how long somebody has to wait.
refusal-nudged-already =
    { $seconds ->
        [one] You nudged them just now. You can do it again in one second.
       *[other] You nudged them just now. You can do it again in { $seconds } seconds.
    }
refusal-no-such-offer = This link does not work any more. Ask for a new one.
refusal-nothing-to-classify = You have no tiles to look at.
refusal-name-empty = A name needs at least one visible character.
refusal-name-taken = Somebody at this table is already called “{ $name }”, or nearly so. Choose another name.
refusal-name-too-long = A name can have at most { $most } characters.
refusal-text-empty = The text is empty.
refusal-text-too-long = A text can have at most { $most } characters.

## Between client and server

refusal-unknown-token = The server does not know you, or no longer does. Say your name again.
refusal-wrong-key = To open a table here you need the key of whoever runs the server.
refusal-no-hello = A connection has to begin with “hello”.
# $protocol: what the client speaks, $known: what the server does.
refusal-other-protocol = Client and server are different versions ({ $protocol } and { $known }). Reload the page.
# $reason: what is wrong, for a programmer.
refusal-bad-message = This message cannot be read: { $reason }
refusal-binary-message = Messages have to be text.
refusal-message-too-long = A message may have at most { $most } bytes.
refusal-foreign-origin = Pages on other sites may not connect to this server.
# $host: the name in the address that was asked for.
refusal-foreign-host = This server is not called “{ $host }”. Use the address it was started with.
refusal-too-many-connections = There are too many connections ({ $most } are allowed).
refusal-too-many-messages = That was too much at once.
refusal-too-many-mistakes = Too many messages in a row could not be read.
refusal-too-slow = Your connection could not keep up with the table.
refusal-too-many-requests = Too many requests came from your address. Try again in a minute.
refusal-too-many-guests = Too many new guests came from your address. Try again in a minute.
refusal-too-many-tables = Too many tables were opened ({ $most } are allowed). Try again later.
refusal-too-many-lookups = Too many wrong codes were tried from your address. Try again in a minute.
refusal-too-busy = Too much is happening at this table. Try again.
refusal-cannot-save = The server cannot save anything at the moment, so nothing was done. Try again.
refusal-closing = The server is being stopped. Nothing is lost.
refusal-no-such-match = This table has no finished round of match { $number }.
refusal-no-such-round = Round { $round } is not over, or was never played.
refusal-not-in-the-lesson = This is not how the lesson goes. Start it again.
refusal-nothing-here = There is nothing at this address.
refusal-wrong-method = This address cannot be used in this way.
refusal-internal-error = Something went wrong on the server.

## Running a server

# $host and $port: where it was to listen, $reason: what the system says.
refusal-cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }.
refusal-port-taken = Port { $port } is taken, perhaps by another server. Choose another one with --port.
refusal-prefix-differs = The path { $prefix } is not the one in the public address { $public }.
refusal-not-a-key = The key may only have plain letters, digits and punctuation marks.
refusal-bench-failed = The measurement did not work: { $reason }
refusal-needs-playwright = This measurement needs Playwright, which is not installed: pip install playwright
refusal-needs-chromium = This measurement needs a Chromium, and none is installed: playwright install chromium
refusal-phones-not-allowed = This server only lets phones in if it was started for that: with --let-phones-in or --lan, and asked from its own machine.
refusal-no-network = This machine is not on a network through which phones could reach it.
refusal-lan-and-host = Use either --lan or --host.
refusal-data-in-use = Another server is using { $folder }. Stop it, or choose another folder with --data.
refusal-data-unusable = The folder { $folder } cannot be used: { $why }.
refusal-unknown-store = “{ $store }” is not a store: give an address that begins with postgresql:// or sqlite:///.
refusal-processes-need-postgresql = Only with PostgreSQL can several processes serve. Give its address with --store, or leave out --processes.
# $why: what the system or the database says.
refusal-store-unusable = The store cannot be opened: { $why }.
refusal-file-is-there = There is already a file { $file }.
refusal-not-a-backup = { $file } is not a backup.
refusal-store-not-empty = There are tables or guests in this store already. A backup can only go into an empty one.
# $version: the schema of the data, $known: the newest that this program knows.
refusal-store-too-new = The data were written by a newer version of Stockpile (schema { $version }; this one knows { $known }). Update Stockpile.
refusal-not-an-address = “{ $value }” is not an address such as https://cards.example.org.
# $value is what was given.
refusal-not-a-network = “{ $value }” is neither an address nor a network such as 10.0.0.0/8.
refusal-watch-what = Which table? Give its link with --join.
# $value: what was given with --join.
refusal-not-a-link = “{ $value }” is neither a link to a table, such as http://127.0.0.1:8420/t/93ZCAQ, nor a code.
# $address: where a server was looked for.
refusal-no-connection = { $address } cannot be reached. Perhaps your network is down for a moment, or whoever runs the server has stopped it.
refusal-no-server = What answers at { $address } is not a Stockpile server.
# Something was done while the server cannot be reached, and waits; this was done after it.
refusal-still-lost = The connection is lost. Nothing more is accepted until it is back.
refusal-unsaved = The record cannot be saved: no file can be written here.
# The server of a table is of another version.
refusal-not-understood = This server plays something that this version does not know. Update Stockpile.
# $shell: its name. $known: the names of others.
refusal-unknown-shell = There is no completion for this shell ({ $shell }), only for { $known }.
# Said of a library and its version. $missing: a name in its code. $wanted: the versions that fit.
refusal-unfit-library = The server cannot run with this version, which lacks { $missing }. Install { $wanted }.
