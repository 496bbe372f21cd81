### What the commands say of themselves: `stockpile --help`, and `--help` after any command.
###
### For translators. Read on a screen of 80 columns. The first line of a command’s help is one sentence,
### which also stands in lists. What begins with -- and words in capitals (FILE, GAME) are typed or stand for
### what is typed: they stay as they are.

## Around the help

# $usage: how the command is typed.
help-usage = Aufruf: { $usage }
help-examples = Beispiele
# Follows the sentence about an option.
help-default = Vorgabe: { $value }.
# Headings.
help-group-commands = Befehle
help-group-arguments = Angaben
help-group-others = Weitere Optionen
help-group-table = Der Tisch
help-group-match = Die Partie
help-group-output = Ausgabe
help-group-reach = Wer ihn erreicht
help-group-data = Was aufgehoben wird
help-group-limits = Grenzen
help-group-bots = Die Bots
help-group-logs = Protokoll und Zahlen
help-help = Nur das hier zeigen.
help-version = Die Version nennen.
help-install-completion = Die Shell Befehle, Optionen und Namen ergänzen lassen (bash, zsh, fish).
help-show-completion = Ausgeben, was dafür in die Einstellungen der Shell käme.
# $file: a file of the shell.
help-completion-installed = Die Vervollständigung steht jetzt in { $file }. Sie wirkt, sobald du ein neues Terminal öffnest.
# What `stockpile` alone says. A line that is indented stays a line of its own.
help-next =
    Was möchtest du tun?

    {"  "}stockpile play            hier im Terminal gegen Bots spielen
    {"  "}stockpile serve           Tische für Freunde öffnen, in ihren Browsern
    {"  "}stockpile rules skipbo    die Regeln von Skip-Bo lesen, oder von breakers
    {"  "}stockpile --help          alles sehen, was es gibt

    Nach jedem Befehl erklärt --help, was er tut, mit Beispielen.

## Commands

help-stockpile =
    Skip-Bo und Skip-Bo Breakers nach den gedruckten Regeln.

    Ohne Verbindung zum Inhaber des Namens; der Name sagt nur, nach welchen Regeln gespielt wird.
help-play =
    Hier im Terminal spielen.

    Auf den anderen Plätzen sitzen Bots. Wenn du gehst, ist das Spiel gespeichert, und du erfährst, wie es weitergeht.
help-serve =
    Den Tischserver für dich und deine Freunde starten.

    Eine Person startet ihn, die anderen öffnen den Link im Browser. Er ist nur auf diesem Rechner zu erreichen, außer mit
    --lan oder --host. Jede Option kann auch eine Umgebungsvariable sein: für --keep-days ist es STOCKPILE_KEEP_DAYS.
help-backup =
    Alles sichern, was ein Server hat, auch während er läuft.

    Die Sicherung ist eine Datei, die nur du lesen kannst; jeder Tisch darin wird von der ersten Zeile an geprüft. Sie
    enthält die Geheimnisse laufender Runden, also bewahre sie sicher auf.
help-restore =
    Eine Sicherung in einen noch leeren Speicher zurückspielen.

    Halte den Server vorher an. Eine Sicherung passt in beide Arten von Speicher; so zieht auch alles von SQLite zu
    PostgreSQL um, oder zurück.
help-doctor =
    Nachsehen, ob ein Server hier gut arbeiten kann.

    Prüft die Daten, die Uhr, die Grenze für offene Dateien, die Adressen und den übersetzten Code und ändert nichts.
help-rules =
    Die Regeln eines Spiels lesen, so wie dein Tisch es spielt.

    Die Zahlen kommen aus der Ausgabe selbst, und was die gedruckten Regeln offenlassen, ist gekennzeichnet.
help-replay =
    Eine aufgezeichnete Partie noch einmal ansehen, Schritt für Schritt.

    Am Terminal gehst du mit Tasten vor und zurück, mit --text kommt alles auf einmal. Programme bekommen JSON.
    Verstößt ein Zug gegen die Regeln, oder führt er zu etwas anderem, als da steht, erfährst du, in welcher Zeile und warum.
help-arena =
    Bots gegeneinander spielen lassen.

    Jede Verteilung der Karten wird so oft gespielt, bis jeder Bot jeden Platz hatte: So hebt sich das Glück auf. Nach einer
    Unterbrechung geht es mit demselben Befehl weiter.
    Ein fremder Bot hat 60 Sekunden für einen Zug.
help-position =
    Fragen, was in einer Stellung erlaubt ist und was daraus folgt.

    Stellungen sind JSON, und die Antwort auch.
help-position-legal = Alle erlaubten Züge des Platzes nennen, der dran ist.
help-position-apply =
    Einen Zug machen und die neue Stellung ausgeben.

    Was von selbst folgt, geschieht gleich mit: Die nächste Karte des Spielerstapels wird umgedreht, ein fertiger
    Ablegestapel weggenommen, bei leerer Hand nachgezogen, und der nächste Platz ist dran und zieht.
help-position-advise =
    Die Züge des Platzes, der dran ist, nach der geschätzten Gewinnchance ordnen, den besten zuerst.

    Benutzt wird nur, was dieser Platz sehen darf. „error“ ist ein Standardfehler der Schätzung, „why“ nennt Gründe. In
    Breakers, wo es Tausende Züge geben kann, werden die mit den wenigsten Jokern geordnet.
help-bench = Messen, wie schnell es auf diesem Rechner ist.
help-bench-rules =
    Entscheidungen je Sekunde mit den Regeln messen, auf einem Kern.

    Für jedes Spiel und jede Zahl von Plätzen. Spiele von OpenSpiel werden mitgemessen, wo es installiert ist.
help-bench-kernel =
    Züge je Sekunde im schnellen Kern messen, auf einem Prozessorkern und auf allen.

    Für jedes Spiel und jede Zahl von Plätzen, und Spielerstapel verschiedener Größe; daneben crazy_eights von
    OpenSpiel, wo es installiert ist.
help-bench-environments =
    Schritte pro Sekunde der Umgebungen messen, auf einem Kern und auf allen.

    Viele Tische zugleich mit Beobachtungen, Masken und Prüfungen, und die Adapter; daneben Spiele von OpenSpiel,
    PettingZoo und Pgx, wo sie installiert sind. Mit --device cuda auf einer Grafikkarte.
help-bench-nodes =
    Mehrere Server an einem PostgreSQL messen.

    Die beiden Spieler jedes Tischs sitzen an verschiedenen Servern. Gezeigt werden Prozessorzeit, Zeilen und Benachrichtigungen je Zug.
help-bench-page =
    Die Seite auf einem langsamen Handy messen: bis zur ersten Karte, und wie flüssig sich Karten bewegen.

    Ein Server wird gestartet, und ein Chromium spielt auf seiner Seite: langsames 4G, der Prozessor viermal langsamer. Braucht Playwright.
help-bench-server =
    Gesicherte Züge je Sekunde eines echten Servers messen, wie lange jeder wartet, und den Speicher je Tisch.

    Für jeden Teil wird ein Server gestartet und mit zwei Clients je Tisch bespielt.

## Options of several commands

help-game = skipbo (ohne Angabe) oder breakers.
# $editions: names of editions, each with the numbers of players.
help-edition = Wessen gedruckte Regeln, und für wie viele: { $editions }. Ohne Angabe die erste, die passt.
help-seats = Wie viele spielen; ohne Angabe 2.
help-teams = Wer zusammen spielt; sonst jeder für sich.
help-stock = Karten in einem Spielerstapel; 10 ist das kurze Spiel.
# $rules: what can be typed.
help-option = Eine Hausregel; mehrmals möglich. Es gibt { $rules }.
help-seed = Derselbe Startwert, dieselben Karten.
help-lang = Die Sprache der Texte: { $languages }. Ohne Angabe die deines Systems.
help-json = Die Antwort für Programme hierhin schreiben; - gibt sie aus.

## stockpile play

# $levels: names of levels.
help-bots = Wie gut die anderen spielen: { $levels }; oder ein eigener Bot, file.py:Class.
help-names = Namen am Tisch, deiner zuerst: Ann,Ben.
help-match = Runden bis zur gedruckten Punktzahl spielen, nicht nur eine.
help-target = Eine Partie bis zu dieser Punktzahl spielen.
help-youngest = Wer nach den Regeln von 2011 beginnt; du bist A.
help-record = Eine Aufzeichnung der Partie in diese Datei schreiben, wenn sie zu Ende ist oder du gehst.
help-play-resume = Das gespeicherte Spiel mit diesem Code fortsetzen.
help-play-seed = Derselbe Startwert, dieselben Karten und dieselben Züge der Bots.
help-plain = Nur Zeilen, für Screenreader und Skripte.

## stockpile rules, replay and position

help-rules-game = skipbo oder breakers.
help-backup-file = Die Datei, die geschrieben wird. Es darf sie noch nicht geben.
help-restore-file = Was `stockpile backup` geschrieben hat.
help-replay-record = Was `play --record` geschrieben hat, oder die Aufzeichnung einer Partie von der Seite; - liest sie von der Standardeingabe.
help-replay-seat = Zeigen, was dieser Platz sah: A, B, …; sonst das, was Zuschauer sahen.
help-replay-text = Die ganze Partie als Text ausgeben.
help-verify = Auch die Karten prüfen: Jedes Mischen muss aus dem Prüfwert in der Aufzeichnung folgen. Wer welchen Zug gewählt hat, beweist keine Aufzeichnung.
help-position-file = Eine Stellung als JSON; - liest sie von der Standardeingabe.
help-position-move = Etwa h7>1, stock>2, 7+7 oder B:pass.
help-position-seed = Entscheidet über jedes Mischen, das vorkommt.
help-playouts = Wie viele Runden in Gedanken weitergespielt werden.

## stockpile arena

help-arena-bots = Zwei oder mehr: eine Stärke ({ $levels }), eine Stärke mit ihren Durchläufen je Entscheidung (expert:2000), eine Klasse in einer Datei (path/to/file.py:Class) oder einer, den ein anderes Paket mitbringt.
help-rounds = Wie viele Runden.
help-workers = Wie viele Prozesse; ohne Angabe einer je Kern.
help-backend = Dieser Rechner, oder der Verbund, mit dem Ray verbunden ist.
help-sprt = Aufhören, sobald klar ist, ob der erste Bot nur seinen gerechten Anteil gewinnt oder fünf Prozentpunkte mehr; --rounds ist die Obergrenze.
help-trust-bots = Fremde Bots denken in den Prozessen der Arena und bleiben geladen; nur für Bots, denen du vertraust.
help-records = Jede Runde aufheben: als Mitschrift in diesem Ordner oder als Zeilen in dieser Datei, eine pro Entscheidung; mehrmals möglich.
help-report = Eine Seite mit Diagrammen (HTML) hierhin schreiben.
help-resume = Die Runden hier aufheben und von hier weitermachen; sonst neben der Antwort, bis sie da ist.

## stockpile bench

help-seconds = Wie lange jeder Teil dauern darf.
help-tables = Wie viele Tische gleichzeitig.
help-pace = So schnell es geht; ein Zug je Sekunde und Tisch; dasselbe, während zwanzig Experten nachdenken.
help-bench-device = Wo gemessen wird: auf dem Prozessor oder auf einer Grafikkarte (mit PyTorch und dem Extra cuda).
help-bench-nodes-store = Die Datenbank. Was in ihr ist, bleibt.
help-nodes = Wie viele Server, eine Zahl nach der anderen.
help-bench-store = Auch dieses PostgreSQL messen; seine Daten bleiben. Mehrmals möglich.

## stockpile serve

help-serve-lan = Andere im lokalen Netz hereinlassen und einen QR-Code zeigen.
help-serve-let-phones-in = Den Gastgeber eines Tischs auf der Seite dieses Rechners den Server fürs lokale Netz öffnen lassen.
help-serve-host = Die Adresse, auf der er zu erreichen ist.
help-serve-port = Der Port; wird bei den Daten gemerkt. 0: irgendeiner.
help-serve-public = Die Adresse, die man benutzt, wenn sie anders ist; wird gemerkt.
help-serve-prefix = Der Pfad, unter dem ihn ein Reverse Proxy hat.
help-serve-trust = Reverse Proxys, deren X-Forwarded-For geglaubt wird.
help-serve-open = Die Seite im Browser öffnen.
help-serve-store = postgresql://… statt SQLite.
help-serve-data = Wo alles aufgehoben wird; sonst im Datenordner deines Benutzers.
help-serve-keep-days = Wie lange unbenutzte Tische bleiben.
help-serve-create-key = Danach fragen, bevor jemand einen Tisch öffnet.
help-serve-most-tables = Wie viele Tische.
help-serve-most-connections = Wie viele Verbindungen.
help-serve-connections-per-address = Wie viele davon von einer Adresse.
help-serve-messages-per-second = Von einer Verbindung; 0: beliebig viele.
help-serve-table-messages-per-second = Von allen an einem Tisch; 0: beliebig viele.
help-serve-requests-per-minute = HTTP, von einer Adresse; 0: beliebig viele.
help-serve-tables-per-hour = Neue Tische von einer Adresse; 0: beliebig viele.
help-serve-guests-per-minute = Neue Gäste von einer Adresse; 0: beliebig viele.
help-serve-lookups-per-minute = Falsche Codes von einer Adresse; 0: beliebig viele.
help-serve-hints-per-minute = Tipps für einen Gast; 0: beliebig viele.
help-serve-bot = Ein eigener Bot, der an Tischen sitzen darf; mehrmals möglich.
help-serve-trust-bots = Bots aus --bot behalten einen Prozess für alle Tische und bleiben geladen; nur für Bots, denen du vertraust.
help-serve-processes = Prozesse, die Leute bedienen; mehr als einer braucht PostgreSQL.
help-serve-workers = Prozesse, in denen Bots denken.
help-serve-thinking-ms = Wie lange ein Experte höchstens über einen Zug nachdenkt.
help-serve-thinking-per-minute = Sekunden für die Bots eines Tisches; danach spielen leichtere.
help-serve-metrics-for-all = Allen /metrics zeigen.
help-serve-log = Die Form des Protokolls.
help-serve-log-level = Ab welcher Stufe protokolliert wird.
