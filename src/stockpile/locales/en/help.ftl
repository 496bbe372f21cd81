### What the commands say of themselves: `stockpile --help`, and `--help` after any command.
###
### For translators. Read on a screen of 80 columns. The first line of a command’s help is one sentence,
### which is also shown in lists. Never translate options (--json) and words in capitals (FILE, GAME): they
### are typed, or stand for what is typed.

## Around the help

# $usage: how the command is typed.
help-usage = Usage: { $usage }
help-examples = Examples
# Follows the sentence about an option.
help-default = Default: { $value }.
# Headings.
help-group-commands = Commands
help-group-arguments = Arguments
help-group-others = Options
help-group-table = The table
help-group-match = The match
help-group-output = Output
help-group-reach = Who can reach it
help-group-data = What is kept
help-group-limits = Limits
help-group-bots = Bots
help-group-logs = Logs and figures
help-help = Show this help and exit.
help-version = Show the version and exit.
help-install-completion = Let your shell complete commands, options and names (bash, zsh, fish).
help-show-completion = Print what this would add to your shell’s settings.
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

    Not connected with the owner of the trade mark: the name only says which rules are played.
help-play =
    Play here in the terminal.

    Bots take the other chairs. A game that you leave is saved, and you are told how to resume it.
help-serve =
    Run the table server for you and your friends.

    One person starts it, the others open its link in a browser. It listens on this machine only, unless you
    give --lan or --host. Every option can also be an environment variable: STOCKPILE_KEEP_DAYS for --keep-days.
help-backup =
    Copy everything that a server has, even while it runs.

    The copy is one file that only you can read, and every table in it is checked from its first row on. It holds the
    secrets of rounds that are being played, so keep it safe.
help-restore =
    Put a backup into a store that is still empty.

    Stop the server first. A backup fits both kinds of store, so this also moves everything from SQLite to
    PostgreSQL, or back.
help-doctor =
    See whether a server can work well here.

    Looks at the data, the clock, the limit of open files, the addresses and the compiled code, and changes nothing.
help-rules =
    Read the rules of a game as your table plays it.

    Numbers come from the edition itself, and what the printed rules leave open is marked.
help-replay =
    Watch a recorded match again, step by step.

    At a terminal, keys take you forward and back; with --text everything is printed. Programs get JSON.
    If a move breaks the rules, or does not lead to what the record says, you are told at which line and why.
help-arena =
    Let bots play against each other.

    Every deal is played once for each rotation of the bots around the seats, so that luck cancels out. The
    same command resumes an interrupted run.
    A bot that is not one of ours has 60 seconds for a move.
help-position =
    Ask which moves a position allows, and what they lead to.

    Positions are JSON, and so is the answer.
help-position-legal = List all legal moves of the seat on turn.
help-position-apply =
    Make a move and print the new position.

    Everything that follows is done as well: turning the next stock card, taking off a full pile, refilling
    an emptied hand, passing the turn and drawing for the next seat.
help-position-advise =
    Rank the moves of the seat on turn by their estimated chance to win, best first.

    Only what that seat may see is used. The error is one standard error of the estimate; why is a list of
    reasons. In Breakers, where there can be thousands of moves, those with the fewest jokers are ranked.
help-bench = Measure how fast Stockpile is on this machine.
help-bench-rules =
    Measure decisions per second with the rules, on one core.

    For each game and number of seats. OpenSpiel’s games are measured beside them where it is installed.
help-bench-kernel =
    Measure playout moves per second in the kernel, on one core and on all.

    For each game, each number of seats and several sizes of stock pile; beside them OpenSpiel’s crazy_eights, where
    it is installed.
help-bench-environments =
    Measure steps per second of environments, on one core and on all.

    Batches of tables with observations, masks and checks, and the adapters; beside them games of OpenSpiel, PettingZoo
    and Pgx, where they are installed. With --device cuda, on a graphics card.
help-bench-nodes =
    Measure several servers on one PostgreSQL.

    The two players of every table sit on different servers. Reports processor time, rows and notifications per move.
help-bench-page =
    Measure the page on a slow phone: the way to the first card, and how smoothly cards move.

    A server is started, and a Chromium plays on its page: slow 4G, and the processor four times slower. Needs Playwright.
help-bench-server =
    Measure durable moves per second on a real server, how long each one waits, and memory per table.

    A server is started for each part, and driven by two clients per table.

## Options of several commands

help-game = skipbo (the default) or breakers.
# $editions: names of editions, each with the numbers of players.
help-edition = Which printed rules, and for how many players: { $editions }. By default the first that fits.
help-seats = How many play; 2 by default.
help-teams = Who plays together; by default, each alone.
help-stock = Cards in a stock pile; 10 is the short game.
# $rules: what can be typed.
help-option = A house rule; may be repeated. Choose from { $rules }.
help-seed = The same seed, the same cards.
help-lang = The language: { $languages }. By default your system’s.
help-json = Write the answer for programs to this file; - prints it.

## stockpile play

# $levels: names of levels.
help-bots = How well the others play: { $levels }; or a bot of your own, file.py:Class.
help-names = Names at the table, yours first: Ann,Ben.
help-match = Play a match to the printed score, not just one round.
help-target = Play a match to this score.
help-youngest = The youngest, who starts in the 2011 rules; you are A.
help-record = Write a record of the match to this file when it is over, or when you leave.
help-play-resume = Continue the saved game with this code.
help-play-seed = The same seed, the same cards, and the same moves of the bots.
help-plain = Lines only, for screen readers and scripts.

## stockpile rules, replay and position

help-rules-game = skipbo or breakers.
help-backup-file = The file to write. It must not exist yet.
help-restore-file = What `stockpile backup` wrote.
help-replay-record = What `play --record` wrote, or the record of a match from the page; - reads it from standard input.
help-replay-seat = Show what this seat saw: A, B, …; by default, what a spectator saw.
help-replay-text = Print the whole match as text.
help-verify = Check the cards, too: every shuffle has to follow from the commitment in the record. No record proves who chose which move.
help-position-file = A position as JSON; - reads it from standard input.
help-position-move = Such as h7>1, stock>2, 7+7 or B:pass.
help-position-seed = Decides every shuffle still to come.
help-playouts = How many rounds to play out for the estimate.

## stockpile arena

help-arena-bots = Two or more: a level ({ $levels }), a level with its playouts for each choice (expert:2000), a class in a file (path/to/file.py:Class), or one that another package provides.
help-rounds = How many rounds.
help-workers = How many processes; by default one per core.
help-backend = This machine, or the cluster that Ray is connected to.
help-sprt = Stop as soon as it is clear whether the first bot wins no more than its even share, or five points more; --rounds is the most.
help-trust-bots = Outside bots think in the arena’s own processes and stay loaded; only for bots you trust.
help-records = Keep every round: as a record in this folder, or as rows in this file, one for each decision; may be repeated.
help-report = Write a page with charts (HTML) to this file.
help-resume = Keep the rounds in this file and resume from it; by default beside the answer, until that is written.

## stockpile bench

help-seconds = How long each part may take.
help-tables = How many tables at once.
help-pace = As fast as possible; one move per second per table; or that while twenty experts think.
help-bench-device = Where to measure: the processor, or a graphics card (with PyTorch and the extra cuda).
help-bench-nodes-store = The database. What is in it is kept.
help-nodes = How many servers, one number after the other.
help-bench-store = Measure this PostgreSQL as well; its data are kept. May be repeated.

## stockpile serve

help-serve-lan = Let in others on the local network, and show a QR code.
help-serve-let-phones-in = Allow the host of a table to open the server to the local network, from the page on this machine.
help-serve-host = The address to listen on.
help-serve-port = The port; remembered with the data. 0: any.
help-serve-public = The address people use, if different; remembered.
help-serve-prefix = The path under which a reverse proxy serves it.
help-serve-trust = Reverse proxies whose X-Forwarded-For is believed.
help-serve-open = Open the page in a browser.
help-serve-store = postgresql://… instead of SQLite.
help-serve-data = Where to keep everything; by default your data folder.
help-serve-keep-days = How long unused tables are kept.
help-serve-create-key = A key that people need to open a table.
help-serve-most-tables = How many tables at most.
help-serve-most-connections = How many connections at most.
help-serve-connections-per-address = How many of them from one address.
help-serve-messages-per-second = From one connection; 0: no limit.
help-serve-table-messages-per-second = From all at one table; 0: no limit.
help-serve-requests-per-minute = HTTP, from one address; 0: no limit.
help-serve-tables-per-hour = New tables from one address; 0: no limit.
help-serve-guests-per-minute = New guests from one address; 0: no limit.
help-serve-lookups-per-minute = Wrong codes from one address; 0: no limit.
help-serve-hints-per-minute = Hints that one guest may ask for; 0: no limit.
help-serve-bot = A bot of your own that may sit at tables; may be repeated.
help-serve-trust-bots = Bots from --bot keep one process for all tables and stay loaded; only for bots you trust.
help-serve-processes = Processes that serve people; more than one needs PostgreSQL.
help-serve-workers = Processes that bots think in.
help-serve-thinking-ms = How long an expert thinks about a move at most.
help-serve-thinking-per-minute = Thinking seconds for the bots of one table; then lighter ones play.
help-serve-metrics-for-all = Show /metrics to everybody.
help-serve-log = The format of the log.
help-serve-log-level = The lowest level that is logged.
