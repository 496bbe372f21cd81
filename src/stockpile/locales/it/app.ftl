### The app in the terminal: what it says besides the words that it shares with the page.
###
### For translators. There are 80 columns, so labels are short. Keys such as p, n and Esc, and moves such
### as h7>1, are typed as they stand here. “You” is the person who reads.

## The table

# Somebody’s name, if they play in one’s own team.
app-partner = { $name }, con te
# Labels beside rows of piles: at most 14 letters.
app-building = Costruzione
app-discards = Scarti
# The head of a narrow column, too: at most 6 letters.
app-hand = Mano
# At most 13 letters.
app-stock = Mazzetto
# Labels beside the building piles; a number follows. At most 17 letters.
app-draw = Mazzo di pesca
app-aside = Da parte
# The head of a narrow column: how many tiles everybody has. At most 9 letters.
app-tiles = Tessere
# $key: the key that takes a card from the draw pile, where one draws by hand.
app-tabletop-draw = Pesca con { $key }.
# Keys are shown on the cards and piles.
app-skipbo-choose = Premi il tasto di una carta, poi quello di una pila.
# A card is chosen. $keys: the keys of the piles where it may go.
app-skipbo-where = Dove? { $keys }
app-skipbo-pass = Non hai carte da scartare. Con p passi.
app-skipbo-nowhere = Questa carta ora non può andare da nessuna parte.
app-breakers-none = Non hai questa tessera.
# After a set that is one, but cannot be laid at the moment.
app-not-now = non ora
# While a hint is computed.
app-thinking = Ci penso…
# Before a match. The keys of the chairs are shown beside them.
app-choose-chair = Stai guardando. Con il tasto di una sedia ti siedi.
# $width and $height (numbers): the columns and lines that are needed.
app-too-small = Finestra troppo piccola: servono { $width } colonne e { $height } righe.

## The bar with keys. One word each, if possible.

app-log = Diario
app-help = Aiuto
# Type a move instead of pressing keys.
app-type = Scrivi
app-back = Indietro
# The keys of a page that is longer than the screen: arrows as words.
app-scroll = Su/Giù, Spazio: scorri
# In the empty line for moves.
app-type-skipbo = Una mossa, come h7>1, stock>2, d1>3, h9>d2 o pass
app-type-breakers = Un set, come 7, 7+7, 3-4-*, 4+4-5+5 o 2+2+2; o pass
# Before the first screen, or a table, can be used.
app-starting = Un momento…

## The list of keys

app-key-type = Scrivere una mossa
# $seat (text): the letter of a seat, such as C. Beside what is typed: “:advice C”.
app-key-advice = Da scrivere: il posto { $seat } ha dato un consiglio al compagno
# Beside the keys for yes and no.
app-key-judge = Era un consiglio? Sì o no, quando te lo chiedono
# The key that the table waits for, after a round for example.
app-key-next = Avanti: prossimo round, altra partita, «Ci sono»
app-key-piles = Gli scarti degli altri, tutte le carte
app-key-quit = Esci. La partita è salvata.
app-breakers-key-tiles = Prendere una tessera, un’altra, o rimetterle
app-breakers-key-choice = Scegliere che cosa saranno le tessere
# What the marks on the board mean. $playable and $hinted are such marks.
app-legend-skipbo = { $playable } si può giocare su una pila di costruzione. { $hinted } indica un consiglio. Cornice spessa: la carta scelta può andare lì. Cornice doppia: è scelta. Sul bordo di una pila: che cosa le serve, quante carte ha, o che cosa sta sotto la carta in cima.
app-legend-breakers = { $hinted } indica un consiglio. Cornice doppia: questa tessera è scelta.

## The first screen

# Beside the name of the program, at the top.
app-title = Skip-Bo e Breakers
app-play-about = Inizia una nuova partita a questo tavolo. È salvata dopo ogni mossa.
app-friends-where = Indirizzo del tuo server (lo mostra «stockpile serve»):
app-friends-about = Il tavolo si apre sul tuo server, con le scelte qui sotto.
# The keys of the first screen: arrows as words.
app-setup-keys = Su/Giù: riga   Sinistra/Destra: cambia   Invio: gioca   ?: aiuto   q: esci
app-theme-contrast = Contrasto alto
app-to-start = Alla prima schermata
# Said in the terminal after the app was left in the middle of a game. $command: what to type.
app-left = La partita è salvata. Per riprenderla: { $command }
# The same after a table of friends was left.
app-left-table = Per tornare al tavolo: { $command }
# A record was saved. $command: what to type to see it again; it ends with the name of the file.
app-record-saved = La registrazione è salvata. Per rivederla: { $command }
# Somebody comes to watch a table where they have a seat.
app-has-seat = Hai un posto a questo tavolo. Ti alzi e guardi?
# The list of games that can be gone on with. At most 31 letters.
app-saved = Tutte le partite salvate
# How such a game stands: the points, and what everybody has left. Numbers follow, such as 12 : 8.
app-saved-points = Punti { $points }
app-saved-skipbo = Mazzetti { $left }
app-saved-breakers = Tessere { $left }
# Two windows cannot have the same saved games.
app-in-use = Stockpile è già aperto in un’altra finestra. Continua lì, o prima chiudila.
app-about =
    Scegli come gioca il tuo tavolo, e comincia con «{ page-play }».
    Ogni partita è salvata dopo ogni mossa: chiudi la finestra quando vuoi.
    Per giocare con gli amici, avvia un server con «stockpile serve» e scegli qui «{ page-friends }». Gli altri entrano con il link, dal browser o dal terminale.

## The command line

# Of an option.
help-join = Per sedersi a un tavolo di un server in funzione: il suo link, o il suo codice.
help-watch = Con --join: per guardare soltanto.
help-ascii = Disegna con segni semplici, per i terminali che non ne hanno altri.
help-theme = Colori: dark (scuro), light (chiaro) o contrast. NO_COLOR nell’ambiente: nessuno.
