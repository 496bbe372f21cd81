# What the commands tell people, beside their answer for programs.

replay-same = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
  } und { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  } nachgespielt: Alles stimmt mit der Aufzeichnung überein.
replay-verified = Gemischt wurde jedes Mal so, wie es aus dem Prüfwert in der Aufzeichnung folgt.
# $turn is the letter of the seat that has to move, or none between rounds.
replay-unfinished = { $turn ->
    [none] Die Partie ist nicht zu Ende: Die nächste Runde ist noch nicht ausgeteilt.
   *[other] Die Partie ist nicht zu Ende: Platz { $turn } ist dran.
  }

# What stands before a complaint about a file. $line (number): of which line.
complaint-line = Zeile { $line }
complaint-column = Zeile { $line }, Spalte { $column }

# Beside a bar, while something takes a while.
progress-loading = Laden
progress-thinking = Nachdenken
progress-replaying = Nachspielen

# At the foot of a replay. Before each of the first four stand two keys, one back and one on, so
# there is little room.
replay-keys-step = Schritt
replay-keys-turn = Zug
replay-keys-round = Runde
replay-keys-ends = Anfang, Ende
replay-keys-quit = beenden
# While a number is typed. $number: what was typed so far.
replay-keys-to-round = Enter: zu Runde { $number }

bench-line = { $name }: { $value } { $unit }
# The same on several cores at once.
bench-line-cores = { $name } auf { $cores } Kernen: { $value } { $unit }
# Times in milliseconds; the shares of a core that server and driver used.
bench-server-line = { $name }: { $value } { $unit }, p50 { $p50_ms } p95 { $p95_ms } p99 { $p99_ms } ms, { $kb_per_table } KB je Tisch, Server { $cpu_us_per_move } µs je Zug, { $server_cpu } und Antrieb { $driver_cpu } eines Kerns
bench-nodes-line = { $name }: { $value } { $unit }, p50 { $p50_ms } p99 { $p99_ms } ms; je Zug { $cpu_us_per_move } µs Prozessor, { $rows_per_move } Zeilen, { $notifies_per_move } NOTIFYs, { $database_ms_per_move } ms Datenbank; { $lock_waits } warten auf Sperren
bench-no-yardstick = OpenSpiel ist nicht installiert, also gibt es nichts zum Vergleichen. So wird es installiert: pip install "{ $package }[bench]"

# What `stockpile serve` says when it is ready. $address: a link.
serve-here = Stockpile läuft: { $address }
serve-others = Für deine Freunde: { $address }
serve-alone = Nur dieser Rechner kann es erreichen. Damit andere in deinem Netz mitspielen können, starte es mit --lan.
serve-alone-phones = Nur dieser Rechner kann es erreichen, bis du an einem Tisch für Freunde auf „Handys hereinlassen“ tippst.
serve-no-network = Dieser Rechner scheint in keinem Netz zu sein, über das andere ihn erreichen könnten.
serve-stop = Mit Ctrl-C (Strg-C) hältst du den Server an. Es geht nichts verloren.
serve-remembered = (Die Adresse für Freunde ist die vom letzten Mal; --public "" vergisst sie.)
serve-stopped = Angehalten. Alles ist gespeichert.

# Of backups, and what `stockpile doctor` finds.
backup-done = In { $file } sind { $tables } Tische mit { $rows } Zeilen.
restore-done = { $tables } Tische mit { $rows } Zeilen sind aus { $file } zurück.
backup-damaged = { $count } davon lassen sich nicht lesen: { $tables }.
doctor-store = { $found ->
    [empty] Hier ist noch nichts gespeichert.
    [unusable] Der Speicher lässt sich nicht lesen: { $why }.
    [damaged] Der Speicher ist beschädigt: { $why }. Spiele eine Sicherung zurück.
   *[ok] Der Speicher lässt sich lesen.
  }
doctor-tables = { $found ->
    [damaged] { $damaged } von { $tables } Tischen lassen sich nicht lesen ({ $rows } Zeilen schon).
   *[ok] { $tables } Tische mit { $rows } Zeilen lassen sich lesen.
  }
doctor-clock = { $found ->
    [behind] Die Uhr geht { $seconds } Sekunden nach, gemessen am letzten Eintrag. Stelle sie richtig.
   *[ok] Die Uhr geht gegenüber den Einträgen nicht nach.
  }
doctor-private = { $found ->
    [open] Andere können die Daten lesen (Modus { $mode }). Der nächste Start ändert das.
   *[ok] Nur du kannst die Daten lesen (Modus { $mode }).
  }
doctor-files = { $found ->
    [few] Es dürfen nur { $most } Dateien zugleich offen sein. Erhöhe die Grenze (ulimit -Hn, LimitNOFILE=).
   *[ok] Es dürfen { $most } Dateien zugleich offen sein.
  }
doctor-here = { $found ->
    [silent] Unter { $address } läuft kein Server.
    [degraded] Dem Server unter { $address } fehlt etwas; sein Protokoll sagt, was.
   *[ok] Unter { $address } läuft ein Server.
  }
doctor-public = { $found ->
    [silent] Unter { $address }, der Adresse für Freunde, antwortet niemand.
    [degraded] Unter { $address } antwortet kein Server, dem es gut geht.
   *[ok] Freunde erreichen { $address }.
  }
doctor-kernel = { $found ->
    [off] Die starken Bots sind abgeschaltet.
    [missing] Die starken Bots sind noch nicht vorbereitet; das geschieht beim ersten Start.
   *[ok] Die starken Bots sind vorbereitet.
  }
doctor-versions = Stockpile { $stockpile }, Python { $python }, SQLite { $sqlite }.
