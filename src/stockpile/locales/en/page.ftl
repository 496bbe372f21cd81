### The page in the browser: what every screen has, the start page, tables being set up, preferences.
###
### For translators. These are labels and short sentences on a phone: keep them short. The words of the
### game are those of the printed sheets in your language. “You” is the person who reads; people who play
### together are friends or a family, so be warm and plain.

## Everywhere

page-close = Close
page-cancel = Cancel
page-go-on = Continue
page-yes = Yes
page-no = No
page-problem = Something went wrong
page-problem-no-connection = The server cannot be reached. Perhaps your network is down for a moment, or whoever runs the server has stopped it.
page-problem-page-broke = This page ran into something unexpected. Your game is safe: reload the page.
page-problem-nothing-here = There is nothing at this address.
page-try-again = Try again
page-to-start = Go to the start page
page-refused = That is not possible now.
# Shown in all languages at once, while the page loads or fails to.
page-unloaded = If nothing more appears here, reload the page.
page-needs-script = Stockpile needs JavaScript to run in this browser.
# The name of the program: not translated.
page-name = Stockpile
# The title of a browser tab. $page: what the page is called.
page-title = { $page } – { page-name }
page-game-skipbo = Skip-Bo
page-game-breakers = Breakers
# The same in full.
game-skipbo = Skip-Bo
game-breakers = Skip-Bo Breakers
page-copy = Copy
page-copied = Copied
page-copy-by-hand = The browser does not let us copy. The text is selected: copy it yourself.

# What to do about something that was refused: follows the sentence that says why (refusals.ftl).
page-way-no-such-table = Ask your friends for their link again.
page-way-seat-taken = Choose another chair.
page-way-left = Open the link again to come back, or start a table of your own.
page-way-removed = You can start a table of your own.
page-way-table-full = You can start a table of your own.
page-way-unknown-token = Continue, and it will know you again.
page-way-internal-error = Try again. If it keeps happening, tell whoever runs the server.
page-way-not-the-host = Ask the host to do it.

## The start page

page-claim = Play Skip-Bo and Breakers by the printed rules: with friends, or right away against bots.
# On the start page, if there is no connection.
page-offline = No connection. The rules, the lessons and the score pad work without one.
page-menu = Menu
page-rules = Rules
page-settings = Settings
page-statistics = Finished games and statistics
# Below the choice of a game: this many people play by another edition. $count (number), $edition: its name.
page-quick-edition = { $count } players: by the rules of { $edition }.
# A link: for people who play with the box, not here.
page-score = Score pad for the real cards
# The tables that were played at last, with their people and rules. $count: how many; $names: who sat there.
page-usual = { $count ->
    [one] Our usual table
   *[other] Our usual tables
}
page-usual-about = { $game } with { $names }
page-usual-open = Set it up again
# A button: why phones cannot reach this table yet, and what to do.
page-phones = Let phones in
# The big button. One tap, and the cards are dealt.
page-play = Play now
# On the big button while the table is being prepared.
page-dealing = Dealing …
page-your-name = Your name
page-look = Choose your face and colour
# What somebody is called who has not said a name.
page-guest = Guest
page-game = Game
page-bots = How many bots
# Against whom one plays. $count (number): how many bots.
page-against-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
# How many cards are in a stock pile. $count (number).
page-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

page-with-friends = With friends
page-friends = A table for friends
page-friends-about = You get a link to send. Nobody has to sign up.
page-open-table = Open a table
page-own-rules = Other rules …
page-new-table = Rules of your table
page-join-title = Join a table
page-code-or-link = Code or link
page-join = Join
page-not-a-code = Type the code of the table, such as 93ZCAQ, or paste its link.
# A link is shown behind it.
page-link-elsewhere = This link leads to another server:
page-hot-seat = On this device
page-hot-seat-short = Pass it round: everyone sees only their own cards.
page-hot-seat-who = Who plays?
page-hot-seat-about = You play on this one device and pass it round. Who is playing?
# $number (number): which of the people who play, from 1 on.
page-name-of = Name { $number }
page-name-away = Remove name { $number }
page-one-more = One more
page-sit-together = Sit down together

page-my-tables = Continue playing
page-listed-tables = Open tables
# $game: the name of the game. $others: a list of people and bots, such as “Ben and 2 bots”.
page-table-with = { $game } with { $others }
# The end of such a list. $count (number).
page-bots-count =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
# What a table is doing.
page-phase-gathering = Not started yet
page-phase-playing = In a round
page-phase-between = Between rounds
page-phase-over = Over
page-free-chairs =
    { $count ->
        [one] { $count } free chair
       *[other] { $count } free chairs
    }
page-show-all = Show all { $count }
# $code: the code of a table.
page-leave-table = Leave table { $code }
page-leave-title = Leave this table?
page-leave-about = You give up your seat for good. In a match a bot plays on for you.
page-leave = Leave

page-learn = New here? Learn to play
page-learn-skipbo = A short lesson with cards
page-learn-breakers = A short lesson with tiles

page-trademark = Skip-Bo and Skip-Bo Breakers are trade marks of their owner, with whom Stockpile is not connected in any way.
page-no-account = No account, no advertisements: your name and your seats are kept in this browser.
page-version = Version { $version }.

page-key = This server asks for a key
page-key-about = Only people who know its key can open a table here. Ask whoever runs the server. You need no key to join a table.
page-key-wrong = That is not the right key. Ask whoever runs the server. You need no key to join a table.
page-key-label = Key

## Coming by a link

# $host: who opened the table. $game: the name of the game.
page-invited = { $host } invites you to play { $game }
# Where the host has no name of their own.
page-invited-nameless = You are invited to play { $game }
# $names: a list of people and bots.
page-who-sits = At the table: { $names }.
page-free-chairs-sentence =
    { $count ->
        [0] There is no free chair at the moment, but you can watch.
        [one] There is { $count } free chair.
       *[other] There are { $count } free chairs.
    }
page-under-way = A match is being played: you can watch.
page-what-name = What is your name?
page-come-in = Come in

## How a table plays

page-how-long = Length
page-single-round = A single round
page-single-round-about = Whoever wins the round has won.
# Stands behind a number: “500 points to win”.
page-points-to-win = points to win
# $points (number): the score that wins the match.
page-match-to = A match to { $points } points
page-another-number = Another number
page-at-most = { $most } at most
page-by-lot = By lot
# $seat: the letter of a seat.
page-seat = Seat { $seat }
# $name: who sits there.
page-seat-of = Seat { $seat }: { $name }
page-more-rules = Edition and house rules
page-more-table = Bots, time, chat
page-no-teams = Everyone alone
# How a table is split into teams. $count (number): how many teams. $size (number): seats in each.
page-teams-across =
    { $count ->
        [2] { $size } against { $size }, sitting across
       *[other] { $count } teams of { $size }, sitting across
    }
page-teams-beside =
    { $count ->
        [2] { $size } against { $size }, side by side
       *[other] { $count } teams of { $size }, side by side
    }
page-teams-mixed =
    { $count ->
        [2] { $size } against { $size }
       *[other] { $count } teams of { $size }
    }
page-seats-count = { $count }
# $turn, $reserve: durations, such as “30 seconds”.
page-clock-of = { $turn } a turn, { $reserve } in reserve
page-no-clock = None
# $level: how well the bots play, $pace: how fast.
page-bots-of = { $level }, { $pace }
page-rules-of-table = The rules of this table

## Preferences

page-settings-about = They are kept in this browser and apply at every table.
page-language = Language
page-theme = Colours
page-theme-auto = Same as the device
page-theme-light = Light
page-theme-dark = Dark
page-tabletop = Table
page-tabletop-felt = Green felt
page-tabletop-wood = Wood
page-tabletop-night = Night
page-tabletop-contrast = High contrast
page-back-title = Card backs
page-back-waves = Waves
page-back-bricks = Bricks
page-back-leaves = Leaves
page-back-stars = Stars
page-speed = Animation
page-speed-off = Off
page-speed-fast = Fast
page-speed-normal = Normal
page-speed-slow = Slow
page-speed-about = How fast cards fly, and how long you can look at what happened.
page-large = Large print
page-large-about = Everything is bigger.
page-hold = Discards wait a moment
page-hold-about = You can take a discard back for three seconds. After that the next player has drawn.
page-sound = Sound
page-sound-about = A quiet sound when it is your turn, and when cards are laid.
page-vibration = Vibration
page-vibration-about = The device shakes a little when it is your turn.

## Before a match: who sits where

page-team = Team { $number }
page-chair-empty = Empty
page-chair-ready = Ready
page-chair-waiting = Not ready
page-chair-host = Host
page-chair-away = Away
# Marks one’s own chair.
page-chair-you = you
# Marks the chairs of those who play on this device, if there are several.
page-chair-here = here
# $seat: the letter of a seat.
page-chair-more = More about seat { $seat }
page-sit-here = Sit here
# Take the chair of a bot, which goes.
page-sit-instead = Sit here instead
page-who-sits-here = Who sits here?
page-stand = Stand up and watch
page-clear = Free this chair
page-make-host = Make them the host
page-remove = Remove from the table
page-remove-about = They cannot come back to this table.
page-remove-sure = Remove for good
page-save = Save
page-bot-here = A bot sits here
page-bot-here-about = Choose how well it plays. Empty chairs get bots automatically when you start.
page-watching = Watching:

page-invite = Invite friends
page-link = Link to this table
page-link-here = So far this link only works on this machine.
page-link-only-here = This link only works on this machine. To let in others on your network, start the server with --lan.
page-code = Code
page-share = Share …
# What goes along with the link when it is shared.
page-share-text = Come and play with me!
page-qr = Picture to scan
page-qr-title = Point a camera here
page-qr-about = The link to this table as a picture to scan (QR code)

page-plays = How this table plays
page-change = Change …
page-apply = Apply
page-seats-lost =
    { $count ->
        [one] { $count } of you loses their chair.
       *[other] { $count } of you lose their chairs.
    }

page-add-here = Add somebody on this device
page-add-here-about = You play on one device and pass it round: everyone sees only their own cards.
page-their-name = Name
page-add = Add

page-sit-down = Sit down
page-choose-chair = There is a chair for you.
page-no-chair = All chairs are taken: you are watching.
# $names: people on this device who have no chair. $count (number): how many.
page-without-chair =
    { $count ->
        [one] { $names } is here, but has no chair yet.
       *[other] { $names } are here, but have no chair yet.
    }
# $names: people who have not said that they are ready. $count (number): how many.
page-waiting-for =
    { $count ->
        [one] Waiting for { $names } to be ready.
       *[other] Waiting for { $names } to be ready.
    }
page-bots-will-sit =
    { $count ->
        [one] A bot will take the empty chair.
       *[other] Bots will take the { $count } empty chairs.
    }
page-all-here = Everybody is here.
page-say-ready = Say when you are ready.
# $name: the host.
page-host-starts = Waiting for { $name } to start.
# Take empty chairs away. $count (number): how many are left.
page-fewer-chairs = No bots: { $count } chairs
page-start = Start
# $count (number): how many people on this device say so.
page-ready =
    { $count ->
        [one] I am ready
       *[other] We are ready
    }
page-not-ready =
    { $count ->
        [one] I am not ready yet
       *[other] We are not ready yet
    }
