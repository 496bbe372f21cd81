# What the commands tell people, beside their answer for programs.

replay-same = Tutto corrisponde alla registrazione: { $rounds ->
    [0] nessun round
    [one] un round
   *[other] { $rounds } round
  } e { $moves ->
    [0] nessuna mossa
    [one] una mossa
   *[other] { $moves } mosse
  }.
replay-verified = Ogni mescolata deriva dall’impegno nella registrazione.
# $turn is the letter of the seat that has to move, or none between rounds.
replay-unfinished = { $turn ->
    [none] La partita non è finita: il round successivo non è stato distribuito.
   *[other] La partita non è finita: tocca al posto { $turn }.
  }

# What stands before a complaint about a file. $line (number): of which line.
complaint-line = riga { $line }
complaint-column = riga { $line }, colonna { $column }

# Beside a bar, while something takes a while.
progress-loading = Caricamento
progress-thinking = Calcolo
progress-replaying = Riproduzione

# At the foot of a replay. Before each of the first four stand two keys, one back and one on, so
# there is little room.
replay-keys-step = passo
replay-keys-turn = turno
replay-keys-round = round
replay-keys-ends = inizio, fine
replay-keys-quit = esci
# While a number is typed. $number: what was typed so far.
replay-keys-to-round = Invio: vai al round { $number }

bench-line = { $name }: { $value } { $unit }
# The same on several cores at once.
bench-line-cores = { $name } su { $cores } core: { $value } { $unit }
# Times in milliseconds; the shares of a core that server and driver used.
bench-server-line = { $name }: { $value } { $unit }, p50 { $p50_ms } p95 { $p95_ms } p99 { $p99_ms } ms, { $kb_per_table } KB per tavolo, server { $cpu_us_per_move } µs per mossa, { $server_cpu } e driver { $driver_cpu } di un core
bench-nodes-line = { $name }: { $value } { $unit }, p50 { $p50_ms } p99 { $p99_ms } ms; per mossa { $cpu_us_per_move } µs di processore, { $rows_per_move } righe, { $notifies_per_move } NOTIFY, { $database_ms_per_move } ms di database; { $lock_waits } in attesa di un blocco
bench-no-yardstick = OpenSpiel non è installato, quindi non c’è niente con cui confrontare. Per installarlo: pip install "{ $package }[bench]"

# What `stockpile serve` says when it is ready. $address: a link.
serve-here = Stockpile è in funzione: { $address }
serve-others = Per i tuoi amici: { $address }
serve-alone = Solo questo computer può raggiungerlo. Per far entrare la tua rete, avvialo con --lan.
serve-alone-phones = Solo questo computer può raggiungerlo, finché a un tavolo per amici non tocchi «Fai entrare i telefoni».
serve-no-network = Questo computer non sembra collegato a una rete da cui altri possano raggiungerlo.
serve-stop = Ctrl-C per fermarlo. Niente va perso.
serve-remembered = (L’indirizzo per gli amici è quello dell’ultima volta; --public "" lo dimentica.)
serve-stopped = Fermato. Tutto è conservato.

# Of backups, and what `stockpile doctor` finds.
backup-done = { $file } contiene { $tables } tavoli con { $rows } righe.
restore-done = { $tables } tavoli con { $rows } righe sono tornati da { $file }.
backup-damaged = { $count } di questi non si possono leggere: { $tables }.
doctor-store = { $found ->
    [empty] Qui non è ancora salvato nulla.
    [unusable] L’archivio non si può leggere: { $why }.
    [damaged] L’archivio è danneggiato: { $why }. Rimetti una copia.
   *[ok] L’archivio si può leggere.
  }
doctor-tables = { $found ->
    [damaged] { $damaged } tavoli su { $tables } non si possono leggere ({ $rows } righe sì).
   *[ok] { $tables } tavoli con { $rows } righe si possono leggere.
  }
doctor-clock = { $found ->
    [behind] L’orologio è indietro di { $seconds } secondi rispetto all’ultima riga. Regolalo.
   *[ok] L’orologio non è indietro rispetto a ciò che è scritto.
  }
doctor-private = { $found ->
    [open] Altri possono leggere i dati (modo { $mode }). Il prossimo avvio lo corregge.
   *[ok] Solo tu puoi leggere i dati (modo { $mode }).
  }
doctor-files = { $found ->
    [few] Si possono aprire solo { $most } file alla volta. Alza il limite (ulimit -Hn, LimitNOFILE=).
   *[ok] Si possono aprire { $most } file alla volta.
  }
doctor-here = { $found ->
    [silent] A { $address } non c’è nessun server in funzione.
    [degraded] Il server a { $address } non sta bene; il suo registro dice perché.
   *[ok] A { $address } c’è un server in funzione.
  }
doctor-public = { $found ->
    [silent] A { $address }, l’indirizzo per gli amici, non risponde nessuno.
    [degraded] A { $address } non risponde un server che sta bene.
   *[ok] Gli amici raggiungono { $address }.
  }
doctor-kernel = { $found ->
    [off] I bot forti sono disattivati.
    [missing] I bot forti non sono ancora pronti; ci pensa il primo avvio.
   *[ok] I bot forti sono pronti.
  }
doctor-versions = Stockpile { $stockpile }, Python { $python }, SQLite { $sqlite }.
