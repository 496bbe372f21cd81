### After a round and after a match, in the browser; and the check of the shuffle.

### $who (text) chooses the sentence: “you”, “we” (you and your partners), “they” (another team), or
### “other” for one other person. $names lists the people of the side that has won.

## Who has won: headings

# A match, or a single round.
ending-won =
    { $who ->
        [you] Du gewinnst
        [we] Dein Team gewinnt
        [they] { $names } gewinnen
       *[other] { $names } gewinnt
    }
# One round of a match. $round (number): which one.
ending-won-round =
    { $who ->
        [you] Du gewinnst Runde { $round }
        [we] Dein Team gewinnt Runde { $round }
        [they] { $names } gewinnen Runde { $round }
       *[other] { $names } gewinnt Runde { $round }
    }
ending-drawn = Niemand gewinnt
# $round (number): which round.
ending-drawn-round = Niemand gewinnt Runde { $round }

## How it ended

ending-concession =
    { $who ->
        [you] Die anderen haben aufgegeben.
        [we] Die anderen haben aufgegeben.
       *[other] Die Partie wurde aufgegeben.
    }
# Everybody has given up.
ending-concession-nobody = Die Partie wurde aufgegeben.
# All agreed to end the match as it stood.
ending-agreement =
    { $who ->
        [you] Alle wollten hier aufhören, und du hast die meisten Punkte.
        [we] Alle wollten hier aufhören, und dein Team hat die meisten Punkte.
        [they] Alle wollten hier aufhören, und { $names } haben die meisten Punkte.
       *[other] Alle wollten hier aufhören, und { $names } hat die meisten Punkte.
    }
ending-agreement-nobody = Alle wollten hier aufhören.

## The scores

# The head of a table of scores: who it is about.
ending-who = Seite
# The head of a narrow column: how many cards are left in stock piles.
ending-left-skipbo = Karten übrig
# The head of a narrow column: how many tiles are left in hands.
ending-left-breakers = Auf der Hand
# The head of a narrow column: the points of this round.
ending-gained = Runde
# The head of a narrow column: the points of the match so far.
ending-score = Gesamt
# The points of a round. $points (number).
ending-plus = +{ $points }
# Read aloud in front of the name of who has won.
ending-winner = Gewonnen:
# How the points of a round came about. $win (number): points for winning it. $card (number): points
# for each card. $count (number): how many cards are left in the stock piles of the other sides.
ending-points-skipbo =
    { $count ->
        [0] { $win } Punkte für den Sieg in der Runde.
        [one] { $win } Punkte für den Sieg in der Runde und { $card } für die Karte, die noch im Spielerstapel der anderen liegt.
       *[other] { $win } Punkte für den Sieg in der Runde und je { $card } für die { $count } Karten, die noch in den Spielerstapeln der anderen liegen.
    }
# $points (number): points for each tile. $count (number): how many tiles the others have left.
ending-points-breakers =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } { $count ->
        [one] für den Spielstein, den die anderen noch haben.
       *[other] für jeden der { $count } Spielsteine, die die anderen noch haben.
    }
# A drawn round.
ending-points-none = Niemand bekommt Punkte.
# $target (number): the score that wins the match.
ending-target = Die Partie geht bis { $target } Punkte.

## Buttons

ending-next = Nächste Runde
ending-not-ready = Noch einen Moment
# The host does not wait for those who are not ready.
ending-start = Ohne Warten weiter
# $names: who is not ready yet.
ending-waiting = Wir warten auf { $names }.
ending-rematch = Noch mal spielen
ending-replay = Wiederholung ansehen
ending-review = Partie auswerten
ending-statistics = Deine Statistik
# Opens the link, the record and the check of the shuffle.
ending-more = Teilen und prüfen
# The link to the replay.
ending-share = Link zur Wiederholung
ending-record = Aufzeichnung sichern

## The check of the shuffle

ending-check = Mischen prüfen
ending-check-about = Dein Browser kann noch einmal mischen und sehen, ob dieselben Karten herauskommen.
ending-checking = Wird geprüft …
# $rounds (number): how many rounds were checked.
ending-fair =
    { $rounds ->
        [one] Es wurde fair gemischt. Die Runde ist geprüft.
       *[other] Es wurde fair gemischt. Alle { $rounds } Runden sind geprüft.
    }
# $shuffles (number): how many shuffles were done again.
ending-fair-why =
    { $shuffles ->
        [one] Was die Reihenfolge bestimmt, stand vor der Partie fest, also konnte sie danach niemand mehr aussuchen. Dein Browser hat noch einmal gemischt, und es kam dieselbe Reihenfolge heraus.
       *[other] Was die Reihenfolge bestimmt, stand vor der Partie fest, also konnte sie danach niemand mehr aussuchen. Dein Browser hat alle { $shuffles } Mischvorgänge wiederholt, und jedes Mal kam dieselbe Reihenfolge heraus.
    }
ending-fair-mine = Was dein eigenes Gerät beigesteuert hat, ist dabei.
ending-fits = Die Aufzeichnung ist stimmig.
ending-fits-why = Dein Browser hat neu gemischt und dieselben Karten gefunden. Er saß nicht mit am Tisch und weiß daher nicht, wann ihre Reihenfolge versprochen wurde.
ending-unfair = Es wurde nicht so gemischt wie versprochen.
# $round (number): which round.
ending-flaw-no-link = Runde { $round }: Das Geheimnis hinter dem Mischen wurde nicht verraten, also lässt es sich nicht prüfen.
ending-flaw-other-link = Runde { $round }: Das Geheimnis ist nicht das, das vor der Partie versprochen wurde.
ending-flaw-not-mine = Runde { $round }: Was dein Gerät beigesteuert hat, fehlt. (Das ist in Ordnung, wenn du vor dem Austeilen aufgestanden bist.)
ending-flaw-other-lead = Runde { $round }: Wer beginnt, wurde nicht so gezogen, wie es aus dem Geheimnis folgt.
ending-flaw-other-deal = Runde { $round }: Ausgeteilt wurde nicht das, was aus dem Geheimnis folgt.
ending-flaw-other-shuffle = Runde { $round }: Als neu gemischt wurde, kam nicht die Reihenfolge heraus, die aus dem Geheimnis folgt.
ending-unfair-next = Sichere die Aufzeichnung und frag die Person danach, die den Server betreibt.
