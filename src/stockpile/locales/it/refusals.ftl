# Why something was refused or could not be read. Each is one or two whole sentences for the
# person who asked. Cards and moves are shown as they are typed: 7, S, h7>1, 4+4.

# Follows the sentence about a name that there is not.
refusal-meant = Volevi dire «{ $meant }»?

## Any game

refusal-chain-used-up = La partita ha esaurito la sua catena di { $links ->
    [one] { $links } solo round
   *[other] { $links } round
  }.

refusal-round-over = Il round è finito.
refusal-match-over = La partita è finita.
refusal-no-round-yet = Non è ancora stato distribuito nessun round.
refusal-round-under-way = Un round è ancora in corso.
refusal-not-your-turn = Tocca al posto { $turn }.
refusal-not-your-seat = Il posto { $seat } non è il tuo.
refusal-not-the-whole-pack = Le carte distribuite non corrispondono al contenuto della scatola.

## Skip-Bo

refusal-draw-first = Prima pesca le tue carte.
refusal-pass-with-cards = Hai ancora carte in mano: finisci il turno scartandone una.
refusal-lay-first = A questo tavolo si gioca finché si può: c’è ancora una carta che puoi giocare.
refusal-stock-first = La carta in cima al tuo mazzetto ({ $card }) si può giocare. Giocala prima di finire il turno.
refusal-no-such-building-pile = La pila di costruzione { $pile } non c’è: sono numerate da 1 a 4.
refusal-no-such-discard-pile = La pila di scarto { $pile } non c’è: sono numerate da 1 a 4.
refusal-not-in-hand = Non hai in mano la carta { $card }.
refusal-own-pile-by-letter = Le tue pile si scrivono senza la tua lettera: togli «{ $seat }.».
refusal-not-a-partner = Il posto { $seat } non è della tua squadra: non puoi giocare dalle sue pile.
refusal-stock-empty = Quel mazzetto è vuoto.
refusal-discard-pile-empty = La pila di scarto { $pile } è vuota.
# $card is the card that was tried, $number what the pile needs.
refusal-needs-another-number = Alla pila di costruzione { $pile } serve un { $number }; questa carta è un { $card }.
refusal-wrong-stock = Il posto { $seat } ha ricevuto { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }; qui un mazzetto ne ha { $stock }.
refusal-wrong-stocks = Nella distribuzione i mazzetti sono { $stocks } e i posti { $seats }.

# At a table where people draw by hand, can err, and catch each other. $seat is who plays just now.
refusal-interrupted = In questo momento gioca il posto { $seat }. Coglilo sul fatto o lascialo finire.
refusal-drawing-closed = Per questo turno non si pesca più: si pesca prima di giocare.
refusal-banned-from-drawing = Ti hanno colto a giocare fuori turno: adesso non peschi.
refusal-nothing-to-draw = Non c’è più niente da pescare.
refusal-catches-itself = Non puoi coglierti sul fatto da te.
# Somebody pressed too soon or too late; it is said with a smile.
refusal-nobody-to-catch = Falso allarme: nessuno gioca fuori turno. Niente di male!
refusal-caught-already = Qualcuno è stato più veloce: quel posto è già stato colto sul fatto.
refusal-no-partners-here = A questo tavolo si gioca senza compagni: non c’è nessuno a cui dare consigli.
refusal-accuses-itself = Non puoi segnalare un consiglio tuo.
refusal-advice-called-already = Il tavolo sta ancora decidendo su un altro consiglio. Aspetta un momento.
refusal-no-advice-called = Non c’è niente da decidere: nessuno ha segnalato un consiglio.
refusal-not-asked-to-judge = Decidono gli altri, oppure hai già detto la tua.
# Only partners of the seat on turn can give advice. $seat: who is accused; $turn: the seat on turn.
refusal-on-turn-may-speak = È il turno del posto { $seat }, e chi è di turno può parlare.
refusal-not-on-turns-side = È il turno del posto { $turn }: solo un compagno di quel posto può essere accusato di aver dato un consiglio.
refusal-calls-own-side = Non puoi accusare la tua squadra: possono farlo solo gli altri.
refusal-called-this-turn = Il posto { $seat } è già stato accusato in questo turno. Una volta per turno basta.
# Somebody who plays out of turn wants to lay the last stock card.
refusal-wins-out-of-turn = Fuori turno non vince nessuno. Questa carta chiuderebbe il round: tienila per il tuo turno.

## Skip-Bo Breakers

refusal-opener-must-lay = Sei di mano: gioca un set.
refusal-tiles-not-in-hand = Non hai abbastanza di queste tessere: { $tiles }.
refusal-another-kind = { $kind ->
    [single] Questa è una tessera singola
    [pair] Questa è una coppia
    [pair-run] Queste sono coppie sequenziali
    [run] Questa è una scala
   *[breaker] Questo è un Breaker
  }. Qui si risponde solo con { $needed ->
    [single] una tessera singola o un Breaker
    [pair] una coppia o un Breaker
    [pair-run] coppie sequenziali o un Breaker
    [run] una scala o un Breaker
   *[breaker] un Breaker
  }.
refusal-another-length = Il set a cui rispondere ha { $needed ->
    [one] { $needed } tessera
   *[other] { $needed } tessere
  }, il tuo ne ha { $tiles }.
refusal-not-higher = Non è più alto di { $top }.
refusal-too-low = È più basso di { $top }.
refusal-not-a-higher-breaker = Solo un Breaker più alto batte { $top }.
refusal-needs-a-breaker = { $top } è un Breaker: lo batte solo un Breaker più alto.
refusal-can-answer = Puoi rispondere a { $top }, quindi non puoi passare.
refusal-wrong-hand = Il posto { $seat } ha ricevuto { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
  }; qui una mano ne ha { $hand }.

## What could not be read

refusal-no-file = Impossibile leggere o scrivere: { $reason }.
refusal-not-utf-8 = Non è testo UTF-8 (byte { $byte }).
refusal-not-json =
  { $reason ->
    [brackets] Non è JSON: troppe parentesi una dentro l’altra.
    [digits] Non è JSON: un numero con troppe cifre.
   *[other] Non è JSON.
  }
refusal-not-an-object = Qui ci vuole un oggetto JSON, tra parentesi graffe.
refusal-not-a-list = Qui ci vuole un elenco, non «{ $value }».
refusal-not-a-text = Qui ci vuole un testo tra virgolette, non «{ $value }».
refusal-move-expected = Qui ci vuole una mossa, non «{ $value }».
refusal-not-a-flag = Qui ci vuole true o false, non «{ $value }».
refusal-not-a-count = Qui ci vuole un numero intero da 0 in su, non «{ $value }».
refusal-not-a-pile = Le pile sono numerate da 1 in su: «{ $value }» non è una pila.
refusal-not-a-seat = «{ $value }» non è un posto: i posti sono le lettere da A a H.
refusal-not-a-seat-number = «{ $value }» non è un posto: i posti hanno i numeri da 0 a { $most }.
refusal-no-such-seat = A questo tavolo non c’è il posto «{ $seat }».
refusal-not-an-event = Non c’è nessun evento «{ $value }» con questi campi.
refusal-not-an-option = «{ $value }» non è un’opzione: scrivi NOME=VALORE.
refusal-not-an-option-value = Un’opzione è un testo o un numero intero, non «{ $value }».
refusal-not-a-seed = Un seme è un testo o un numero intero, non «{ $value }».
refusal-missing-field = Manca «{ $name }».
refusal-unknown-field = Qui «{ $name }» non è noto. Sono noti: { $known }.
refusal-wrong-length = { $expected ->
    [one] Qui ce ne vuole { $expected }, non { $found }.
   *[other] Qui ce ne vogliono { $expected }, non { $found }.
  }
refusal-unknown-language = La lingua «{ $name }» non è ancora disponibile. Ci sono: { $known }.
refusal-unknown-bot = Non c’è nessun bot «{ $name }». Ci sono: { $known }.
refusal-bot-without-number = Il livello «{ $name }» non prende un numero: togli «:» e quel che segue.
refusal-not-a-bot-number = «{ $number }» non è un numero per «{ $name }»: serve un numero intero da 1 a { $most }.
refusal-bot-without-weights = «{ $name }» non prende pesi; «master» ed «expert» sì.
refusal-not-weights = Questo file non contiene i pesi di una rete per «{ $game }».
# $reason: what Python says, for whoever wrote the bot.
refusal-bot-unusable = «{ $name }» non si può usare come bot: { $reason }
refusal-bot-failed = «{ $name }» non ha fatto una mossa permessa, nella distribuzione { $deal }, posto { $seat }, mossa { $move }: { $reason }
refusal-too-few-bots = Servono almeno { $fewest } bot. Lo stesso può essere nominato due volte.
# $what: what differs. $there, $here: what it is in the file, and what was asked for.
refusal-another-tournament = Questo file contiene i round di un altro torneo, { $what ->
    [version] con un’altra versione di Stockpile
    [bots] con altri bot
    [edition] secondo un’altra edizione
    [readings] secondo un’altra versione delle nostre regole
    [seats] con un altro numero di posti
    [teams] con altre squadre
    [options] con altre opzioni
   *[seed] con un altro seme
  } ({ $there }, non { $here }). Scegli un altro file con --resume, o cancella questo.
refusal-rounds-without-records = La distribuzione { $deal } è già stata giocata senza essere conservata qui. Togli --resume, o indica con esso un altro file, per rigiocare tutti i round.
refusal-not-records = I round non si possono conservare come «{ $ending }». Indica una cartella, che non ha estensione, oppure un file che finisce in .parquet o .jsonl.
refusal-bot-changed = «{ $name }» non è più lo stesso bot dei round in questo file: il suo codice è cambiato. Scegli un altro file con --resume, o cancella questo.
refusal-no-rounds-file = Questo non è un file di round conservati dall’arena. Scegli un altro file con --resume, o cancella questo.
refusal-rounds-unreadable = La riga { $line } dei round in questo file non è leggibile. Scegli un altro file con --resume, o cancella questo.
# $what is a command or a thing that cannot work yet, such as “stockpile serve”.
refusal-needs-extra = Per { $what } mancano dei pacchetti. Per installarli: pip install "{ $package }[{ $extra }]"
refusal-unknown-game = Non c’è nessun gioco «{ $game }». Ci sono: { $known }.
refusal-unknown-edition = Non c’è nessuna edizione «{ $edition }». Ci sono: { $known }.
refusal-unknown-game-or-edition = Non c’è nessun gioco e nessuna edizione «{ $name }». Ci sono: { $known }.
refusal-edition-of-another-game = «{ $edition }» non è un’edizione del gioco «{ $game }».
refusal-unknown-option = Non c’è nessuna opzione «{ $name }». Ci sono: { $known }.
refusal-unknown-choice = «{ $value }» non è tra queste scelte: { $known }.
refusal-seats-out-of-range = Qui i posti sono almeno { $fewest } e al massimo { $most }; ne hai chiesti { $seats }.
refusal-stock-does-not-fit = Un mazzetto di { $stock ->
    [one] { $stock } carta
   *[other] { $stock } carte
  } non va bene: qui può averne da 1 a { $most }.
refusal-no-teams = Questo gioco non si gioca a squadre.
refusal-seat-twice-in-teams = Il posto { $seat } è due volte nelle squadre.
refusal-seat-without-team = Quando si gioca a squadre, ogni posto sta in una squadra.
refusal-uneven-teams = Ci vogliono almeno due squadre, tutte con lo stesso numero di posti, almeno due.
refusal-teams-without-seats = Il numero di squadre non basta: indica anche quanti posti ci sono.

## Commands that were mistyped

refusal-unknown-command = Non c’è nessun comando «{ $name }». Ci sono: { $known }.
refusal-no-such-flag = Qui non c’è l’opzione «{ $name }»; --help le elenca.
refusal-argument-missing = Manca { $name }; --help lo spiega.
refusal-flag-with-value = L’opzione { $name } non prende valori.
refusal-flag-without-value = L’opzione { $name } richiede un valore.
refusal-too-many-arguments = Questo è di troppo: «{ $value }».
refusal-not-one-of = Ci voleva uno di questi: { $known }.
refusal-not-in-range = Ci voleva un numero da { $least } a { $most }.
refusal-not-from = Ci voleva un numero da { $least } in su.
refusal-not-a-number = Ci voleva un numero.
# $other: another option. What it is said of stands in front.
refusal-not-together = Non si può usare insieme a { $other }: togli uno dei due.
refusal-same-file = Questo è già il file di { $other }: scegline un altro.
refusal-only-in-the-app = Qui si gioca in modalità testo, senza colori né cornici: togli questa opzione.

## Positions

refusal-not-a-card = «{ $value }» non è una carta: le carte vanno da 1 a 12, e S è una carta Skip-Bo.
refusal-not-a-tile = «{ $value }» non è una tessera: le tessere vanno da 1 a 15, e * è un jolly.
refusal-not-a-move = «{ $value }» non è una mossa. Le mosse si scrivono come h7>1, stock>2, d1>3, h9>d2 o pass.
refusal-not-a-set = «{ $set }» non è un set. I set si scrivono come 7, 7+7, 3-4-5, 4+4-5+5 o 2+2+2.
refusal-not-alike = { $set } non è un set: le tessere unite da + devono essere uguali, come 7+7.
refusal-joker-in-breaker = { $set } non è un set: un jolly non completa mai un Breaker di numeri.
refusal-not-in-sequence = { $set } non è un set: le tessere unite da - salgono di uno in uno, come 3-4-5.
refusal-jokers-alone = { $set } non è un set: in una scala o in coppie sequenziali ci vuole almeno un numero tra i jolly.
refusal-too-many-jokers = { $set } non è un set: nella scatola non ci sono così tanti jolly.
refusal-off-the-numbers = { $set } non è un set: va oltre i numeri che ci sono.
refusal-run-too-short = { $set } non è un set: è troppo corto per una scala.
refusal-no-such-breaker = { $set } non è un set: un Breaker è fatto di tre o quattro tessere uguali.
refusal-too-many-of-a-kind = { $count ->
    [one] { $card } c’è { $count } volta; la scatola ne contiene { $box }.
   *[other] { $card } c’è { $count } volte; la scatola ne contiene { $box }.
  }
# Cards or tiles.
refusal-hand-too-large = Una mano ne ha al massimo { $hand }, non { $cards }.
refusal-pile-out-of-order = { $card } sta dove ci vuole { $number }: una pila di costruzione sale di uno in uno a partire da 1.
refusal-pile-complete = Una pila di costruzione arrivata a { $number } si toglie subito.
refusal-redealt-cannot-be = A questo tavolo un round bloccato non si ridistribuisce.
refusal-not-a-target = Si gioca fino a un punteggio da 1 a { $most }, non { $target }.
refusal-two-winners = Il round avrebbe già più di un vincitore.
refusal-passes-cannot-be = { $passes ->
    [one] Qui non si può aver passato { $passes } volta.
   *[other] Qui non si può aver passato { $passes } volte di seguito.
  }
refusal-laid-before-drawing = Il turno comincia pescando: prima non si può aver giocato nessuna carta.
# conduct and tabletop are typed like this.
refusal-needs-tabletop = Questo esiste solo a un tavolo con l’opzione «conduct» su «tabletop».
refusal-out-of-turn-cannot-be = Fuori turno può giocare solo un posto a cui non tocca, dopo aver pescato o giocato qualcosa.
refusal-advice-cannot-be = Un consiglio non può essere stato segnalato e giudicato così.
refusal-empty-hand = Il posto { $seat } non ha tessere, ma non ha giocato l’ultimo set.
refusal-not-an-answer = { $set } non risponde al set precedente.
refusal-seat-twice-in-a-row = Il posto { $seat } non può aver giocato due volte di seguito.
refusal-too-many-unused = { $tiles ->
    [one] { $tiles } tessera è inutilizzata
   *[other] { $tiles } tessere sono inutilizzate
  }; a questo tavolo sono al massimo { $most }.
refusal-turn-cannot-be = Non può toccare al posto { $turn }.

## Records

refusal-not-a-record = Questa non è una registrazione: non comincia con «Stockpile record».
refusal-record-version = Il formato di registrazione { $version } non è noto; è noto { $known }.
refusal-unknown-readings = Questa partita segue la versione { $version } delle nostre regole; questo programma conosce solo le versioni fino alla { $known }.
refusal-record-cut-off = La registrazione si interrompe dopo questa riga: dovrebbe finire con «end: …» o «unfinished».
refusal-not-a-record-line = Questo qui è fuori posto: { $text }
# $command: what to type, without the file.
refusal-record-exists = In questo file c’è già una partita. Per rivederla: { $command } FILE. Per riprendere una partita salvata usa --resume con il suo codice; per una nuova scegli un altro file.
# $table: the code that was typed. $known: the codes there are.
refusal-no-saved-game = Non c’è nessuna partita salvata { $table }. Partite salvate: { $known }.
refusal-header-twice = «{ $name }» c’è due volte.
refusal-rounds-out-of-order = Qui ci voleva il round { $number }.
refusal-after-the-end = La registrazione continua dopo la fine.
# lead is how the line begins in the record.
refusal-another-lead = Secondo le regole, la riga «lead» dovrebbe dire: { $found }.
refusal-another-lead-draw = Qui doveva pescare il posto { $seat }, per decidere chi comincia.
refusal-too-many-lead-draws = Per decidere chi comincia si sono pescate più carte di quante ne chiedano le regole.
refusal-shuffle-missing = Dopo questo si dovevano mescolare delle carte, e la registrazione non dice come.
refusal-shuffle-unexpected = Qui non c’era niente da mescolare.
refusal-shuffle-of-other-cards = Le carte mescolate non sono quelle che c’erano.
refusal-round-not-over = La registrazione ha un risultato, ma il round non è finito.
refusal-another-result = Secondo le regole il round è finito diversamente: { $found }.
refusal-another-score = Secondo le regole il punteggio è { $found }.
# $found: the letters of the winners, - for nobody, or “unfinished”.
refusal-another-winner = { $found ->
    [unfinished] Secondo le regole la partita non è finita.
   *[other] Secondo le regole, ecco chi ha vinto la partita: { $found }.
  }
refusal-no-commitment = Non c’è modo di controllare le mescolate: nella registrazione manca l’impegno.
refusal-seed-of-another-chain = Il seme non dà l’impegno pubblicato.
refusal-no-link = Non c’è modo di controllare il round { $round }: manca il suo anello.
refusal-link-off-the-chain = L’anello del round { $round } non appartiene alla catena pubblicata.
refusal-not-the-published-shuffle = Le carte del round { $round } non sono quelle della mescolata pubblicata.

## At a table

refusal-no-such-table = Il tavolo { $table } non c’è. Forse una lettera è sbagliata, o il tavolo è stato eliminato.
refusal-table-damaged = La registrazione di questo tavolo è danneggiata: qui non si può più giocare. Chi ospita può eliminarlo. Gli altri tavoli non ne risentono.
refusal-no-such-table-there = Il tavolo { $table } non c’è su { $address }. Forse una lettera è sbagliata, o il tavolo è stato eliminato.
refusal-not-at-this-table = Non sei a questo tavolo.
refusal-left = Hai lasciato il tavolo.
refusal-removed = Chi ospita ti ha allontanato da questo tavolo.
refusal-door-closed = Per ora chi ospita non fa entrare nessun altro a questo tavolo.
refusal-not-let-in-yet = Hai bussato. Potrai venire al tavolo appena chi ospita ti fa entrare.
refusal-table-full = A un tavolo { $most ->
    [one] può stare al massimo { $most } persona
   *[other] possono stare al massimo { $most } persone
  }.
refusal-not-seated = Qui non hai un posto: stai guardando.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-seat-taken = Il posto { $seat } è occupato.
refusal-seat-empty = Al posto { $seat } non c’è nessuno.
refusal-not-the-host = Può farlo solo chi ospita il tavolo.
refusal-no-such-person = A questo tavolo nessuno ha il numero { $person }.
refusal-not-yourself = Su di te non puoi farlo.
refusal-no-match-yet = La partita non è cominciata.
refusal-match-under-way = Non mentre si gioca una partita.
# $seats: letters of the seats that are waited for.
refusal-not-everybody-ready = Non tutti sono pronti. Si aspetta ancora: { $seats }.
# $version: the one that the round has now.
refusal-stale = Nel frattempo il tavolo è andato avanti (è a { $version }). Guarda di nuovo.
refusal-paused = Il tavolo è in pausa.
refusal-not-paused = Il tavolo non è in pausa.
refusal-conceded = Hai abbandonato questa partita.
refusal-nothing-to-undo = Non c’è niente che tu possa annullare.
refusal-not-away = Stai già giocando tu.
refusal-no-chat = A questo tavolo non c’è la chat.
refusal-hints-off = A questo tavolo non ci sono consigli.
refusal-hint-not-ready = Per ora non c’è un consiglio: dopo il primo avvio i bot si scaldano per circa un minuto. Riprova tra un momento.
refusal-too-many-hints = Hai già chiesto molti consigli. Aspetta un momento.
refusal-bot-plays-for-you = Un bot sta giocando al tuo posto. Prima torna a giocare tu.
refusal-no-review = Questa partita non si può analizzare.
refusal-partners-stay-silent = È il turno del tuo compagno, e fino alla fine del turno tra compagni si tace: niente messaggi né reazioni.
refusal-rename-later = È il turno del tuo compagno, e intanto tra compagni si tace. Potrai cambiare nome dopo questo turno.
refusal-not-waited-for = Il tavolo non aspetta questo posto.
# $seconds (number): how long somebody has to wait.
refusal-nudged-already =
    { $seconds ->
        [one] L’hai appena fatto. Potrai sollecitare di nuovo tra un secondo.
       *[other] L’hai appena fatto. Potrai sollecitare di nuovo tra { $seconds } secondi.
    }
refusal-no-such-offer = Questo link non funziona più. Chiedine uno nuovo.
refusal-nothing-to-classify = Non hai tessere da guardare.
refusal-name-empty = In un nome ci vuole almeno un carattere visibile.
refusal-name-taken = A questo tavolo qualcuno si chiama già «{ $name }», o quasi. Scegli un altro nome.
refusal-name-too-long = Un nome ha al massimo { $most ->
    [one] { $most } carattere
   *[other] { $most } caratteri
  }.
refusal-text-empty = In questo testo non c’è niente.
refusal-text-too-long = Un testo ha al massimo { $most ->
    [one] { $most } carattere
   *[other] { $most } caratteri
  }.

## Between client and server

refusal-unknown-token = Il server non ti conosce, o non più. Di’ di nuovo il tuo nome.
refusal-wrong-key = Per aprire un tavolo qui ti serve la chiave di chi gestisce il server.
refusal-no-hello = Una connessione deve cominciare con «hello».
# $protocol: what the client speaks, $known: what the server does.
refusal-other-protocol = Client e server non hanno la stessa versione ({ $protocol } e { $known }). Ricarica la pagina.
# $reason: what is wrong, for a programmer.
refusal-bad-message = Questo messaggio non si può leggere: { $reason }
refusal-binary-message = I messaggi devono essere testo.
refusal-message-too-long = Un messaggio può avere al massimo { $most } byte.
refusal-foreign-origin = Le pagine di altri siti non possono collegarsi a questo server.
# $host: the name in the address that was asked for.
refusal-foreign-host = Il server non risponde al nome «{ $host }». Usa l’indirizzo con cui è stato avviato.
refusal-too-many-connections = Ci sono troppe connessioni (al massimo { $most }).
refusal-too-many-messages = Era troppo in una volta sola.
refusal-too-many-mistakes = Troppi messaggi di seguito non si potevano leggere.
refusal-too-slow = Non hai letto abbastanza in fretta quello che ti diceva il tavolo.
refusal-too-many-requests = Dal tuo indirizzo sono arrivate troppe richieste. Riprova tra un minuto.
refusal-too-many-guests = Dal tuo indirizzo sono arrivati troppi nuovi ospiti. Riprova tra un minuto.
refusal-too-many-tables = Sono stati aperti troppi tavoli (al massimo { $most }). Riprova più tardi.
refusal-too-many-lookups = Dal tuo indirizzo sono stati provati troppi codici sbagliati. Riprova tra un minuto.
refusal-too-busy = A questo tavolo succedono troppe cose. Riprova.
refusal-cannot-save = In questo momento il server non può salvare, quindi non è stato fatto niente. Riprova.
refusal-closing = Il server si sta fermando. Niente va perso.
refusal-no-such-match = Questo tavolo non ha round finiti della partita { $number }.
refusal-no-such-round = Il round { $round } non è finito, o non è mai stato giocato.
refusal-not-in-the-lesson = La lezione non va così. Ricominciala.
refusal-nothing-here = A questo indirizzo non c’è niente.
refusal-wrong-method = Questo indirizzo non si usa in questo modo.
refusal-internal-error = Qualcosa è andato storto nel server.

## Running a server

# $host and $port: where it was to listen, $reason: what the system says.
refusal-cannot-listen = Impossibile mettersi in ascolto su { $host }, porta { $port }: { $reason }.
refusal-port-taken = La porta { $port } è occupata, forse da un altro server. Scegline un’altra con --port.
refusal-prefix-differs = Il percorso { $prefix } non è quello dell’indirizzo pubblico { $public }.
refusal-not-a-key = La chiave deve essere fatta di lettere senza accenti, cifre e segni semplici.
refusal-bench-failed = La misura non è riuscita: { $reason }
refusal-needs-playwright = Per questa misura manca Playwright. Per installarlo: pip install playwright
refusal-needs-chromium = Per questa misura manca un Chromium. Per installarlo: playwright install chromium
refusal-phones-not-allowed = Questo server fa entrare i telefoni solo se è stato avviato per questo: con --let-phones-in o --lan, e se la richiesta viene dalla sua stessa macchina.
refusal-no-network = Questa macchina non è in nessuna rete da cui i telefoni possano raggiungerla.
refusal-lan-and-host = Usa --lan oppure --host, non tutti e due.
refusal-data-in-use = Un altro server sta usando { $folder }. Fermalo, o scegli un’altra cartella con --data.
refusal-data-unusable = La cartella { $folder } non si può usare: { $why }.
refusal-unknown-store = «{ $store }» non è un archivio: indica un indirizzo che comincia con postgresql:// o sqlite:///.
# $why: what the system or the database says.
refusal-processes-need-postgresql = Più processi possono servire solo con PostgreSQL. Indicane l’indirizzo con --store, oppure togli --processes.
refusal-store-unusable = Impossibile aprire l’archivio: { $why }.
# $version: of what is kept, $known: the newest that this program knows.
refusal-file-is-there = Il file { $file } c’è già.
refusal-not-a-backup = { $file } non è una copia di sicurezza.
refusal-store-not-empty = In questo archivio ci sono già tavoli o ospiti. Una copia si può rimettere solo in uno vuoto.
refusal-store-too-new = I dati sono di una versione più nuova di questo programma (schema { $version }; è noto { $known }). Aggiornalo.
refusal-not-an-address = «{ $value }» non è un indirizzo: ci vuole qualcosa come https://cards.example.org.
# $value is what was given.
refusal-not-a-network = «{ $value }» non è né un indirizzo né una rete: ci vuole qualcosa come 10.0.0.0/8.
refusal-watch-what = Quale tavolo? Indica il suo link con --join.
# $value: what was given with --join.
refusal-not-a-link = «{ $value }» non è un link a un tavolo, come http://127.0.0.1:8420/t/93ZCAQ, né un codice.
# $address: where a server was looked for.
refusal-no-connection = { $address } non è raggiungibile. Forse la tua rete è caduta per un momento, o il server è stato fermato.
refusal-no-server = Quello che risponde a { $address } non è un server Stockpile.
# Something was done while the server cannot be reached, and waits; this was done after it.
refusal-still-lost = Connessione persa. Finché non torna, non si accetta altro.
refusal-unsaved = La registrazione non si può salvare: qui non si può scrivere nessun file.
# The server of a table is of another version.
refusal-not-understood = Questo server gioca a qualcosa che questa versione non conosce. Aggiorna Stockpile.
# $shell: its name. $known: the names of others.
refusal-unknown-shell = Per questa shell ({ $shell }) non c’è completamento. C’è per { $known }.
# Said of a library and its version. $missing: a name in its code. $wanted: the versions that fit.
refusal-unfit-library = Con questa versione il server non funziona: manca { $missing }. Installa { $wanted }.
