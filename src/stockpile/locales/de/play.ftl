### Playing in line mode: `stockpile play --plain`.
###
### What stands between quotation marks „ “, and everything in $move and $moves, is typed as it is.
### A discard has no noun of its own in German: a card goes „auf einen Hilfsstapel“.

## Lists and people

# A list, built up from left to right: $first is the list so far, $next is one item more.
play-list = { $first }, { $next }
# The end of a list of people: “Ben, Cleo and you”.
play-list-end = { $first } und { $last }
# The person, as one of several people in a list.
play-you = du

## Around a match

# $game: the name of the game. $others: the other people.
play-against = Du spielst { $game } gegen { $others }.
# $partners: the people of your team, $others: those of the other teams.
play-with-partners = Du spielst { $game } mit { $partners } gegen { $others }.
# $points (number): the score that wins.
play-to-target =
    { $points ->
        [one] Wer zuerst { $points } Punkt hat, gewinnt die Partie.
       *[other] Wer zuerst { $points } Punkte hat, gewinnt die Partie.
    }
play-one-round = Eine Runde entscheidet.
play-type-help = Tippe „?“, wenn du Hilfe brauchst.
play-preparing = Die starken Bots werden vorbereitet; bis dahin spielen leichtere.
# Said instead in a game that is to come out the same again.
play-preparing-wait = Die starken Bots werden vorbereitet, und das Spiel wartet auf sie. Das dauert eine Minute, und nur beim ersten Mal.
# When that does not work.
play-unprepared = Die starken Bots lassen sich hier nicht vorbereiten; leichtere spielen an ihrer Stelle.
# $name: whose bot it is. $reason: what the computer says of it.
play-bot-failed = Der Bot von { $name } hat keinen Zug gemacht ({ $reason }). Ein einfacher zieht an seiner Stelle.
# Said when a match is gone on with that was left earlier.
play-resumed = Du spielst weiter, wo du aufgehört hast.
play-round = Runde { $round }.

# The question to which a move is the answer. A space is put behind it.
play-prompt = Dein Zug:
# The question between two rounds. A space is put behind it.
play-prompt-round = Drücke Enter für die nächste Runde:
play-hint = Tippe „?“ für Hilfe oder „moves“ für die Züge, die du machen kannst.
play-hint-round = Drücke Enter, um weiterzuspielen, oder tippe „quit“, um hier aufzuhören.
play-no-moves = Die Runde ist zu Ende: Es gibt keinen Zug mehr zu machen.
play-moves-pass = Aussetzen: pass

play-passes =
    { $who ->
        [you] Du setzt aus.
       *[other] { $name } setzt aus.
    }
play-points =
    { $who ->
        [you] { $points ->
            [one] Du bekommst { $points } Punkt.
           *[other] Du bekommst { $points } Punkte.
        }
        [we] { $points ->
            [one] Dein Team bekommt { $points } Punkt.
           *[other] Dein Team bekommt { $points } Punkte.
        }
        [they] { $points ->
            [one] { $names } bekommen { $points } Punkt.
           *[other] { $names } bekommen { $points } Punkte.
        }
       *[other] { $points ->
            [one] { $names } bekommt { $points } Punkt.
           *[other] { $names } bekommt { $points } Punkte.
        }
    }
play-match-won =
    { $who ->
        [you] Du gewinnst die Partie.
        [we] Dein Team gewinnt die Partie.
        [they] { $names } gewinnen die Partie.
       *[other] { $names } gewinnt die Partie.
    }
# One score in the list of scores.
play-score = { $names } { $points }
# $scores: the list of scores. $target (number): the score that wins the match.
play-scores = Punkte: { $scores }. Die Partie geht bis { $target }.
play-scores-final = Endstand: { $scores }.

## A hint, when the person asks for one

# Reasons follow, each a sentence of its own. $chance and $error (numbers): percent; 0 means that it is certain.
play-hint-move =
    { $error ->
        [0] Versuche { $move }: { $chance } Prozent Aussicht, die Runde zu gewinnen.
       *[other] Versuche { $move }: etwa { $chance } Prozent Aussicht, die Runde zu gewinnen, plus oder minus { $error }.
    }

## Leaving

# A command to type follows, in a line of its own.
play-left-saved = Das Spiel ist gespeichert. So geht es weiter:
play-left-unsaved = Das Spiel ist nicht gespeichert.
# $reason: what the computer says of it.
play-save-failed = Das Spiel konnte nicht gespeichert werden: { $reason }.

## Help. A line that is indented stays a line of its own; all others are folded to the width.

# $highest (number): the number that completes a building pile.
play-help-skipbo =
    Werde deinen Spielerstapel los, bevor die anderen ihren los sind. Lege Karten auf die Ablegestapel,
    die von 1 bis { $highest } immer um eins weiterzählen: die oberste Karte deines Spielerstapels, die
    obersten Karten deiner Hilfsstapel oder deine Handkarten. Am Ende deines Zuges legst du eine
    Handkarte auf einen deiner Hilfsstapel. S ist eine Skip-Bo-Karte, ein Joker: Sie wird zu jeder Zahl,
    die gebraucht wird.
play-help-skipbo-moves =
    Züge: h ist deine Hand, d ein Hilfsstapel, und Stapel werden ab 1 gezählt.
    {"  "}stock>2   die oberste Karte vom Spielerstapel auf Ablegestapel 2 legen
    {"  "}h7>1      die 7 aus der Hand auf Ablegestapel 1 legen
    {"  "}hS>3      eine Skip-Bo-Karte aus der Hand auf Ablegestapel 3 legen
    {"  "}d4>2      die oberste Karte von Hilfsstapel 4 auf Ablegestapel 2 legen
    {"  "}h9>d1     die 9 aus der Hand auf Hilfsstapel 1 legen: Das beendet deinen Zug
    {"  "}pass      aussetzen, wenn deine Hand leer ist und es nichts zu ziehen gibt
# Added where the person plays in a team. $seat: the letter of a partner’s seat.
play-help-skipbo-team =
    Dein Team gewinnt, wenn alle seine Spielerstapel leer sind. Auch von den Spieler- und Hilfsstapeln
    deiner Partner darfst du legen. Stelle den Buchstaben des Platzes davor: { $seat }.stock>1 oder
    { $seat }.d2>4.
# $joker: how a joker is shown.
play-help-breakers =
    Wer zuerst den letzten Spielstein legt, gewinnt. Wer beginnt, legt eine Reihe. Die anderen antworten
    nacheinander mit einer Reihe derselben Art und Länge, die hoch genug ist, oder mit einem Breaker,
    oder sie setzen aus. Haben alle anderen ausgesetzt, beginnt wieder, wer zuletzt gelegt hat. { $joker } ist ein
    Joker: Er steht in einem Paar oder einer Straße für jede Zahl, aber nie für einen der Spielsteine
    eines Breakers. Getippt wird er als *.
play-help-breakers-moves =
    Züge: + verbindet gleiche Spielsteine, - verbindet aufeinanderfolgende.
    {"  "}7         ein Einzelstein
    {"  "}7+7       ein Paar; 7+* ist ein Paar mit Joker
    {"  "}3-4-5     eine Straße ab drei Zahlen; 8-9-* ist 8, 9, 10, *-8-9 ist 7, 8, 9
    {"  "}4+4-5+5   fortlaufende Paare, zwei oder mehr
    {"  "}2+2+2     ein Breaker: ein Drilling oder Vierling, Antwort auf jede Reihe
    {"  "}pass      diesmal nichts legen
play-help-commands =
    Befehle:
    {"  "}look      noch einmal der ganze Tisch
    {"  "}moves     die Züge, die du machen kannst
    {"  "}hint      der beste Zug, und warum
# Where something can be taken back; between the two others.
play-help-undo = {"  "}undo      deinen letzten Zug zurücknehmen, solange nichts Neues zu sehen war
play-help-more-commands =
    {"  "}log       was in dieser Runde geschehen ist
    {"  "}scores    wie die Partie steht
    {"  "}rules     alle Regeln, so wie hier gespielt wird
    {"  "}quit      hier aufhören

## Skip-Bo: what happens

# Before the first round everybody draws a card; the highest deals. $card: the card.
play-lead-drawn-skipbo =
    { $who ->
        [you] Wer teilt aus? Du ziehst { $card }.
       *[other] Wer teilt aus? { $name } zieht { $card }.
    }
play-skipbo-lead-highest =
    { $who ->
        [you] Du hast die höchste Karte und teilst aus.
       *[other] { $name } hat die höchste Karte und teilt aus.
    }
# The deal moves on from round to round.
play-skipbo-lead-next-seat =
    { $who ->
        [you] Du teilst aus.
       *[other] { $name } teilt aus.
    }
play-skipbo-lead-youngest =
    { $who ->
        [you] Du bist am jüngsten.
       *[other] { $name } ist am jüngsten.
    }
play-skipbo-lead-lot =
    { $who ->
        [you] Das Los fällt auf dich.
       *[other] Das Los fällt auf { $name }.
    }
# $count (number): the cards of each stock pile.
play-skipbo-dealt =
    { $count ->
        [one] Jeder Spielerstapel hat { $count } Karte.
       *[other] Jeder Spielerstapel hat { $count } Karten.
    }
play-skipbo-starts =
    { $who ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }

# Laying a card on a building pile. $pile (number): which building pile. $number (number): the number
# that the card has, or that a Skip-Bo card stands for. $discard (number): which discard pile it
# comes from.
play-skipbo-lays-hand =
    { $who ->
        [you] Du legst die { $number } aus der Hand auf Ablegestapel { $pile }.
       *[other] { $name } legt die { $number } aus der Hand auf Ablegestapel { $pile }.
    }
play-skipbo-lays-hand-wild =
    { $who ->
        [you] Du legst eine Skip-Bo-Karte aus der Hand als { $number } auf Ablegestapel { $pile }.
       *[other] { $name } legt eine Skip-Bo-Karte aus der Hand als { $number } auf Ablegestapel { $pile }.
    }
play-skipbo-lays-stock =
    { $who ->
        [you] Du legst die { $number } von deinem Spielerstapel auf Ablegestapel { $pile }.
       *[other] { $name } legt die { $number } vom eigenen Spielerstapel auf Ablegestapel { $pile }.
    }
play-skipbo-lays-stock-wild =
    { $who ->
        [you] Du legst eine Skip-Bo-Karte von deinem Spielerstapel als { $number } auf Ablegestapel { $pile }.
       *[other] { $name } legt eine Skip-Bo-Karte vom eigenen Spielerstapel als { $number } auf Ablegestapel { $pile }.
    }
play-skipbo-lays-discard =
    { $who ->
        [you] Du legst die { $number } von deinem Hilfsstapel { $discard } auf Ablegestapel { $pile }.
       *[other] { $name } legt die { $number } vom eigenen Hilfsstapel { $discard } auf Ablegestapel { $pile }.
    }
play-skipbo-lays-discard-wild =
    { $who ->
        [you] Du legst eine Skip-Bo-Karte von deinem Hilfsstapel { $discard } als { $number } auf Ablegestapel { $pile }.
       *[other] { $name } legt eine Skip-Bo-Karte vom eigenen Hilfsstapel { $discard } als { $number } auf Ablegestapel { $pile }.
    }

# In a team, from the pile of a partner. $whose (text): “you” if it is your pile, else “other”, and
# $owner is the name of whoever it belongs to. (If $who is “you”, $whose never is.)
play-skipbo-lays-stock-of-partner =
    { $who ->
        [you] Du legst die { $number } vom Spielerstapel von { $owner } auf Ablegestapel { $pile }.
       *[other] { $whose ->
            [you] { $name } legt die { $number } von deinem Spielerstapel auf Ablegestapel { $pile }.
           *[other] { $name } legt die { $number } vom Spielerstapel von { $owner } auf Ablegestapel { $pile }.
        }
    }
play-skipbo-lays-stock-of-partner-wild =
    { $who ->
        [you] Du legst eine Skip-Bo-Karte vom Spielerstapel von { $owner } als { $number } auf Ablegestapel { $pile }.
       *[other] { $whose ->
            [you] { $name } legt eine Skip-Bo-Karte von deinem Spielerstapel als { $number } auf Ablegestapel { $pile }.
           *[other] { $name } legt eine Skip-Bo-Karte vom Spielerstapel von { $owner } als { $number } auf Ablegestapel { $pile }.
        }
    }
play-skipbo-lays-discard-of-partner =
    { $who ->
        [you] Du legst die { $number } von Hilfsstapel { $discard } von { $owner } auf Ablegestapel { $pile }.
       *[other] { $whose ->
            [you] { $name } legt die { $number } von deinem Hilfsstapel { $discard } auf Ablegestapel { $pile }.
           *[other] { $name } legt die { $number } von Hilfsstapel { $discard } von { $owner } auf Ablegestapel { $pile }.
        }
    }
play-skipbo-lays-discard-of-partner-wild =
    { $who ->
        [you] Du legst eine Skip-Bo-Karte von Hilfsstapel { $discard } von { $owner } als { $number } auf Ablegestapel { $pile }.
       *[other] { $whose ->
            [you] { $name } legt eine Skip-Bo-Karte von deinem Hilfsstapel { $discard } als { $number } auf Ablegestapel { $pile }.
           *[other] { $name } legt eine Skip-Bo-Karte von Hilfsstapel { $discard } von { $owner } als { $number } auf Ablegestapel { $pile }.
        }
    }

play-skipbo-pile-full = Ablegestapel { $pile } ist fertig und wird beiseitegelegt.
# $card (number), $discard (number): which discard pile.
play-skipbo-discards =
    { $who ->
        [you] Du legst die { $card } auf deinen Hilfsstapel { $discard }.
       *[other] { $name } legt die { $card } auf den eigenen Hilfsstapel { $discard }.
    }
play-skipbo-discards-wild =
    { $who ->
        [you] Du legst eine Skip-Bo-Karte auf deinen Hilfsstapel { $discard }.
       *[other] { $name } legt eine Skip-Bo-Karte auf den eigenen Hilfsstapel { $discard }.
    }
# At the start of your turn. $cards: the list of cards.
play-skipbo-you-draw = Du ziehst { $cards }.
play-skipbo-you-draw-nothing = Es gibt nichts mehr zu ziehen.
play-skipbo-you-refill = Du hast alle Handkarten gelegt und ziehst { $cards }.
# $count (number): how many cards.
play-skipbo-refills =
    { $count ->
        [one] { $name } hat alle Handkarten gelegt und zieht { $count } Karte.
       *[other] { $name } hat alle Handkarten gelegt und zieht { $count } Karten.
    }
play-skipbo-reshuffled = Die beiseitegelegten Karten werden zu einem neuen Kartenstock gemischt.
play-skipbo-redealt =
    Niemand kann weiterspielen. Alle Handkarten, Hilfsstapel und Ablegestapel werden zu einem neuen Kartenstock gemischt; die Spielerstapel bleiben.
play-skipbo-ended-stock-empty =
    { $who ->
        [you] Dein Spielerstapel ist leer: Du gewinnst die Runde.
        [we] Die Spielerstapel deines Teams sind leer: Ihr gewinnt die Runde.
        [they] { $names } haben ihre Spielerstapel geleert und gewinnen die Runde.
       *[other] { $names } hat den eigenen Spielerstapel geleert und gewinnt die Runde.
    }
play-skipbo-ended-fewest-stock =
    { $who ->
        [you] Niemand kann weiterspielen. Dein Spielerstapel hat die wenigsten Karten: Du gewinnst die Runde.
        [we] Niemand kann weiterspielen. Dein Team hat die wenigsten Karten in den Spielerstapeln und gewinnt die Runde.
        [they] Niemand kann weiterspielen. { $names } haben die wenigsten Karten in den Spielerstapeln und gewinnen die Runde.
       *[other] Niemand kann weiterspielen. { $names } hat die wenigsten Karten im Spielerstapel und gewinnt die Runde.
    }
play-skipbo-ended-stalemate = Niemand kann weiterspielen. Die Runde endet unentschieden.

## Skip-Bo: the table

# A building pile in the list that the next message takes in. $number (number): what it needs next.
play-skipbo-needs = Stapel { $pile } braucht { $number }
play-skipbo-building = Ablegestapel: { $piles }.
# $draw and $aside (numbers): how many cards.
play-skipbo-draw =
    { $draw ->
        [one] Kartenstock: { $draw } Karte. Beiseitegelegt: { $aside }.
       *[other] Kartenstock: { $draw } Karten. Beiseitegelegt: { $aside }.
    }
# One of the others in a line. $top: the top card of the stock pile. $left (number): how many cards
# the stock pile has. $hand (number): how many cards the hand has. $piles (number): how many discard
# piles have cards. $tops: their top cards.
play-skipbo-opponent =
    { $left ->
        [0] { $piles ->
            [0] { $name }: Spielerstapel leer, { $hand } auf der Hand, Hilfsstapel leer.
            [one] { $name }: Spielerstapel leer, { $hand } auf der Hand, ein Hilfsstapel zeigt { $tops }.
           *[other] { $name }: Spielerstapel leer, { $hand } auf der Hand, die Hilfsstapel zeigen { $tops }.
        }
       *[other] { $piles ->
            [0] { $name }: Spielerstapel { $top } (noch { $left }), { $hand } auf der Hand, Hilfsstapel leer.
            [one] { $name }: Spielerstapel { $top } (noch { $left }), { $hand } auf der Hand, ein Hilfsstapel zeigt { $tops }.
           *[other] { $name }: Spielerstapel { $top } (noch { $left }), { $hand } auf der Hand, die Hilfsstapel zeigen { $tops }.
        }
    }
# A partner, from whose piles you may lay. $seat: the letter of the seat.
play-skipbo-partner =
    { $left ->
        [0] { $name }, in deinem Team auf Platz { $seat }: Spielerstapel leer, { $hand } auf der Hand.
       *[other] { $name }, in deinem Team auf Platz { $seat }: Spielerstapel { $top } (noch { $left }), { $hand } auf der Hand.
    }
play-skipbo-own =
    { $left ->
        [0] Dein Spielerstapel: leer.
       *[other] Dein Spielerstapel: { $top } (noch { $left }).
    }
# A discard pile in the list that the next messages take in. $cards: its cards, the top one first.
# The d is what is typed in moves.
play-skipbo-discard = d{ $pile }: { $cards }
play-skipbo-discard-empty = d{ $pile }: leer
play-skipbo-discards-of = Hilfsstapel von { $name }, oberste Karte zuerst: { $piles }.
# Discard piles of a partner, from which you may lay, too.
play-skipbo-partner-discards = Hilfsstapel von { $name }, auch du darfst davon legen, oberste Karte zuerst: { $piles }.
play-skipbo-partner-discards-empty = Die Hilfsstapel von { $name } sind leer.
play-skipbo-own-discards = Deine Hilfsstapel, oberste Karte zuerst: { $piles }.
# $count (number): how many discard piles there are.
play-skipbo-own-discards-empty = Deine Hilfsstapel, d1 bis d{ $count }, sind leer.
play-skipbo-hand = Deine Handkarten: { $cards }.
play-skipbo-hand-empty = Deine Handkarten: keine.

## Skip-Bo: what you can do

play-skipbo-can-lay = Du kannst legen: { $moves }.
play-skipbo-can-discard = Oder beende deinen Zug: Lege eine Handkarte auf einen Hilfsstapel, zum Beispiel { $move }.
play-skipbo-only-discard = Auf die Ablegestapel passt nichts. Beende deinen Zug: Lege eine Handkarte auf einen Hilfsstapel, zum Beispiel { $move }.
# Where the table plays that a card must be laid if one can be.
play-skipbo-must-lay = Du musst erst auf einen Ablegestapel legen, bevor du deinen Zug beenden darfst.
# The same where only the own stock card must be.
play-skipbo-must-lay-stock = Du musst erst die oberste Karte deines Spielerstapels ablegen, bevor du deinen Zug beenden darfst.
play-skipbo-can-pass = Deine Hand ist leer, und es gibt nichts zu ziehen: Beende deinen Zug mit pass.
play-skipbo-moves-lay = Legen: { $moves }
play-skipbo-moves-discard = Auf einen Hilfsstapel, das beendet deinen Zug: { $moves }

## Breakers: what happens

# Before the first round everybody draws a tile; the highest opens. $card: the tile.
play-lead-drawn-breakers =
    { $who ->
        [you] Wer beginnt? Du ziehst { $card }.
       *[other] Wer beginnt? { $name } zieht { $card }.
    }
play-breakers-lead-highest =
    { $who ->
        [you] Du hast den höchsten Spielstein.
       *[other] { $name } hat den höchsten Spielstein.
    }
play-breakers-lead-round-winner =
    { $who ->
        [you] Du hast die letzte Runde gewonnen.
       *[other] { $name } hat die letzte Runde gewonnen.
    }
# $count (number): the tiles in each hand. $unused (number): the tiles that nobody has.
play-breakers-dealt =
    { $unused ->
        [0] Ihr habt je { $count } Spielsteine.
        [one] Ihr habt je { $count } Spielsteine; { $unused } liegt verdeckt am Rand.
       *[other] Ihr habt je { $count } Spielsteine; { $unused } liegen verdeckt am Rand.
    }
play-breakers-opens =
    { $who ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
# $set: the tiles, such as 7+7.
play-breakers-lays-single =
    { $who ->
        [you] Du legst einen Einzelstein: { $set }.
       *[other] { $name } legt einen Einzelstein: { $set }.
    }
play-breakers-lays-pair =
    { $who ->
        [you] Du legst ein Paar: { $set }.
       *[other] { $name } legt ein Paar: { $set }.
    }
# $length (number): how many numbers the run has. $height (number): the highest of them.
play-breakers-lays-run =
    { $who ->
        [you] Du legst eine Straße aus { $length } Zahlen bis { $height }: { $set }.
       *[other] { $name } legt eine Straße aus { $length } Zahlen bis { $height }: { $set }.
    }
# $length (number): how many pairs there are.
play-breakers-lays-pair-run =
    { $who ->
        [you] Du legst { $length } fortlaufende Paare bis { $height }: { $set }.
       *[other] { $name } legt { $length } fortlaufende Paare bis { $height }: { $set }.
    }
play-breakers-lays-breaker =
    { $who ->
        [you] Du legst einen Breaker: { $set }.
       *[other] { $name } legt einen Breaker: { $set }.
    }
play-breakers-trick-won =
    { $who ->
        [you] Du gewinnst den Stich und beginnst den nächsten.
       *[other] { $name } gewinnt den Stich und beginnt den nächsten.
    }
play-breakers-ended =
    { $who ->
        [you] Du hast deinen letzten Spielstein gelegt und gewinnst die Runde.
       *[other] { $names } hat den letzten Spielstein gelegt und gewinnt die Runde.
    }

## Breakers: the table

# One seat in the list that the next message takes in. $count (number): how many tiles it has.
play-breakers-count =
    { $who ->
        [you] du { $count }
       *[other] { $name } { $count }
    }
play-breakers-counts = Noch auf der Hand: { $counts }.
play-breakers-unused =
    { $count ->
        [one] { $count } Spielstein liegt verdeckt am Rand.
       *[other] { $count } Spielsteine liegen verdeckt am Rand.
    }
# Where the table shows what was played in finished tricks. $tiles: all of it, sorted.
play-breakers-played = Fertige Stiche: { $tiles }.
# One set in the list that the next message takes in.
play-breakers-laid =
    { $who ->
        [you] du { $set }
       *[other] { $name } { $set }
    }
# $sets: what was laid in the running trick so far, in order.
play-breakers-trick = Dieser Stich: { $sets }.
play-breakers-hand = Deine Spielsteine: { $tiles }.

## Breakers: what you can do

play-breakers-lead-any = Du beginnst: Lege irgendeine Reihe. Tippe „moves“, um deine Reihen zu sehen.
# What would answer. $low (number): the lowest number that will do.
play-breakers-answer-single = Als Antwort: ein Einzelstein mit { $low } oder höher, oder ein Breaker.
# $joker: how a joker is shown.
play-breakers-answer-single-of-jokers = Als Antwort: { $joker } oder ein Breaker.
play-breakers-answer-pair = Als Antwort: ein Paar mit { $low } oder höher, oder ein Breaker.
play-breakers-answer-pair-of-jokers = Als Antwort: { $joker }+{ $joker } oder ein Breaker.
play-breakers-answer-run = Als Antwort: eine Straße aus { $length } Zahlen bis { $low } oder höher, oder ein Breaker.
play-breakers-answer-pair-run = Als Antwort: { $length } fortlaufende Paare bis { $low } oder höher, oder ein Breaker.
play-breakers-answer-only-breaker = Als Antwort: nur ein Breaker.
play-breakers-answer-breaker = Als Antwort: nur ein höherer Breaker.
play-breakers-must-answer = Du musst antworten. Du kannst legen: { $moves }.
play-breakers-may-answer = Du kannst legen: { $moves }. Oder setze aus: pass.
play-breakers-only-pass = Du kannst nicht antworten. Setze mit „pass“ aus.
play-breakers-moves-single = Einzelsteine: { $moves }
play-breakers-moves-pair = Paare: { $moves }
play-breakers-moves-run = Straßen: { $moves }
play-breakers-moves-pair-run = Fortlaufende Paare: { $moves }
play-breakers-moves-breaker = Breaker: { $moves }
# $count (number): how many moves are not listed.
play-breakers-moves-more =
    { $count ->
        [one] Joker kannst du noch auf { $count } andere Art einsetzen, anstelle von Spielsteinen, die du hast.
       *[other] Joker kannst du noch auf { $count } andere Arten einsetzen, anstelle von Spielsteinen, die du hast.
    }

## Where people draw by hand and can err. draw5, catch, advice, agree and disagree are typed like this.

# $move: what to type. $count (number): how many cards that draws.
play-tabletop-can-draw = Zum Ziehen tippe { $move }.
# $move: what to type. $name: who plays out of turn.
play-tabletop-can-catch = { $name } spielt außer der Reihe! Mit { $move } hältst du das auf.
play-tabletop-can-judge = Jemand soll einen Ratschlag gegeben haben. War es einer? Tippe agree (ja) oder disagree (nein).
play-tabletop-can-own-up = Dein Team soll einen Ratschlag gegeben haben. Mit agree gibst du es zu.
play-tabletop-can-deny = Dein Team soll einen Ratschlag gegeben haben. Mit agree gibst du es zu, mit disagree streitest du es ab.
# Follows the sentence that something is not a move.
play-tabletop-typed = Hier geht auch draw3, catch B oder, in Teams, advice C.
# $count (number): how many cards somebody wants to draw at once, more than ten.
play-tabletop-many = { $count } Karten auf einmal sind viel, und was zu viel ist, kommt unter deinen Spielerstapel.
# $seat: the letter of a seat, as an example.
play-help-tabletop =
    Hier ziehst du von Hand: draw5 nimmt fünf Karten, draw1 eine. Was du zu viel ziehst, kommt unter deinen
    Spielerstapel. Spielt jemand außer der Reihe, sag es: catch { $seat } erwischt Platz { $seat }. In Teams sagt
    advice { $seat }, dass Platz { $seat } einen Ratschlag gegeben hat; agree (ja) und disagree (nein) antworten darauf.
