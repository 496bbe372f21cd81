# What the commands tell people, beside their answer for programs.

replay-same = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  } and { $moves ->
    [one] one move
   *[other] { $moves } moves
  } replay to what the record says.
replay-verified = Every shuffle is the published one.
# $turn is the letter of the seat that has to move, or none between rounds.
replay-unfinished = { $turn ->
    [none] The match is unfinished: the next round has not been dealt.
   *[other] The match is unfinished: it is seat { $turn }’s turn.
  }

# $file: where the game is kept.
record-over = This game is over. To play another one, leave { $file } out or name another file.

bench-line = { $name }: { $value } { $unit }
bench-no-yardstick = OpenSpiel is not installed, so there is nothing to compare with: make bench installs it.

# What `stockpile serve` says when it is ready. $address: a link.
serve-here = Stockpile is running: { $address }
serve-others = Friends open: { $address }
serve-alone = Only this machine can reach it. To let others in your network in: stockpile serve --lan
serve-no-network = This machine seems to be in no network that others could reach it through.
serve-stop = Press Ctrl-C to stop. Nothing is lost.
