# Why something was refused or could not be read. „Dran sein“ is said of turns, since a „Reihe“ is a
# set of tiles. A seat is a „Platz“, the match a „Partie“.

# Follows the sentence about a name that there is not.
refusal-meant = Meinst du „{ $meant }“?

## Any game

refusal-chain-used-up = Die Kette dieser Partie ist aufgebraucht: Sie reichte für { $links ->
    [one] { $links } Runde
   *[other] { $links } Runden
  }.

refusal-round-over = Die Runde ist zu Ende.
refusal-match-over = Die Partie ist zu Ende.
refusal-no-round-yet = Es hat noch keine Runde begonnen.
refusal-round-under-way = Es läuft noch eine Runde.
refusal-not-your-turn = Platz { $turn } ist dran.
refusal-not-your-seat = Platz { $seat } ist nicht deiner.
refusal-not-the-whole-pack = Was ausgeteilt wurde, ist nicht der ganze Inhalt der Schachtel.

## Skip-Bo

refusal-draw-first = Zieh zuerst deine Karten.
refusal-pass-with-cards = Du hast noch Karten auf der Hand: Beende deinen Zug, indem du eine davon auf einen Hilfsstapel legst.
refusal-lay-first = An diesem Tisch musst du legen, solange es geht, und du kannst noch eine Karte legen.
refusal-stock-first = Die oberste Karte deines Spielerstapels ({ $card }) passt auf einen Ablegestapel. Lege sie, bevor du deinen Zug beendest.
refusal-no-such-building-pile = Einen Ablegestapel { $pile } gibt es nicht: Sie haben die Nummern 1 bis 4.
refusal-no-such-discard-pile = Einen Hilfsstapel { $pile } gibt es nicht: Sie haben die Nummern 1 bis 4.
refusal-not-in-hand = Du hast keine { $card } auf der Hand.
refusal-own-pile-by-letter = Deine eigenen Stapel nennst du ohne deinen Buchstaben: Lass „{ $seat }.“ weg.
refusal-not-a-partner = Platz { $seat } gehört nicht zu deinem Team: Von diesen Stapeln darfst du nicht legen.
refusal-stock-empty = Dieser Spielerstapel ist leer.
refusal-discard-pile-empty = Hilfsstapel { $pile } ist leer.
# $card is the card that was tried, $number what the pile needs.
refusal-needs-another-number = Auf Ablegestapel { $pile } gehört jetzt eine { $number }; diese Karte ist eine { $card }.
refusal-wrong-stock = Platz { $seat } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  } bekommen; ein Spielerstapel hat hier { $stock }.
refusal-wrong-stocks = Ein Tisch mit { $seats } Plätzen braucht auch { $seats } Spielerstapel, nicht { $stocks }.

# At a table where people draw by hand, can err, and catch each other. $seat is who plays just now.
refusal-interrupted = Gerade spielt Platz { $seat }. Erwisch ihn, oder warte das Ende ab.
refusal-drawing-closed = In diesem Zug ist das Ziehen vorbei: Gezogen wird vor dem Legen.
refusal-banned-from-drawing = Du wurdest außer der Reihe erwischt und ziehst jetzt nichts.
refusal-nothing-to-draw = Es gibt nichts mehr zu ziehen.
refusal-catches-itself = Dich selbst kannst du nicht erwischen.
# Somebody pressed too soon or too late; it is said with a smile.
refusal-nobody-to-catch = Falscher Alarm: Niemand spielt außer der Reihe. Macht nichts!
refusal-caught-already = Jemand war schneller: Dieser Platz wurde schon erwischt.
refusal-no-partners-here = An diesem Tisch hat niemand einen Partner, also gibt es auch keine Ratschläge.
refusal-accuses-itself = Dir selbst kannst du keinen Ratschlag vorwerfen.
refusal-advice-called-already = Über einen anderen Vorwurf wird noch entschieden. Warte so lange.
refusal-no-advice-called = Es gibt nichts zu entscheiden: Niemandem wird ein Ratschlag vorgeworfen.
refusal-not-asked-to-judge = Das entscheiden die anderen, oder du hast schon gesagt, was du meinst.
# Only partners of the seat on turn can give advice. $seat: who is accused; $turn: the seat on turn.
refusal-on-turn-may-speak = Platz { $seat } ist am Zug, und wer am Zug ist, darf sprechen.
refusal-not-on-turns-side = Platz { $turn } ist am Zug: Nur einem Partner dieses Platzes kann man einen Ratschlag vorwerfen.
refusal-calls-own-side = Dem eigenen Team kannst du keinen Ratschlag vorwerfen. Das können nur die anderen.
refusal-called-this-turn = Platz { $seat } wurde in diesem Zug schon ein Ratschlag vorgeworfen. Einmal pro Zug genügt.
# Somebody who plays out of turn wants to lay the last stock card.
refusal-wins-out-of-turn = Außer der Reihe gewinnt niemand. Diese Karte würde die Runde beenden: Heb sie dir für deinen eigenen Zug auf.

## Skip-Bo Breakers

refusal-opener-must-lay = Du beginnst den Stich: Lege eine Reihe.
refusal-tiles-not-in-hand = Von diesen Spielsteinen hast du nicht genug: { $tiles }.
refusal-another-kind = { $kind ->
    [single] Das ist ein Einzelstein.
    [pair] Das ist ein Paar.
    [pair-run] Das sind fortlaufende Paare.
    [run] Das ist eine Straße.
   *[breaker] Das ist ein Breaker.
  } Hier kannst du nur mit { $needed ->
    [single] einem Einzelstein oder einem Breaker
    [pair] einem Paar oder einem Breaker
    [pair-run] fortlaufenden Paaren oder einem Breaker
    [run] einer Straße oder einem Breaker
   *[breaker] einem anderen Breaker
  } antworten.
refusal-another-length = Die letzte Reihe hat { $needed ->
    [one] { $needed } Spielstein
   *[other] { $needed } Spielsteine
  }, deine hat { $tiles }.
refusal-not-higher = Das ist nicht höher als { $top }.
refusal-too-low = Das ist niedriger als { $top }.
refusal-not-a-higher-breaker = Nur ein höherer Breaker überbietet { $top }.
refusal-needs-a-breaker = { $top } ist ein Breaker: Nur ein höherer Breaker überbietet ihn.
refusal-can-answer = Auf { $top } kannst du antworten, also darfst du nicht aussetzen.
refusal-wrong-hand = Platz { $seat } hat { $tiles ->
    [one] { $tiles } Spielstein
   *[other] { $tiles } Spielsteine
  } bekommen; eine Hand hat hier { $hand }.

## What could not be read

refusal-no-file = Das lässt sich nicht lesen oder schreiben: { $reason }.
refusal-not-utf-8 = Das ist kein UTF-8-Text (Byte { $byte }).
refusal-not-json =
  { $reason ->
    [brackets] Das ist kein JSON: zu viele Klammern ineinander.
    [digits] Das ist kein JSON: eine Zahl mit zu vielen Ziffern.
   *[other] Das ist kein JSON.
  }
refusal-not-an-object = Hier gehört ein JSON-Objekt hin, in geschweiften Klammern.
refusal-not-a-list = Hier gehört eine Liste hin, nicht „{ $value }“.
refusal-not-a-text = Hier gehört ein Text in Anführungszeichen hin, nicht „{ $value }“.
refusal-move-expected = Hier gehört ein Zug hin, nicht „{ $value }“.
refusal-not-a-flag = Hier gehört true oder false hin, nicht „{ $value }“.
refusal-not-a-count = Hier gehört eine ganze Zahl ab 0 hin, nicht „{ $value }“.
refusal-not-a-pile = Stapel werden ab 1 gezählt: „{ $value }“ ist keiner.
refusal-not-a-seat = „{ $value }“ ist kein Platz: Plätze sind die Buchstaben A bis H.
refusal-not-a-seat-number = „{ $value }“ ist kein Platz: Plätze haben die Nummern 0 bis { $most }.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz „{ $seat }“.
refusal-not-an-event = Ein Ereignis „{ $value }“ mit diesen Feldern gibt es nicht.
refusal-not-an-option = „{ $value }“ ist keine Option: Schreibe NAME=WERT.
refusal-not-an-option-value = Eine Option ist ein Text oder eine ganze Zahl, nicht „{ $value }“.
refusal-not-a-seed = Ein Startwert ist ein Text oder eine ganze Zahl, nicht „{ $value }“.
refusal-missing-field = „{ $name }“ fehlt.
refusal-unknown-field = „{ $name }“ ist hier nicht bekannt. Es gibt: { $known }.
refusal-wrong-length = { $expected ->
    [one] Hier gehört genau { $expected } Eintrag hin
   *[other] Hier gehören genau { $expected } Einträge hin
  }, nicht { $found }.
refusal-unknown-language = Die Sprache „{ $name }“ gibt es hier noch nicht. Es gibt: { $known }.
refusal-unknown-bot = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $known }.
refusal-bot-without-number = Die Stufe „{ $name }“ hat keine Zahl: Lass „:“ und was danach kommt weg.
refusal-not-a-bot-number = „{ $number }“ ist keine Zahl für „{ $name }“: Es muss eine ganze von 1 bis { $most } sein.
refusal-bot-without-weights = „{ $name }“ spielt ohne Gewichte; „master“ und „expert“ nehmen welche.
refusal-not-weights = Diese Datei enthält keine Gewichte eines Netzes für „{ $game }“.
# $reason: what Python says, for whoever wrote the bot.
refusal-bot-unusable = „{ $name }“ lässt sich nicht als Bot benutzen: { $reason }
refusal-bot-failed = „{ $name }“ hat keinen erlaubten Zug gemacht, beim { $deal }. Austeilen, Platz { $seat }, Zug { $move }: { $reason }
refusal-too-few-bots = Es braucht mindestens { $fewest } Bots. Derselbe darf zweimal genannt werden.
# $what: what differs. $there, $here: what it is in the file, and what was asked for.
refusal-another-tournament = In dieser Datei sind die Runden eines anderen Turniers, { $what ->
    [version] mit einer anderen Version von Stockpile
    [bots] mit anderen Bots
    [edition] nach einer anderen Ausgabe
    [readings] nach einer anderen Fassung unserer Regeln
    [seats] mit einer anderen Zahl von Plätzen
    [teams] mit anderen Teams
    [options] mit anderen Optionen
   *[seed] mit einem anderen Startwert
  } ({ $there }, nicht { $here }). Nenne mit --resume eine andere Datei oder lösche diese.
refusal-rounds-without-records = Blatt { $deal } wurde schon ohne diese Aufzeichnung gespielt. Lass --resume weg oder nenne damit eine andere Datei, um alle Runden neu zu spielen.
refusal-not-records = Als „{ $ending }“ lassen sich Runden nicht aufheben. Nenne einen Ordner, der keine Endung hat, oder eine Datei, die auf .parquet oder .jsonl endet.
refusal-bot-changed = „{ $name }“ ist nicht mehr derselbe Bot wie in den Runden dieser Datei: Sein Code wurde geändert. Nenne mit --resume eine andere Datei oder lösche diese.
refusal-no-rounds-file = Das ist keine Datei mit Runden, die die Arena aufgehoben hat. Nenne mit --resume eine andere Datei oder lösche diese.
refusal-rounds-unreadable = Zeile { $line } der Runden in dieser Datei ist nicht lesbar. Nenne mit --resume eine andere Datei oder lösche diese.
# $what is a command or a thing that cannot work yet, such as “stockpile serve”.
refusal-needs-extra = Für { $what } fehlen Pakete. So werden sie installiert: pip install "{ $package }[{ $extra }]"
refusal-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
refusal-unknown-edition = Eine Ausgabe „{ $edition }“ gibt es nicht. Es gibt: { $known }.
refusal-unknown-game-or-edition = Ein Spiel oder eine Ausgabe „{ $name }“ gibt es nicht. Es gibt: { $known }.
refusal-edition-of-another-game = „{ $edition }“ ist keine Ausgabe von { $game }.
refusal-unknown-option = Eine Option „{ $name }“ gibt es nicht. Es gibt: { $known }.
refusal-unknown-choice = „{ $value }“ steht nicht zur Wahl. Es gibt: { $known }.
refusal-seats-out-of-range = An diesem Tisch spielen { $fewest } bis { $most }; du hast { $seats } angegeben.
refusal-stock-does-not-fit = Ein Spielerstapel mit { $stock } geht nicht: Hier sind es 1 bis { $most } Karten.
refusal-no-teams = Dieses Spiel wird nicht in Teams gespielt.
refusal-seat-twice-in-teams = Platz { $seat } kommt in den Teams zweimal vor.
refusal-seat-without-team = Wird in Teams gespielt, gehört jeder Platz zu einem Team.
refusal-uneven-teams = Es braucht mindestens zwei Teams, alle gleich groß und mit mindestens zwei Plätzen.
refusal-teams-without-seats = Die Zahl der Teams allein genügt nicht: Sag auch, wie viele Plätze es gibt.

## Commands that were mistyped

refusal-unknown-command = Einen Befehl „{ $name }“ gibt es nicht. Es gibt: { $known }.
refusal-no-such-flag = Eine Option „{ $name }“ gibt es hier nicht; --help zählt sie auf.
refusal-argument-missing = { $name } fehlt; --help erklärt es.
refusal-flag-with-value = Zur Option { $name } gehört kein Wert.
refusal-flag-without-value = Zur Option { $name } gehört ein Wert.
refusal-too-many-arguments = Das ist zu viel: „{ $value }“.
refusal-not-one-of = Erwartet wurde eines von diesen: { $known }.
refusal-not-in-range = Erwartet wurde eine Zahl von { $least } bis { $most }.
refusal-not-from = Erwartet wurde eine Zahl ab { $least }.
refusal-not-a-number = Erwartet wurde eine Zahl.
# $other: another option. What it is said of stands in front.
refusal-not-together = Das geht nicht zusammen mit { $other }: Lass eins von beiden weg.
refusal-same-file = Das ist schon die Datei von { $other }: Nenne eine andere.
refusal-only-in-the-app = Hier wird in einfachen Zeilen gespielt, die weder Farben noch Rahmen haben: Lass das weg.

## Positions

refusal-not-a-card = „{ $value }“ ist keine Karte: Karten sind 1 bis 12 und S für eine Skip-Bo-Karte.
refusal-not-a-tile = „{ $value }“ ist kein Spielstein: Spielsteine sind 1 bis 15 und * für einen Joker.
refusal-not-a-move = „{ $value }“ ist kein Zug. Züge sehen so aus: h7>1, stock>2, d1>3, h9>d2 oder pass.
refusal-not-a-set = „{ $set }“ ist keine Reihe. Reihen sehen so aus: 7, 7+7, 3-4-5, 4+4-5+5 oder 2+2+2.
refusal-not-alike = { $set } ist keine Reihe: Spielsteine mit + dazwischen müssen gleich sein, wie bei 7+7.
refusal-joker-in-breaker = { $set } ist keine Reihe: Ein Joker vervollständigt nie einen Breaker aus Zahlen.
refusal-not-in-sequence = { $set } ist keine Reihe: Spielsteine mit - dazwischen zählen immer um eins weiter, wie bei 3-4-5.
refusal-jokers-alone = { $set } ist keine Reihe: Neben den Jokern braucht sie mindestens eine Zahl.
refusal-too-many-jokers = { $set } ist keine Reihe: So viele Joker sind nicht in der Schachtel.
refusal-off-the-numbers = { $set } ist keine Reihe: Sie geht über die Zahlen hinaus, die es gibt.
refusal-run-too-short = { $set } ist keine Reihe: Für eine Straße ist das zu kurz.
refusal-no-such-breaker = { $set } ist keine Reihe: Ein Breaker ist ein Drilling oder ein Vierling.
refusal-too-many-of-a-kind = { $card } kommt { $count }-mal vor, in der Schachtel aber nur { $box }-mal.
refusal-hand-too-large = Mehr als { $hand } gehören nicht auf eine Hand; hier sind es { $cards }.
refusal-pile-out-of-order = Wo die { $number } hingehört, liegt { $card }: Ein Ablegestapel zählt ab 1 immer um eins weiter.
refusal-pile-complete = Ein Ablegestapel, der die { $number } erreicht hat, wird sofort weggenommen.
refusal-redealt-cannot-be = An diesem Tisch wird eine festgefahrene Runde nicht neu gemischt.
refusal-not-a-target = Eine Partie hat ein Ziel von 1 bis { $most } Punkten, nicht { $target }.
refusal-two-winners = Mehr als eine Seite hat schon gewonnen.
refusal-passes-cannot-be = { $passes ->
    [one] Hier kann nicht { $passes }-mal ausgesetzt worden sein.
   *[other] Hier kann nicht { $passes }-mal hintereinander ausgesetzt worden sein.
  }
refusal-laid-before-drawing = Wer dran ist, zieht zuerst: Vorher kann noch keine Karte gelegt worden sein.
# conduct and tabletop are typed like this.
refusal-needs-tabletop = Das gehört zu einem Tisch, dessen Option „conduct“ auf „tabletop“ steht.
refusal-out-of-turn-cannot-be = Außer der Reihe spielt ein Platz, der nicht dran ist und schon etwas gezogen oder gelegt hat.
refusal-advice-cannot-be = So kann ein Ratschlag nicht vorgeworfen und beurteilt worden sein.
refusal-empty-hand = Platz { $seat } hat keine Spielsteine mehr, hat aber nicht die letzte Reihe gelegt.
refusal-not-an-answer = { $set } ist keine Antwort auf die Reihe davor.
refusal-seat-twice-in-a-row = Platz { $seat } kann nicht zweimal nacheinander gelegt haben.
refusal-too-many-unused = { $tiles ->
    [one] { $tiles } Spielstein liegt
   *[other] { $tiles } Spielsteine liegen
  } ungenutzt am Rand; an diesem Tisch dürfen es höchstens { $most } sein.
refusal-turn-cannot-be = Platz { $turn } kann nicht dran sein.

## Records

refusal-not-a-record = Das ist keine Aufzeichnung: Am Anfang fehlt „Stockpile record“.
refusal-record-version = Das Aufzeichnungsformat { $version } ist nicht bekannt; bekannt ist { $known }.
refusal-unknown-readings = Diese Partie folgt Fassung { $version } unserer Regeln; dieses Programm kennt nur Fassungen bis { $known }.
refusal-record-cut-off = Nach dieser Zeile bricht die Aufzeichnung ab: Am Ende müsste „end: …“ oder „unfinished“ stehen.
refusal-not-a-record-line = Das gehört nicht hierher: { $text }
# $command: what to type, without the file.
refusal-record-exists = In dieser Datei ist schon eine Aufzeichnung. Ansehen kannst du sie mit: { $command } DATEI. Ein gespeichertes Spiel setzt du mit --resume und seinem Code fort; für ein neues nenne eine andere Datei.
# $table: the code that was typed. $known: the codes there are.
refusal-no-saved-game = Ein gespeichertes Spiel { $table } gibt es nicht. Gespeicherte Spiele: { $known }.
refusal-header-twice = „{ $name }“ kommt zweimal vor.
refusal-rounds-out-of-order = Hier müsste Runde { $number } kommen.
refusal-after-the-end = Die Aufzeichnung geht nach ihrem Ende noch weiter.
refusal-another-lead = Nach den Regeln fällt der Anfang an jemand anderen: { $found }.
refusal-another-lead-draw = Hier musste Platz { $seat } um den Anfang ziehen.
refusal-too-many-lead-draws = Um den Anfang wurde öfter gezogen, als die Regeln verlangen.
refusal-shuffle-missing = Danach musste gemischt werden, und die Aufzeichnung sagt nicht, wie.
refusal-shuffle-unexpected = Hier gab es nichts zu mischen.
refusal-shuffle-of-other-cards = Gemischt wurden andere Karten als die, die dort lagen.
refusal-round-not-over = Die Aufzeichnung nennt ein Ergebnis, aber die Runde ist nicht zu Ende.
refusal-another-result = Nach den Regeln ging die Runde anders aus: { $found }.
refusal-another-score = Nach den Regeln ist der Punktestand { $found }.
# $found: the letters of the winners, - for nobody, or “unfinished”.
refusal-another-winner = { $found ->
    [unfinished] Nach den Regeln ist die Partie noch nicht zu Ende.
   *[other] Nach den Regeln ging der Sieg in der Partie an { $found }.
  }
refusal-no-commitment = Das Mischen lässt sich nicht prüfen: In der Aufzeichnung fehlt der Prüfwert.
refusal-seed-of-another-chain = Der Startwert ergibt nicht den veröffentlichten Prüfwert.
refusal-no-link = Runde { $round } lässt sich nicht prüfen: Ihr Kettenglied fehlt.
refusal-link-off-the-chain = Das Kettenglied von Runde { $round } gehört nicht zur veröffentlichten Kette.
refusal-not-the-published-shuffle = Die Karten von Runde { $round } sind nicht so gemischt, wie es veröffentlicht ist.

## At a table

refusal-no-such-table = Den Tisch { $table } gibt es nicht. Vielleicht stimmt ein Buchstabe nicht, oder der Tisch wurde gelöscht.
refusal-table-damaged = Die Aufzeichnung dieses Tischs ist beschädigt, deshalb kann hier niemand mehr spielen. Der Gastgeber kann ihn löschen. Andere Tische sind nicht betroffen.
refusal-no-such-table-there = Den Tisch { $table } gibt es bei { $address } nicht. Vielleicht stimmt ein Buchstabe nicht, oder der Tisch wurde gelöscht.
refusal-not-at-this-table = Du bist nicht an diesem Tisch.
refusal-left = Du hast den Tisch verlassen.
refusal-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
refusal-door-closed = Der Gastgeber lässt im Moment niemand Neues an diesen Tisch.
refusal-not-let-in-yet = Du hast angeklopft. Sobald der Gastgeber dich einlässt, kannst du an den Tisch.
refusal-table-full = Mehr als { $most } Leute passen nicht an einen Tisch.
refusal-not-seated = Du hast hier keinen Platz: Du schaust zu.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-seat-taken = Platz { $seat } ist besetzt.
refusal-seat-empty = Auf Platz { $seat } sitzt niemand.
refusal-not-the-host = Das kann nur der Gastgeber.
refusal-no-such-person = An diesem Tisch gibt es niemanden mit der Nummer { $person }.
refusal-not-yourself = Mit dir selbst geht das nicht.
refusal-no-match-yet = Die Partie hat noch nicht begonnen.
refusal-match-under-way = Das geht nicht, solange eine Partie läuft.
# $seats: letters of the seats that are waited for.
refusal-not-everybody-ready = Es sind noch nicht alle bereit. Gewartet wird auf: { $seats }.
# $version: the one that the round has now.
refusal-stale = Am Tisch ging es inzwischen weiter (Stand { $version }). Schau noch einmal hin.
refusal-paused = Der Tisch macht gerade Pause.
refusal-not-paused = Der Tisch macht gerade keine Pause.
refusal-conceded = Du hast diese Partie aufgegeben.
refusal-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
refusal-not-away = Du spielst schon selbst auf deinem Platz.
refusal-no-chat = An diesem Tisch gibt es keinen Chat.
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-hint-not-ready = Gerade gibt es keinen Tipp: Nach dem ersten Start brauchen die Bots etwa eine Minute zum Aufwärmen. Versuche es gleich noch einmal.
refusal-too-many-hints = Du hast schon viele Tipps bekommen. Warte einen Moment.
refusal-bot-plays-for-you = Ein Bot spielt gerade für dich. Übernimm erst wieder selbst.
refusal-no-review = Diese Partie lässt sich nicht auswerten.
refusal-partners-stay-silent = Dein Partner ist dran, und bis der Zug vorbei ist, schweigst du: keine Nachrichten, keine Zurufe.
refusal-rename-later = Dein Partner ist dran, und so lange schweigst du. Deinen Namen kannst du nach diesem Zug ändern.
refusal-not-waited-for = Auf diesen Platz wartet der Tisch nicht.
# $seconds (number): how long somebody has to wait.
refusal-nudged-already =
    { $seconds ->
        [one] Du hast gerade erst angestupst. In einer Sekunde kannst du es wieder tun.
       *[other] Du hast gerade erst angestupst. In { $seconds } Sekunden kannst du es wieder tun.
    }
refusal-no-such-offer = Dieser Link gilt nicht mehr. Lass dir einen neuen geben.
refusal-nothing-to-classify = Du hast hier keine Spielsteine, die man ansehen könnte.
refusal-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
refusal-name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder fast so. Nimm einen anderen Namen.
refusal-name-too-long = Ein Name hat höchstens { $most } Zeichen.
refusal-text-empty = In diesem Text steht nichts.
refusal-text-too-long = Ein Text hat höchstens { $most } Zeichen.

## Between client and server

refusal-unknown-token = Der Server kennt dich nicht oder nicht mehr. Sag noch einmal deinen Namen.
refusal-wrong-key = Um hier einen Tisch zu eröffnen, brauchst du einen Schlüssel. Frag die Person danach, die den Server betreibt.
refusal-no-hello = Eine Verbindung muss mit „hello“ beginnen.
# $protocol: what the client speaks, $known: what the server does.
refusal-other-protocol = Seite und Server haben verschiedene Versionen ({ $protocol } und { $known }). Lade die Seite neu.
# $reason: what is wrong, for a programmer.
refusal-bad-message = Diese Nachricht lässt sich nicht lesen: { $reason }
refusal-binary-message = Nachrichten müssen Text sein.
refusal-message-too-long = Eine Nachricht darf höchstens { $most } Byte lang sein.
refusal-foreign-origin = Seiten von anderswo dürfen sich nicht mit diesem Server verbinden.
# $host: the name in the address that was asked for.
refusal-foreign-host = Der Server kennt sich nicht unter dem Namen „{ $host }“. Nimm die Adresse, unter der er gestartet wurde.
refusal-too-many-connections = Das sind zu viele Verbindungen (höchstens { $most }).
refusal-too-many-messages = Das war zu viel auf einmal.
refusal-too-many-mistakes = Zu viele Nachrichten hintereinander waren nicht zu lesen.
refusal-too-slow = Deine Verbindung kam mit dem, was am Tisch passiert, nicht mehr mit.
refusal-too-many-requests = Von deiner Adresse kamen zu viele Anfragen. Versuche es in einer Minute noch einmal.
refusal-too-many-guests = Von deiner Adresse kamen zu viele neue Gäste. Versuche es in einer Minute noch einmal.
refusal-too-many-tables = Es wurden zu viele Tische eröffnet (höchstens { $most }). Versuche es später noch einmal.
refusal-too-many-lookups = Von deiner Adresse wurden zu viele falsche Codes probiert. Versuche es in einer Minute noch einmal.
refusal-too-busy = An diesem Tisch ist gerade zu viel los. Versuche es noch einmal.
refusal-cannot-save = Der Server kann im Moment nichts speichern, deshalb ist nichts geschehen. Versuche es noch einmal.
refusal-closing = Der Server wird gerade beendet. Es geht nichts verloren.
refusal-no-such-match = An diesem Tisch gibt es von Partie { $number } keine beendete Runde.
refusal-no-such-round = Runde { $round } ist nicht zu Ende oder wurde nie gespielt.
refusal-not-in-the-lesson = So geht die Lektion nicht. Fang sie noch einmal an.
refusal-nothing-here = Unter dieser Adresse gibt es nichts.
refusal-wrong-method = So lässt sich diese Adresse nicht benutzen.
refusal-internal-error = Im Server ist etwas schiefgegangen.

## Running a server

# $host and $port: where it was to listen, $reason: what the system says.
refusal-cannot-listen = Der Server kann an { $host }, Port { $port }, nicht lauschen: { $reason }.
refusal-port-taken = Port { $port } ist belegt, vielleicht von einem anderen Server. Wähle mit --port einen anderen.
refusal-prefix-differs = Der Pfad { $prefix } ist nicht der aus der öffentlichen Adresse { $public }.
refusal-not-a-key = Der Schlüssel darf nur aus einfachen Buchstaben, Ziffern und Zeichen bestehen.
refusal-bench-failed = Die Messung hat nicht geklappt: { $reason }
refusal-needs-playwright = Für diese Messung fehlt Playwright. So wird es installiert: pip install playwright
refusal-needs-chromium = Für diese Messung fehlt ein Chromium. So wird es installiert: playwright install chromium
refusal-phones-not-allowed = Dieser Server lässt Handys nur herein, wenn er dafür gestartet wurde: mit --let-phones-in oder --lan, und wenn er vom eigenen Rechner aus gefragt wird.
refusal-no-network = Dieser Rechner ist in keinem Netz, über das ihn Handys erreichen könnten.
refusal-lan-and-host = Nimm entweder --lan oder --host.
refusal-data-in-use = Ein anderer Server benutzt { $folder }. Beende ihn oder wähle mit --data einen anderen Ordner.
refusal-data-unusable = Der Ordner { $folder } lässt sich nicht benutzen: { $why }.
refusal-unknown-store = „{ $store }“ ist kein Speicher: Gib eine Adresse an, die mit postgresql:// oder sqlite:/// beginnt.
# $why: what the system or the database says.
refusal-processes-need-postgresql = Nur mit PostgreSQL können mehrere Prozesse bedienen. Nenne seine Adresse mit --store, oder lass --processes weg.
refusal-store-unusable = Der Speicher lässt sich nicht öffnen: { $why }.
# $version: of what is kept, $known: the newest that this program knows.
refusal-file-is-there = Die Datei { $file } gibt es schon.
refusal-not-a-backup = { $file } ist keine Sicherung.
refusal-store-not-empty = In diesem Speicher sind schon Tische oder Gäste. Eine Sicherung lässt sich nur in einen leeren zurückspielen.
refusal-store-too-new = Die Daten stammen von einer neueren Version dieses Programms (Schema { $version }; bekannt ist { $known }). Aktualisiere es.
refusal-not-an-address = „{ $value }“ ist keine Adresse. Eine Adresse sieht so aus: https://cards.example.org.
# $value is what was given.
refusal-not-a-network = „{ $value }“ ist weder eine Adresse noch ein Netz. Ein Netz sieht so aus: 10.0.0.0/8.
refusal-watch-what = Welchen Tisch? Gib seinen Link mit --join an.
# $value: what was given with --join.
refusal-not-a-link = „{ $value }“ ist kein Link zu einem Tisch, zum Beispiel http://127.0.0.1:8420/t/93ZCAQ, und kein Code.
# $address: where a server was looked for.
refusal-no-connection = { $address } ist nicht zu erreichen. Vielleicht ist dein Netz gerade weg, oder der Server wurde angehalten.
refusal-no-server = Was unter { $address } antwortet, ist kein Stockpile-Server.
# Something was done while the server cannot be reached, and waits; this was done after it.
refusal-still-lost = Die Verbindung ist weg. Bis sie wieder da ist, wird nichts mehr angenommen.
refusal-unsaved = Die Aufzeichnung lässt sich nicht sichern: Hier kann keine Datei geschrieben werden.
# The server of a table is of another version.
refusal-not-understood = Dieser Server spielt etwas, das diese Version nicht kennt. Aktualisiere Stockpile.
# $shell: its name. $known: the names of others.
refusal-unknown-shell = Für diese Shell ({ $shell }) gibt es keine Vervollständigung. Es gibt sie für { $known }.
# Said of a library and its version. $missing: a name in its code. $wanted: the versions that fit.
refusal-unfit-library = Mit dieser Version läuft der Server nicht: Ihr fehlt { $missing }. Installiere { $wanted }.
