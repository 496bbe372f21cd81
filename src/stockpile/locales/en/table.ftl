### The table in the browser, during a match.
###
### For translators. Labels of buttons and short sentences, some only read aloud by a screen reader.
### They stand in narrow bars on a phone: keep them short. “You” is the person who reads.
###
### $who (text) chooses the sentence: “you”, or “other” for somebody else, whose name is $name.
### $time is a time left such as 0:45, ready to be shown.

## Who is who

table-bot = Bot
# One of several bots. $seat: the letter of its seat.
table-bot-at = Bot { $seat }
# Two people have the same name. $seat: the letter of the seat.
table-name-at = { $name } ({ $seat })
# Stands where the name of somebody would.
table-nobody = nobody
# A name in a list, if it is the reader’s own.
table-you = { $name } (you)

## The bars

# The title of the browser’s tab.
table-title = Table { $code } – Stockpile
table-title-your-turn = Your turn – Stockpile
table-title-turn = { $name }’s turn – Stockpile
# Said to screen readers about the whole screen. $game: the name of the game.
table-heading = { $game }, table { $code }
table-menu = Menu
table-your-turn = Your turn
table-turn-of = { $name }’s turn
# While cards or tiles are dealt.
table-dealing = Dealing…
table-round-over = The round is over
table-match-over = The match is over
table-round = Round { $round }
table-one-round = One round
# One side’s score in the top bar.
table-score = { $names } { $points }
table-standing = Score and players
table-rules = Rules of this table
# Passing: the button, and in the list of keys.
table-pass = Pass
table-undo = Take back
# Send a discard at once that could still be taken back.
table-hold-done = Done
# The button that asks for a hint: which move would be good now.
table-hint = Hint
table-emotes = Send a reaction
# The line with the last thing that happened; a tap opens the whole log. $text: that line.
table-last = What happened: { $text }
table-log = What happened
# $count (number): messages that were not read yet.
table-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
table-log-empty = Nothing has happened yet.
# The clock of whoever has the turn.
table-clock = { $time } left
table-clock-reserve = reserve, { $time } left
table-look = Look at the table
table-look-back = Back to the result

## Connection

table-connecting = Connecting…
table-lost = Connection lost. Looking for the server…
# After it: whether something that the reader did waits to be sent.
table-lost-queued = Your last step is kept and will be sent.
table-lost-nothing = Nothing of yours is waiting to be sent.
table-back = Back. Nothing is lost.
table-unreachable = The server cannot be reached yet. This page keeps trying.

## Notices over the board

# What the part of the screen with the notices is called; only read aloud.
table-notices = Notices

table-stood-in-clock = Your time ran out. A bot is playing for you.
table-stood-in-away = A bot is playing for you.
table-take-over = Take over again
# Somebody whose connection is gone.
table-away = { $name } is away. A bot takes over in { $time }.
table-away-soon = { $name } is away. A bot is about to take over.
table-stands-in = A bot is standing in for { $name }.
table-watching = You are watching.
table-watching-round = You are watching. After this round you can take a seat.
# A chair that nobody sits on. $seat: the letter of the seat.
table-sit-at = Take seat { $seat }
# Sit down where a bot sits. $name: what the bot is called.
table-replace = Replace { $name }
table-you-conceded = You have given up. A bot is playing for you.
# $names: the people who would end the match now.
table-would-end = { $names } would like to end the match as it stands.
table-you-would-end = You would like to end the match as it stands. It ends when everybody agrees.
table-agree = End it
table-agree-no-more = Play on
# $names: the people who would like a pause.
table-would-pause = { $names } would like a pause.
table-you-would-pause = You would like a pause. It begins when everybody agrees.
# The button that reminds somebody the table is waiting for. $names: one name or several.
table-nudge = Nudge { $names }

## Marks beside a name. Very short.

table-mark-away = away { $time }
table-mark-bot = bot plays
table-mark-conceded = gave up
table-mark-agrees = wants to end
# Beside the name of somebody who would like a pause.
table-mark-pauses = pause?

## Pause

table-paused = Paused
table-paused-about = Clocks and bots stand still until somebody resumes.
table-go-on = Resume

## Several people on one device

table-hand-over = Hand the device to { $name }
table-hand-over-about = Nobody’s hand is shown until then.
table-i-am = I am { $name }

## The menu

table-menu-title = Table { $code }
table-menu-seat = Your seat
# Shown when several people play on the device: for whom the buttons below are.
table-menu-for = For { $name }:
table-people = People
table-preferences = Settings
table-keys = Keys
# In the menu: a screen for all, without hands.
table-big = Big table on a TV or tablet
table-pause = Pause
table-pause-no-more = No pause after all
table-another-device = Continue on another device
table-end-together = Suggest ending the match
table-end-together-no-more = Do not end the match after all
table-concede = Give up
table-stand = Stand up and watch
table-leave = Leave the table for good
table-to-start = Go to the start page
table-to-start-about = You keep your seat.

## Are you sure?

table-cancel = Cancel
table-concede-ask = Give up this match?
table-concede-about = This cannot be undone. A bot takes over, or the match ends.
table-stand-ask = Stand up?
table-stand-about = During a match, a bot takes over and you watch.
table-leave-ask = Leave the table?
table-leave-about = You leave for good and cannot come back. During a match, a bot takes over.
# The buttons that do it.
table-stand-do = Stand up
table-leave-do = Leave

## People

table-seated = At the table
table-watchers = Watching
table-no-watchers = Nobody is watching.
table-host = host
table-remove = Remove { $name }
table-remove-ask = Remove { $name } from the table?
table-remove-about = They cannot come back.
table-remove-do = Remove
table-make-host = Make { $name } the host
# Whether newcomers may come to the table; then the choices.
table-door = Newcomers
table-door-open = Anybody with the link comes in
table-door-knock = I let each one in
table-door-closed = Nobody new comes in
table-knocking = At the door
table-knocks = { $name } is at the door.
table-let-in = Let { $name } in
table-turn-away = Turn { $name } away
table-seat-bot = Let a bot sit here
table-seat-empty = Seat { $seat }: empty
table-scores = Scores
# $target (number): the score that wins.
table-target = The match goes to { $target }.

## Another device

table-offer = Open this link on the other device, or scan the picture. It moves your seat there.
table-offer-picture = The link as a picture to scan
# $time: how long the link works.
table-offer-expires = The link works once, for { $time }.
table-offer-over = The link does not work any more.
table-offer-again = New link
# The field that holds the link, read aloud.
table-offer-link = Link that moves your seat
table-seat-moved = Your seat has moved to another device. You are watching here.

## Emotes: what people show each other. Short exclamations.

table-emote-hello = Hello!
table-emote-thanks = Thanks!
table-emote-nice = Nice one!
table-emote-oops = Oops!
table-emote-think = Let me think…
table-emote-hurry = Hurry up!
table-emote-laugh = Ha ha!
table-emote-cry = Oh no!
table-emote-bye = Bye!

## Chat

table-chat = Say something
table-chat-send = Send
table-chat-silent = Your partner is playing, and partners stay silent.

## Keys

table-key-menu = Open the menu
table-key-log = What happened
table-key-emotes = Send a reaction
table-key-undo = Take back a move
table-key-hint = Show a hint, or hide it
table-key-rules = Rules of this table
table-key-clear = Clear the selection
table-key-keys = This list
table-keys-on = Use single keys
table-keys-on-about = Turn this off if your device types letters by itself, for example with voice control.
table-keys-board = On the board
table-keys-table = At the table

## When a move is refused

# Instead of the usual sentence, which knows no names.
table-not-your-turn = It is { $name }’s turn.
table-board-broke = The board could not be drawn. Your game is safe: reload the page.
table-reload = Reload

## What happens at the table, for the log and for screen readers

table-told-joined =
    { $who ->
        [you] You come to the table.
       *[other] { $name } comes to the table.
    }
table-told-left =
    { $who ->
        [you] You leave the table.
       *[other] { $name } leaves the table.
    }
table-told-removed =
    { $who ->
        [you] The host has removed you.
       *[other] The host has removed { $name }.
    }
table-told-host =
    { $who ->
        [you] You are the host now.
       *[other] { $name } is the host now.
    }
table-told-sat =
    { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
table-told-stood =
    { $who ->
        [you] You stand up.
       *[other] { $name } stands up.
    }
table-told-seat-moved =
    { $who ->
        [you] You play on from this device.
       *[other] { $name } plays on from another device.
    }
# Somebody has another name from now on: $name.
table-told-named =
    { $who ->
        [you] You are { $name } now.
       *[other] { $name } has a new name.
    }
# Ready for the next round.
table-told-ready = { $name } is ready.
table-told-bot-seated = { $name } sits down.
table-told-undone =
    { $who ->
        [you] You take back your last move.
       *[other] { $name } takes back their last move.
    }
# $why (text): “away”, or “clock” if the time was up.
table-told-stood-in =
    { $who ->
        [you] { $why ->
            [clock] Your time is up. A bot plays for you.
           *[away] You were away. A bot plays for you.
        }
       *[other] { $why ->
            [clock] { $name }’s time is up. A bot stands in.
           *[away] { $name } is away. A bot stands in.
        }
    }
table-told-took-over =
    { $who ->
        [you] You play for yourself again.
       *[other] { $name } is back and plays on.
    }
table-told-conceded =
    { $who ->
        [you] You give up.
       *[other] { $name } gives up.
    }
table-told-agrees =
    { $who ->
        [you] You would like to end the match as it stands.
       *[other] { $name } would like to end the match as it stands.
    }
table-told-agrees-no-more =
    { $who ->
        [you] You would rather play on.
       *[other] { $name } would rather play on.
    }
table-told-pauses =
    { $who ->
        [you] You would like a pause.
       *[other] { $name } would like a pause.
    }
table-told-settings = The host has changed the settings of the table.
table-told-paused = The table is paused.
table-told-resumed = The game goes on.
table-told-reset = The table is being set up for another match.
# $by (text): how the match ended, “concession” or “agreement”.
table-told-closed =
    { $by ->
        [concession] The match has been given up.
       *[agreement] Everybody agreed: the match ends as it stands.
    }
# $text: what somebody has written.
table-told-said =
    { $who ->
        [you] You: { $text }
       *[other] { $name }: { $text }
    }
# $sleeper: who is reminded that the table waits for them; $whom (text): “you”, or “other”.
table-told-nudged =
    { $who ->
        [you] You nudge { $sleeper }.
       *[other] { $whom ->
            [you] { $name } nudges you: the table is waiting for you.
           *[other] { $name } nudges { $sleeper }.
        }
    }
# $emote (text): one of the nine feelings; the words are those of the table-emote messages.
table-told-emoted =
    { $who ->
        [you] You: { table-told-emote }
       *[other] { $name }: { table-told-emote }
    }
table-told-emote =
    { $emote ->
        [hello] { table-emote-hello }
        [thanks] { table-emote-thanks }
        [nice] { table-emote-nice }
        [oops] { table-emote-oops }
        [think] { table-emote-think }
        [hurry] { table-emote-hurry }
        [laugh] { table-emote-laugh }
        [cry] { table-emote-cry }
        [bye] { table-emote-bye }
       *[other] …
    }

# What everybody has left of their stock pile, or of their tiles. $name: of a player. $count (number)
table-race = The race
table-race-left = { $name }: { $count } left
