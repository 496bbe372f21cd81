### The rules as players read them: `stockpile rules`, the help in the game, docs/rules/.
###
### No printed sheet of Breakers is in Dutch: those words are ours. A “slag” is one lead and its
### answers, a “ronde” is one deal played out, and a “wedstrijd” is rounds up to the target. “Gedekt” is
### face down, “open” face up.

## Around the rules

# $year (text): the year of the printed edition.
rules-title-skipbo = Skip-Bo ({ $year })
# $year (text): the year of the printed edition.
rules-title-breakers = Skip-Bo Breakers ({ $year })

# $seats (number): how many people play at this table.
rules-for-table =
    Dit zijn de gedrukte regels in onze eigen woorden, voor een tafel met { $seats } plaatsen. Voor
    elke regel staat een nummer, zodat jullie hem kunnen aanwijzen.
# Above the rules of a match that began under earlier readings of the printed rules.
rules-earlier-readings =
    Deze wedstrijd is begonnen toen we de gedrukte regels op een paar punten nog anders lazen, en
    gaat zo verder: details kunnen afwijken van wat hier staat.

# How paragraphs are marked that the printed rules of this edition do not have: because they leave a
# question open, or because this table plays otherwise.
rules-ours = Onze keuze:
rules-house = Huisregel:

rules-legend =
    Waar een alinea begint met “{ rules-ours }”, laten de gedrukte regels van deze uitgave een vraag
    open of kun je ze op meer dan één manier lezen, en is het antwoord van ons. Waar
    “Aan deze tafel” staat, lezen jullie wat er aan jullie tafel wordt gespeeld.
rules-legend-house =
    Waar een alinea begint met “{ rules-house }”, spelen jullie iets anders dan de gedrukte regels
    van deze uitgave zeggen.

rules-trademark =
    Skip-Bo en Skip-Bo Breakers zijn merken van hun eigenaar. Dit project heeft niets met de eigenaar
    te maken.

# Said after the rule that a table has chosen. $option is the title of the setting, $value is what this
# table has chosen, $others are the other choices, separated by commas.
rules-option-note = (Instelling “{ $option }”: { $value }. Ook mogelijk: { $others }.)

## Titles of sections

rules-section-aim = Waar het om gaat
rules-section-box = Wat jullie nodig hebben
rules-section-setup = Voorbereiding
rules-section-turn = Jouw beurt
rules-section-piles = De stapels
rules-section-winning = Een ronde winnen
rules-section-points = Spelen om punten
rules-section-teams = Spelen in teams
# The draw pile is empty and cannot be filled again.
rules-section-dry = Als de kaarten op zijn
# Slips: small breaches of the rules by mistake.
rules-section-slips = Vergissingen aan tafel
rules-section-seeing = Wat jullie mogen zien
# Sets of tiles (Breakers).
rules-section-sets = Een slag openen
rules-section-answering = Antwoorden
rules-section-breakers = Breakers
rules-section-jokers = Jokers
rules-section-tricks = Een slag winnen
rules-section-round = De ronde en de wedstrijd winnen
# The card in the box that shows all kinds of sets.
rules-section-reference = Overzichtskaart

## Skip-Bo: what the game is about, and what you need

# stock pile: the pile a seat must empty. building pile: a common pile that counts up.
rule-skipbo-aim =
    Voor je ligt een stok. Wie zijn stok het eerst leeg heeft, wint. De kaarten gaan een voor een naar
    bouwstapels in het midden, die van iedereen zijn en van { $first } tot en met { $highest } tellen.

# wild: a Skip-Bo card.
rule-s1-cards =
    In de doos zitten { $cards } kaarten: { $copies } van elk getal van { $first } tot en met
    { $highest }, en { $wilds } Skip-Bo-kaarten. Een Skip-Bo-kaart kan elk getal zijn. Zitten er lege
    kaarten in jullie doos, laat die dan weg.
rule-s1-total =
    In de doos zitten { $cards } kaarten. Een Skip-Bo-kaart kan elk getal zijn. Zitten er lege
    kaarten in jullie doos, laat die dan weg.
rule-s1-composition =
    Er zijn { $copies } kaarten van elk getal van { $first } tot en met { $highest }, en { $wilds }
    Skip-Bo-kaarten.

# seat: a place at the table. $fewest and $most are numbers of seats.
rule-s2-seats = Aan tafel zijn { $fewest } tot en met { $most } plaatsen, voor ieder van jullie één.
rule-s2-seats-or-more = Aan tafel zijn { $fewest } of meer plaatsen, voor ieder van jullie één.
rule-s2-most-seats =
    De gedrukte regels noemen geen maximum. Wij spelen met hooguit { $most } plaatsen.

## Skip-Bo: getting ready

rule-s3-dealer =
    Schud de kaarten. Iedereen trekt er een, en wie de hoogste heeft, is de deler. Skip-Bo-kaarten
    tellen niet mee.
rule-s3-draw-again =
    Trek je een Skip-Bo-kaart, trek dan een andere kaart. Hebben meerdere spelers de hoogste kaart,
    dan trekken alleen zij nog een keer. Daarna gaan alle kaarten terug en wordt er geschud.
rule-s3-dealing-from-left =
    De deler deelt de kaarten een voor een, met de klok mee, en begint bij wie links van hem zit. De
    laatste kaart die je krijgt, is de bovenste van je stok.
rule-s3-shuffle = Schud de kaarten en deel iedereen een stok.
rule-s3-dealing-from-starter =
    Deel de kaarten een voor een, met de klok mee, en begin bij wie het eerst aan de beurt is. De
    laatste kaart die je krijgt, is de bovenste van je stok.
rule-s3-next-dealer = In de volgende ronde deelt wie links van de vorige deler zit.
# A drawn round: one without a winner (S29).
rule-s3-drawn-round = Het delen schuift ook door na een ronde die niemand heeft gewonnen (S29).

rule-s4-left-of-dealer = Wie links van de deler zit, begint.
rule-s4-youngest = Wie van jullie het jongst is, begint.
rule-s4-by-lot =
    Als jullie de tafel klaarzetten, zeggen jullie wie het jongst is. Zeggen jullie het niet, dan
    beslist het lot wie begint.
rule-s4-next-rounds =
    In elke volgende ronde begint wie links zit van wie de vorige ronde begon, ook na een ronde die
    niemand heeft gewonnen (S29).

# $large, $small: cards in a stock pile. $fewest to $seats: so many seats get the large stock piles.
rule-s5-stock-size =
    Met { $fewest } tot en met { $seats } plaatsen heeft elke stok { $large } kaarten, met meer plaatsen
    { $small }.
# $printed cards each do not fit from $seats seats on; with the largest table, $most, $stock cards fit.
rule-s5-many-seats =
    Vanaf { $seats } plaatsen zou er bij { $printed } kaarten per stok niet meer voor iedereen een
    hand van { $hand } overblijven. Dan krijgt iedereen een zo groot mogelijke stok: met { $most }
    plaatsen { $stock } kaarten.
rule-s5-this-table =
    Aan deze tafel: { $seats } plaatsen en { $stock ->
        [one] { $stock } kaart
       *[other] { $stock } kaarten
    } in elke stok.
rule-s5-face-down =
    Leg je stok gedekt voor je neer en draai de bovenste kaart om. Niemand kijkt naar de kaarten
    eronder, jij ook niet.

rule-s6-short-game = Voor een kort spel deel je stokken van { $short } kaarten.
rule-s6-fewer = Hoe minder kaarten, hoe sneller het spel voorbij is.
# $least and $most are numbers of cards.
rule-s6-any-size =
    Jullie mogen ook elk ander aantal van { $least } tot en met { $most } afspreken. Met { $seats }
    plaatsen kunnen het er niet meer zijn: iedereen moet een hand van { $hand } kunnen trekken.

# draw pile: the common face-down pile.
rule-s7-draw-pile =
    De rest leg je gedekt in het midden: dat is de trekstapel. Jullie hebben nog geen kaarten in de
    hand. Je trekt ze als je aan de beurt bent.

## Skip-Bo: your turn

rule-s8-clockwise = Er wordt met de klok mee gespeeld.
# $hand: so many cards make a full hand.
rule-s8-turn =
    Aan het begin van je beurt trek je van de trekstapel tot je { $hand } kaarten in je hand hebt.
# lay: put on a building pile.
rule-s10-sources =
    Daarna leg je kaarten op de bouwstapels. Je neemt de bovenste kaart van je stok, de bovenste kaart
    van een van je weggooistapels of een kaart uit je hand.
rule-s13-advice =
    Kijk eerst naar je stok, want je wint als die leeg is. Dat is een goede tip, geen plicht.
rule-s13-stop =
    Volgens de gedrukte regels hoef je nooit een kaart te leggen. Je stopt wanneer je wilt.
rule-s13-duty =
    Volgens de gedrukte regels moet je de bovenste kaart van je stok leggen zodra dat kan.
rule-s13-all-you-can =
    Volgens de gedrukte regels beëindig je je beurt als je alle kaarten hebt gelegd die je kunt leggen.
rule-s13-laying-free =
    Aan deze tafel mag je zelf weten of je legt. Je mag stoppen, ook als er nog een kaart past.
rule-s13-laying-stock-first =
    Aan deze tafel mag je je beurt niet beëindigen zolang de bovenste kaart van je eigen stok kan
    worden gelegd.
rule-s13-laying-forced =
    Aan deze tafel is leggen verplicht. Zolang je een kaart kunt leggen, ook van de stapels van een
    partner, mag je je beurt niet beëindigen.
# The top card of one's stock pile could be laid, and another card takes its place.
rule-s13-blocking =
    Wat je verder legt, mag je zelf weten. Je mag eerst andere kaarten leggen, zelfs een waardoor er
    voor de bovenste kaart van je stok geen plek meer is.
rule-s14-refill =
    Gaat de laatste kaart uit je hand naar een bouwstapel, dan trek je meteen { $hand } nieuwe en speel
    je verder. Dat kan in één beurt meer dan eens gebeuren.
# discard pile: one of a seat's own open piles. $piles: so many discard piles has a seat.
rule-s15-discard =
    Je beëindigt je beurt door een kaart uit je hand open op een van de { $piles } weggooistapels
    voor je te leggen. Je kiest zelf welke kaart en welke stapel. Was het de laatste kaart uit je
    hand, dan is je beurt toch voorbij: nieuwe kaarten trek je pas als je weer aan de beurt bent.

## Skip-Bo: the piles

# $piles: so many building piles there may be at a time.
rule-s9-building-piles =
    Bouwstapels liggen in het midden, en iedereen gebruikt ze. Er zijn er hooguit { $piles } tegelijk.
    Elke stapel begint met een { $first } of een Skip-Bo-kaart en gaat steeds één omhoog tot en met
    { $highest }.
rule-s9-example =
    Op een { $number } komt bijvoorbeeld een { $next } of een Skip-Bo-kaart, daarop een { $after } of
    een Skip-Bo-kaart, enzovoort.
rule-s11-wild =
    Een Skip-Bo-kaart wordt het getal dat de bouwstapel nodig heeft. Dat kan elk getal zijn, ook
    { $first } en { $highest }.
rule-s12-turn-up =
    Zodra de bovenste kaart van je stok is gelegd, draai je de volgende om. Past die, dan kan
    hij nog in dezelfde beurt worden gelegd.
rule-s16-discard-piles =
    Op je weggooistapels mogen de kaarten in elke volgorde liggen, maar alleen de bovenste van een
    stapel kan worden gelegd. Ook een Skip-Bo-kaart mag op een weggooistapel, en die blijft een
    Skip-Bo-kaart.
# $number: an example of a number that a wild stood for.
rule-s17-complete =
    Een bouwstapel die { $highest } bereikt, is klaar. Haal hem meteen weg en leg hem opzij. De
    kaarten ervan blijven wat ze zijn: een Skip-Bo-kaart die als { $number } is gespeeld, is daarna
    weer gewoon een Skip-Bo-kaart. Op die plek mag een nieuwe stapel beginnen.
rule-s18-reshuffle =
    Moet je trekken en is de trekstapel leeg, schud dan de stapels die opzij zijn gelegd. Dat is de
    nieuwe trekstapel, en je trekt verder.

## Skip-Bo: winning and points

# side: what wins, a seat alone or a team's seats together.
rule-s19-win =
    De ronde eindigt op het moment dat een kant geen kaarten meer in de stok heeft: die kant heeft
    gewonnen. Een kant is één speler alleen of, in teams, een heel team.
rule-s19-order =
    Na elke gelegde kaart gaat het zo: haal een bouwstapel weg die klaar is, draai de volgende kaart
    van de stok om, kijk of de ronde gewonnen is, en vul een lege hand weer aan. Wie gewonnen heeft,
    hoeft niets meer weg te gooien.

rule-s20-single-round = Meestal spelen jullie maar één ronde, zonder punten.
# $win points for winning a round, $card points for each card.
rule-s20-points =
    Jullie kunnen ook een wedstrijd van meerdere rondes om punten spelen. De kant die een ronde wint,
    krijgt { $win } punten, en nog { $card ->
        [one] { $card } punt
       *[other] { $card } punten
    } voor elke kaart die nog in de stokken van de tegenstanders zit, wat er ook op staat.
rule-s20-match = De kant die het eerst { $target } punten haalt, wint de wedstrijd.

## Skip-Bo: teams

rule-s21-partners =
    Jullie kunnen in teams spelen. Als je aan de beurt bent, mag je kaarten leggen van je eigen stok
    en weggooistapels, en ook van die van je partners.
rule-s21-own-discards =
    Uit de hand van een partner leg je nooit, en weggooien doe je alleen op je eigen stapels.
rule-s21-seating = Partners mogen zitten waar ze willen.
# At least so many teams, of so many seats or more.
rule-s21-team-sizes =
    Er zijn minstens { $teams } teams. Alle teams zijn even groot, met { $seats } plaatsen of meer.
rule-s21-alone = Aan deze tafel speelt iedereen alleen.
# $count: the number of teams. $teams: their seats, such as A+C, B+D.
rule-s21-this-table = Aan deze tafel spelen { $count } teams: { $teams }.
rule-s22-silence =
    Als je aan de beurt bent, beslis jij alleen wat er wordt gelegd. Je partners zeggen niets.
rule-s22-no-discussion =
    Partners mogen niet overleggen wat ze doen. Is een van hen aan de beurt, dan zeggen de anderen
    niets.
# chat and emotes: what people can write and show each other at a table.
rule-s22-program =
    In een ronde met teams neemt het programma geen chat en geen reacties aan van de partners van
    wie aan de beurt is.
# The seat on turn speaks to a partner. $number: an example.
rule-s22-calls =
    Je mag een partner zeggen wat die voor je moet leggen, bijvoorbeeld: “Speel je Skip-Bo-kaart als
    { $number }.”
rule-s23-all-empty = Een team wint als al zijn stokken leeg zijn.
rule-s23-play-on =
    Is je eigen stok leeg en die van een partner nog niet, dan speel je door: met je hand, je
    weggooistapels en de stokken en weggooistapels van je partners.

## Skip-Bo: when the cards run out

rule-s28-nothing-to-draw =
    Af en toe is de trekstapel leeg en ligt er ook geen stapel opzij. Dan trek je wat er nog is, al
    is het niets, en speel je met wat je in je hand hebt.
rule-s28-empty-hand =
    Raakt je hand leeg in je beurt en is er daarna een bouwstapel klaar, dan zijn er weer kaarten: trek
    meteen een nieuwe hand. Zolang je een kaart in je hand hebt, trek je niets tot je volgende beurt.
rule-s28-pass =
    Met een lege hand en niets om te trekken mag je nog van je stok en je weggooistapels leggen. Daarna
    beëindig je je beurt door te passen. Met een kaart in je hand kun je niet passen: je gooit er zoals
    altijd een weg.
rule-s29-stuck =
    De ronde is vastgelopen als jullie allemaal na elkaar hebben gepast zonder een kaart te leggen.
rule-s29-stalemate-redeal =
    Aan deze tafel gaat een vastgelopen ronde verder: alle handen, weggooistapels en bouwstapels
    worden tot een nieuwe trekstapel geschud. De stokken blijven, en wie daarna komt, begint een
    gewone beurt. Loopt de ronde weer vast voordat er een kaart van een stok is gelegd, dan heeft
    niemand gewonnen en zijn er geen punten.
rule-s29-stalemate-fewest-stock =
    Aan deze tafel wint de kant met in totaal de minste stokkaarten een vastgelopen ronde, met
    punten zoals in S20. Staat die kant gelijk met een andere, dan heeft niemand gewonnen en zijn er
    geen punten.
rule-s29-stalemate-draw =
    Aan deze tafel eindigt een vastgelopen ronde: niemand heeft gewonnen en er zijn geen punten.

## Skip-Bo: slips, and what you may see

rule-s24-s27-penalties =
    De gedrukte regels kennen straffen voor wie te veel kaarten trekt, voor zijn beurt speelt of een
    partner advies geeft.
rule-s24-s27-no-penalties =
    De gedrukte regels van deze uitgave noemen geen straffen voor vergissingen.
rule-s24-s27-borrowed =
    De gedrukte regels van deze uitgave noemen geen straffen voor vergissingen. Deze tafel leent die
    van de oudere uitgave.
rule-s24-conduct-enforced =
    Aan deze tafel trekt het programma de kaarten en let het op wie aan de beurt is. Niemand kan te
    veel trekken of voor zijn beurt spelen, dus zijn er geen straffen. Wat jullie tegen elkaar
    zeggen, kan het niet horen: of jullie stil zijn, ligt aan jullie zelf.
rule-s24-conduct-tabletop =
    Aan deze tafel trekken jullie je kaarten zelf en letten jullie zelf op wie aan de beurt is. Je
    kunt te veel trekken, voor je beurt spelen of advies geven, dus let op elkaar!
rule-s24-fitting = Een kaart die niet past, kun je ook hier niet leggen.
# $cards: how many cards advice costs.
rule-s24-advice =
    Is een partner aan de beurt en geef jij advies, dan pak je { $cards } kaarten van de trekstapel
    en leg je die onder je eigen stok. Niemand mag ze bekijken, jij ook niet.
rule-s24-any-talk = Het hoeft geen advies te zijn: praten is genoeg.
rule-s24-as-many =
    Zijn er minder kaarten, dan pak je er zoveel als er zijn. Komen er kaarten onder een lege stok,
    dan wordt de bovenste omgedraaid en moet de stok weer leeg.
rule-s24-calling =
    Iedereen uit een ander team mag het melden, zolang die beurt duurt en per beurt één keer voor
    elke beschuldigde. Ook reacties en chat zijn praten. Wie aan de beurt is, mag praten en kan niet
    worden beschuldigd.
rule-s24-judging =
    Wie niet in jouw team zit en ook niet in dat van de melder, beslist mee: meer dan de helft moet
    het ermee eens zijn. Is er niemand anders, omdat alleen jouw team en dat van de melder spelen,
    dan moet iemand uit jouw team het toegeven. Geeft iemand uit jouw team het toe, dan is het
    altijd beslist. Intussen wordt er doorgespeeld, en een melding die aan het eind van de beurt nog
    open is, vervalt.
# $hand: how many cards a hand has.
rule-s25-draw-first =
    Je beurt begint met trekken: je mag niets leggen of weggooien voordat je { $hand } kaarten in je
    hand hebt.
rule-s25-too-many =
    Trek je aan het begin van je beurt te veel kaarten, dan gaan de overtollige onder je eigen stok.
rule-s25-last-drawn =
    De overtollige zijn de laatste die je hebt getrokken, en je laat ze aan niemand zien. Met de
    eerste kaart die je legt of weggooit, is het trekken voorbij. Raakt je hand leeg in je beurt,
    dan wordt de nieuwe voor je getrokken: daar kan niets misgaan. Wie niet mag trekken, of geen
    kaarten meer vindt, speelt met wat er is.
rule-s26-out-of-turn =
    Je speelt voor je beurt zodra je een kaart trekt of legt terwijl je niet aan de beurt bent. Betrapt
    iemand je voordat je klaar bent, dan stop je meteen, en wie aan de beurt is, speelt verder.
rule-s26-what-stays =
    Wat je hebt gelegd, blijft liggen, en wat je hebt getrokken, blijft in je hand. De onderbroken
    beurt gaat verder waar die was. Zolang je voor je beurt speelt, kunnen de anderen je betrappen,
    maar niet zelf spelen. Een vals alarm kost niets. Alleen een beurt die echt van jou is, telt als
    je volgende beurt. Wie niet mag trekken en een lege hand heeft, mag passen.
rule-s26-caught-whole-turn =
    Aan deze tafel trekt wie betrapt is de hele volgende beurt niets, ook niet als de hand leeg
    raakt.
rule-s26-caught-start-only =
    Aan deze tafel trekt wie betrapt is niets aan het begin van de volgende beurt. Raakt de hand
    daarna leeg, dan komt er een nieuwe.
rule-s27-stands =
    Betrapt niemand je voordat je een kaart weggooit, dan telt je beurt en is er geen straf. De speler
    links van je gaat verder. Heb je een beurt onderbroken, dan is die beurt voorbij.
rule-s27-no-win =
    Niemand wint voor zijn beurt: de kaart die de ronde zou beëindigen, kun je dan niet leggen. En
    met weggooien kun je niet beginnen. Niemand zou je op tijd kunnen betrappen.

rule-skipbo-open =
    Iedereen mag de bovenste kaart van elke stok zien, alle kaarten van de weggooistapels en
    bouwstapels, hoeveel kaarten er in elke hand en stapel zijn, en de punten.
rule-skipbo-hand = Alleen jij ziet je hand; je partners zien hem niet.
rule-skipbo-hidden =
    Niemand ziet de kaarten van een stok onder de bovenste, of de volgorde van de trekstapel.

## Breakers: what the game is about, and what you need

# tile: the piece that Breakers is played with. set: what is laid in one go.
rule-breakers-aim =
    Je hebt een hand met stenen en legt ze in sets, en zo antwoorden jullie op elkaar. Wie het eerst
    geen stenen meer heeft, wint en krijgt punten voor alle stenen die de anderen nog hebben.
# joker: the tile with the sign ∞.
rule-b1-tiles =
    In de doos zitten { $tiles } stenen en een overzichtskaart. Ook op deze pagina staat er een.
rule-b1-composition =
    Er zijn { $copies } stenen van elk getal van { $first } tot en met { $highest }, en { $jokers }
    jokers met het teken ∞.
rule-b2-seats = Aan tafel zijn { $fewest } tot en met { $most } plaatsen, voor ieder van jullie één.

## Breakers: getting ready

# opener: who leads to a trick.
rule-b3-opener =
    Leg voor de eerste ronde alle stenen gedekt neer en meng ze. Iedereen trekt er een, en wie de
    hoogste heeft, is de opener. Een joker is hoger dan elk getal.
rule-b3-draw-again =
    Hebben meerdere spelers de hoogste steen, dan trekken alleen zij nog een keer. Daarna gaan alle
    stenen terug en worden ze opnieuw gemengd.
# So many tiles make a hand with so many seats. $rest tiles are left over.
rule-b2-hand =
    Met { $seats } plaatsen neemt iedereen { $tiles } stenen. { $rest ->
        [0] Er blijft geen steen over.
       *[other] De rest blijft gedekt aan de kant liggen, en niemand kijkt ernaar.
    }
# As above, for tables with $fewest to $most seats. $tables: how many sizes of table that are.
rule-b2-hand-range =
    Met { $tables ->
        [2] { $fewest } of { $most }
       *[other] { $fewest } tot en met { $most }
    } plaatsen neemt iedereen { $tiles } stenen. De rest blijft gedekt aan de kant liggen, en niemand
    kijkt ernaar.
rule-b2-this-table =
    Aan deze tafel: { $seats } plaatsen, { $tiles } stenen in elke hand, en er { $rest ->
        [0] blijft geen steen
        [one] blijft { $rest } steen
       *[other] blijven { $rest } stenen
    } over.
rule-b2-stand = Zet je stenen zo neer dat alleen jij ze kunt zien.

## Breakers: opening a trick

# trick: one lead and its answers.
rule-b4-opening =
    Er wordt in slagen gespeeld. De opener begint een slag met een set naar keuze, en mag niet passen.
    Dit zijn de sets:
# $example: a set in the program's notation.
rule-b4-single = Een enkele steen: één steen, zoals { $example }.
# $tiles: how many tiles make a pair.
rule-b4-pair = Een paar: { $tiles } stenen met hetzelfde getal, zoals { $example }.
# $tiles: the fewest tiles.
rule-b4-run = Een straat: { $tiles } of meer getallen na elkaar, zoals { $example }.
# $pairs: the fewest pairs.
rule-b4-pair-run = Opeenvolgende paren: { $pairs } of meer paren na elkaar, zoals { $example }.
# $small, $large: how many tiles alike make a Breaker.
rule-b4-breaker =
    Een Breaker: { $small } of { $large } stenen die allemaal gelijk zijn, zoals { $example }.
rule-b8-height =
    Bij een straat en bij opeenvolgende paren telt het hoogste getal. De getallen houden op bij
    { $highest }: daarna kun je niet verder met { $first }.

## Breakers: answering

rule-b5-answer =
    Met de klok mee, vanaf de opener, antwoordt of past ieder van jullie. Een antwoord moet de set die
    het laatst is gelegd evenaren of verslaan. Het is van dezelfde soort en heeft evenveel stenen. Of
    het is een Breaker.
rule-b5-length =
    Op { $run } is bijvoorbeeld { $longer } geen antwoord, ook al gaat dat hoger: het zijn meer stenen.
rule-b5-kinds =
    Geen soort is beter dan een andere. Een straat verslaat bijvoorbeeld nooit een paar.
rule-b6-answer-higher =
    Aan deze tafel moet je antwoord hoger zijn dan de laatste set. Even hoog is niet genoeg.
rule-b6-answer-equal-or-higher =
    Aan deze tafel moet je antwoord even hoog zijn als de laatste set, of hoger. Alleen een Breaker
    op een Breaker moet altijd hoger zijn.
rule-b7-must =
    Volgens de gedrukte regels moet je antwoorden als je kunt. Kun je het niet, dan pas je.
rule-b7-stuck =
    Geen antwoord hebben betekent: geen antwoord van dezelfde soort, ook niet met je jokers.
rule-b7-breaker =
    Op een andere soort set mag je met een Breaker antwoorden, maar het hoeft nooit: is hij je enige
    antwoord, dan mag je hem houden en passen. Maar ligt er een Breaker, dan is een hogere Breaker
    een antwoord van dezelfde soort, en dat moet je geven.
rule-b7-passing-only-when-stuck = Aan deze tafel mag je alleen passen als je geen antwoord hebt.
rule-b7-passing-free =
    Aan deze tafel mag je passen wanneer je wilt, ook als je zou kunnen antwoorden, want niemand
    ziet je hand. Alleen de opener moet leggen.

## Breakers: Breakers and jokers

rule-b11-breaker =
    Een Breaker is een antwoord op elke andere soort set. Je mag er ook mee openen. Alleen een
    hogere Breaker verslaat een Breaker.
rule-b11-turn = Je legt een Breaker als je aan de beurt bent, niet tussendoor.
# $small, $large: how many tiles alike make a Breaker.
rule-b11-rank =
    Een Breaker van { $large } stenen verslaat een Breaker van { $small }, welke getallen er ook op
    staan. Zijn ze even groot, dan wint het hoogste getal.
rule-b11-jokers = Een Breaker van jokers is de hoogste van zijn grootte.
# Seats A, B, C and D. $lead, $run, $small and $large are sets.
rule-b11-example =
    Bijvoorbeeld: D opent met { $lead } en A antwoordt met { $run }. B legt de Breaker { $small }, en C
    verslaat dat met { $large }. Als D, A en B passen, wint C de slag.

# $example is a set with a joker, and $meaning is what it stands for.
rule-b9-joker =
    Een joker staat in een paar, een straat of opeenvolgende paren voor elk getal dat je nodig hebt.
    De plek van de joker laat zien welk getal: { $example } is { $meaning }.
rule-b9-breaker =
    Een joker maakt een Breaker van getallen nooit compleet. Een Breaker met jokers bestaat alleen uit
    jokers.
rule-b10-lone-joker-above-15 =
    Aan deze tafel is één joker alleen een enkele steen hoger dan { $highest }, en een paar jokers
    is hoger dan een paar van { $highest }. Je kunt ze niet lager noemen.
rule-b10-lone-joker-as-15 =
    Aan deze tafel is één joker alleen een enkele steen zo hoog als { $highest }, en een paar jokers
    is zo hoog als een paar van { $highest }. Je kunt ze niet lager noemen.
rule-b10-number-needed =
    Een straat heeft minstens één steen met een getal nodig, en opeenvolgende paren ook.

## Breakers: tricks

rule-b12-again =
    Ook als je hebt gepast, mag je weer leggen als je in dezelfde slag nog een keer aan de beurt komt.
rule-b13-trick =
    De slag eindigt als alle anderen na elkaar hebben gepast. Wie het laatst heeft gelegd, wint de slag
    en opent de volgende, met een set naar keuze. Op de slag die je hebt gewonnen, mag je niets meer
    leggen.
# Seats A, B, C and D. $first to $fourth are sets.
rule-b13-example =
    Bijvoorbeeld: A opent met { $first }, B antwoordt met { $second }, C met { $third } en D met
    { $fourth }. Nu passen A, B en C. D heeft de slag gewonnen en opent de volgende.
rule-b14-aside = De stenen van een afgelopen slag worden omgedraaid en gedekt opzij gelegd.
rule-b14-memory-aid-off =
    Aan deze tafel zie je alleen de slag die nu wordt gespeeld. Onthouden wat er is gespeeld, hoort
    bij het spel.
rule-b14-memory-aid-on = Aan deze tafel kun je zien hoe vaak elke steen al is gespeeld.

## Breakers: the round and the match

rule-b15-end =
    De ronde eindigt op het moment dat iemand geen stenen meer heeft: die heeft de ronde gewonnen.
rule-b16-points =
    Wie wint, krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor elke steen die de anderen nog in hun hand hebben.
rule-b16-match = Wie het eerst { $target } punten haalt, wint de wedstrijd.
rule-b17-next-round =
    Voor de volgende ronde worden alle stenen gedekt neergelegd en gemengd, en neemt iedereen nieuwe
    stenen. Wie de vorige ronde heeft gewonnen, is de opener.

rule-breakers-open =
    Iedereen mag de slag zien die nu wordt gespeeld, hoeveel stenen er in elke hand en aan de kant zijn,
    en de punten.
rule-breakers-hidden = Alleen jij ziet je hand. Niemand ziet de stenen die over zijn.

## Breakers: the reference card, a table with these columns

rules-reference-lead = Je opent met
rules-reference-example = Bijvoorbeeld
rules-reference-answers = Dit is een antwoord
rules-reference-refused = Dit niet

rules-reference-single = een enkele steen
rules-reference-pair = een paar
# $pairs: the fewest pairs.
rules-reference-pair-run = opeenvolgende paren, { $pairs } paren of meer
# $tiles: the fewest tiles.
rules-reference-run = een straat van { $tiles } getallen of meer
# $tiles: how many tiles alike.
rules-reference-breaker = een Breaker van { $tiles } stenen

# Why a set does not answer. $set: the set.
rules-reference-only-equal = { $set } (alleen even hoog)
rules-reference-lower = { $set } (lager)
rules-reference-another-kind = { $set } (andere soort)
rules-reference-more-tiles = { $set } (meer stenen)
rules-reference-fewer-tiles = { $set } (minder stenen)
rules-reference-joker-in-breaker = { $set } (geen Breaker, vanwege de joker)
