### The app in the terminal: what it says besides the words that it shares with the page.
###
### For translators. There are 80 columns, so labels are short. Keys such as p, n and Esc, and moves such
### as h7>1, are typed as they stand here. “You” is the person who reads.

## The table

# Somebody’s name, if they play in one’s own team.
app-partner = { $name }, Partner
# Labels beside rows of piles: at most 14 letters.
app-building = Ablegestapel
app-discards = Hilfsstapel
# The head of a narrow column, too: at most 6 letters.
app-hand = Hand
# At most 13 letters.
app-stock = Spielerstapel
# Labels beside the building piles; a number follows. At most 17 letters.
app-draw = Kartenstock
app-aside = Beiseitegelegt
# The head of a narrow column: how many tiles everybody has. At most 9 letters.
app-tiles = Steine
# $key: the key that takes a card from the draw pile, where one draws by hand.
app-tabletop-draw = Zieh mit { $key }.
# Keys are shown on the cards and piles.
app-skipbo-choose = Drücke die Taste einer Karte, dann die eines Stapels.
# A card is chosen. $keys: the keys of the piles where it may go.
app-skipbo-where = Wohin? { $keys }
app-skipbo-pass = Du hast keine Handkarte für einen Hilfsstapel. Mit p setzt du aus.
app-skipbo-nowhere = Diese Karte kann jetzt nirgends hin.
app-breakers-none = So einen Spielstein hast du nicht.
# After a set that is one, but cannot be laid at the moment.
app-not-now = jetzt nicht
# While a hint is computed.
app-thinking = Ich denke nach …
# Before a match. The keys of the chairs are shown beside them.
app-choose-chair = Du schaust zu. Mit der Taste eines Platzes setzt du dich.
# $width and $height (numbers): the columns and lines that are needed.
app-too-small = Fenster zu klein: { $width } Spalten und { $height } Zeilen sind nötig.

## The bar with keys. One word each, if possible.

app-log = Verlauf
app-help = Hilfe
# Type a move instead of pressing keys.
app-type = Tippen
app-back = Zurück
# The keys of a page that is longer than the screen: arrows as words.
app-scroll = Auf/Ab, Leertaste: blättern
# In the empty line for moves.
app-type-skipbo = Ein Zug, zum Beispiel h7>1, stock>2, d1>3, h9>d2 oder pass
app-type-breakers = Eine Reihe, zum Beispiel 7, 7+7, 3-4-*, 4+4-5+5 oder 2+2+2; oder pass
# Before the first screen, or a table, can be used.
app-starting = Einen Moment …

## The list of keys

app-key-type = Einen Zug tippen
# $seat (text): the letter of a seat, such as C. Beside what is typed: “:advice C”.
app-key-advice = Getippt: Platz { $seat } hat einen Ratschlag gegeben
# Beside the keys for yes and no.
app-key-judge = War es ein Ratschlag? Ja oder nein, wenn du gefragt wirst
# The key that the table waits for, after a round for example.
app-key-next = Weiter: nächste Runde, noch eine Partie, bereit
app-key-piles = Die Hilfsstapel der anderen, alle Karten
app-key-quit = Beenden. Das Spiel ist gespeichert.
app-breakers-key-tiles = Einen Spielstein nehmen, noch einen, oder zurückstellen
app-breakers-key-choice = Wählen, was die Spielsteine sein sollen
# What the marks on the board mean. $playable and $hinted are such marks.
app-legend-skipbo = { $playable } passt auf einen Ablegestapel. { $hinted } gehört zum Tipp. Dicker Rahmen: Die gewählte Karte darf hierhin. Doppelter Rahmen: Das ist gewählt. Im Rand eines Stapels: was er braucht, wie viele Karten er hat oder was unter der obersten liegt.
app-legend-breakers = { $hinted } gehört zum Tipp. Doppelter Rahmen: Dieser Stein ist gewählt.

## The first screen

# Beside the name of the program, at the top.
app-title = Skip-Bo und Breakers
app-play-about = An diesem Tisch ein neues Spiel beginnen. Es wird nach jedem Zug gespeichert.
app-friends-where = Adresse deines Servers („stockpile serve“ nennt sie):
app-friends-about = Der Tisch wird auf deinem Server eröffnet, so wie unten gewählt.
# The keys of the first screen: arrows as words.
app-setup-keys = Auf/Ab: Zeile   Links/Rechts: ändern   Enter: spielen   ?: Hilfe   q: Ende
app-theme-contrast = Hoher Kontrast
app-to-start = Zum Startbildschirm
# Said in the terminal after the app was left in the middle of a game. $command: what to type.
app-left = Das Spiel ist gespeichert. So geht es weiter: { $command }
# The same after a table of friends was left.
app-left-table = So kommst du zurück an den Tisch: { $command }
# A record was saved. $command: what to type to see it again; it ends with the name of the file.
app-record-saved = Die Aufzeichnung ist gesichert. So siehst du sie wieder an: { $command }
# Somebody comes to watch a table where they have a seat.
app-has-seat = Du hast an diesem Tisch einen Platz. Aufstehen und zuschauen?
# The list of games that can be gone on with. At most 31 letters.
app-saved = Alle gespeicherten Spiele
# How such a game stands: the points, and what everybody has left. Numbers follow, such as 12 : 8.
app-saved-points = Punkte { $points }
app-saved-skipbo = Spielerstapel { $left }
app-saved-breakers = Steine { $left }
# Two windows cannot have the same saved games.
app-in-use = Stockpile ist schon in einem anderen Fenster offen. Mach dort weiter oder schließe es erst.
app-about =
    Stell ein, wie dein Tisch spielt, und beginne mit „{ page-play }“.
    Jedes Spiel wird nach jedem Zug gespeichert: Du kannst das Fenster jederzeit schließen.
    Um mit Freunden zu spielen, starte mit „stockpile serve“ einen Server und wähle hier „{ page-friends }“. Die anderen kommen über den Link dazu, im Browser oder im Terminal.

## The command line

# Of an option.
help-join = Sich an einen Tisch eines laufenden Servers setzen: sein Link oder sein Code.
help-watch = Mit --join: nur zuschauen.
help-ascii = Mit einfachen Zeichen zeichnen, für Terminals, die keine anderen haben.
help-theme = Farben: dark (dunkel), light (hell) oder contrast. NO_COLOR in der Umgebung heißt: keine.
