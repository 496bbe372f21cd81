### What a table can decide before a match: titles, and a sentence about each thing.

## How a choice stands to the printed sheets

mark-printed = Wie gedruckt
mark-printed-about = So steht es in der Anleitung dieser Ausgabe.
mark-ours = Unsere Entscheidung
mark-ours-about = Die Anleitung lässt das offen oder lässt sich verschieden lesen; so spielen wir es.
mark-house = Hausregel
mark-house-about = In der Anleitung dieser Ausgabe steht es anders. Macht es aus, bevor ihr spielt.

## Editions

option-edition = Ausgabe
option-edition-about = Nach welcher gedruckten Anleitung ihr spielt. Sie unterscheiden sich in Kleinigkeiten.
edition-skipbo-2003 = Skip-Bo (2003)
edition-skipbo-2003-about = Die ältere Anleitung: Eine gezogene Karte entscheidet, wer austeilt, und ihr dürft immer mit dem Legen aufhören.
edition-skipbo-2011 = Skip-Bo (2011)
edition-skipbo-2011-about = Die neuere Anleitung: Wer am jüngsten ist, beginnt, eine passende Karte vom Spielerstapel muss gelegt werden, und es können mehr mitspielen.
edition-breakers-2010 = Skip-Bo Breakers (2010)
edition-breakers-2010-about = Das Spiel mit den Spielsteinen.

## The table

option-seats = Plätze
option-seats-about = Wie viele mitspielen, Bots mitgezählt.
option-teams = In Teams
option-teams-about = Partner legen von allen Stapeln ihres Teams und gewinnen zusammen.
option-youngest = Wer am jüngsten ist
option-youngest-about = Wer die erste Runde beginnt. Sagst du es nicht, entscheidet das Los.
option-match = Eine Partie
option-match-about = Spielt mehrere Runden um Punkte, bis zu der Punktzahl aus der Anleitung, oder nur eine Runde.
option-target = Punkte zum Sieg
option-target-about = Wer diese Punktzahl zuerst erreicht, gewinnt die Partie.
option-stock = Spielerstapel
option-stock-about = Wie viele Karten alle loswerden müssen. Je weniger es sind, desto kürzer ist das Spiel.
option-listed = Offen für alle
option-listed-about = Der Tisch wird in der Lobby gezeigt. Sonst finden ihn nur Leute mit dem Link.
option-hints = Tipps
option-hints-about = Wer dran ist, darf fragen, was am besten wäre. Die anderen sehen das nicht.
option-chat = Chatten
option-chat-about = Wer am Tisch ist, darf den anderen schreiben.

## Time

option-clock = Uhr
option-clock-about = Züge haben ein Zeitlimit. Ist die Zeit um, hilft ein Bot.
# A part of the clock.
option-turn = Sekunden für einen Zug
option-turn-about = So lange darf ein Zug dauern.
# A part of the clock.
option-reserve = Sekunden in Reserve
option-reserve-about = Dauert ein Zug länger, geht der Rest von dieser Reserve ab. Sie muss für die ganze Runde reichen.
option-grace = Wartezeit
option-grace-about = Wie lange jemand weg sein darf, bevor ein Bot weiterspielt. Wer zurückkommt, hat den Platz sofort wieder.

## Bots

option-bots = Die Bots
option-bots-about = Wie gut Bots spielen: die auf leeren Plätzen und die, die jemanden vertreten.
bot-random = Zufällig
bot-random-about = Am leichtesten zu schlagen: macht irgendeinen erlaubten Zug. Gut, um etwas auszuprobieren.
bot-baseline = Einfach
bot-baseline-about = Leicht: legt, was geht, ohne Plan.
bot-casual = Freundlich
bot-casual-about = In der Mitte: spielt vernünftig und macht ab und zu einen Fehler.
bot-skilled = Geübt
bot-skilled-about = Stark: plant den ganzen Zug und übersieht wenig.
bot-master = Meister
bot-master-about = Hat in Millionen Runden gegen sich selbst gelernt und antwortet sofort.
bot-expert = Experte
bot-expert-about = Spielt vor jedem Zug in Gedanken viele Runden durch.

bot-names-random = Wuschel, Hopsa, Murmel, Purzel, Flitz, Kuddel, Zappel, Krümel, Trudel
bot-names-baseline = Heidi, Kalle, Uschi, Fiete, Inge, Hein, Lotti, Bert, Ulla
bot-names-casual = Greta, Oskar, Frieda, Anton, Mila, Emil, Paula, Theo, Ronja
bot-names-skilled = Henriette, Konrad, Adele, Justus, Leonore, Valentin, Marlene, Ruprecht, Ottilie
bot-names-master = Minerva, Salomon, Theodora, Balthasar, Octavia, Ambrosius, Hildegard, Magnus, Sophia
bot-names-expert = Sibylle, Prospero, Hypatia, Leonardo, Ada, Euklid, Athene, Galilei, Merlin

option-pace = Tempo der Bots
option-pace-about = Wie lange Bots für einen Zug brauchen, damit du mitkommst.
pace-instant = Sofort
pace-fast = Schnell
pace-normal = Mittel
pace-slow = Langsam

## House rules: Skip-Bo

option-laying = Karten legen
option-laying-free = Frei
option-laying-free-about = Du darfst deinen Zug beenden, auch wenn du noch eine Karte legen könntest.
option-laying-stock-first = Spielerstapel zuerst
option-laying-stock-first-about = Solange sich die oberste Karte deines eigenen Spielerstapels legen lässt, darfst du deinen Zug nicht beenden.
option-laying-forced = Pflicht
option-laying-forced-about = Du darfst deinen Zug nicht beenden, solange du eine Karte legen kannst, auch von den Stapeln eines Partners.

# A stuck round: nothing is left to draw, and all have passed one after the other.
option-stalemate = Wenn die Runde festgefahren ist
option-stalemate-redeal = Mischen und weiterspielen
option-stalemate-redeal-about = Alle Karten außer den Spielerstapeln werden zu einem neuen Kartenstock gemischt. Fahrt ihr euch wieder fest, gewinnt niemand.
option-stalemate-fewest-stock = Die wenigsten Karten gewinnen
option-stalemate-fewest-stock-about = Wer die wenigsten Karten im Spielerstapel hat, gewinnt die Runde.
option-stalemate-draw = Unentschieden
option-stalemate-draw-about = Die Runde endet, und niemand gewinnt.

# Whether the program draws and keeps the order of turns, or people do, and can err.
option-conduct = Wer auf die Regeln achtet
option-conduct-enforced = Das Programm
option-conduct-enforced-about = Es zieht eure Karten und achtet darauf, wer dran ist. Niemand kann sich vertun.
option-conduct-tabletop = Ihr selbst, wie am echten Tisch
option-conduct-tabletop-about = Ihr zieht selbst und passt aufeinander auf. Wer zu viele Karten zieht, außer der Reihe spielt oder einem Partner Ratschläge gibt, muss dafür büßen.

option-caught = Außer der Reihe erwischt
option-caught-whole-turn = Den ganzen Zug nichts ziehen
option-caught-whole-turn-about = Im nächsten Zug wird gar nichts gezogen, auch nicht, wenn die Hand leer wird.
option-caught-start-only = Am Anfang nichts ziehen
option-caught-start-only-about = Am Anfang des nächsten Zuges wird nichts gezogen. Wird die Hand danach leer, wird wie immer gezogen.

## House rules: Breakers

option-answer = So hoch muss eine Antwort sein
option-answer-higher = Höher
option-answer-higher-about = Deine Reihe muss höher sein als die letzte.
option-answer-equal-or-higher = Gleich hoch oder höher
option-answer-equal-or-higher-about = Eine Reihe, die genauso hoch ist, reicht auch, außer auf einen Breaker.

option-passing = Aussetzen
option-passing-only-when-stuck = Nur ohne Antwort
option-passing-only-when-stuck-about = Wer eine Antwort derselben Art hat, muss sie geben. Einen Breaker darfst du behalten, außer gegen einen niedrigeren Breaker.
option-passing-free = Frei
option-passing-free-about = Du darfst aussetzen, wann du willst, außer wenn du beginnst.

option-lone-joker = Ein Joker allein
option-lone-joker-above-15 = Über 15
option-lone-joker-above-15-about = Ein Joker allein oder ein Paar Joker ist höher als jede Zahl.
option-lone-joker-as-15 = So hoch wie 15
option-lone-joker-as-15-about = Ein Joker allein oder ein Paar Joker zählt als die höchste Zahl.

option-memory-aid = Gedächtnisstütze
option-memory-aid-off = Aus
option-memory-aid-off-about = Nur der laufende Stich wird gezeigt. Sich die anderen zu merken, gehört zum Spiel.
option-memory-aid-on = An
option-memory-aid-on-about = Du kannst sehen, wie oft jeder Spielstein schon gespielt wurde.
