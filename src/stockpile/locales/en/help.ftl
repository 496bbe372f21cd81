### What the commands say of themselves: `stockpile --help`, and `--help` after any command.
###
### For translators. Read on a screen of 80 columns. The first line of a command’s help is one sentence,
### which also stands in lists. What begins with -- and words in capitals (FILE, GAME) are typed or stand for
### what is typed: they stay as they are.

## Around the help

# $usage: how the command is typed.
help-usage = Usage: { $usage }
help-examples = Examples
# Follows the sentence about an option.
help-default = Default: { $value }.
# Headings.
help-group-commands = Commands
help-group-arguments = What it is given
help-group-others = Options
help-group-table = The table
help-group-match = The match
help-group-output = Output
help-group-reach = Who can reach it
help-group-data = What is kept
help-group-limits = Limits
help-group-bots = Bots
help-group-logs = Logs and figures
help-help = Show this and do nothing else.
help-version = Say which version it is.
help-install-completion = Let your shell complete commands, options and names (bash, zsh, fish).
help-show-completion = Print what that would add to your shell’s settings.
# $file: a file of the shell.
help-completion-installed = Completion is written to { $file }. It works as soon as you open a new terminal.
# What `stockpile` alone says. A line that is indented stays a line of its own.
help-next =
    What would you like to do?

    {"  "}stockpile play            play here in the terminal, against bots
    {"  "}stockpile serve           open tables for friends, in their browsers
    {"  "}stockpile rules skipbo    read the rules of Skip-Bo, or of breakers
    {"  "}stockpile --help          see everything there is

    After any command, --help explains it and gives examples.

## Commands

help-stockpile =
    Skip-Bo and Skip-Bo Breakers by their printed rules.

    Not connected to the owner of the game’s name; it only says which rules are played.
help-play =
    Play here in the terminal.

    Bots take the other chairs. A game that you leave is saved, and you are told how to go on with it.
help-serve =
    Run the table server for you and your friends.

    One person starts it, the others open its link in a browser. It listens on this machine alone unless you
    say --lan or --host. Every option can also be an environment variable: for --keep-days it is STOCKPILE_KEEP_DAYS.
help-rules =
    Read the rules of a game as your table plays it.

    Numbers come from the edition itself, and what the printed sheets leave open is marked.
help-replay =
    Look at a recorded match again, step by step.

    At a terminal you go on and back by keys; with --text everything is printed. Programs are answered in JSON.
    If a move breaks the rules, or leads to something other than the record says, it says at which line and why.
help-arena =
    Let bots play against each other.

    Every deal is played once for each rotation of the bots around the seats, so that its luck cancels. An
    interrupted run goes on with the same command.
    A bot that is not ours has 60 seconds for a move.
help-position =
    Ask what may be done in a position, and what follows.

    Positions are JSON, and so is the answer.
help-position-legal = List all legal moves of the seat on turn.
help-position-apply =
    Make a move and print the new position.

    Everything that follows by itself is played: turning the next stock card, taking off a full pile, refilling
    an emptied hand, passing the turn and drawing for the next seat.
help-position-advise =
    Rank the moves of the seat on turn by the estimated chance to win, best first.

    Only what that seat may see is used. The error is one standard error of the estimate; why is a list of
    reasons. In Breakers, where there can be thousands of moves, those with the fewest jokers are ranked.
help-bench = Measure how fast it is on this machine.
help-bench-rules =
    Measure decisions a second with the rules, on one core.

    For each game and number of seats. OpenSpiel’s games are measured beside them where it is installed.
help-bench-kernel =
    Measure moves a second of playouts in the kernel, on one core and on all.

    For each game and number of seats, and stock piles of several sizes; beside them OpenSpiel’s crazy_eights, where
    it is installed.
help-bench-server =
    Measure durable moves a second of a real server, how long each waits, and memory for each table.

    A server is started for each part, and driven with two clients a table.

## Options of several commands

help-game = skipbo (if nothing is said) or breakers.
# $editions: names of editions, each with the numbers of players.
help-edition = Whose printed rules, and for how many: { $editions }. If nothing is said, the first that fits.
help-seats = How many play; 2 if nothing is said.
help-teams = Who plays together; else each alone.
help-stock = Cards in a stock pile; 10 is the short game.
# $rules: what can be typed.
help-option = A house rule; may be repeated. There are { $rules }.
help-seed = The same seed, the same cards.
help-lang = The language of the words: { $languages }. If nothing is said, your system’s.
help-json = Write the answer for programs here; - prints it.

## stockpile play

# $levels: names of levels.
help-bots = How well the others play: { $levels }; or a bot of yours, file.py:Class.
help-names = Names at the table, yours first: Ann,Ben. Alone, this plays in plain lines.
help-match = Play rounds up to the printed score, not just one.
help-target = Play a match to this score.
help-youngest = Who starts by the rules of 2011; you are A. Plays in plain lines.
help-record = Keep the game in this file, and go on from it if it is there. Plays in plain lines.
help-play-seed = The same seed, the same cards. Plays in plain lines.
help-plain = Lines only, for screen readers and scripts.

## stockpile rules, replay and position

help-rules-game = skipbo or breakers.
help-replay-record = What `play --record` wrote, or the record of a match from the page; - reads it from standard input.
help-replay-seat = Show what this seat saw: A, B, …; else what somebody saw who watched.
help-replay-text = Print the whole match as a text.
help-verify = Check the cards too: every shuffle has to follow from the commitment in the record. Who chose which move, no record proves.
help-position-file = A position as JSON; - reads it from standard input.
help-position-move = Such as h7>1, stock>2, 7+7 or B:pass.
help-position-seed = Decides every shuffle that comes up.
help-playouts = How many rounds to play on in thought.

## stockpile arena

help-arena-bots = Two or more: a level ({ $levels }), a level with its playouts for each choice (expert:2000), a class in a file (path/to/file.py:Class), or one that another package brings along.
help-rounds = How many rounds.
help-workers = How many processes; one a core if nothing is said.
help-backend = This machine, or the cluster that Ray is connected to.
help-report = Write a page with charts (HTML) here.
help-resume = Keep the rounds here and go on from here; else beside the answer, until it is there.

## stockpile bench

help-seconds = How long each part may take.
help-tables = How many tables at once.
help-pace = As fast as it goes; one move a second a table; that while twenty experts think.
help-bench-store = Measure this PostgreSQL as well; its data stay. May be repeated.

## stockpile serve

help-serve-lan = Let others in the local network in, and show a QR code.
help-serve-host = The address to listen on.
help-serve-port = The port; remembered with the data. 0: any.
help-serve-public = The address people use, if it is another; remembered.
help-serve-prefix = The path under which a reverse proxy has it.
help-serve-trust = Reverse proxies whose X-Forwarded-For is believed.
help-serve-open = Open the page in a browser.
help-serve-store = postgresql://… instead of SQLite.
help-serve-data = Where to keep everything; else your user’s data folder.
help-serve-keep-days = How long unused tables are kept.
help-serve-create-key = Ask for this before somebody opens a table.
help-serve-most-tables = How many tables.
help-serve-most-connections = How many connections.
help-serve-connections-per-address = How many of them from one address.
help-serve-messages-per-second = From one connection; 0: any number.
help-serve-table-messages-per-second = From all at one table; 0: any number.
help-serve-requests-per-minute = HTTP, from one address; 0: any number.
help-serve-tables-per-hour = New tables from one address; 0: any number.
help-serve-guests-per-minute = New guests from one address; 0: any number.
help-serve-lookups-per-minute = Wrong codes from one address; 0: any number.
help-serve-hints-per-minute = Hints that one guest may ask for; 0: any number.
help-serve-bot = A bot of yours that may sit at tables; may be repeated.
help-serve-workers = Processes that bots think in.
help-serve-thinking-ms = How long an expert thinks about a move.
help-serve-thinking-per-minute = Seconds for the bots of one table; then lighter ones play.
help-serve-metrics-for-all = Show /metrics to everybody.
help-serve-log = The form of the log.
help-serve-log-level = From where on something is logged.
