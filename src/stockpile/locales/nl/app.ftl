### The app in the terminal: what it says besides the words that it shares with the page.
###
### For translators. There are 80 columns, so labels are short. Keys such as p, n and Esc, and moves such
### as h7>1, are typed as they stand here. “You” is the person who reads.

## The table

# Somebody’s name, if they play in one’s own team.
app-partner = { $name }, je partner
# Labels beside rows of piles: at most 14 letters.
app-building = Bouwstapels
app-discards = Weggooistapels
# The head of a narrow column, too: at most 6 letters.
app-hand = Hand
# At most 13 letters.
app-stock = Stok
# Labels beside the building piles; a number follows. At most 17 letters.
app-draw = Trekstapel
app-aside = Opzij gelegd
# The head of a narrow column: how many tiles everybody has. At most 9 letters.
app-tiles = Stenen
# $key: the key that takes a card from the draw pile, where one draws by hand.
app-tabletop-draw = Trek met { $key }.
# Keys are shown on the cards and piles.
app-skipbo-choose = Druk op de toets van een kaart, dan op die van een stapel.
# A card is chosen. $keys: the keys of the piles where it may go.
app-skipbo-where = Waarheen? { $keys }
app-skipbo-pass = Je hebt geen kaart om weg te gooien. Met p pas je.
app-skipbo-nowhere = Deze kaart kan nu nergens heen.
app-breakers-none = Zo’n steen heb je niet.
# After a set that is one, but cannot be laid at the moment.
app-not-now = nu niet
# While a hint is computed.
app-thinking = Even denken …
# Before a match. The keys of the chairs are shown beside them.
app-choose-chair = Je kijkt mee. Met de toets van een plaats ga je zitten.
# $width and $height (numbers): the columns and lines that are needed.
app-too-small = Venster te klein: { $width } kolommen en { $height } regels zijn nodig.

## The bar with keys. One word each, if possible.

app-log = Verloop
app-help = Hulp
# Type a move instead of pressing keys.
app-type = Typen
app-back = Terug
# The keys of a page that is longer than the screen: arrows as words.
app-scroll = Op/Neer, spatie: bladeren
# In the empty line for moves.
app-type-skipbo = Een zet, zoals h7>1, stock>2, d1>3, h9>d2 of pass
app-type-breakers = Een set, zoals 7, 7+7, 3-4-*, 4+4-5+5 of 2+2+2; of pass
# Before the first screen, or a table, can be used.
app-starting = Een ogenblik…

## The list of keys

app-key-type = Een zet typen
# $seat (text): the letter of a seat, such as C. Beside what is typed: “:advice C”.
app-key-advice = Getypt: plaats { $seat } heeft een partner advies gegeven
# Beside the keys for yes and no.
app-key-judge = Was het advies? Ja of nee, als het je gevraagd wordt
# The key that the table waits for, after a round for example.
app-key-next = Verder: volgende ronde, nog een wedstrijd, klaar
app-key-piles = De weggooistapels van de anderen, alle kaarten
app-key-quit = Stoppen. Het spel is bewaard.
app-breakers-key-tiles = Een steen pakken, nog een, of terugzetten
app-breakers-key-choice = Kiezen wat de stenen zijn
# What the marks on the board mean. $playable and $hinted are such marks.
app-legend-skipbo = { $playable } kan op een bouwstapel. { $hinted } hoort bij een tip. Dik kader: de gekozen kaart mag daarheen. Dubbel kader: dit is gekozen. In de rand van een stapel: wat hij nodig heeft, hoeveel kaarten hij heeft, of wat onder de bovenste ligt.
app-legend-breakers = { $hinted } hoort bij een tip. Dubbel kader: deze steen is gekozen.

## The first screen

# Beside the name of the program, at the top.
app-title = Skip-Bo en Breakers
app-play-about = Aan deze tafel een nieuw spel beginnen. Het wordt na elke zet bewaard.
app-friends-where = Adres van je server (“stockpile serve” noemt het):
app-friends-about = De tafel wordt op je server geopend, zoals hieronder gekozen.
# The keys of the first screen: arrows as words.
app-setup-keys = Op/Neer: regel   Links/Rechts: wijzigen   Enter: spelen   ?: hulp   q: stop
app-theme-contrast = Hoog contrast
app-to-start = Naar het eerste scherm
# Said in the terminal after the app was left in the middle of a game. $command: what to type.
app-left = Het spel is bewaard. Zo ga je verder: { $command }
# The same after a table of friends was left.
app-left-table = Zo kom je terug aan de tafel: { $command }
# A record was saved. $command: what to type to see it again; it ends with the name of the file.
app-record-saved = Het verslag is bewaard. Zo zie je het terug: { $command }
# Somebody comes to watch a table where they have a seat.
app-has-seat = Je hebt een plaats aan deze tafel. Opstaan en meekijken?
# The list of games that can be gone on with. At most 31 letters.
app-saved = Alle bewaarde spellen
# How such a game stands: the points, and what everybody has left. Numbers follow, such as 12 : 8.
app-saved-points = Punten { $points }
app-saved-skipbo = Stokken { $left }
app-saved-breakers = Stenen { $left }
# Two windows cannot have the same saved games.
app-in-use = Stockpile is al open in een ander venster. Ga daar verder, of sluit dat eerst.
app-about =
    Kies hoe jouw tafel speelt, en begin met “{ page-play }”.
    Elk spel wordt na elke zet bewaard: sluit het venster wanneer je wilt.
    Om met vrienden te spelen, start je een server met “stockpile serve” en kies je hier “{ page-friends }”. De anderen doen mee via de link, in een browser of een terminal.

## The command line

# Of an option.
help-join = Aan een tafel van een draaiende server gaan zitten: de link, of de code.
help-watch = Met --join: alleen meekijken.
help-ascii = Met eenvoudige tekens tekenen, voor terminals die geen andere hebben.
help-theme = Kleuren: dark (donker), light (licht) of contrast. NO_COLOR in de omgeving: geen.
