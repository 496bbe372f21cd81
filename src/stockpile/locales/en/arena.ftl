# What `stockpile arena` tells people, and the words of its report.

arena-rotations = { $asked } rounds were asked for. { $rounds } are played, so that every deal goes round all the bots.
kernel-compiling = The fast rules are being compiled. This takes a minute, and only once.
# $file: where the rounds are kept.
arena-resumed = Going on from { $file }: { $rounds } rounds are there already.
arena-interrupted = Interrupted after { $rounds } of { $of } rounds. The same command goes on with them: they are in { $file }.
arena-lost = Interrupted after { $rounds } of { $of } rounds. They are lost: --resume FILE would have kept them.
arena-rounds = Rounds

## The report

arena-title = { $game ->
    [breakers] Skip-Bo Breakers
   *[skipbo] Skip-Bo
  }: { $count ->
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
arena-stalemates = Nobody could go on
arena-turns = Turns a round
arena-moves = Moves a round
arena-speed = Rounds a second
arena-bot = Bot
arena-wins = Wins
arena-rate = Win rate
arena-even = Even share
arena-interval = 95% interval
arena-paired = Paired by deal
arena-rating = Rating
arena-mean-time = ms a move
arena-p99-time = 99% within
arena-rates-note = The dot is the share of its rounds that a bot won; a draw counts as an even share. The band is Wilson’s 95% interval, the bar the one by paired deals. The dashed line is what an even share would be.
arena-ratings = Ratings
arena-ratings-note = Bradley–Terry, with 95% intervals; the average is 0. A bot with 400 points more than another wins ten rounds for each that the other one wins.
arena-pairs = Against each other
arena-pairs-note = How often the bot of the row won, of the rounds with both in them that one of the two won; a draw counts as half.
arena-running = As the rounds went on
arena-running-note = The win rate after so many rounds.
arena-length = How long rounds are
arena-length-note = Turns; the last bar has all that took longer.
arena-places = Does it matter where one sits?
arena-places-note = The win rate by the order of the first turns, and by seat, with 95% intervals.
# $place: 1 is the side that begins.
arena-place = { $place }.
arena-time = How long they think
arena-time-note = Milliseconds a move, on a scale of powers of ten: the mean, and within what 99% of the moves were made.
arena-figures = All figures
arena-made-by = Made by Stockpile { $version }.
