### What the commands say of themselves: `stockpile --help`, and `--help` after any command.
###
### For translators. Read on a screen of 80 columns. The first line of a command’s help is one sentence,
### which also stands in lists. What begins with -- and words in capitals (FILE, GAME) are typed or stand for
### what is typed: they stay as they are.

## Around the help

# $usage: how the command is typed.
help-usage = Gebruik: { $usage }
help-examples = Voorbeelden
# Follows the sentence about an option.
help-default = Standaard: { $value }.
# Headings.
help-group-commands = Opdrachten
help-group-arguments = Argumenten
help-group-others = Meer opties
help-group-table = De tafel
help-group-match = De wedstrijd
help-group-output = Uitvoer
help-group-reach = Wie erbij kan
help-group-data = Wat bewaard wordt
help-group-limits = Grenzen aan het gebruik
help-group-bots = De bots
help-group-logs = Logboek en cijfers
help-help = Deze hulp tonen en verder niets.
help-version = De versie tonen.
help-install-completion = Je shell opdrachten, opties en namen laten aanvullen (bash, zsh, fish).
help-show-completion = Tonen wat daarvoor in de instellingen van je shell komt.
# $file: a file of the shell.
help-completion-installed = De aanvulling staat nu in { $file }. Die werkt zodra je een nieuwe terminal opent.
# What `stockpile` alone says. A line that is indented stays a line of its own.
help-next =
    Wat wil je doen?

    {"  "}stockpile play            hier in de terminal spelen, tegen bots
    {"  "}stockpile serve           tafels openen voor vrienden, in hun browser
    {"  "}stockpile rules skipbo    de regels van Skip-Bo lezen, of van breakers
    {"  "}stockpile --help          alles zien wat er is

    Na elke opdracht legt --help uit wat hij doet, met voorbeelden.

## Commands

help-stockpile =
    Skip-Bo en Skip-Bo Breakers volgens de gedrukte regels.

    Heeft niets met de eigenaar van de naam te maken; de naam zegt alleen welke regels gespeeld worden.
help-play =
    Hier in de terminal spelen.

    Op de andere plaatsen zitten bots. Stap je uit een spel, dan wordt het bewaard, en je hoort hoe je verdergaat.
help-serve =
    De tafelserver starten voor jou en je vrienden.

    Eén van jullie start hem, de anderen openen de link in een browser. Hij luistert alleen op deze computer, behalve met
    --lan of --host. Elke optie kan ook een omgevingsvariabele zijn: voor --keep-days is dat STOCKPILE_KEEP_DAYS.
help-backup =
    Alles kopiëren wat een server heeft, ook terwijl hij draait.

    De kopie is één bestand dat alleen jij kunt lezen, en elke tafel erin wordt vanaf de eerste regel gecontroleerd. De
    geheimen van lopende rondes staan erin: bewaar de kopie veilig.
help-restore =
    Een back-up terugzetten in een opslag die nog leeg is.

    Stop eerst de server. Een back-up past in beide soorten opslag; zo verhuist ook alles van SQLite naar PostgreSQL,
    of terug.
help-doctor =
    Kijken of een server hier goed kan werken.

    Bekijkt de gegevens, de klok, de grens voor open bestanden, de adressen en de gecompileerde code, en verandert niets.
help-rules =
    De regels van een spel lezen zoals jouw tafel het speelt.

    De getallen komen uit de uitgave zelf, en wat de gedrukte regels openlaten is aangegeven.
help-replay =
    Een wedstrijd uit een verslag nog eens bekijken, stap voor stap.

    In een terminal ga je met toetsen vooruit en terug; met --text komt alles ineens. Programma’s krijgen JSON.
    Is een zet tegen de regels, of leidt hij tot iets anders dan er staat, dan hoor je in welke regel en waarom.
help-arena =
    Bots tegen elkaar laten spelen.

    Elke deling wordt gespeeld tot elke bot elke plaats had, zodat het geluk wegvalt. Na een onderbreking gaat dezelfde
    opdracht verder.
    Een bot van elders heeft 60 seconden per zet.
help-position =
    Vragen wat er in een stelling mag, en wat erop volgt.

    Stellingen zijn JSON, en het antwoord ook.
help-position-legal = Alle toegestane zetten tonen van de plaats die aan de beurt is.
help-position-apply =
    Een zet doen en de nieuwe stelling geven.

    Alles wat vanzelf volgt wordt gespeeld: de volgende kaart van de stok omdraaien, een volle stapel wegnemen, een
    lege hand aanvullen, de beurt doorgeven en trekken voor de volgende plaats.
help-position-advise =
    De zetten van de plaats die aan de beurt is ordenen naar de geschatte kans om te winnen, de beste eerst.

    Alleen wat die plaats mag zien telt mee. “error” is één standaardfout van de schatting, “why” noemt redenen. In
    Breakers, waar er duizenden zetten kunnen zijn, worden die met de minste jokers geordend.
help-bench = Meten hoe snel het is op deze computer.
help-bench-rules =
    Beslissingen per seconde met de regels meten, op één kern.

    Voor elk spel en elk aantal plaatsen. Spellen van OpenSpiel worden ernaast gemeten waar het geïnstalleerd is.
help-bench-kernel =
    Zetten per seconde in de snelle kern meten, op één processorkern en op alle.

    Voor elk spel en elk aantal plaatsen, en stokken van verschillende grootte; daarnaast crazy_eights van OpenSpiel,
    waar het geïnstalleerd is.
help-bench-environments =
    Stappen per seconde van de omgevingen meten, op één kern en op alle.

    Veel tafels tegelijk met waarnemingen, maskers en controles, en de adapters; ernaast spellen van OpenSpiel,
    PettingZoo en Pgx, waar die geïnstalleerd zijn. Met --device cuda op een grafische kaart.
help-bench-nodes =
    Meer servers op één PostgreSQL meten.

    De twee spelers van elke tafel zitten aan verschillende servers. Toont processortijd, rijen en meldingen per zet.
help-bench-page =
    De pagina op een trage telefoon meten: de tijd tot de eerste kaart, en hoe soepel kaarten bewegen.

    Er wordt een server gestart, en een Chromium speelt op zijn pagina: traag 4G, de processor vier keer zo traag. Heeft Playwright nodig.
help-bench-server =
    Bewaarde zetten per seconde van een echte server meten, hoelang elke wacht, en het geheugen per tafel.

    Voor elk deel wordt een server gestart, met twee clients per tafel.

## Options of several commands

help-game = skipbo (als je niets opgeeft) of breakers.
# $editions: names of editions, each with the numbers of players.
help-edition = Welke gedrukte regels, en voor hoeveel spelers: { $editions }. Als je niets opgeeft, de eerste die past.
help-seats = Hoeveel er spelen; 2 als je niets opgeeft.
help-teams = Wie er samen spelen; anders ieder voor zich.
help-stock = Kaarten in een stok; 10 is het korte spel.
# $rules: what can be typed.
help-option = Een huisregel; mag meer dan eens. Er zijn { $rules }.
help-seed = Dezelfde startwaarde, dezelfde kaarten.
help-lang = De taal van de teksten: { $languages }. Als je niets opgeeft, die van je systeem.
help-json = Het antwoord voor programma’s hierheen schrijven; - toont het.

## stockpile play

# $levels: names of levels.
help-bots = Hoe goed de anderen spelen: { $levels }; of een eigen bot, file.py:Class.
help-names = Namen aan tafel, de jouwe eerst: Ann,Ben.
help-match = Rondes spelen tot de score uit de gedrukte regels, niet maar één.
help-target = Een wedstrijd tot deze score spelen.
help-youngest = Wie begint volgens de regels van 2011; jij bent A.
help-record = Een verslag van de partij in dit bestand schrijven als ze afgelopen is, of als je weggaat.
help-play-resume = Verdergaan met het bewaarde spel met deze code.
help-play-seed = Dezelfde startwaarde, dezelfde kaarten en dezelfde zetten van de bots.
help-plain = Tekstmodus, regel voor regel: voor schermlezers en scripts.

## stockpile rules, replay and position

help-rules-game = skipbo of breakers.
help-backup-file = Het bestand dat wordt geschreven. Het mag nog niet bestaan.
help-restore-file = Wat `stockpile backup` heeft geschreven.
help-replay-record = Wat `play --record` schreef, of het verslag van een wedstrijd van de pagina; - leest de standaardinvoer.
help-replay-seat = Laten zien wat deze plaats zag: A, B, …; anders wat iemand zag die meekeek.
help-replay-text = De hele wedstrijd als tekst tonen.
help-verify = Ook de kaarten controleren: elke keer schudden moet volgen uit de controlewaarde in het verslag. Wie welke zet koos, bewijst geen verslag.
help-position-file = Een stelling als JSON; - leest de standaardinvoer.
help-position-move = Zoals h7>1, stock>2, 7+7 of B:pass.
help-position-seed = Bepaalt hoe er wordt geschud.
help-playouts = Hoeveel rondes er in gedachten worden uitgespeeld.

## stockpile arena

help-arena-bots = Twee of meer: een niveau ({ $levels }), een niveau met het aantal pogingen per keuze (expert:2000), een klasse in een bestand (path/to/file.py:Class), of een die een ander pakket meebrengt.
help-rounds = Hoeveel rondes.
help-workers = Hoeveel processen; één per kern als je niets opgeeft.
help-backend = Deze computer, of het cluster waarmee Ray verbonden is.
help-sprt = Stop zodra duidelijk is of de eerste bot alleen zijn gelijke deel wint, of vijf procentpunt meer; --rounds is het maximum.
help-trust-bots = Bots van buiten denken in de processen van de arena en blijven geladen; alleen voor bots die je vertrouwt.
help-records = Elke ronde bewaren: als verslag in deze map, of als rijen in dit bestand, één per beslissing; mag meer dan eens.
help-report = Een pagina met grafieken (HTML) hierheen schrijven.
help-resume = De rondes hier bewaren en hier verdergaan; anders naast het antwoord, tot dat er is.

## stockpile bench

help-seconds = Hoelang elk deel mag duren.
help-tables = Hoeveel tafels tegelijk.
help-pace = Zo snel het gaat; één zet per seconde per tafel; dat terwijl twintig experts denken.
help-bench-device = Waar te meten: op de processor of op een grafische kaart (met PyTorch en de extra cuda).
help-bench-nodes-store = De database. Wat erin zit, blijft.
help-nodes = Hoeveel servers, het ene getal na het andere.
help-bench-store = Ook deze PostgreSQL meten; de gegevens blijven. Mag meer dan eens.

## stockpile serve

help-serve-lan = Anderen in het lokale netwerk toelaten, en een QR-code tonen.
help-serve-let-phones-in = De gastheer van een tafel de server vanaf de pagina op deze computer voor het lokale netwerk laten openen.
help-serve-host = Het adres om op te luisteren.
help-serve-port = De poort; onthouden bij de gegevens. 0: een willekeurige.
help-serve-public = Het adres dat mensen gebruiken, als het een ander is; onthouden.
help-serve-prefix = Het pad waaronder een reverse proxy hem aanbiedt.
help-serve-trust = Reverse proxy’s waarvan X-Forwarded-For wordt geloofd.
help-serve-open = De pagina in een browser openen.
help-serve-store = postgresql://… in plaats van SQLite.
help-serve-data = Waar alles bewaard wordt; anders de gegevensmap van je gebruiker.
help-serve-keep-days = Hoelang ongebruikte tafels bewaard blijven.
help-serve-create-key = Sleutel om een tafel te mogen openen.
help-serve-most-tables = Hoeveel tafels.
help-serve-most-connections = Hoeveel verbindingen.
help-serve-connections-per-address = Hoeveel daarvan van één adres.
help-serve-messages-per-second = Van één verbinding; 0: onbeperkt.
help-serve-table-messages-per-second = Van allen aan één tafel; 0: onbeperkt.
help-serve-requests-per-minute = HTTP, van één adres; 0: onbeperkt.
help-serve-tables-per-hour = Nieuwe tafels van één adres; 0: onbeperkt.
help-serve-guests-per-minute = Nieuwe gasten van één adres; 0: onbeperkt.
help-serve-lookups-per-minute = Foute codes van één adres; 0: onbeperkt.
help-serve-hints-per-minute = Tips voor één gast; 0: onbeperkt.
help-serve-bot = Een eigen bot die aan tafels mag zitten; mag meer dan eens.
help-serve-trust-bots = Bots van --bot houden één proces voor alle tafels en blijven geladen; alleen voor bots die je vertrouwt.
help-serve-processes = Processen die mensen bedienen; voor meer dan één is PostgreSQL nodig.
help-serve-workers = Processen waarin bots denken.
help-serve-thinking-ms = Hoelang een expert hoogstens over een zet nadenkt.
help-serve-thinking-per-minute = Seconden voor de bots van één tafel; daarna spelen eenvoudigere.
help-serve-metrics-for-all = /metrics aan iedereen tonen.
help-serve-log = Het formaat van het logboek.
help-serve-log-level = Vanaf welk niveau er wordt gelogd.
