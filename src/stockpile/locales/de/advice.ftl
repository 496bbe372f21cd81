### Hints at the table, and the review of a finished match.
###
### For translators. Read by families, not by statisticians: plain words, short sentences. The words of
### the game are those of the printed sheets in your language. $chance is a chance to win, ready to be
### shown, such as 61 %; $error is how far it may be off, such as 2 (percent); $name is somebody’s name.

## Moves, as a part of a sentence: what goes where. “Better: the 7 from the hand on building pile 2.”

# $card (text): its number, or S for a Skip-Bo card. $pile (number): which building pile.
advice-hand =
    { $card ->
        [S] eine Skip-Bo-Karte aus der Hand auf Ablegestapel { $pile }
       *[other] die { $card } aus der Hand auf Ablegestapel { $pile }
    }
# $pile (number): which discard pile.
advice-discard =
    { $card ->
        [S] eine Skip-Bo-Karte aus der Hand auf Hilfsstapel { $pile }
       *[other] die { $card } aus der Hand auf Hilfsstapel { $pile }
    }
# $whose (text): “own”, or “partner” if the pile belongs to a partner, who is called $owner.
advice-stock =
    { $whose ->
        [own] die Karte vom Spielerstapel auf Ablegestapel { $pile }
       *[partner] die Karte vom Spielerstapel von { $owner } auf Ablegestapel { $pile }
    }
# $discard (number): which discard pile the card comes from.
advice-pile =
    { $whose ->
        [own] die oberste Karte von Hilfsstapel { $discard } auf Ablegestapel { $pile }
       *[partner] die oberste Karte von Hilfsstapel { $discard } von { $owner } auf Ablegestapel { $pile }
    }
advice-pass = aussetzen

## Why a move is good, or what speaks against it. Sentences about the move, whoever makes it.

why-wins-round = Damit ist die Runde gewonnen.
why-only-move = Es gibt keinen anderen Zug.
why-best-chance = In Probespielen hat dieser Zug am besten abgeschnitten.
why-must-lay = Diese Karte muss gelegt werden.
why-lays-stock = Der Spielerstapel wird um eine Karte kleiner.
why-frees-stock = Das macht den Weg für die Karte vom Spielerstapel frei.
why-helps-partner = Das hilft dem Partner mit seinem Spielerstapel.
why-empties-hand = So wird die Hand eher leer, und dann gibt es fünf neue Karten.
why-completes-pile = Damit ist ein Ablegestapel fertig.
why-blocks-next-stock = So kann der nächste Gegner die Karte von seinem Spielerstapel nicht legen.
why-opens-next-stock = Aber der nächste Gegner kann dann die Karte von seinem Spielerstapel legen.
why-uncovers-discard = Auf einem Hilfsstapel wird eine weitere Karte frei.
why-makes-room = Beim nächsten Zug ziehst du eine neue Karte mehr.
why-keeps-wild = Eine Skip-Bo-Karte bleibt für später.
why-spends-wild = Das ist eine Skip-Bo-Karte wert.
why-matches-discard = Gleiche Karten liegen aufeinander, und nichts Nützliches wird verdeckt.
why-descends-discard = Der Hilfsstapel geht der Reihe nach abwärts: Später lassen sich seine Karten nacheinander legen.
why-opens-discard-pile = Das beginnt einen neuen Hilfsstapel und verdeckt nichts.
why-buries-low-card = Aber es verdeckt eine niedrigere Karte.
why-leaves-next-nothing = Der nächste Gegner kann dann keine seiner offenen Karten legen.
why-sheds-many = Damit gehen viele Spielsteine auf einmal weg.
why-sheds-low = Damit gehen niedrige Spielsteine weg, die später schwer zu legen sind.
why-cannot-be-beaten = Niemand kann das überbieten.
why-keeps-breaker = Ein Breaker bleibt für später.
why-saves-breaker = Der Joker hält einen Breaker zusammen.
why-spends-breaker = Das ist einen Breaker wert.
why-keeps-joker = Ein Joker bleibt für später.
why-spends-joker = Das ist einen Joker wert.
why-splits-set = Aber es reißt eine andere Reihe auseinander.
why-stops-going-out = Das hält jemanden auf, der nur noch wenige Spielsteine hat.
why-keeps-lead = Das gewinnt wahrscheinlich den Stich, und wer ihn gewinnt, beginnt wieder.

## A hint at the table

# $move: one of the moves above.
hint-try = Vorschlag: { $move }.
hint-chance = Aussicht, die Runde zu gewinnen: { $chance }, ± { $error }.
# A second move that is as good, as far as one can tell.
hint-other = Soweit man es sagen kann, genauso gut: { $move }.
# Added, for screen readers, to a card, a pile or a tile that the hint means.
hint-from = Der Tipp nimmt diese Karte.
hint-to = Der Tipp legt eine Karte hierher.
# $tile: a number or the word for a joker.
hint-tile = { $tile }, gehört zum Tipp

## The review of a match

review-title = Auswertung
# The title of the browser’s tab. $code: the table.
review-heading = Auswertung, Tisch { $code }
review-to-replay = Zur Wiederholung
# While it is computed. $percent: ready to be shown.
review-working = Die Partie wird Zug für Zug ausgewertet: { $percent }
review-waiting = Die Partie wartet noch auf ihre Auswertung …
review-leave = Du kannst diese Seite verlassen und wiederkommen: Inzwischen wird weitergerechnet.
review-nothing = In dieser Partie wurde nichts entschieden, also gibt es nichts auszuwerten.
review-rounds = Welche Runde

## Who played how well

review-players = Wie alle gespielt haben
# $accuracy: a number up to 100, ready to be shown. 100: never gave anything away.
review-accuracy = { $accuracy } von 100
# $count (number): moves with something to choose.
review-decisions =
    { $count ->
        [0] Nichts zu entscheiden.
        [one] { $count } Entscheidung.
       *[other] { $count } Entscheidungen.
    }
# $lost: what these decisions cost altogether, such as 7 % of a round that is won for sure.
review-given-away = Zusammen haben sie etwa { $lost } einer gewonnenen Runde verschenkt, ± { $error }.

## The chance to win, over the moves of a round

review-chart = Aussicht auf den Sieg
review-chart-about = Wie wahrscheinlich es für alle war, die Runde zu gewinnen, vom ersten Zug bis zum letzten. Jeder Zug wird nach dem beurteilt, was dabei zu sehen war, deshalb springen die Linien etwas.
review-chart-about-breakers = Wie wahrscheinlich es war, die Runde zu gewinnen, vom ersten Zug bis zum letzten: jede Linie so, wie diese Person es sehen konnte.
# Follows it, if there are any. Both kinds have their mark in the chart.
review-chart-numbers = Die Zahlen zeigen die Momente, die unten stehen: Dreiecke sind Züge, Rauten sind Glück.
# For the control that goes through the moves.
review-go = Durch die Züge gehen
# $move (number): which one, $moves (number): of how many. Read aloud.
review-go-at = Zug { $move } von { $moves }.
# $text: what was played.
review-at = Zug { $move } von { $moves }. { $name }: { $text }.
review-at-end = Das Ende der Runde.
# One of several in a list. $side: a name, or several.
review-share = { $side } { $chance }
review-as-table = Als Tabelle
review-head-move = Zug
review-head-played = Gespielt
# In that table. $text: what was played.
review-said = { $name }: { $text }

## The moments that mattered

review-moments = Die Momente, auf die es ankam
review-no-moments = Kein Zug dieser Runde hat viel verschenkt.
# $move (number): which move of the round.
review-moment = { $name }, Zug { $move }
# $move: one of the moves at the top of this file.
review-played = Gespielt: { $move }.
review-better = Besser: { $move }.
# $after: the chance that was left. $before: the chance that there was with the better move.
review-cost = Aussicht auf den Sieg: { $after } statt { $before }, ± { $error }.
# A heading among the moments: something turned up after a move.
review-turn = Glück, nach Zug { $move }
# $side: a name, or several. $from and $to: chances to win.
review-turned = Was dann zum Vorschein kam, änderte die Aussicht von { $side } von { $from } auf { $to }.
review-watch = Ansehen
# Read aloud after it.
review-watch-move = Zug { $move } von Runde { $round } in der Wiederholung

## Sharing a moment: a picture of it, and a link

review-share-moment = Diesen Moment teilen
# The same, read aloud. $moment: the heading of the moment.
review-share-about = Teilen: { $moment }
review-share-link = Link zu diesem Moment
review-share-send = Bild senden
review-share-save = Bild speichern

## Luck and decisions

review-balance = Glück oder Können?
# $even: the chance that everybody has before the deal.
review-balance-about = Vor dem Austeilen haben alle { $even }. Das haben Glück und Züge daraus gemacht, in Prozent:
review-deal = Das Austeilen
review-luck = Glück
# What all moves did, one’s own and those of the others.
review-choices = Züge von allen
# A heading. $side: a name, or several. $even: the chance before the deal. $result: the chance in the end,
# 100 % for who has won.
review-came = { $side }: von { $even } auf { $result }
# $error: how far luck and moves may be off, in percent.
review-balance-error = Glück und Züge können jeweils um etwa { $error } danebenliegen. Zusammen geht es immer auf.

## How it is computed

review-how = Wie das berechnet wird
# $count (number): how many trial games, a few hundred.
review-how-chance = Bei jeder Entscheidung wird zufällig verteilt, was nicht zu sehen war, und ein guter Bot spielt von da an weiter. Für jeden Zug gibt es { $count } solche Probespiele. Bei Breakers geht jedes bis zum Ende der Runde, und die Aussicht folgt daraus, wie viele gewonnen werden; ein Sieg, bei dem andere noch etwas gelegt haben, zählt etwas weniger, denn Menschen heben sich ihre besten Spielsteine auf. Bei Skip-Bo geht jedes einige Züge weiter, und die Aussicht folgt daraus, wie Runden ausgegangen sind, die dann ähnlich standen.
review-how-loss = Was ein Zug gekostet hat, ist die Aussicht nach dem besten Zug minus die Aussicht nach dem gespielten. Beide werden noch einmal geprüft, mit neu verteilten Karten, damit kein Zug durch Glück besser aussieht, als er ist.
review-how-fair = Jeder Zug wird nach dem beurteilt, was man wissen konnte. Niemandem wird vorgeworfen, was nicht zu sehen war.
review-how-luck = Das Austeilen ist der Unterschied zwischen der Aussicht beim ersten Zug und dem gleichen Anteil für alle. Glück ist, was sich zwischen einem Zug und dem nächsten ändert: was gezogen wird und was zum Vorschein kommt. Den Rest ändern die Züge: die eigenen und die der anderen. Gleicher Anteil + Austeilen + Glück + Züge = Ergebnis.
review-how-accuracy = 100 von 100 heißt, dass kein Zug etwas verschenkt hat. Ein Zug, der ein Viertel der Aussicht oder mehr verschenkt, zählt 0; dazwischen zählt er anteilig. Die Zahl ist der Durchschnitt aller Entscheidungen.
review-how-error = Das alles ist geschätzt. ± sagt, wie genau: In zwei von drei Fällen liegt der wahre Wert innerhalb dieser Spanne, fast immer innerhalb der doppelten. Was wenig gekostet hat, kann Zufall sein.
