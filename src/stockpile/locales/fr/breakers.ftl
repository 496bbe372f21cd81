### The board of Skip-Bo Breakers in the browser.
###
### For translators. Labels of buttons and short sentences; some are only read aloud by a screen reader.
### The words of the game (set, run, pair run, Breaker, joker, trick) are those of play.ftl and rules.ftl.
### $name is the name of somebody else, $number, $height and $tile are numbers on tiles (or the sign of
### the joker), as text.

## Sets. Each is a name without an article, on a button or after a colon.

# $height: its number.
breakers-set-single = pièce unique { $height }
breakers-set-pair = paire de { $height }
# $length (number): how many numbers it has. $height: the highest of them.
breakers-set-run = suite de { $length } jusqu’à { $height }
# $length (number): how many pairs it has.
breakers-set-pair-run = suite de { $length } paires jusqu’à { $height }
# $length (number): how many tiles alike, three or four.
breakers-set-breaker =
    { $length ->
        [3] Breaker, brelan de { $height }
        [4] Breaker, carré de { $height }
       *[other] Breaker de { $length } pièces : { $height }
    }
# A set read aloud. $set: one of the names above. $tiles: the list of its tiles.
breakers-set-aloud = { $set } : { $tiles }

breakers-joker = joker
# A joker in a set, and the number that it stands for.
breakers-joker-as = joker comme { $number }

## What is needed now. $equal (text): “yes” if a set that is just as high will do.

breakers-your-turn = À toi de jouer
breakers-lead = Tu ouvres : mise en jeu au choix.
breakers-need-single =
    { $equal ->
        [yes] Réponds : une pièce unique, { $height } ou plus, ou un Breaker.
       *[no] Réponds : une pièce unique au-dessus de { $height }, ou un Breaker.
    }
breakers-need-pair =
    { $equal ->
        [yes] Réponds : une paire de { $height } ou plus, ou un Breaker.
       *[no] Réponds : une paire au-dessus de { $height }, ou un Breaker.
    }
# $length (number): how many numbers the run has. $height: the highest of them.
breakers-need-run =
    { $equal ->
        [yes] Réponds : une suite de { $length } jusqu’à { $height } ou plus, ou un Breaker.
       *[no] Réponds : une suite de { $length } au-dessus de { $height }, ou un Breaker.
    }
# $length (number): how many pairs it has.
breakers-need-pair-run =
    { $equal ->
        [yes] Réponds : une suite de { $length } paires jusqu’à { $height } ou plus, ou un Breaker.
       *[no] Réponds : une suite de { $length } paires au-dessus de { $height }, ou un Breaker.
    }
breakers-need-breaker = Réponds : il faut un Breaker plus élevé.
# Nothing in the hand can be laid.
breakers-must-pass = Tu n’as pas de réponse : passe.
# Somebody else is on turn.
breakers-turn-opens = { $name } ouvre.
breakers-turn-answers = { $name } répond.

## The others. All of it is read aloud for one seat, in one go.

breakers-others = Les autres
breakers-everybody = Qui joue
# $count (number): the tiles in the hand of somebody else.
breakers-seat =
    { $count ->
        [one] { $name } : { $count } pièce
       *[other] { $name } : { $count } pièces
    }
# The score of a seat in this match.
breakers-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
breakers-passed = a passé
# A mark at the seat whose turn it is.
breakers-to-play = joue

## The middle

breakers-trick = Le pli
# $set: the name of a set with its tiles. $name is who laid it.
breakers-laid-by = { $name } : { $set }
breakers-laid-by-you = Toi : { $set }
breakers-you = Toi
breakers-won-trick =
    { $who ->
        [you] Tu as gagné le dernier pli.
       *[other] { $name } a gagné le dernier pli.
    }
breakers-lay-here = Mise en jeu ici
# Before the first round everybody draws a tile; the highest opens.
breakers-drawn = Piochées pour savoir qui ouvre
# Tiles that nobody has, face down.
breakers-unused =
    { $count ->
        [one] Sur le côté : { $count } pièce, face cachée
       *[other] Sur le côté : { $count } pièces, face cachée
    }
breakers-unused-short = Sur le côté
# Tiles of tricks that are over, face down.
breakers-played =
    { $count ->
        [one] Jouée : { $count } pièce, face cachée
       *[other] Jouées : { $count } pièces, face cachée
    }
breakers-played-short = Jouées
# A button, at tables with the memory aid.
breakers-played-show =
    { $count ->
        [one] Jouée : { $count } pièce. Voir laquelle.
       *[other] Jouées : { $count } pièces. Voir lesquelles.
    }
breakers-played-title = Pièces des plis finis
# $tile: a number or the word for a joker. $count (number): how often it was played.
breakers-played-count = { $tile } : { $count }

## The rack

breakers-rack = Tes pièces
# A tile that takes part in a set which can be laid now.
breakers-tile-useful = { $tile }, peut se poser
# The button that sorts the tiles. The text says how they are sorted now.
breakers-sort =
    { $order ->
        [number] Par nombre
        [alike] Égales d’abord
        [runs] Suites d’abord
       *[own] Mon ordre
    }
# Read aloud before how they are sorted.
breakers-sort-tiles = Trier tes pièces. Maintenant :

## Laying and passing

breakers-lay = Poser
breakers-no-set = Pas une mise en jeu.
# Nothing is selected yet.
breakers-select = Choisis des pièces
# There are several sets that the selected tiles could be: where does the joker go?
breakers-choose = Ce sera quoi ?
# $count (number): how many sets there are to choose from.
breakers-choose-count =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }

## The list of keys

breakers-key-move = Parcourir tes pièces
breakers-key-select = Choisir une pièce, ou la remettre
breakers-key-lay = Poser les pièces choisies
breakers-key-sort = Trier tes pièces autrement
breakers-key-carry = Déplacer une pièce dans ton ordre
