# What `stockpile arena` tells people, and the words of its report.

arena-rotations = You asked for { $asked } rounds; { $rounds } are played, so that every deal is played once for each rotation of the bots.
kernel-compiling = The fast rules are being compiled. This takes a minute, but only once.
# $file: where the rounds are kept.
arena-resumed = Resuming from { $file }: { $rounds } rounds are already there.
arena-interrupted = Interrupted after { $rounds } of { $of } rounds. They are kept in { $file }: run the same command again to continue.
arena-lost = Interrupted after { $rounds } of { $of } rounds. They are lost: --resume FILE would have kept them.
arena-rounds = Rounds
arena-sprt-stronger = Decided after { $rounds } rounds: { $name } is stronger.
arena-sprt-even = Decided after { $rounds } rounds: { $name } is not stronger by five points.
arena-sprt-undecided = Not decided after { $rounds } rounds.

## The report

arena-title = { $game }: { $count ->
    [one] one bot
   *[other] { $count } bots
  } in the arena
arena-at = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, edition { $edition }
# $teams: letters of seats, such as AC BD.
arena-teams = teams { $teams }
arena-stock = stock { $stock }
arena-counts = { $rounds } rounds: { $deals } deals, each played once for every rotation of the bots around the table, with the same cards.
arena-seed = Seed { $seed }
# A rate, or both ends of an interval. $number: 96.7, or 96.2–97.1.
arena-percent = { $number }%
arena-draws = Draws
arena-stalemates = Stuck rounds
arena-turns = Turns per round
arena-moves = Moves per round
arena-speed = Rounds per second
arena-bot = Bot
arena-wins = Wins
arena-rate = Win rate
arena-even = Even share
arena-interval = 95% interval
arena-paired = Paired by deal
arena-rating = Rating
arena-mean-time = ms per move
arena-p99-time = 99% within
arena-rates-note = The dot is the share of its rounds that a bot won; a draw counts as an even share. The band is Wilson’s 95% interval, the bar is the interval from paired deals. The dashed line is the even share.
arena-ratings = Ratings
arena-ratings-note = Bradley–Terry, with 95% intervals; the average is 0. A bot with 400 points more than another wins ten rounds for every one that the other wins.
arena-pairs = Against each other
arena-pairs-note = Of the rounds that both played and one of the two won, the share won by the bot in the row; a draw counts as half.
arena-running = As the rounds went on
arena-running-note = The win rate after that many rounds.
arena-length = How long rounds last
arena-length-note = In turns; the last bar holds all longer rounds.
arena-places = Does it matter where you sit?
arena-places-note = The win rate by order of play, and by seat, with 95% intervals.
# $place: 1 is the side that begins.
arena-place = { $place }.
arena-time = How long they think
arena-time-note = Milliseconds per move, on a logarithmic scale: the mean, and the time within which 99% of the moves were made.
arena-figures = All figures
arena-made-by = Made by Stockpile { $version }.
