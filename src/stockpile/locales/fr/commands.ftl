# What the commands tell people, beside their answer for programs.

replay-same = Tout correspond à l’enregistrement : { $rounds ->
    [0] aucune manche
    [one] une manche
   *[other] { $rounds } manches
  } et { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
  }.
replay-verified = Chaque mélange découle de l’engagement de l’enregistrement.
# $turn is the letter of the seat that has to move, or none between rounds.
replay-unfinished = { $turn ->
    [none] La partie n’est pas finie : la manche suivante n’a pas été distribuée.
   *[other] La partie n’est pas finie : c’est au tour de la place { $turn }.
  }

# What stands before a complaint about a file. $line (number): of which line.
complaint-line = ligne { $line }
complaint-column = ligne { $line }, colonne { $column }

# Beside a bar, while something takes a while.
progress-loading = Chargement
progress-thinking = Réflexion
progress-replaying = Relecture

# At the foot of a replay. Before each of the first four stand two keys, one back and one on, so
# there is little room.
replay-keys-step = étape
replay-keys-turn = tour
replay-keys-round = manche
replay-keys-ends = début, fin
replay-keys-quit = quitter
# While a number is typed. $number: what was typed so far.
replay-keys-to-round = Entrée : aller à la manche { $number }

bench-line = { $name } : { $value } { $unit }
# The same on several cores at once.
bench-line-cores = { $name } sur { $cores } cœurs : { $value } { $unit }
# Times in milliseconds; the shares of a core that server and driver used.
bench-server-line = { $name } : { $value } { $unit }, p50 { $p50_ms } p95 { $p95_ms } p99 { $p99_ms } ms, { $kb_per_table } Ko par table, serveur { $cpu_us_per_move } µs par coup, { $server_cpu } et pilote { $driver_cpu } d’un cœur
bench-nodes-line = { $name } : { $value } { $unit }, p50 { $p50_ms } p99 { $p99_ms } ms ; par coup { $cpu_us_per_move } µs de processeur, { $rows_per_move } lignes, { $notifies_per_move } NOTIFY, { $database_ms_per_move } ms de base de données ; { $lock_waits } en attente d’un verrou
bench-no-yardstick = OpenSpiel n’est pas installé, il n’y a donc pas de point de comparaison. Pour l’installer : pip install "{ $package }[bench]"

# What `stockpile serve` says when it is ready. $address: a link.
serve-here = Stockpile est en marche : { $address }
serve-others = Pour tes amis : { $address }
serve-alone = Seule cette machine peut l’atteindre. Pour laisser entrer les autres de ton réseau, lance-le avec --lan.
serve-alone-phones = Seule cette machine peut l’atteindre, jusqu’à ce que tu touches « Laisser entrer les téléphones » à une table entre amis.
serve-no-network = Cette machine ne semble reliée à aucun réseau par lequel d’autres pourraient l’atteindre.
serve-stop = Ctrl-C pour arrêter. Rien n’est perdu.
serve-remembered = (L’adresse pour tes amis est celle de la dernière fois ; --public "" l’oublie.)
serve-stopped = Arrêté. Tout est gardé.

# Of backups, and what `stockpile doctor` finds.
backup-done = { $file } contient { $tables } tables et { $rows } lignes.
restore-done = { $tables } tables et { $rows } lignes ont été reprises de { $file }.
backup-damaged = { $count } d’entre elles sont illisibles : { $tables }.
doctor-store = { $found ->
    [empty] Rien n’est encore enregistré ici.
    [unusable] Le stockage est illisible : { $why }.
    [damaged] Le stockage est endommagé : { $why }. Remets une sauvegarde.
   *[ok] Le stockage est lisible.
  }
doctor-tables = { $found ->
    [damaged] { $damaged } tables sur { $tables } sont illisibles ({ $rows } lignes sont lisibles).
   *[ok] { $tables } tables et { $rows } lignes sont lisibles.
  }
doctor-clock = { $found ->
    [behind] L’horloge retarde de { $seconds } secondes sur la dernière écriture. Remets-la à l’heure.
   *[ok] L’horloge ne retarde pas sur ce qui est écrit.
  }
doctor-private = { $found ->
    [open] D’autres peuvent lire les données (mode { $mode }). Le prochain démarrage y remédie.
   *[ok] Toi seul peux lire les données (mode { $mode }).
  }
doctor-files = { $found ->
    [few] Seuls { $most } fichiers peuvent être ouverts à la fois. Augmente la limite (ulimit -Hn, LimitNOFILE=).
   *[ok] { $most } fichiers peuvent être ouverts à la fois.
  }
doctor-here = { $found ->
    [silent] Aucun serveur ne tourne à { $address }.
    [degraded] Le serveur à { $address } ne va pas bien ; son journal dit pourquoi.
   *[ok] Un serveur tourne à { $address }.
  }
doctor-public = { $found ->
    [silent] Rien ne répond à { $address }, l’adresse pour tes amis.
    [degraded] Ce qui répond à { $address } n’est pas un serveur qui va bien.
   *[ok] Tes amis peuvent joindre { $address }.
  }
doctor-kernel = { $found ->
    [off] Les robots forts sont désactivés.
    [missing] Les robots forts ne sont pas encore préparés ; le premier démarrage s’en charge.
   *[ok] Les robots forts sont prêts.
  }
doctor-versions = Stockpile { $stockpile }, Python { $python }, SQLite { $sqlite }.
