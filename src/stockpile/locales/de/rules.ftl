### The rules as players read them: `stockpile rules`, the help in the game, docs/rules/.
###
### The printed sheets say „Runde“ for two things: here a „Stich“ is one lead and its answers, a
### „Runde“ is one deal played out, and a „Partie“ is rounds up to the target. „Dran sein“ is said of
### turns, since a „Reihe“ is a set of tiles. The printed rules are the „Anleitung“.

## Around the rules

# $year (text): the year of the printed edition.
rules-title-skipbo = Skip-Bo ({ $year })
# $year (text): the year of the printed edition.
rules-title-breakers = Skip-Bo Breakers ({ $year })

# $seats (number): how many people play at this table.
rules-for-table =
    Das ist die gedruckte Anleitung in unseren eigenen Worten, für einen Tisch mit { $seats } Plätzen. Vor
    jeder Regel steht ihre Nummer, damit ihr auf sie zeigen könnt.
# Above the rules of a match that began under earlier readings of the printed rules.
rules-earlier-readings =
    Diese Partie hat begonnen, als wir die Anleitung an ein paar Stellen noch anders gelesen haben,
    und geht so weiter: Einzelheiten können von dem abweichen, was hier steht.

# How paragraphs are marked that the printed rules of this edition do not have: because they leave a
# question open, or because this table plays otherwise.
rules-ours = Unsere Entscheidung:
rules-house = Hausregel:

rules-legend =
    Beginnt ein Absatz mit „{ rules-ours }“, dann lässt die Anleitung dieser Ausgabe eine Frage offen oder
    lässt sich verschieden lesen, und die Antwort ist von uns. Wo „An diesem Tisch“ steht, erfahrt ihr,
    was euer Tisch spielt.
rules-legend-house =
    Beginnt ein Absatz mit „{ rules-house }“, dann spielt euer Tisch etwas anderes, als in der Anleitung
    dieser Ausgabe steht.

rules-trademark =
    Skip-Bo und Skip-Bo Breakers sind Marken ihres Inhabers. Dieses Projekt hat mit dem Inhaber nichts
    zu tun.

# Said after the rule that a table has chosen. $option is the title of the setting, $value is what this
# table has chosen, $others are the other choices, separated by commas.
rules-option-note = (Einstellung „{ $option }“: { $value }. Möglich wäre auch: { $others }.)

## Titles of sections

rules-section-aim = Worum es geht
rules-section-box = Was ihr braucht
rules-section-setup = Vorbereitung
rules-section-turn = Dein Zug
rules-section-piles = Die Stapel
rules-section-winning = Eine Runde gewinnen
rules-section-points = Spielen um Punkte
rules-section-teams = Spielen in Teams
# The draw pile is empty and cannot be filled again.
rules-section-dry = Wenn die Karten ausgehen
# Slips: small breaches of the rules by mistake.
rules-section-slips = Versehen am Tisch
rules-section-seeing = Was ihr sehen dürft
# Sets of tiles (Breakers).
rules-section-sets = Einen Stich beginnen
rules-section-answering = Antworten
rules-section-breakers = Breaker
rules-section-jokers = Joker
rules-section-tricks = Einen Stich gewinnen
rules-section-round = Die Runde und die Partie gewinnen
# The card in the box that shows all kinds of sets.
rules-section-reference = Kurzinfo

## Skip-Bo: what the game is about, and what you need

# stock pile: the pile a seat must empty. building pile: a common pile that counts up.
rule-skipbo-aim =
    Vor dir liegt ein Spielerstapel. Wer seinen zuerst leer hat, gewinnt. Die Karten kommen eine nach
    der anderen auf Ablegestapel in der Mitte, die allen gehören und von { $first } bis { $highest }
    gehen.

# wild: a Skip-Bo card.
rule-s1-cards =
    In der Schachtel sind { $cards } Karten: { $copies } von jeder Zahl von { $first } bis
    { $highest } und { $wilds } Skip-Bo-Karten. Eine Skip-Bo-Karte ist ein Joker: Sie kann für jede Zahl
    stehen. Sind Blankokarten in eurer Schachtel, lasst sie weg.
rule-s1-total =
    In der Schachtel sind { $cards } Karten. Eine Skip-Bo-Karte ist ein Joker: Sie kann für jede Zahl
    stehen. Sind Blankokarten in eurer Schachtel, lasst sie weg.
rule-s1-composition =
    Von jeder Zahl von { $first } bis { $highest } gibt es { $copies } Karten, dazu { $wilds } Joker.

# seat: a place at the table. $fewest and $most are numbers of seats.
rule-s2-seats = Am Tisch sind { $fewest } bis { $most } Plätze, für jeden von euch einer.
rule-s2-seats-or-more = Am Tisch sind { $fewest } oder mehr Plätze, für jeden von euch einer.
rule-s2-most-seats =
    Die Anleitung nennt keine Obergrenze. Wir spielen mit höchstens { $most } Plätzen.

## Skip-Bo: getting ready

rule-s3-dealer =
    Mischt die Karten. Alle ziehen eine, und wer die höchste hat, ist Kartengeber. Joker zählen nicht.
rule-s3-draw-again =
    Wer einen Joker zieht, zieht noch eine Karte. Haben mehrere von euch die höchste Karte, ziehen nur
    sie noch einmal. Dann kommen alle Karten zurück, und es wird neu gemischt.
rule-s3-dealing-from-left =
    Der Kartengeber teilt die Karten einzeln aus, im Uhrzeigersinn, und beginnt links von sich. Die
    letzte Karte, die du bekommst, ist die oberste deines Spielerstapels.
rule-s3-shuffle = Mischt die Karten und teilt allen einen Spielerstapel aus.
rule-s3-dealing-from-starter =
    Teilt die Karten einzeln aus, im Uhrzeigersinn, und beginnt mit dem Platz, der zuerst dran ist.
    Die letzte Karte, die du bekommst, ist die oberste deines Spielerstapels.
rule-s3-next-dealer =
    In der nächsten Runde teilt aus, wer links vom bisherigen Kartengeber sitzt.
# A drawn round: one without a winner (S29).
rule-s3-drawn-round =
    Auch nach einer Runde, die niemand gewonnen hat (S29), teilt der Nächste links aus.

rule-s4-left-of-dealer = Wer links vom Kartengeber sitzt, beginnt.
rule-s4-youngest = Wer von euch am jüngsten ist, beginnt.
rule-s4-by-lot =
    Wenn ihr den Tisch einrichtet, sagt ihr, wer am jüngsten ist. Sagt ihr es nicht, entscheidet das
    Los, wer beginnt.
rule-s4-next-rounds =
    Mit jeder weiteren Runde wandert der erste Zug einen Platz nach links, auch nach einer Runde, die
    niemand gewonnen hat (S29).

# $large, $small: cards in a stock pile. $fewest to $seats: so many seats get the large stock piles.
rule-s5-stock-size =
    Mit { $fewest } bis { $seats } Plätzen hat jeder Spielerstapel { $large } Karten, mit mehr Plätzen
    { $small }.
# $printed cards each do not fit from $seats seats on; with the largest table, $most, $stock cards fit.
rule-s5-many-seats =
    Ab { $seats } Plätzen bliebe bei je { $printed } Karten nicht mehr für alle eine Hand mit { $hand }
    Karten übrig. Dann haben die Spielerstapel so viele Karten, wie es geht: mit { $most } Plätzen nur noch
    je { $stock }.
rule-s5-this-table =
    An diesem Tisch: { $seats } Plätze und { $stock ->
        [one] { $stock } Karte
       *[other] { $stock } Karten
    } in jedem Spielerstapel.
rule-s5-face-down =
    Lege deinen Spielerstapel verdeckt vor dich hin und drehe die oberste Karte um. Die Karten
    darunter sieht sich niemand an, auch du nicht.

rule-s6-short-game = Für ein kurzes Spiel teilt ihr Spielerstapel mit { $short } Karten aus.
rule-s6-fewer = Je weniger Karten es sind, desto schneller ist das Spiel vorbei.
# $least and $most are numbers of cards.
rule-s6-any-size =
    Ihr könnt auch jede andere Größe von { $least } bis { $most } ausmachen. Mehr geht mit { $seats }
    Plätzen nicht: Alle müssen { $hand } Handkarten ziehen können.

# draw pile: the common face-down pile.
rule-s7-draw-pile =
    Der Rest kommt verdeckt in die Mitte: Das ist der Kartenstock. Handkarten hat noch niemand. Du
    ziehst deine, wenn du dran bist.

## Skip-Bo: your turn

rule-s8-clockwise = Gespielt wird im Uhrzeigersinn.
# $hand: so many cards make a full hand.
rule-s8-turn =
    Am Anfang deines Zuges ziehst du vom Kartenstock, bis du { $hand } Karten auf der Hand hast.
# lay: put on a building pile.
rule-s10-sources =
    Dann legst du Karten auf die Ablegestapel. Du nimmst dafür die oberste Karte deines
    Spielerstapels, die oberste Karte eines deiner Hilfsstapel oder eine deiner Handkarten.
rule-s13-advice =
    Schau zuerst auf deinen Spielerstapel, denn du gewinnst, wenn er leer ist. Das ist ein guter Rat,
    keine Pflicht.
rule-s13-stop = Laut Anleitung musst du nie eine Karte legen. Du hörst auf, wann du willst.
rule-s13-duty =
    Laut Anleitung musst du die oberste Karte deines Spielerstapels legen, sobald sie auf einen
    Ablegestapel passt.
rule-s13-all-you-can =
    Laut Anleitung beendest du deinen Zug, wenn du alle Karten gelegt hast, die du legen kannst.
rule-s13-laying-free =
    An diesem Tisch steht dir das Legen frei. Du darfst aufhören, auch wenn noch eine Karte passt.
rule-s13-laying-stock-first =
    An diesem Tisch darfst du deinen Zug nicht beenden, solange sich die oberste Karte deines
    eigenen Spielerstapels legen lässt.
rule-s13-laying-forced =
    An diesem Tisch ist das Legen Pflicht. Solange du eine Karte legen kannst, auch von den Stapeln
    eines Partners, darfst du deinen Zug nicht beenden.
# The top card of one's stock pile could be laid, and another card takes its place.
rule-s13-blocking =
    Was du sonst legst, ist deine Sache. Du darfst vorher andere Karten legen, sogar eine, nach der
    die oberste Karte deines Spielerstapels nicht mehr passt.
rule-s14-refill =
    Kommt deine letzte Handkarte auf einen Ablegestapel, ziehst du sofort { $hand } neue und spielst
    weiter. Das kann in einem Zug mehrmals passieren.
# discard pile: one of a seat's own open piles. $piles: so many discard piles has a seat.
rule-s15-discard =
    Du beendest deinen Zug, indem du eine Handkarte offen auf einen der { $piles } Hilfsstapel vor dir
    legst. Karte und Stapel suchst du dir aus. War es deine letzte Handkarte, ist dein Zug trotzdem zu
    Ende: Neue ziehst du erst, wenn du wieder dran bist.

## Skip-Bo: the piles

# $piles: so many building piles there may be at a time.
rule-s9-building-piles =
    Ablegestapel liegen in der Mitte und sind für alle da. Es gibt höchstens { $piles } gleichzeitig.
    Jeder beginnt mit einer { $first } oder einem Joker, und dann geht es Zahl für Zahl weiter bis
    { $highest }.
rule-s9-example =
    Auf eine { $number } kommt zum Beispiel eine { $next } oder ein Joker, darauf eine { $after } oder
    ein Joker und so weiter.
rule-s11-wild =
    Ein Joker wird zu der Zahl, die der Ablegestapel braucht. Das kann jede Zahl sein, auch { $first }
    und { $highest }.
rule-s12-turn-up =
    Sobald die oberste Karte deines Spielerstapels gelegt ist, drehst du die nächste um. Passt sie,
    kann sie noch im selben Zug gelegt werden.
rule-s16-discard-piles =
    Auf deinen Hilfsstapeln ist die Reihenfolge egal, aber nur die oberste Karte eines Stapels kann
    gelegt werden. Auch ein Joker darf auf einen Hilfsstapel, und er bleibt ein Joker.
# $number: an example of a number that a wild stood for.
rule-s17-complete =
    Ein Ablegestapel, der { $highest } erreicht, ist fertig. Nehmt ihn sofort weg und legt ihn
    beiseite. Seine Karten bleiben, was sie sind: Ein Joker, der als { $number } gespielt wurde, ist
    wieder ein Joker. An derselben Stelle darf ein neuer Stapel beginnen.
rule-s18-reshuffle =
    Ist der Kartenstock leer, wenn du ziehen musst, mischt ihr die Stapel, die beiseitegelegt wurden.
    Sie sind der neue Kartenstock, und du ziehst weiter.

## Skip-Bo: winning and points

# side: what wins, a seat alone or a team's seats together.
rule-s19-win =
    Die Runde endet in dem Moment, in dem eine Seite in ihren Spielerstapeln keine Karten mehr hat:
    Diese Seite hat gewonnen. Eine Seite ist ein Platz allein oder, in Teams, alle Plätze eines Teams.
rule-s19-order =
    Nach jeder gelegten Karte gilt diese Reihenfolge: einen fertigen Ablegestapel wegnehmen, die
    nächste Karte des Spielerstapels umdrehen, nachsehen, ob die Runde gewonnen ist, und eine leere
    Hand wieder auffüllen. Wer gewonnen hat, muss nichts mehr auf einen Hilfsstapel legen.

rule-s20-single-round = Normalerweise spielt ihr eine einzelne Runde, ohne Punkte.
# $win points for winning a round, $card points for each card.
rule-s20-points =
    Ihr könnt auch eine Partie aus mehreren Runden um Punkte spielen. Die Seite, die eine Runde
    gewinnt, bekommt { $win } Punkte und { $card ->
        [one] { $card } weiteren Punkt
       *[other] { $card } weitere Punkte
    } für jede Karte, die noch in den Spielerstapeln der Gegner liegt, egal was darauf steht.
rule-s20-match = Die Seite, die zuerst { $target } Punkte erreicht, gewinnt die Partie.

## Skip-Bo: teams

rule-s21-partners =
    Ihr könnt in Teams spielen. Wenn du dran bist, darfst du Karten von deinem eigenen Spielerstapel und
    deinen Hilfsstapeln legen und auch von denen deiner Partner.
rule-s21-own-discards =
    Von der Hand eines Partners legst du nie, und deinen Zug beendest du immer auf einem eigenen
    Hilfsstapel.
rule-s21-seating = Partner dürfen überall sitzen.
# At least so many teams, of so many seats or more.
rule-s21-team-sizes =
    Es gibt mindestens { $teams } Teams. Alle Teams sind gleich groß und haben mindestens { $seats }
    Plätze.
rule-s21-alone = An diesem Tisch spielen alle allein.
# $count: the number of teams. $teams: their seats, such as A+C, B+D.
rule-s21-this-table = An diesem Tisch spielen { $count } Teams: { $teams }.
rule-s22-silence =
    Wenn du dran bist, entscheidest du allein, was gelegt wird. Deine Partner schweigen.
rule-s22-no-discussion =
    Partner dürfen nicht besprechen, was zu tun ist. Ist jemand von euch dran, schweigen die anderen.
# chat and emotes: what people can write and show each other at a table.
rule-s22-program =
    Spielt ihr in Teams und ist ein Partner von dir dran, nimmt das Programm von dir keinen Chat und
    keine Zurufe an.
# The seat on turn speaks to a partner. $number: an example.
rule-s22-calls =
    Du darfst einem Partner sagen, was er für dich legen soll, zum Beispiel: „Spiel deinen Joker als
    { $number }.“
rule-s23-all-empty = Ein Team gewinnt, wenn alle seine Spielerstapel leer sind.
rule-s23-play-on =
    Ist dein eigener Spielerstapel leer und der eines Partners noch nicht, spielst du weiter: mit
    deinen Handkarten, deinen Hilfsstapeln und den Spieler- und Hilfsstapeln deiner Partner.

## Skip-Bo: when the cards run out

rule-s28-nothing-to-draw =
    Ab und zu ist der Kartenstock leer, und es liegt auch kein Stapel beiseite. Dann ziehst du nur, was
    noch da ist, oder gar nichts, und spielst mit dem, was du auf der Hand hast.
rule-s28-empty-hand =
    Wird in deinem Zug erst deine Hand leer und dann ein Ablegestapel fertig, gibt es wieder Karten:
    Zieh sofort neue Handkarten. Solange du eine Karte auf der Hand hast, ziehst du vor deinem nächsten
    Zug nichts.
rule-s28-pass =
    Mit leerer Hand und ohne Karten zum Ziehen darfst du noch von deinem Spielerstapel und deinen
    Hilfsstapeln legen. Dann beendest du deinen Zug, indem du aussetzt. Mit einer Karte auf der Hand
    kannst du nicht aussetzen: Du legst wie immer eine auf einen Hilfsstapel.
rule-s29-stuck =
    Die Runde ist festgefahren, wenn ihr alle nacheinander ausgesetzt habt, ohne eine Karte zu legen.
rule-s29-stalemate-redeal =
    An diesem Tisch geht eine festgefahrene Runde weiter: Alle Handkarten, Hilfsstapel und Ablegestapel
    werden zu einem neuen Kartenstock gemischt. Die Spielerstapel bleiben, und der nächste Platz
    beginnt einen normalen Zug. Ist die Runde wieder festgefahren, bevor eine Karte von einem
    Spielerstapel gelegt wurde, hat niemand gewonnen, und es gibt keine Punkte.
rule-s29-stalemate-fewest-stock =
    An diesem Tisch gewinnt dann die Seite, die in ihren Spielerstapeln zusammen die wenigsten Karten
    hat, mit Punkten wie in S20. Haben mehrere Seiten gleich wenige, hat niemand gewonnen, und es gibt
    keine Punkte.
rule-s29-stalemate-draw =
    An diesem Tisch endet eine festgefahrene Runde: Niemand hat gewonnen, und es gibt keine Punkte.

## Skip-Bo: slips, and what you may see

rule-s24-s27-penalties =
    Die Anleitung kennt Strafen, wenn jemand zu viele Karten zieht, außer der Reihe spielt oder einem
    Partner Ratschläge gibt.
rule-s24-s27-no-penalties = Die Anleitung dieser Ausgabe nennt keine Strafen für Versehen.
rule-s24-s27-borrowed =
    Die Anleitung dieser Ausgabe nennt keine Strafen für Versehen. Dieser Tisch leiht sich die der
    älteren Ausgabe.
rule-s24-conduct-enforced =
    An diesem Tisch zieht das Programm die Karten und achtet darauf, wer dran ist. Niemand kann zu
    viele ziehen oder außer der Reihe spielen, und so gibt es keine Strafen. Was ihr zueinander sagt,
    hört es aber nicht: Das Schweigen liegt bei euch.
rule-s24-conduct-tabletop =
    An diesem Tisch zieht ihr eure Karten selbst und achtet selbst darauf, wer dran ist. Ihr könnt zu
    viele ziehen, außer der Reihe spielen oder Ratschläge geben: Schaut einander also auf die Finger!
rule-s24-fitting = Eine Karte, die nicht passt, lässt sich auch hier nicht legen.
# $cards: how many cards advice costs.
rule-s24-advice =
    Gibst du einen Ratschlag, während ein Partner dran ist, nimmst du { $cards } Karten vom Kartenstock
    und schiebst sie unter deinen eigenen Spielerstapel. Niemand darf sie ansehen, auch du nicht.
rule-s24-any-talk = Ein Ratschlag muss es gar nicht sein: Jedes Wort zählt.
rule-s24-as-many =
    Sind nicht so viele da, nimmst du, was da ist. Kommen Karten unter einen leeren Spielerstapel, wird
    seine oberste aufgedeckt, und er muss wieder leer werden.
rule-s24-calling =
    Vorwerfen darf dir das jeder von einer anderen Seite, solange dieser Zug dauert, aber in einem
    Zug nur einmal. Auch Chat und Zurufe zählen als Reden. Wer dran ist, darf sprechen, und niemand
    kann es ihm vorwerfen.
rule-s24-judging =
    Es entscheiden alle, die weder zu deiner Seite gehören noch zu der, die es dir vorwirft: Mehr als
    die Hälfte von ihnen muss zustimmen. Spielt sonst niemand mit, muss es jemand von deiner Seite
    zugeben. Gibt es jemand von deiner Seite zu, ist die Sache in jedem Fall entschieden. Gespielt wird
    inzwischen weiter, und ein Vorwurf, der am Ende des Zuges noch offen ist, verfällt.
# $hand: how many cards a hand has.
rule-s25-draw-first =
    Dein Zug beginnt mit dem Ziehen: Erst mit { $hand } Karten auf der Hand darfst du eine auf einen
    Ablegestapel oder Hilfsstapel legen.
rule-s25-too-many =
    Ziehst du am Anfang deines Zuges zu viele Karten, kommen die überzähligen unter deinen eigenen
    Spielerstapel.
rule-s25-last-drawn =
    Überzählig sind die zuletzt gezogenen, und du zeigst sie niemandem. Mit der ersten Karte, die du
    auf einen Ablegestapel oder Hilfsstapel legst, ist das Ziehen vorbei. Wird deine Hand in deinem
    Zug leer, wird die neue für dich gezogen: Da kann nichts schiefgehen. Wer nicht ziehen darf oder
    keine Karten mehr vorfindet, spielt mit dem, was da ist.
rule-s26-out-of-turn =
    Du spielst außer der Reihe, sobald du eine Karte ziehst oder legst, ohne dran zu sein. Erwischt
    dich jemand, bevor du fertig bist, hörst du sofort auf, und wer eigentlich dran ist,
    spielt weiter.
rule-s26-what-stays =
    Was du gelegt hast, bleibt liegen, und was du gezogen hast, bleibt auf deiner Hand. Der
    unterbrochene Zug geht weiter, wo er war. Solange du außer der Reihe spielst, können die anderen
    dich erwischen, aber nicht selbst spielen. Ein falscher Alarm kostet nichts. Als dein nächster
    Zug zählt nur einer, in dem du wirklich dran bist. Wer nicht ziehen darf und keine Handkarten
    hat, darf aussetzen.
rule-s26-caught-whole-turn =
    An diesem Tisch zieht, wer erwischt wurde, im ganzen nächsten Zug nichts, auch nicht, wenn die
    Hand leer wird.
rule-s26-caught-start-only =
    An diesem Tisch zieht, wer erwischt wurde, am Anfang des nächsten Zuges nichts. Wird die Hand
    später leer, gibt es eine neue.
rule-s27-stands =
    Erwischt dich niemand, bevor du eine Karte auf einen Hilfsstapel legst, gilt dein Zug, und es gibt
    keine Strafe. Weiter geht es links von dir. Hast du einen Zug unterbrochen, ist dieser Zug vorbei.
rule-s27-no-win =
    Außer der Reihe gewinnt niemand: Die Karte, mit der die Runde zu Ende wäre, lässt sich dann nicht
    legen. Und deine erste Karte darf nicht gleich auf einen Hilfsstapel. Bei beidem könnte dich
    niemand rechtzeitig erwischen.

rule-skipbo-open =
    Alle dürfen die oberste Karte jedes Spielerstapels sehen, alle Karten der Hilfsstapel und
    Ablegestapel, wie viele Karten auf jeder Hand und in jedem Stapel sind, und die Punkte.
rule-skipbo-hand = Deine Handkarten siehst nur du, deine Partner nicht.
rule-skipbo-hidden =
    Niemand sieht die Karten eines Spielerstapels unter der obersten oder die Reihenfolge im
    Kartenstock.

## Breakers: what the game is about, and what you need

# tile: the piece that Breakers is played with. set: what is laid in one go.
rule-breakers-aim =
    Du legst deine Spielsteine in Reihen, und so antwortet ihr einander. Wer zuerst keine Spielsteine
    mehr hat, gewinnt und bekommt Punkte für alle Spielsteine, die die anderen noch haben.
# joker: the tile with the sign ∞.
rule-b1-tiles =
    In der Schachtel sind { $tiles } Spielsteine und eine Kurzinfo. Auch auf dieser Seite findet ihr
    eine.
rule-b1-composition =
    Von jeder Zahl von { $first } bis { $highest } gibt es { $copies } Spielsteine, dazu { $jokers }
    Joker mit dem Zeichen ∞.
rule-b2-seats = Am Tisch sind { $fewest } bis { $most } Plätze, für jeden von euch einer.

## Breakers: getting ready

# opener: who leads to a trick.
rule-b3-opener =
    Vor der ersten Runde legt ihr alle Spielsteine verdeckt hin und mischt sie. Alle ziehen einen, und
    wer den höchsten hat, beginnt. Ein Joker ist höher als jede Zahl.
rule-b3-draw-again =
    Haben mehrere von euch den höchsten Spielstein, ziehen nur sie noch einmal. Dann kommen alle
    Spielsteine zurück und werden neu gemischt.
# So many tiles make a hand with so many seats. $rest tiles are left over.
rule-b2-hand =
    Mit { $seats } Plätzen nehmt ihr euch je { $tiles } Spielsteine. { $rest ->
        [0] Es bleibt keiner übrig.
       *[other] Der Rest bleibt verdeckt am Rand liegen, und niemand schaut ihn an.
    }
# As above, for tables with $fewest to $most seats. $tables: how many sizes of table that are.
rule-b2-hand-range =
    Mit { $tables ->
        [2] { $fewest } oder { $most }
       *[other] { $fewest } bis { $most }
    } Plätzen nehmt ihr euch je { $tiles } Spielsteine. Der Rest bleibt verdeckt am Rand liegen, und
    niemand schaut ihn an.
rule-b2-this-table =
    An diesem Tisch: { $seats } Plätze, { $tiles } Spielsteine auf jeder Hand, und { $rest ->
        [0] keiner bleibt
        [one] { $rest } bleibt
       *[other] { $rest } bleiben
    } übrig.
rule-b2-stand = Stelle deine Spielsteine so auf, dass nur du sie sehen kannst.

## Breakers: opening a trick

# trick: one lead and its answers.
rule-b4-opening =
    Gespielt wird in Stichen. Wer einen Stich beginnt, legt eine Reihe, egal welche, und darf nicht
    aussetzen. Das sind die Reihen:
# $example: a set in the program's notation.
rule-b4-single = Ein Einzelstein: ein Spielstein, zum Beispiel { $example }.
# $tiles: how many tiles make a pair.
rule-b4-pair = Ein Paar: { $tiles } Spielsteine mit derselben Zahl, zum Beispiel { $example }.
# $tiles: the fewest tiles.
rule-b4-run =
    Eine Straße: { $tiles } oder mehr Zahlen, die aufeinanderfolgen, zum Beispiel { $example }.
# $pairs: the fewest pairs.
rule-b4-pair-run =
    Fortlaufende Paare: { $pairs } oder mehr Paare, die aufeinanderfolgen, zum Beispiel { $example }.
# $small, $large: how many tiles alike make a Breaker.
rule-b4-breaker =
    Ein Breaker: ein Drilling oder ein Vierling, also { $small } oder { $large } gleiche Spielsteine, zum
    Beispiel { $example }.
rule-b8-height =
    Wie hoch eine Straße ist, sagt ihre höchste Zahl, und bei fortlaufenden Paaren ist es genauso. Bei
    { $highest } ist Schluss: Danach kommt nicht wieder die { $first }.

## Breakers: answering

rule-b5-answer =
    Reihum, im Uhrzeigersinn, antwortet ihr oder setzt aus. Eine Antwort muss zu der Reihe passen, die
    zuletzt gelegt wurde, oder sie überbieten: Sie ist von derselben Art und hat gleich viele
    Spielsteine. Oder sie ist ein Breaker.
rule-b5-length =
    Auf { $run } ist zum Beispiel { $longer } keine Antwort, obwohl das höher ist: Es sind mehr
    Spielsteine.
rule-b5-kinds =
    Keine Art ist besser als eine andere. Eine Straße überbietet zum Beispiel nie ein Paar.
rule-b6-answer-higher =
    An diesem Tisch muss deine Antwort höher sein als die letzte Reihe. Gleich hoch ist nicht genug.
rule-b6-answer-equal-or-higher =
    An diesem Tisch muss deine Antwort genauso hoch sein wie die letzte Reihe oder höher. Nur ein
    Breaker auf einen Breaker muss immer höher sein.
rule-b7-must = Laut Anleitung musst du antworten, wenn du kannst. Kannst du es nicht, setzt du aus.
rule-b7-stuck = „Keine Antwort“ heißt: keine von derselben Art, auch nicht mit deinen Jokern.
rule-b7-breaker =
    Auf eine andere Art von Reihe darfst du mit einem Breaker antworten, musst es aber nie: Ist er deine
    einzige Antwort, darfst du ihn behalten und aussetzen. Liegt aber schon ein Breaker, ist ein höherer
    Breaker eine Antwort von derselben Art, und du musst sie geben.
rule-b7-passing-only-when-stuck =
    An diesem Tisch darfst du nur aussetzen, wenn du keine Antwort hast.
rule-b7-passing-free =
    An diesem Tisch darfst du aussetzen, wann du willst, auch wenn du antworten könntest, denn niemand
    sieht deine Hand. Nur wer den Stich beginnt, muss legen.

## Breakers: Breakers and jokers

rule-b11-breaker =
    Ein Breaker ist eine Antwort auf jede andere Art von Reihe. Du darfst auch mit ihm beginnen. Nur ein
    höherer Breaker überbietet einen Breaker.
rule-b11-turn = Du legst ihn, wenn du dran bist, nicht zwischendurch.
# $small, $large: how many tiles alike make a Breaker.
rule-b11-rank =
    Ein Vierling ({ $large } Spielsteine) überbietet jeden Drilling ({ $small } Spielsteine), egal mit
    welchen Zahlen. Bei gleich großen Breakern gewinnt die höhere Zahl.
rule-b11-jokers = Ein Breaker aus Jokern ist der höchste seiner Größe.
# Seats A, B, C and D. $lead, $run, $small and $large are sets.
rule-b11-example =
    Zum Beispiel beginnt D mit { $lead }, und A antwortet mit { $run }. B unterbricht mit dem Drilling
    { $small }, und C überbietet ihn mit dem Vierling { $large }. Wenn D, A und B aussetzen, gewinnt C
    den Stich.

# $example is a set with a joker, and $meaning is what it stands for.
rule-b9-joker =
    Ein Joker steht in einem Paar, einer Straße oder fortlaufenden Paaren für jede Zahl, die du
    brauchst. Seine Stelle zeigt die Zahl: { $example } ist { $meaning }.
rule-b9-breaker =
    Ein Joker vervollständigt nie einen Breaker aus Zahlen. Ein Breaker mit Jokern besteht nur aus
    Jokern.
rule-b10-lone-joker-above-15 =
    An diesem Tisch ist ein Joker, der allein gelegt wird, ein Einzelstein über { $highest }, und ein
    Paar Joker ist höher als ein Paar mit { $highest }. Du darfst sie nicht niedriger ansagen.
rule-b10-lone-joker-as-15 =
    An diesem Tisch ist ein Joker, der allein gelegt wird, ein Einzelstein so hoch wie { $highest },
    und ein Paar Joker ist so hoch wie ein Paar mit { $highest }. Du darfst sie nicht niedriger
    ansagen.
rule-b10-number-needed =
    In einer Straße und in fortlaufenden Paaren braucht es mindestens einen Spielstein mit einer Zahl.

## Breakers: tricks

rule-b12-again =
    Auch wenn du ausgesetzt hast, darfst du wieder legen, wenn du im selben Stich noch einmal
    drankommst.
rule-b13-trick =
    Der Stich endet, wenn alle anderen nacheinander ausgesetzt haben. Wer zuletzt gelegt hat, gewinnt
    den Stich und beginnt den nächsten, egal mit welcher Reihe. Auf den Stich, den du gewonnen hast,
    darfst du nichts mehr legen.
# Seats A, B, C and D. $first to $fourth are sets.
rule-b13-example =
    Zum Beispiel beginnt A mit { $first }, B antwortet mit { $second }, C mit { $third } und D mit
    { $fourth }. Jetzt setzen A, B und C aus. D hat den Stich gewonnen und beginnt den nächsten.
rule-b14-aside =
    Die Spielsteine eines fertigen Stichs werden umgedreht und verdeckt beiseitegelegt.
rule-b14-memory-aid-off =
    An diesem Tisch siehst du nur den laufenden Stich. Sich zu merken, was gespielt wurde, gehört zum
    Spiel.
rule-b14-memory-aid-on =
    An diesem Tisch kannst du sehen, wie oft jeder Spielstein schon gespielt wurde.

## Breakers: the round and the match

rule-b15-end =
    Die Runde endet in dem Moment, in dem jemand keine Spielsteine mehr hat, und wer das schafft,
    hat sie gewonnen.
rule-b16-points =
    Wer gewinnt, bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für jeden Spielstein, den die anderen noch auf der Hand haben.
rule-b16-match = Wer zuerst { $target } Punkte erreicht, gewinnt die Partie.
rule-b17-next-round =
    Für die nächste Runde werden alle Spielsteine verdeckt hingelegt und gemischt, und ihr nehmt euch
    neue. Wer die letzte Runde gewonnen hat, beginnt.

rule-breakers-open =
    Alle dürfen den laufenden Stich sehen, wie viele Spielsteine auf jeder Hand und am Rand sind, und
    die Punkte.
rule-breakers-hidden = Nur du siehst deine Hand. Niemand sieht die übrigen Spielsteine.

## Breakers: the reference card, a table with these columns

rules-reference-lead = Zu Beginn
rules-reference-example = Zum Beispiel
rules-reference-answers = Das ist eine Antwort
rules-reference-refused = Das ist keine

rules-reference-single = ein Einzelstein
rules-reference-pair = ein Paar
# $pairs: the fewest pairs.
rules-reference-pair-run = fortlaufende Paare, { $pairs } oder mehr
# $tiles: the fewest tiles.
rules-reference-run = eine Straße aus { $tiles } Zahlen oder mehr
# $tiles: how many tiles alike.
rules-reference-breaker =
    { $tiles ->
        [3] ein Breaker (Drilling)
        [4] ein Breaker (Vierling)
       *[other] ein Breaker aus { $tiles } Spielsteinen
    }

# Why a set does not answer. $set: the set.
rules-reference-only-equal = { $set } (nur gleich hoch)
rules-reference-lower = { $set } (niedriger)
rules-reference-another-kind = { $set } (andere Art)
rules-reference-more-tiles = { $set } (mehr Spielsteine)
rules-reference-fewer-tiles = { $set } (weniger Spielsteine)
rules-reference-joker-in-breaker = { $set } (kein Breaker, wegen des Jokers)
