### The lessons: a short prepared round in which somebody does each thing once.
###
### $card, $number, $stock, $laid and $needed are numbers on cards; $pile and $discard are the numbers
### of a building pile and a discard pile. $set and $top are sets of tiles, such as 6+6-7+7.

## Skip-Bo

lesson-skipbo-title = Deine erste Runde Skip-Bo

# $card is on top of the stock pile.
lesson-skipbo-stock =
    Willkommen! Vor dir liegt dein Spielerstapel: Ist er vor dem deines Gegners leer, gewinnst du. Obenauf
    liegt die { $card }, und genau diese Zahl braucht Ablegestapel { $pile }. Lege sie dorthin.
lesson-skipbo-stock-hint =
    Das darfst du, aber schau zuerst auf deinen Spielerstapel, denn mit ihm gewinnst du. Lege seine
    { $card } auf Ablegestapel { $pile }.

# $stock: what the stock pile shows now.
lesson-skipbo-start =
    Sofort wird die nächste Karte deines Spielerstapels umgedreht: die { $stock }. Sie passt noch nirgends,
    also nimm deine Handkarten. Jeder Ablegestapel beginnt mit einer { $card }, und du hast eine. Beginne
    damit Ablegestapel { $pile }.
lesson-skipbo-start-hint =
    Das wäre erlaubt. Beginne jetzt aber den leeren Ablegestapel { $pile } mit der { $card } aus deiner Hand.

lesson-skipbo-wild =
    Ablegestapel zählen immer um eins weiter. Bevor deine { $stock } auf Stapel { $pile } passt, braucht er
    eine { $number }, und du hast keine. Aber du hast eine Skip-Bo-Karte, die für jede Zahl steht. Lege sie
    auf Ablegestapel { $pile }.
lesson-skipbo-wild-hint =
    Auch das ist erlaubt. Lege jetzt aber deine Skip-Bo-Karte auf Ablegestapel { $pile }: Dort macht sie den
    Weg für deinen Spielerstapel frei.

lesson-skipbo-follow =
    Die Skip-Bo-Karte steht jetzt für die Zahl, die gefehlt hat. Lege die { $card } von deinem Spielerstapel
    auf Ablegestapel { $pile }.
lesson-skipbo-follow-hint =
    Das darfst du, aber dein Spielerstapel geht vor: Seine { $card } passt auf Ablegestapel { $pile }.

lesson-skipbo-climb =
    Dein Spielerstapel zeigt die { $stock }, die letzte Zahl eines Ablegestapels. Stapel { $pile } ist fast so
    weit. Lege die { $card } aus deiner Hand darauf.
lesson-skipbo-climb-hint =
    Das passt auch. Lege jetzt aber die { $card } auf Ablegestapel { $pile }, dann ist der Weg für deinen
    Spielerstapel frei.

lesson-skipbo-complete =
    Mach Ablegestapel { $pile } mit der { $card } von deinem Spielerstapel fertig. Ein fertiger Stapel wird
    beiseitegelegt, und ein neuer kann beginnen.
lesson-skipbo-complete-hint =
    Das darfst du, aber schau, was dein Spielerstapel kann: Seine { $card } macht Ablegestapel { $pile } fertig.

lesson-skipbo-hand =
    Gut gemacht! In deinem Spielerstapel ist nur noch eine Karte. Sie muss warten, aber deine Handkarten
    passen. Lege die { $card } auf Ablegestapel { $pile }.
lesson-skipbo-hand-hint =
    Diese Karte kommt danach. Lege zuerst die { $card } auf Ablegestapel { $pile }.

lesson-skipbo-refill =
    Du hast noch eine Handkarte. Lege die { $card } auf Ablegestapel { $pile } und schau, was passiert: Wer
    alle Handkarten gelegt hat, zieht sofort neue und spielt weiter.

# $needed: the top of discard pile $discard. The opponent plays next.
lesson-skipbo-discard =
    Lauter neue Karten, aber keine passt. Beende also deinen Zug: Lege irgendeine Handkarte auf einen
    Hilfsstapel. Lass Stapel { $discard } so, wie er ist, mit der { $needed } obenauf. Dann ist dein Gegner dran.
lesson-skipbo-discard-hint =
    Das darfst du, aber damit deckst du die { $needed } zu, und nur die oberste Karte eines Hilfsstapels kann
    gelegt werden. Nimm einen anderen Stapel.

# $laid: what the opponent laid. $card is on top of discard pile $discard.
lesson-skipbo-top =
    Dein Gegner hat die { $laid } auf Ablegestapel { $pile } gelegt, und deine Hand ist wieder voll. Jetzt passt
    die { $card } von deinem Hilfsstapel { $discard }: Die oberste Karte eines Hilfsstapels darfst du legen. Lege
    sie auf Ablegestapel { $pile }.

lesson-skipbo-last =
    Es ist so weit: Die letzte Karte deines Spielerstapels, die { $card }, passt auf Ablegestapel { $pile }.
    Lege sie, und du gewinnst!

lesson-skipbo-done =
    Dein Spielerstapel ist leer, und du hast die Runde gewonnen. Mehr musst du nicht wissen. Viel Spaß beim
    Spielen!

lesson-skipbo-hint-discard =
    Legst du auf einen Hilfsstapel, endet dein Zug. Das darfst du jederzeit, aber du kannst noch etwas Gutes
    legen.

## Breakers

lesson-breakers-title = Deine erste Runde Skip-Bo Breakers

lesson-breakers-single =
    Willkommen! Wer zuerst alle Spielsteine los ist, gewinnt. Dein Gegner hat einen Stich mit einem
    Einzelstein begonnen, der { $top }. Antworte mit einem höheren: Lege deine { $set }.
lesson-breakers-single-hint =
    Auch das ist eine gute Antwort. Nimm jetzt aber die { $set }.

lesson-breakers-win =
    Dein Gegner ist auf { $top } gegangen. Deine { $set } ist höher als jede andere Zahl. Lege sie. Muss dein Gegner
    aussetzen, gehört der Stich dir.

# $fewest (number): the fewest tiles of a run.
lesson-breakers-run =
    Du hast den Stich gewonnen, also beginnst du den nächsten, egal mit welcher Reihe. Probier eine Straße:
    { $fewest } oder mehr Zahlen nacheinander. Lege { $set }.
lesson-breakers-run-hint =
    Damit darfst du beginnen. Probier jetzt aber die Straße { $set }.

# $low and $high: what the joker, ∞, could stand for, below or above the two tiles, of which the higher
# one is $middle.
lesson-breakers-joker =
    Eine Antwort ist von derselben Art, hat gleich viele Spielsteine und ist höher. Um { $top } zu überbieten,
    nimm deinen Joker ∞: Er steht für jede Zahl. Mit ihm kann deine Straße bei { $low } beginnen oder bei
    { $high } enden. Wähle { $set }, das ist höher.
lesson-breakers-joker-hint =
    Auch das überbietet die letzte Straße, aber es geht nur bis { $middle }. Mit dem Joker am Ende geht die Straße
    bis { $high } und ist schwerer zu überbieten.

lesson-breakers-pair =
    Der Stich gehört dir. Beginne den nächsten mit einem Paar, also zwei gleichen Spielsteinen. Wenn du
    beginnst, sind niedrige so gut wie hohe: ein guter Moment für { $set }.
lesson-breakers-pair-hint =
    Damit darfst du beginnen. Probier jetzt aber das Paar { $set }: Niedrige Spielsteine wirst du später schwer
    los.

lesson-breakers-pass =
    Gegen { $top } hast du kein höheres Paar. Wer nicht antworten kann, setzt aus. Das ist nicht schlimm: Dein
    Gegner gewinnt den Stich, und der nächste ist eine neue Chance.
lesson-breakers-pass-hint =
    Das ginge, denn ein Breaker überbietet jede andere Reihe. Aber auf ein Paar muss niemand einen legen, und
    deiner ist bald mehr wert. Setze dieses Mal aus.

lesson-breakers-pair-run =
    Dein Gegner beginnt mit fortlaufenden Paaren, { $top }: Paare, die aufeinanderfolgen. Wer eine Antwort
    hat, muss sie geben, und du hast gleich viele, die höher sind. Lege { $set }.

# $small and $large (numbers): so many tiles alike make a Breaker.
lesson-breakers-breaker =
    Höhere fortlaufende Paare als { $top } hast du nicht. Aber du hast einen Breaker, einen Drilling oder
    Vierling: { $small } oder { $large } gleiche Spielsteine überbieten jede andere Reihe. Das ist der Moment. Lege { $set }.
lesson-breakers-breaker-hint =
    Aussetzen ist erlaubt, denn auf fortlaufende Paare muss niemand einen Breaker legen. Aber mit ihm gewinnst du
    den Stich und dann die Runde.

lesson-breakers-last =
    Nur ein höherer Breaker hätte deinen überboten, also beginnst du noch einmal. Du hast noch einen
    Spielstein. Lege die { $set }, und du gewinnst!

lesson-breakers-done =
    Du hast deinen letzten Spielstein gelegt und die Runde gewonnen. In einer Partie bekämst du jetzt Punkte
    für die Spielsteine, die dein Gegner noch hat. Viel Spaß beim Spielen!

lesson-breakers-hint-joker =
    So darfst du deinen Joker einsetzen. Aber ein Joker ist kostbar: Heb ihn dir für später auf.
lesson-breakers-hint-breaker =
    Ein Breaker darf auf alles antworten und auch beginnen. Aber heb ihn dir auf, bis du sonst nichts hast.

## Tabletop conduct: a chapter for those who know Skip-Bo

lesson-tabletop-title = Wie am echten Tisch

# $cards (number): the cards in your hand. $hand (number): the cards of a full hand.
lesson-tabletop-draw =
    An diesem Tisch zieht niemand für dich. Du hast { $cards } Karten auf der Hand, mit { $hand } ist sie voll. Tippe auf
    den Kartenstock, um eine Karte zu ziehen.

lesson-tabletop-full =
    Die kleine Zahl auf dem Kartenstock sagt, wie viele Karten du auf der Hand hast. Zieh noch eine, dann ist die
    Hand voll.

lesson-tabletop-extra =
    Da sind deine { $hand } Karten. Am echten Tisch verzählt man sich leicht. Sieh, was dann passiert: Zieh noch eine.
lesson-tabletop-extra-hint =
    Du könntest deinen Zug jetzt beenden. Aber verzähl dich ruhig einmal: Zieh noch eine Karte.

lesson-tabletop-discard =
    Zu viel! Die Karte kam verdeckt unter deinen Spielerstapel, und nur du hast sie gesehen. Zählen lohnt sich also.
    Beende jetzt deinen Zug wie immer: Leg eine beliebige Handkarte auf einen Hilfsstapel.
lesson-tabletop-discard-hint =
    Du könntest weiterziehen, aber alles käme unter deinen Spielerstapel. Leg jetzt lieber eine Handkarte auf
    einen Hilfsstapel.

# “Caught!” is tabletop-catch, in tabletop.ftl.
lesson-tabletop-catch =
    Dein Gegner war schon dran und hat gerade noch eine Karte genommen. Aber jetzt bist du dran! Tippe auf
    „Erwischt!“, bevor dieser Zug zu Ende ist.

lesson-tabletop-done =
    Gut aufgepasst! Dein Gegner muss aufhören und zieht im nächsten Zug nichts, und du machst weiter. Hätte es
    niemand gemerkt, würde der Zug gelten, und deiner wäre vorbei. Passt also aufeinander auf. Viel Spaß!

lesson-tabletop-hint-draw =
    Füll zuerst deine Hand auf: Tippe auf den Kartenstock.
