### The table in the browser, during a match.
###
### For translators. Labels of buttons and short sentences, some only read aloud by a screen reader.
### They stand in narrow bars on a phone: keep them short. “You” is the person who reads.
###
### $who (text) chooses the sentence: “you”, or “other” for somebody else, whose name is $name.
### $time is a time left such as 0:45, ready to be shown.
###
### Nothing agrees with the gender of a person, and a name never follows “a”: it would be “ad” before some.

## Who is who

table-bot = Bot
# One of several bots. $seat: the letter of its seat.
table-bot-at = Bot { $seat }
# Two people have the same name. $seat: the letter of the seat.
table-name-at = { $name } ({ $seat })
# Stands where the name of somebody would.
table-nobody = nessuno
# A name in a list, if it is the reader’s own.
table-you = { $name } (tu)

## The bars

# The title of the browser’s tab.
table-title = Tavolo { $code } – Stockpile
table-title-your-turn = Tocca a te – Stockpile
table-title-turn = Turno di { $name } – Stockpile
# Said to screen readers about the whole screen. $game: the name of the game.
table-heading = { $game }, tavolo { $code }
table-menu = Menu
table-your-turn = Tocca a te
table-turn-of = Turno di { $name }
# While cards or tiles are dealt.
table-dealing = Si distribuisce…
table-round-over = Il round è finito
table-match-over = La partita è finita
table-round = Round { $round }
table-one-round = Un solo round
# One side’s score in the top bar.
table-score = { $names } { $points }
table-standing = Punteggio e giocatori
table-rules = Regole di questo tavolo
# Passing: the button, and in the list of keys.
table-pass = Passa
table-undo = Annulla
table-hold-done = Fatto
table-hint = Consiglio
table-emotes = Reagisci
# The line with the last thing that happened; a tap opens the whole log. $text: that line.
table-last = Che cosa è successo: { $text }
table-log = Che cosa è successo
# $count (number): messages that were not read yet.
table-unread =
    { $count ->
        [one] { $count } nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
table-log-empty = Non è ancora successo niente.
# The clock of whoever has the turn.
table-clock = ancora { $time }
table-clock-reserve = riserva, ancora { $time }
table-look = Guarda il tavolo
table-look-back = Torna al risultato

## Connection

table-connecting = Connessione…
table-lost = Connessione persa. Si cerca il server…
table-lost-queued = La tua ultima azione è conservata e sarà inviata.
table-lost-nothing = Niente di tuo aspetta di essere inviato.
table-back = Rieccoci. Niente è andato perso.
table-unreachable = Il server non è ancora raggiungibile. Questa pagina continua a provare.

## Notices over the board

# What the part of the screen with the notices is called; only read aloud.
table-notices = Avvisi

table-stood-in-clock = Il tuo tempo è scaduto. Un bot gioca per te.
table-stood-in-away = Un bot gioca per te.
table-take-over = Riprendi a giocare
# Somebody whose connection is gone.
table-away = { $name } è assente. Un bot continua tra { $time }.
table-away-soon = { $name } è assente. Un bot sta per continuare.
table-stands-in = Un bot sostituisce { $name }.
table-watching = Stai guardando.
table-watching-round = Stai guardando. Dopo questo round puoi prendere un posto.
# A chair that nobody sits on. $seat: the letter of the seat.
table-sit-at = Prendi il posto { $seat }
# Sit down where a bot sits. $name: what the bot is called.
table-replace = Sostituisci { $name }
table-you-conceded = Hai abbandonato. Un bot continua per te.
# $names: the people who would end the match now.
table-would-end = A favore di finire la partita così: { $names }.
table-you-would-end = Vorresti finire la partita così. Finisce quando lo vogliono tutti.
table-agree = Finisci così
table-agree-no-more = Continua
# $names: the people who would like a pause.
table-would-pause = A favore di una pausa: { $names }.
table-you-would-pause = Vorresti una pausa. Comincia quando la vogliono tutti.
# The button that reminds somebody the table is waiting for. $names: one name or several.
table-nudge = Sollecita { $names }

## Marks beside a name. Very short.

table-mark-away = assente { $time }
table-mark-bot = gioca un bot
table-mark-conceded = abbandono
table-mark-agrees = vuole finire
# Beside the name of somebody who would like a pause.
table-mark-pauses = pausa?

## Pause

table-paused = In pausa
table-paused-about = Orologi e bot restano fermi finché qualcuno non continua.
table-go-on = Continua

## Several people on one device

table-hand-over = Passa il dispositivo: ora gioca { $name }
table-hand-over-about = Fino ad allora non si vede la mano di nessuno.
table-i-am = Sono { $name }

## The menu

table-menu-title = Tavolo { $code }
table-menu-seat = Il tuo posto
# Shown when several people play on the device: for whom the buttons below are.
table-menu-for = Per { $name }:
table-people = Chi c’è
table-preferences = Impostazioni
table-keys = Tasti
table-big = Tavolo grande su TV o tablet
table-pause = Pausa
table-pause-no-more = Meglio niente pausa
table-another-device = Continua su un altro dispositivo
table-end-together = Proponi di finire la partita
table-end-together-no-more = Meglio continuare la partita
table-concede = Abbandona
table-stand = Alzati e guarda
table-leave = Lascia definitivamente il tavolo
table-to-start = Alla pagina iniziale
table-to-start-about = Il tuo posto resta tuo.

## Are you sure?

table-cancel = Annulla
table-concede-ask = Abbandonare questa partita?
table-concede-about = Non si torna indietro. Un bot continua per te, o la partita finisce.
table-stand-ask = Vuoi alzarti?
table-stand-about = Durante una partita un bot continua al tuo posto, e tu guardi.
table-leave-ask = Lasciare il tavolo?
table-leave-about = Lasci il tavolo definitivamente e non puoi tornare. Durante una partita un bot continua al tuo posto.
# The buttons that do it.
table-stand-do = Alzati
table-leave-do = Lascia

## People

table-seated = Al tavolo
table-watchers = Chi guarda
table-no-watchers = Nessuno guarda.
table-host = ospita
table-remove = Allontana { $name }
table-remove-ask = Allontanare { $name } dal tavolo?
table-remove-about = Non potrà tornare.
table-remove-do = Allontana
table-make-host = Da ora ospita { $name }
# Whether newcomers may come to the table; then the choices.
table-door = Nuovi arrivati
table-door-open = Chi ha il link entra
table-door-knock = Faccio entrare io, uno per uno
table-door-closed = Non entra nessun altro
table-knocking = Alla porta
table-knocks = { $name } bussa alla porta.
table-let-in = Fai entrare { $name }
table-turn-away = Manda via { $name }
table-seat-bot = Metti qui un bot
table-seat-empty = Posto { $seat }: vuoto
table-scores = Punteggi
# $target (number): the score that wins.
table-target = Si gioca fino a { $target }.

## Another device

table-offer = Apri questo link sull’altro dispositivo, o inquadra l’immagine. Il tuo posto passa lì.
table-offer-picture = Il link come immagine da inquadrare
# $time: how long the link works.
table-offer-expires = Il link funziona una volta, per { $time }.
table-offer-over = Il link non funziona più.
table-offer-again = Nuovo link
# The field that holds the link, read aloud.
table-offer-link = Link che sposta il tuo posto
table-seat-moved = Il tuo posto è passato a un altro dispositivo. Qui stai guardando.

## Emotes: what people show each other. Short exclamations.

table-emote-hello = Ciao!
table-emote-thanks = Grazie!
table-emote-nice = Bella mossa!
table-emote-oops = Ops!
table-emote-think = Ci penso…
table-emote-hurry = Dai, forza!
table-emote-laugh = Ah ah!
table-emote-cry = Ma no!
table-emote-bye = A presto!

## Chat

table-chat = Scrivi qualcosa
table-chat-send = Invia
table-chat-silent = È il turno del tuo compagno: tra compagni si tace.

## Keys

table-key-menu = Apri il menu
table-key-log = Che cosa è successo
table-key-emotes = Reagisci
table-key-undo = Annulla una mossa
table-key-hint = Chiedi un consiglio, o nascondilo
table-key-rules = Regole di questo tavolo
table-key-clear = Annulla la scelta
table-key-keys = Questo elenco
table-keys-on = Comandi a un tasto
table-keys-on-about = Disattivali se il tuo dispositivo scrive lettere da solo, per esempio con i comandi vocali.
table-keys-board = Nel gioco
table-keys-table = Al tavolo

## When a move is refused

# Instead of the usual sentence, which knows no names.
table-not-your-turn = È il turno di { $name }.
table-board-broke = Non è stato possibile mostrare il gioco. La tua partita è al sicuro: ricarica la pagina.
table-reload = Ricarica

## What happens at the table, for the log and for screen readers

table-told-joined =
    { $who ->
        [you] Arrivi al tavolo.
       *[other] { $name } arriva al tavolo.
    }
table-told-left =
    { $who ->
        [you] Lasci il tavolo.
       *[other] { $name } lascia il tavolo.
    }
table-told-removed =
    { $who ->
        [you] Chi ospita ti ha allontanato dal tavolo.
       *[other] Chi ospita ha allontanato { $name }.
    }
table-told-host =
    { $who ->
        [you] Ora ospiti tu.
       *[other] Ora ospita { $name }.
    }
table-told-sat =
    { $who ->
        [you] Ti siedi.
       *[other] { $name } si siede.
    }
table-told-stood =
    { $who ->
        [you] Ti alzi.
       *[other] { $name } si alza.
    }
table-told-seat-moved =
    { $who ->
        [you] Continui al tuo posto su questo dispositivo.
       *[other] { $name } continua al suo posto su un altro dispositivo.
    }
# Somebody has another name from now on: $name.
table-told-named =
    { $who ->
        [you] Ora ti chiami { $name }.
       *[other] { $name } ha un nuovo nome.
    }
# Ready for the next round.
table-told-ready = { $name } c’è.
table-told-bot-seated = { $name } si siede.
table-told-undone =
    { $who ->
        [you] Annulli la tua ultima mossa.
       *[other] { $name } annulla la sua ultima mossa.
    }
# $why (text): “away”, or “clock” if the time was up.
table-told-stood-in =
    { $who ->
        [you] { $why ->
            [clock] Il tuo tempo è scaduto. Un bot gioca per te.
           *[away] Non c’eri. Un bot gioca per te.
        }
       *[other] { $why ->
            [clock] Il tempo di { $name } è scaduto. Un bot gioca al suo posto.
           *[away] { $name } è assente. Un bot gioca al suo posto.
        }
    }
table-told-took-over =
    { $who ->
        [you] Giochi di nuovo tu.
       *[other] { $name } torna e continua.
    }
table-told-conceded =
    { $who ->
        [you] Abbandoni.
       *[other] { $name } abbandona.
    }
table-told-agrees =
    { $who ->
        [you] Vorresti finire la partita così.
       *[other] { $name } vorrebbe finire la partita così.
    }
table-told-agrees-no-more =
    { $who ->
        [you] Preferisci continuare.
       *[other] { $name } preferisce continuare.
    }
table-told-pauses =
    { $who ->
        [you] Vorresti una pausa.
       *[other] { $name } vorrebbe una pausa.
    }
table-told-settings = Chi ospita ha cambiato le impostazioni del tavolo.
table-told-paused = Il tavolo è in pausa.
table-told-resumed = Il tavolo continua.
table-told-reset = Il tavolo si prepara per un’altra partita.
# $by (text): how the match ended, “concession” or “agreement”.
table-told-closed =
    { $by ->
        [concession] La partita è stata abbandonata.
       *[agreement] Tutti d’accordo: la partita finisce così.
    }
# $text: what somebody has written.
table-told-said =
    { $who ->
        [you] Tu: { $text }
       *[other] { $name }: { $text }
    }
# $sleeper: who is reminded that the table waits for them; $whom (text): “you”, or “other”.
table-told-nudged =
    { $who ->
        [you] Solleciti { $sleeper }.
       *[other] { $whom ->
            [you] { $name } ti sollecita: il tavolo aspetta te.
           *[other] { $name } sollecita { $sleeper }.
        }
    }
# $emote (text): one of the nine feelings; the words are those of the table-emote messages.
table-told-emoted =
    { $who ->
        [you] Tu: { table-told-emote }
       *[other] { $name }: { table-told-emote }
    }
table-told-emote =
    { $emote ->
        [hello] { table-emote-hello }
        [thanks] { table-emote-thanks }
        [nice] { table-emote-nice }
        [oops] { table-emote-oops }
        [think] { table-emote-think }
        [hurry] { table-emote-hurry }
        [laugh] { table-emote-laugh }
        [cry] { table-emote-cry }
        [bye] { table-emote-bye }
       *[other] …
    }

table-race = La corsa
table-race-left = { $name }: ancora { $count }
