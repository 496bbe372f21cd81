### What the commands say of themselves: `stockpile --help`, and `--help` after any command.
###
### For translators. Read on a screen of 80 columns. The first line of a command’s help is one sentence,
### which also stands in lists. What begins with -- and words in capitals (FILE, GAME) are typed or stand for
### what is typed: they stay as they are.

## Around the help

# $usage: how the command is typed.
help-usage = Uso: { $usage }
help-examples = Esempi
# Follows the sentence about an option.
help-default = Predefinito: { $value }.
# Headings.
help-group-commands = Comandi
help-group-arguments = Argomenti
help-group-others = Altre opzioni
help-group-table = Il tavolo
help-group-match = La partita
help-group-output = I risultati
help-group-reach = Chi può raggiungerlo
help-group-data = Che cosa si conserva
help-group-limits = Limiti
help-group-bots = I bot
help-group-logs = Registro e cifre
help-help = Mostra questo aiuto e nient’altro.
help-version = Mostra la versione.
help-install-completion = Fa completare alla shell comandi, opzioni e nomi (bash, zsh, fish).
help-show-completion = Stampa ciò che andrebbe aggiunto alle impostazioni della shell.
# $file: a file of the shell.
help-completion-installed = Il completamento è scritto in { $file }. Funziona appena apri un nuovo terminale.
# What `stockpile` alone says. A line that is indented stays a line of its own.
help-next =
    Che cosa vuoi fare?

    {"  "}stockpile play            giocare qui nel terminale, contro i bot
    {"  "}stockpile serve           aprire tavoli per gli amici, nel loro browser
    {"  "}stockpile rules skipbo    leggere le regole di Skip-Bo, o di breakers
    {"  "}stockpile --help          vedere tutto quello che c’è

    Dopo ogni comando, --help lo spiega, con esempi.

## Commands

help-stockpile =
    Skip-Bo e Skip-Bo Breakers secondo le regole stampate.

    Senza legami con il titolare del nome del gioco: il nome dice solo quali regole si seguono.
help-play =
    Giocare qui nel terminale.

    Gli altri posti li prendono i bot. Se te ne vai, la partita è salvata e ti viene detto come riprenderla.
help-serve =
    Avviare il server dei tavoli per te e i tuoi amici.

    Una persona lo avvia, le altre aprono il link nel browser. Senza --lan o --host ascolta solo su questo computer.
    Ogni opzione può anche essere una variabile d’ambiente: per --keep-days è STOCKPILE_KEEP_DAYS.
help-backup =
    Copiare tutto ciò che ha un server, anche mentre è in funzione.

    La copia è un solo file, leggibile solo da te, e ogni suo tavolo viene controllato dalla prima riga. Contiene i
    segreti delle mani in corso: conservala al sicuro.
help-restore =
    Rimettere una copia in un archivio ancora vuoto.

    Prima ferma il server. Una copia va bene per entrambi i tipi di archivio: così si sposta anche tutto da SQLite a
    PostgreSQL, o viceversa.
help-doctor =
    Vedere se qui un server può lavorare bene.

    Esamina i dati, l’orologio, il limite di file aperti, gli indirizzi e il codice compilato, senza cambiare nulla.
help-rules =
    Leggere le regole di un gioco così come si gioca al tuo tavolo.

    I numeri vengono dall’edizione stessa, e ciò che le regole stampate lasciano aperto è segnalato.
help-replay =
    Rivedere una partita registrata, passo per passo.

    Nel terminale si va avanti e indietro con i tasti; con --text si stampa tutto. I programmi ricevono JSON.
    Se una mossa infrange le regole, o non porta a ciò che dice la registrazione, indica a quale riga e perché.
help-arena =
    Far giocare i bot l’uno contro l’altro.

    Ogni distribuzione si gioca una volta per ogni rotazione dei bot attorno al tavolo, così la fortuna si annulla. Dopo
    un’interruzione lo stesso comando continua.
    Un bot esterno ha 60 secondi per mossa.
help-position =
    Chiedere che cosa si può fare in una posizione, e che cosa ne segue.

    Le posizioni sono JSON, e anche la risposta.
help-position-legal = Elencare tutte le mosse permesse al posto di turno.
help-position-apply =
    Fare una mossa e dare la nuova posizione.

    Tutto ciò che segue da sé viene giocato: scoprire la prossima carta del mazzetto, togliere una pila completa, riempire
    una mano vuota, passare il turno e pescare per il posto seguente.
help-position-advise =
    Ordinare le mosse del posto di turno secondo la probabilità stimata di vincere, dalla migliore in giù.

    Si usa solo ciò che quel posto può vedere. «error» è un errore standard della stima, «why» elenca i motivi. In
    Breakers, dove le mosse possono essere migliaia, si ordinano quelle con meno jolly.
help-bench = Misurare quanto è veloce su questo computer.
help-bench-rules =
    Misurare le decisioni al secondo con le regole, su un core.

    Per ogni gioco e numero di posti. I giochi di OpenSpiel si misurano accanto, dove è installato.
help-bench-kernel =
    Misurare le mosse al secondo del nucleo veloce, su un core e su tutti.

    Per ogni gioco e numero di posti, e mazzetti di varie misure; accanto, crazy_eights di OpenSpiel, dove è
    installato.
help-bench-environments =
    Misurare i passi al secondo degli ambienti, su un core e su tutti.

    Molti tavoli insieme con osservazioni, maschere e controlli, e gli adattatori; accanto, giochi di OpenSpiel,
    PettingZoo e Pgx, dove sono installati. Con --device cuda, su una scheda grafica.
help-bench-nodes =
    Misurare più server su un PostgreSQL.

    I due giocatori di ogni tavolo stanno su server diversi. Indica il tempo di processore, le righe e le notifiche per mossa.
help-bench-page =
    Misurare la pagina su un telefono lento: il tempo fino alla prima carta, e la fluidità delle carte.

    Si avvia un server, e un Chromium gioca sulla sua pagina: 4G lento, processore quattro volte più lento. Serve Playwright.
help-bench-server =
    Misurare le mosse salvate al secondo di un vero server, quanto aspetta ciascuna, e la memoria per tavolo.

    Per ogni parte si avvia un server, con due client per tavolo.

## Options of several commands

help-game = skipbo (se non si indica altro) o breakers.
# $editions: names of editions, each with the numbers of players.
help-edition = Le regole stampate da seguire, e in quanti: { $editions }. Se non si indica altro, la prima che va bene.
help-seats = In quanti si gioca; 2 se non si indica altro.
help-teams = Chi gioca insieme; altrimenti ognuno per sé.
help-stock = Carte in un mazzetto; 10 è la partita breve.
# $rules: what can be typed.
help-option = Una regola della casa; si può ripetere. Ci sono { $rules }.
help-seed = Lo stesso seme, le stesse carte.
help-lang = La lingua dei testi: { $languages }. Se non si indica altro, quella del sistema.
help-json = Scrive qui la risposta per i programmi; - la stampa.

## stockpile play

# $levels: names of levels.
help-bots = Come giocano gli altri: { $levels }; o un bot tuo, file.py:Class.
help-names = I nomi al tavolo, prima il tuo: Ann,Ben.
help-match = Gioca round fino al punteggio delle regole stampate, non uno solo.
help-target = Gioca una partita fino a questo punteggio.
help-youngest = Chi comincia secondo le regole del 2011; tu sei A.
help-record = Scrive la partita in questo file quando è finita, o quando esci.
help-play-resume = Riprende la partita salvata con questo codice.
help-play-seed = Lo stesso seme, le stesse carte e le stesse mosse dei bot.
help-plain = Modalità testo, riga per riga: per lettori di schermo e script.

## stockpile rules, replay and position

help-rules-game = skipbo o breakers.
help-backup-file = Il file da scrivere. Non deve ancora esistere.
help-restore-file = Quello che ha scritto `stockpile backup`.
help-replay-record = Ciò che ha scritto `play --record`, o la registrazione di una partita dalla pagina; - legge lo standard input.
help-replay-seat = Mostra ciò che vedeva questo posto: A, B, …; altrimenti ciò che vedeva chi guardava.
help-replay-text = Stampa tutta la partita come testo.
help-verify = Verifica anche le carte: ogni mescolata deve derivare dall’impegno nella registrazione. Chi ha scelto quale mossa, nessuna registrazione lo prova.
help-position-file = Una posizione in JSON; - legge lo standard input.
help-position-move = Per esempio h7>1, stock>2, 7+7 o B:pass.
help-position-seed = Decide ogni mescolata che capita.
help-playouts = Quanti round simulare.

## stockpile arena

help-arena-bots = Due o più: un livello ({ $levels }), un livello con le sue prove per scelta (expert:2000), una classe in un file (path/to/file.py:Class), o uno portato da un altro pacchetto.
help-rounds = Quanti round.
help-workers = Quanti processi; uno per core se non si indica altro.
help-backend = Questo computer, o il cluster a cui Ray è collegato.
help-sprt = Fermarsi appena è chiaro se il primo bot vince solo la sua parte uguale, o cinque punti in più; --rounds è il massimo.
help-trust-bots = I bot esterni pensano nei processi dell’arena e restano caricati; solo per bot di cui ti fidi.
help-records = Conserva ogni round: come trascrizione in questa cartella, o come righe in questo file, una per decisione; si può ripetere.
help-report = Scrive qui una pagina con grafici (HTML).
help-resume = Conserva qui i round e continua da qui; altrimenti accanto alla risposta, finché non c’è.

## stockpile bench

help-seconds = Quanto può durare ogni parte.
help-tables = Quanti tavoli insieme.
help-pace = Più in fretta possibile; una mossa al secondo per tavolo; lo stesso mentre pensano venti esperti.
help-bench-device = Dove misurare: sul processore o su una scheda grafica (con PyTorch e l’extra cuda).
help-bench-nodes-store = Il database. Ciò che contiene resta.
help-nodes = Quanti server, un numero dopo l’altro.
help-bench-store = Misura anche questo PostgreSQL; i suoi dati restano. Si può ripetere.

## stockpile serve

help-serve-lan = Fa entrare la rete locale e mostra un codice QR.
help-serve-let-phones-in = Permette all’host di un tavolo di aprire il server alla rete locale, dalla pagina su questa macchina.
help-serve-host = L’indirizzo su cui ascoltare.
help-serve-port = La porta; ricordata con i dati. 0: una qualsiasi.
help-serve-public = L’indirizzo che usano tutti, se è un altro; ricordato.
help-serve-prefix = Il percorso sotto cui lo tiene un reverse proxy.
help-serve-trust = Reverse proxy a cui si crede per X-Forwarded-For.
help-serve-open = Apre la pagina nel browser.
help-serve-store = postgresql://… invece di SQLite.
help-serve-data = Dove conservare tutto; altrimenti la cartella dati dell’utente.
help-serve-keep-days = Per quanti giorni si tengono i tavoli inutilizzati.
help-serve-create-key = Chiave da chiedere a chi vuole aprire un tavolo.
help-serve-most-tables = Quanti tavoli.
help-serve-most-connections = Quante connessioni.
help-serve-connections-per-address = Quante da un solo indirizzo.
help-serve-messages-per-second = Da una connessione; 0: senza limite.
help-serve-table-messages-per-second = Da tutti a un tavolo; 0: senza limite.
help-serve-requests-per-minute = HTTP, da un indirizzo; 0: senza limite.
help-serve-tables-per-hour = Tavoli nuovi da un indirizzo; 0: senza limite.
help-serve-guests-per-minute = Ospiti nuovi da un indirizzo; 0: senza limite.
help-serve-lookups-per-minute = Codici sbagliati da un indirizzo; 0: senza limite.
help-serve-hints-per-minute = Consigli per un ospite; 0: senza limite.
help-serve-bot = Un bot tuo che può sedere ai tavoli; si può ripetere.
help-serve-trust-bots = I bot di --bot tengono un solo processo per tutti i tavoli e restano caricati; solo per bot di cui ti fidi.
help-serve-processes = Processi che servono le persone; per più di uno serve PostgreSQL.
help-serve-workers = Processi in cui pensano i bot.
help-serve-thinking-ms = Quanto pensa al massimo un esperto a una mossa.
help-serve-thinking-per-minute = Secondi per i bot di un tavolo; poi giocano i più semplici.
help-serve-metrics-for-all = Mostra /metrics a tutti.
help-serve-log = Il formato del registro.
help-serve-log-level = Da che livello registrare.
