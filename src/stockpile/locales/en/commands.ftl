# What the commands tell people, besides their answer for programs.

replay-same = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  } and { $moves ->
    [one] one move
   *[other] { $moves } moves
  } replay exactly as the record says.
replay-verified = Every shuffle follows from the commitment in the record.
# $turn: the letter of the seat that has to move, or none between rounds.
replay-unfinished = { $turn ->
    [none] The match is unfinished: the next round has not been dealt.
   *[other] The match is unfinished: it is seat { $turn }’s turn.
  }

# Comes before a complaint about a file. $line (number): which line.
complaint-line = line { $line }
complaint-column = line { $line }, column { $column }

# Beside a bar, while something takes a while.
progress-loading = Loading
progress-thinking = Thinking
progress-replaying = Replaying

# At the bottom of a replay. Two keys, back and forward, come before each of the first four, so there is
# little room.
replay-keys-step = step
replay-keys-turn = turn
replay-keys-round = round
replay-keys-ends = beginning, end
replay-keys-quit = quit
# While a number is typed. $number: what was typed so far.
replay-keys-to-round = Enter: go to round { $number }

bench-line = { $name }: { $value } { $unit }
# The same on several cores at once.
bench-line-cores = { $name } on { $cores } cores: { $value } { $unit }
# Times in milliseconds; the shares of a core that server and driver used.
bench-server-line = { $name }: { $value } { $unit }, p50 { $p50_ms } p95 { $p95_ms } p99 { $p99_ms } ms, { $kb_per_table } KB per table, server { $cpu_us_per_move } µs per move, { $server_cpu } and driver { $driver_cpu } of a core
bench-nodes-line = { $name }: { $value } { $unit }, p50 { $p50_ms } p99 { $p99_ms } ms; per move { $cpu_us_per_move } µs of processor, { $rows_per_move } rows, { $notifies_per_move } NOTIFYs, { $database_ms_per_move } ms of database; { $lock_waits } waiting for locks
bench-no-yardstick = OpenSpiel is not installed, so there is nothing to compare with. To install it: pip install "{ $package }[bench]"

# What `stockpile serve` says when it is ready. $address: a link.
serve-here = Stockpile is running: { $address }
serve-others = Friends open: { $address }
serve-alone = Only this machine can reach it. To let in others on your network, start it with --lan.
serve-alone-phones = Only this machine can reach it, until you tap “Let phones in” at a table for friends.
serve-no-network = This machine does not seem to be on a network through which others could reach it.
serve-stop = Press Ctrl-C to stop. Nothing is lost.
serve-remembered = (The address for friends is the one from last time; --public "" forgets it.)
serve-stopped = Stopped. Everything is kept.

# Of backups, and what `stockpile doctor` finds.
backup-done = { $file } holds { $tables } tables with { $rows } rows.
restore-done = { $tables } tables with { $rows } rows are back from { $file }.
backup-damaged = { $count } of them cannot be read: { $tables }.
doctor-store = { $found ->
    [empty] Nothing is stored here yet.
    [unusable] The store cannot be read: { $why }.
    [damaged] The store is damaged: { $why }. Restore a backup.
   *[ok] The store can be read.
  }
doctor-tables = { $found ->
    [damaged] { $damaged } of { $tables } tables cannot be read ({ $rows } rows can).
   *[ok] { $tables } tables with { $rows } rows can be read.
  }
doctor-clock = { $found ->
    [behind] The clock is { $seconds } seconds behind what was written last. Set it right.
   *[ok] The clock is not behind what was written.
  }
doctor-private = { $found ->
    [open] Others can read the data (mode { $mode }). The next start closes it.
   *[ok] Only you can read the data (mode { $mode }).
  }
doctor-files = { $found ->
    [few] Only { $most } files may be open at a time. Raise the limit (ulimit -Hn, LimitNOFILE=).
   *[ok] { $most } files may be open at a time.
  }
doctor-here = { $found ->
    [silent] No server is running at { $address }.
    [degraded] The server at { $address } has a problem; its log says which.
   *[ok] A server is running at { $address }.
  }
doctor-public = { $found ->
    [silent] Nothing answers at { $address }, the address for friends.
    [degraded] The server at { $address }, the address for friends, has a problem; its log says which.
   *[ok] Friends can reach { $address }.
  }
doctor-kernel = { $found ->
    [off] The strong bots are switched off.
    [missing] The strong bots are not prepared yet; the first start does that.
   *[ok] The strong bots are prepared.
  }
doctor-versions = Stockpile { $stockpile }, Python { $python }, SQLite { $sqlite }.
