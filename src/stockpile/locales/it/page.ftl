### The page in the browser: what every screen has, the start page, tables being set up, preferences.
###
### For translators. These are labels and short sentences on a phone: keep them short. The words of the
### game are those of the printed sheets in your language. “You” is the person who reads; people who play
### together are friends or a family, so be warm and plain.
###
### Buttons and sentences say “tu”, and “voi” to several people. Nothing agrees with the gender of a
### person, a name never follows “a”, and a number never follows “il”, since it would be “l’8”.

## Everywhere

page-close = Chiudi
page-cancel = Annulla
page-go-on = Continua
page-yes = Sì
page-no = No
page-problem = Qualcosa è andato storto
page-problem-no-connection = Il server non è raggiungibile. Forse la tua rete è caduta per un momento, o il server è stato fermato.
page-problem-page-broke = Questa pagina è inciampata in un imprevisto. La tua partita è al sicuro: ricarica la pagina.
page-problem-nothing-here = A questo indirizzo non c’è niente.
page-try-again = Riprova
page-to-start = Alla pagina iniziale
page-refused = Ora non si può.
page-unloaded = Se qui non compare altro, ricarica la pagina.
page-needs-script = Stockpile ha bisogno di JavaScript per funzionare in questo browser.
# The name of the program: not translated.
page-name = Stockpile
# The title of a browser tab. $page: what the page is called.
page-title = { $page } – { page-name }
page-game-skipbo = Skip-Bo
page-game-breakers = Breakers
game-skipbo = Skip-Bo
game-breakers = Skip-Bo Breakers
page-copy = Copia
page-copied = Copiato
page-copy-by-hand = Il browser non ci lascia copiare. Il testo è selezionato: copialo tu.

# What to do about something that was refused: follows the sentence that says why (refusals.ftl).
page-way-no-such-table = Chiedi di nuovo il link ai tuoi amici.
page-way-seat-taken = Scegli un’altra sedia.
page-way-left = Riapri il link per tornare, o apri un tavolo tuo.
page-way-removed = Puoi aprire un tavolo tuo.
page-way-table-full = Puoi aprire un tavolo tuo.
page-way-unknown-token = Continua per presentarti di nuovo.
page-way-internal-error = Riprova. Se non passa, avvisa chi gestisce il server.
page-way-not-the-host = Chiedi a chi ospita di farlo.

## The start page

page-claim = Gioca a Skip-Bo e Breakers con le regole stampate: con gli amici, o subito contro i bot.
# On the start page, if there is no connection.
page-offline = Nessuna connessione. Le regole, le lezioni e il segnapunti funzionano lo stesso.
page-menu = Menu
page-rules = Regole
page-settings = Impostazioni
page-statistics = Partite finite e statistiche
page-quick-edition = In { $count }: con le regole di { $edition }.
page-score = Segnapunti per le carte vere
page-usual = { $count ->
    [one] Il nostro solito tavolo
   *[other] I nostri soliti tavoli
}
page-usual-about = { $game } con { $names }
page-usual-open = Prepararlo di nuovo
page-phones = Fai entrare i telefoni
# The big button. One tap, and the cards are dealt.
page-play = Gioca ora
# On the big button while the table is being prepared.
page-dealing = Si distribuisce…
page-your-name = Il tuo nome
page-look = Scegli il tuo viso e il tuo colore
# What somebody is called who has not said a name.
page-guest = Ospite
page-game = Gioco
page-bots = Quanti bot
# Against whom one plays. $count (number): how many bots.
page-against-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bot
    }
# How many cards are in a stock pile. $count (number).
page-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

page-with-friends = Con gli amici
page-friends = Un tavolo per gli amici
page-friends-about = Ricevi un link da mandare. Nessuno deve registrarsi.
page-open-table = Apri un tavolo
page-own-rules = Altre regole…
page-new-table = Regole del tuo tavolo
page-join-title = Unisciti a un tavolo
page-code-or-link = Codice o link
page-join = Unisciti
page-not-a-code = Scrivi il codice del tavolo, come 93ZCAQ, o incolla il suo link.
# A link is shown behind it.
page-link-elsewhere = Questo link porta a un altro server:
page-hot-seat = Su questo dispositivo
page-hot-seat-short = Passatevelo: ognuno vede solo le sue carte.
page-hot-seat-who = Chi gioca?
page-hot-seat-about = Giocate solo su questo dispositivo e ve lo passate. Chi gioca?
# $number (number): which of the people who play, from 1 on.
page-name-of = Nome { $number }
page-name-away = Togli il nome { $number }
page-one-more = Ancora qualcuno
page-sit-together = Sedetevi insieme

page-my-tables = Continua a giocare
page-listed-tables = Tavoli aperti
# $game: the name of the game. $others: a list of people and bots, such as “Ben and 2 bots”.
page-table-with = { $game } con { $others }
# The end of such a list. $count (number).
page-bots-count =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
# What a table is doing.
page-phase-gathering = Non cominciata
page-phase-playing = Round in corso
page-phase-between = Tra due round
page-phase-over = Finita
page-free-chairs =
    { $count ->
        [one] { $count } sedia libera
       *[other] { $count } sedie libere
    }
page-show-all = Mostra tutto ({ $count })
# $code: the code of a table.
page-leave-table = Lascia il tavolo { $code }
page-leave-title = Lasciare questo tavolo?
page-leave-about = Lasci definitivamente il tuo posto. Durante una partita un bot continua per te.
page-leave = Lascia

page-learn = Prima volta? Impara a giocare
page-learn-skipbo = Una breve lezione con le carte
page-learn-breakers = Una breve lezione con le tessere

page-trademark = Skip-Bo e Skip-Bo Breakers sono marchi del loro proprietario, con cui Stockpile non ha nessun legame.
page-no-account = Niente account, niente pubblicità: il tuo nome e i tuoi posti restano in questo browser.
page-version = Versione { $version }.

page-key = Questo server chiede una chiave
page-key-about = Qui può aprire un tavolo solo chi conosce la chiave. Chiedila a chi gestisce il server. Per unirti a un tavolo non serve.
page-key-wrong = La chiave non è giusta. Chiedi a chi gestisce il server. Per unirti a un tavolo non serve.
page-key-label = Chiave

## Coming by a link

# $host: who opened the table. $game: the name of the game.
page-invited = { $host } ti invita a una partita di { $game }
# Where the host has no name of their own.
page-invited-nameless = Hai un invito per una partita di { $game }
# $names: a list of people and bots.
page-who-sits = Al tavolo: { $names }.
page-free-chairs-sentence =
    { $count ->
        [0] Al momento non c’è una sedia libera, ma puoi guardare.
        [one] C’è { $count } sedia libera.
       *[other] Ci sono { $count } sedie libere.
    }
page-under-way = Si sta giocando una partita: puoi guardare.
page-what-name = Come ti chiami?
page-come-in = Entra

## How a table plays

page-how-long = Durata
page-single-round = Un solo round
page-single-round-about = Chi vince il round ha vinto.
# Stands behind a number: “500 points to win”.
page-points-to-win = punti per vincere
# $points (number): the score that wins the match.
page-match-to = Una partita a { $points } punti
page-another-number = Un altro numero
page-at-most = al massimo { $most }
page-by-lot = A sorte
# $seat: the letter of a seat.
page-seat = Posto { $seat }
# $name: who sits there.
page-seat-of = Posto { $seat }: { $name }
page-more-rules = Edizione e regole della casa
page-more-table = Bot, tempo, chat
page-no-teams = Ognuno per sé
# How a table is split into teams. $count (number): how many teams. $size (number): seats in each.
page-teams-across =
    { $count ->
        [2] { $size } contro { $size }, compagni di fronte
       *[other] { $count } squadre da { $size }, compagni di fronte
    }
page-teams-beside =
    { $count ->
        [2] { $size } contro { $size }, fianco a fianco
       *[other] { $count } squadre da { $size }, fianco a fianco
    }
page-teams-mixed =
    { $count ->
        [2] { $size } contro { $size }
       *[other] { $count } squadre da { $size }
    }
page-seats-count = { $count }
# $turn, $reserve: durations, such as “30 seconds”.
page-clock-of = { $turn } a turno, { $reserve } di riserva
page-no-clock = Nessuno
# $level: how well the bots play, $pace: how fast.
page-bots-of = { $level }, ritmo: { $pace }
page-rules-of-table = Le regole di questo tavolo

## Preferences

page-settings-about = Restano in questo browser, e valgono a ogni tavolo.
page-language = Lingua
page-theme = Colori
page-theme-auto = Come il dispositivo
page-theme-light = Chiaro
page-theme-dark = Scuro
page-tabletop = Tavolo
page-tabletop-felt = Panno verde
page-tabletop-wood = Legno
page-tabletop-night = Notte
page-tabletop-contrast = Contrasto elevato
page-back-title = Dorso delle carte
page-back-waves = Onde
page-back-bricks = Mattoni
page-back-leaves = Foglie
page-back-stars = Stelle
page-speed = Movimento delle carte
page-speed-off = Nessuno
page-speed-fast = Veloce
page-speed-normal = Normale
page-speed-slow = Lento
page-speed-about = Quanto in fretta volano le carte, e per quanto tempo vedi che cosa è successo.
page-large = Caratteri grandi
page-large-about = Tutto è più grande.
page-hold = Gli scarti aspettano un attimo
page-hold-about = Puoi riprendere uno scarto per tre secondi. Poi chi segue ha già pescato.
page-sound = Suono
page-sound-about = Un piccolo suono quando tocca a te, e quando si giocano carte.
page-vibration = Vibrazione
page-vibration-about = Il dispositivo vibra un po’ quando tocca a te.

## Before a match: who sits where

page-team = Squadra { $number }
page-chair-empty = Vuota
page-chair-ready = Ci sono
page-chair-waiting = Non ancora
page-chair-host = Ospita
page-chair-away = Assente
# Marks one’s own chair.
page-chair-you = tu
# Marks the chairs of those who play on this device, if there are several.
page-chair-here = qui
# $seat: the letter of a seat.
page-chair-more = Scelte per il posto { $seat }
page-sit-here = Siediti qui
# Take the chair of a bot, which goes.
page-sit-instead = Siediti al suo posto
page-who-sits-here = Chi si siede qui?
page-stand = Alzati e guarda
page-clear = Libera questa sedia
page-make-host = Affida il tavolo
page-remove = Allontana dal tavolo
page-remove-about = Non potrà tornare a questo tavolo.
page-remove-sure = Sì, definitivamente
page-save = Salva
page-bot-here = Qui si siede un bot
page-bot-here-about = Scegli come gioca. Quando cominci, le sedie vuote vanno automaticamente ai bot.
page-watching = Guardano:

page-invite = Invita gli amici
page-link = Link a questo tavolo
page-link-here = Per ora questo link funziona solo su questo dispositivo.
page-link-only-here = Questo link funziona solo su questo computer. Per far entrare gli altri della tua rete, avvia il server con --lan.
page-code = Codice
page-share = Condividi…
# What goes along with the link when it is shared.
page-share-text = Vieni a giocare con me!
page-qr = Codice QR
page-qr-title = Inquadra questa immagine
page-qr-about = Il link a questo tavolo, come immagine da inquadrare (codice QR)

page-plays = Come si gioca qui
page-change = Cambia…
page-apply = Applica
page-seats-lost =
    { $count ->
        [one] { $count } di voi perde la sedia.
       *[other] { $count } di voi perdono la sedia.
    }

page-add-here = Aggiungi qualcuno su questo dispositivo
page-add-here-about = Giocate su un solo dispositivo e ve lo passate: ognuno vede solo le sue carte.
page-their-name = Nome
page-add = Aggiungi

page-sit-down = Siediti
page-choose-chair = C’è una sedia per te.
page-no-chair = Tutte le sedie sono occupate: stai guardando.
# $names: people on this device who have no chair. $count (number): how many.
page-without-chair =
    { $count ->
        [one] { $names } è qui, ma non ha ancora una sedia.
       *[other] { $names } sono qui, ma non hanno ancora una sedia.
    }
# $names: people who have not said that they are ready. $count (number): how many.
page-waiting-for =
    { $count ->
        [one] Si aspetta { $names }.
       *[other] Si aspettano { $names }.
    }
page-bots-will-sit =
    { $count ->
        [one] Sulla sedia vuota si siederà un bot.
       *[other] Sulle { $count } sedie vuote si siederanno dei bot.
    }
page-all-here = Ci siamo tutti.
page-say-ready = Di’ quando ci sei.
# $name: the host.
page-host-starts = Si aspetta che { $name } cominci la partita.
# Take empty chairs away. $count (number): how many are left.
page-fewer-chairs = Senza bot: { $count } sedie
page-start = Comincia
# $count (number): how many people on this device say so.
page-ready =
    { $count ->
        [one] Ci sono
       *[other] Ci siamo
    }
page-not-ready =
    { $count ->
        [one] Aspettatemi ancora
       *[other] Aspettateci ancora
    }
