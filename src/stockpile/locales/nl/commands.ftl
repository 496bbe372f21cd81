# What the commands tell people, beside their answer for programs.

replay-same = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
  } en { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  } nagespeeld: alles klopt met het verslag.
replay-verified = Er is elke keer geschud zoals uit de controlewaarde in het verslag volgt.
# $turn is the letter of the seat that has to move, or none between rounds.
replay-unfinished = { $turn ->
    [none] De wedstrijd is niet afgelopen: de volgende ronde is nog niet gedeeld.
   *[other] De wedstrijd is niet afgelopen: plaats { $turn } is aan de beurt.
  }

# What stands before a complaint about a file. $line (number): of which line.
complaint-line = regel { $line }
complaint-column = regel { $line }, kolom { $column }

# Beside a bar, while something takes a while.
progress-loading = Bezig met laden
progress-thinking = Nadenken over zetten
progress-replaying = Naspelen

# At the foot of a replay. Before each of the first four stand two keys, one back and one on, so
# there is little room.
replay-keys-step = stap
replay-keys-turn = beurt
replay-keys-round = ronde
replay-keys-ends = begin, einde
replay-keys-quit = stoppen
# While a number is typed. $number: what was typed so far.
replay-keys-to-round = Enter: naar ronde { $number }

bench-line = { $name }: { $value } { $unit }
# The same on several cores at once.
bench-line-cores = { $name } op { $cores } kernen: { $value } { $unit }
# Times in milliseconds; the shares of a core that server and driver used.
bench-server-line = { $name }: { $value } { $unit }, p50 { $p50_ms } p95 { $p95_ms } p99 { $p99_ms } ms, { $kb_per_table } KB per tafel, server { $cpu_us_per_move } µs per zet, { $server_cpu } en aandrijving { $driver_cpu } van een kern
bench-nodes-line = { $name }: { $value } { $unit }, p50 { $p50_ms } p99 { $p99_ms } ms; per zet { $cpu_us_per_move } µs processor, { $rows_per_move } rijen, { $notifies_per_move } NOTIFY’s, { $database_ms_per_move } ms database; { $lock_waits } wachten op vergrendelingen
bench-no-yardstick = OpenSpiel is niet geïnstalleerd, dus er is niets om mee te vergelijken. Zo installeer je het: pip install "{ $package }[bench]"

# What `stockpile serve` says when it is ready. $address: a link.
serve-here = Stockpile draait: { $address }
serve-others = Voor je vrienden: { $address }
serve-alone = Alleen deze computer kan erbij. Wil je dat anderen in je netwerk meedoen, start dan met --lan.
serve-alone-phones = Alleen deze computer kan erbij, tot je aan een tafel voor vrienden op ‘Telefoons binnenlaten’ tikt.
serve-no-network = Deze computer lijkt niet in een netwerk te zitten waarlangs anderen erbij kunnen.
serve-stop = Druk op Ctrl-C om te stoppen. Er gaat niets verloren.
serve-remembered = (Het adres voor vrienden is dat van de vorige keer; --public "" vergeet het.)
serve-stopped = Gestopt. Alles is bewaard.

# Of backups, and what `stockpile doctor` finds.
backup-done = In { $file } staan { $tables } tafels met { $rows } regels.
restore-done = { $tables } tafels met { $rows } regels zijn terug uit { $file }.
backup-damaged = { $count } daarvan zijn niet te lezen: { $tables }.
doctor-store = { $found ->
    [empty] Hier is nog niets opgeslagen.
    [unusable] De opslag is niet te lezen: { $why }.
    [damaged] De opslag is beschadigd: { $why }. Zet een back-up terug.
   *[ok] De opslag is te lezen.
  }
doctor-tables = { $found ->
    [damaged] { $damaged } van { $tables } tafels zijn niet te lezen ({ $rows } regels wel).
   *[ok] { $tables } tafels met { $rows } regels zijn te lezen.
  }
doctor-clock = { $found ->
    [behind] De klok loopt { $seconds } seconden achter op wat het laatst is geschreven. Zet hem gelijk.
   *[ok] De klok loopt niet achter op wat is geschreven.
  }
doctor-private = { $found ->
    [open] Anderen kunnen de gegevens lezen (modus { $mode }). De volgende start verhelpt dat.
   *[ok] Alleen jij kunt de gegevens lezen (modus { $mode }).
  }
doctor-files = { $found ->
    [few] Er mogen maar { $most } bestanden tegelijk open zijn. Verhoog de grens (ulimit -Hn, LimitNOFILE=).
   *[ok] Er mogen { $most } bestanden tegelijk open zijn.
  }
doctor-here = { $found ->
    [silent] Op { $address } draait geen server.
    [degraded] Met de server op { $address } is iets mis; zijn log zegt wat.
   *[ok] Op { $address } draait een server.
  }
doctor-public = { $found ->
    [silent] Op { $address }, het adres voor vrienden, antwoordt niemand.
    [degraded] Op { $address } antwoordt geen server die in orde is.
   *[ok] Vrienden kunnen { $address } bereiken.
  }
doctor-kernel = { $found ->
    [off] De sterke bots zijn uitgeschakeld.
    [missing] De sterke bots zijn nog niet voorbereid; dat gebeurt bij de eerste start.
   *[ok] De sterke bots zijn klaar.
  }
doctor-versions = Stockpile { $stockpile }, Python { $python }, SQLite { $sqlite }.
