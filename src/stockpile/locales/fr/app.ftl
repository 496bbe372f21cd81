### The app in the terminal: what it says besides the words that it shares with the page.
###
### For translators. There are 80 columns, so labels are short. Keys such as p, n and Esc, and moves such
### as h7>1, are typed as they stand here. “You” is the person who reads.

## The table

# Somebody’s name, if they play in one’s own team.
app-partner = { $name }, ton équipe
# Labels beside rows of piles: at most 14 letters.
app-building = Construction
app-discards = Défausse
# The head of a narrow column, too: at most 6 letters.
app-hand = Main
# At most 13 letters.
app-stock = Talon
# Labels beside the building piles; a number follows. At most 17 letters.
app-draw = Pioche
app-aside = Mises de côté
# The head of a narrow column: how many tiles everybody has. At most 9 letters.
app-tiles = Pièces
# $key: the key that takes a card from the draw pile, where one draws by hand.
app-tabletop-draw = Pioche avec { $key }.
# Keys are shown on the cards and piles.
app-skipbo-choose = Appuie sur la touche d’une carte, puis sur celle d’une pile.
# A card is chosen. $keys: the keys of the piles where it may go.
app-skipbo-where = Où ? { $keys }
app-skipbo-pass = Tu n’as pas de carte dont te défausser. p : passer.
app-skipbo-nowhere = Cette carte ne peut aller nulle part maintenant.
app-breakers-none = Tu n’as pas cette pièce.
# After a set that is one, but cannot be laid at the moment.
app-not-now = pas maintenant
# While a hint is computed.
app-thinking = Je réfléchis…
# Before a match. The keys of the chairs are shown beside them.
app-choose-chair = Tu regardes. Appuie sur la touche d’une place pour t’asseoir.
# $width and $height (numbers): the columns and lines that are needed.
app-too-small = Fenêtre trop petite : il faut { $width } colonnes et { $height } lignes.

## The bar with keys. One word each, if possible.

app-log = Journal
app-help = Aide
# Type a move instead of pressing keys.
app-type = Taper
app-back = Retour
# The keys of a page that is longer than the screen: arrows as words.
app-scroll = Haut/Bas, Espace : faire défiler
# In the empty line for moves.
app-type-skipbo = Un coup, comme h7>1, stock>2, d1>3, h9>d2 ou pass
app-type-breakers = Une mise en jeu, comme 7, 7+7, 3-4-*, 4+4-5+5 ou 2+2+2 ; ou pass
# Before the first screen, or a table, can be used.
app-starting = Un instant…

## The list of keys

app-key-type = Taper un coup
# $seat (text): the letter of a seat, such as C. Beside what is typed: “:advice C”.
app-key-advice = À taper : la place { $seat } a conseillé son coéquipier
# Beside the keys for yes and no.
app-key-judge = Était-ce un conseil ? Oui ou non, si on te le demande
# The key that the table waits for, after a round for example.
app-key-next = Continuer : manche suivante, nouvelle partie, « C’est bon »
app-key-piles = Les défausses des autres, toutes les cartes
app-key-quit = Quitter. La partie est enregistrée.
app-breakers-key-tiles = Prendre une pièce, encore une, ou les remettre
app-breakers-key-choice = Choisir ce que seront les pièces
# What the marks on the board mean. $playable and $hinted are such marks.
app-legend-skipbo = { $playable } peut aller sur une pile de construction. { $hinted } montre un conseil. Cadre épais : la carte choisie peut y aller. Cadre double : c’est choisi. Au bord d’une pile : ce qu’il lui faut, combien de cartes elle a, ou ce qui est sous la première.
app-legend-breakers = { $hinted } montre un conseil. Cadre double : cette pièce est choisie.

## The first screen

# Beside the name of the program, at the top.
app-title = Skip-Bo et Breakers
app-play-about = Commencer une nouvelle partie à cette table. Elle est enregistrée après chaque coup.
app-friends-where = Adresse de ton serveur (« stockpile serve » l’affiche) :
app-friends-about = La table est ouverte sur ton serveur, selon les choix ci-dessous.
# The keys of the first screen: arrows as words.
app-setup-keys = ? : aide  Haut/Bas : ligne  Gauche/Droite : changer  Entrée : jouer  q : fin
app-theme-contrast = Contraste élevé
app-to-start = À l’accueil
# Said in the terminal after the app was left in the middle of a game. $command: what to type.
app-left = La partie est enregistrée. Pour la reprendre : { $command }
# The same after a table of friends was left.
app-left-table = Pour revenir à la table : { $command }
# A record was saved. $command: what to type to see it again; it ends with the name of the file.
app-record-saved = L’enregistrement est gardé. Pour le revoir : { $command }
# Somebody comes to watch a table where they have a seat.
app-has-seat = Tu as une place à cette table. Te lever et regarder ?
# The list of games that can be gone on with. At most 31 letters.
app-saved = Toutes les parties en cours
# How such a game stands: the points, and what everybody has left. Numbers follow, such as 12 : 8.
app-saved-points = Points { $points }
app-saved-skipbo = Talons { $left }
app-saved-breakers = Pièces { $left }
# Two windows cannot have the same saved games.
app-in-use = Stockpile est déjà ouvert dans une autre fenêtre. Continue là-bas, ou ferme-la d’abord.
app-about =
    Choisis comment ta table joue, et commence par « { page-play } ».
    Chaque partie est enregistrée après chaque coup : ferme la fenêtre quand tu veux.
    Pour jouer entre amis, lance un serveur avec « stockpile serve », puis choisis « { page-friends } » ici. Les autres te rejoignent par le lien, dans un navigateur ou un terminal.

## The command line

# Of an option.
help-join = S’asseoir à une table d’un serveur en marche : son lien, ou son code.
help-watch = Avec --join : seulement regarder.
help-ascii = Dessiner avec des signes simples, pour les terminaux qui n’en ont pas d’autres.
help-theme = Couleurs : dark (sombre), light (clair) ou contrast. NO_COLOR dans l’environnement : aucune.
