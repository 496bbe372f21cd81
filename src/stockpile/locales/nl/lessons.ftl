### The lessons: a short prepared round in which somebody does each thing once.
###
### $card, $number, $stock, $laid and $needed are numbers on cards; $pile and $discard are the numbers
### of a building pile and a discard pile. $set and $top are sets of tiles, such as 6+6-7+7.

## Skip-Bo

lesson-skipbo-title = Je eerste ronde Skip-Bo

# $card is on top of the stock pile.
lesson-skipbo-stock =
    Welkom! Voor je ligt je stok: speel hem leeg voordat je tegenstander dat doet, en je wint. Bovenop ligt
    een { $card }, en precies dat getal heeft bouwstapel { $pile } nodig. Leg hem erop.
lesson-skipbo-stock-hint =
    Dat mag, maar kijk eerst naar je stok, want daarmee win je. Leg de { $card } van je stok op bouwstapel
    { $pile }.

# $stock: what the stock pile shows now.
lesson-skipbo-start =
    Meteen wordt de volgende kaart van je stok omgedraaid: een { $stock }. Die past nog nergens, dus gebruik
    je hand. Elke bouwstapel begint met een { $card }, en die heb je. Begin daarmee bouwstapel { $pile }.
lesson-skipbo-start-hint =
    Dat zou mogen. Maar begin nu de lege bouwstapel { $pile } met de { $card } uit je hand.

lesson-skipbo-wild =
    Bouwstapels gaan steeds één omhoog. Voordat je { $stock } op stapel { $pile } past, is daar een { $number }
    nodig, en die heb je niet. Maar je hebt een Skip-Bo-kaart, en die kan elk getal zijn. Leg die op
    bouwstapel { $pile }.
lesson-skipbo-wild-hint =
    Dat mag ook. Maar leg nu je Skip-Bo-kaart op bouwstapel { $pile }: daar maakt die de weg vrij voor je stok.

lesson-skipbo-follow =
    De Skip-Bo-kaart is nu het getal dat ontbrak. Leg de { $card } van je stok op bouwstapel { $pile }.
lesson-skipbo-follow-hint =
    Dat mag, maar je stok gaat voor: de { $card } past op bouwstapel { $pile }.

lesson-skipbo-climb =
    Op je stok ligt een { $stock }, het laatste getal van een bouwstapel. Stapel { $pile } is bijna zover. Leg
    de { $card } uit je hand erop.
lesson-skipbo-climb-hint =
    Dat past ook. Maar leg nu de { $card } op bouwstapel { $pile }, dan is de weg vrij voor je stok.

lesson-skipbo-complete =
    Maak bouwstapel { $pile } af met de { $card } van je stok. Een volle stapel wordt opzij gelegd, en er kan
    een nieuwe beginnen.
lesson-skipbo-complete-hint =
    Dat mag, maar kijk wat je stok kan: de { $card } maakt bouwstapel { $pile } af.

lesson-skipbo-hand =
    Goed zo! Je stok heeft nog maar één kaart. Die moet wachten, maar de kaarten in je hand passen. Leg de
    { $card } op bouwstapel { $pile }.
lesson-skipbo-hand-hint =
    Die kaart komt daarna. Leg eerst de { $card } op bouwstapel { $pile }.

lesson-skipbo-refill =
    Je hebt nog één kaart in je hand. Leg de { $card } op bouwstapel { $pile } en kijk wat er gebeurt: wie de
    hele hand heeft gelegd, trekt meteen een nieuwe en speelt verder.

# $needed: the top of discard pile $discard. The opponent plays next.
lesson-skipbo-discard =
    Een hele nieuwe hand, maar niets past. Beëindig dus je beurt: leg een kaart naar keuze uit je hand op een
    weggooistapel. Laat stapel { $discard } zoals hij is, met de { $needed } bovenop. Dan is je tegenstander aan
    de beurt.
lesson-skipbo-discard-hint =
    Dat mag, maar dan ligt de { $needed } eronder, en alleen de bovenste kaart van een weggooistapel kan worden
    gelegd. Neem een andere stapel.

# $laid: what the opponent laid. $card is on top of discard pile $discard.
lesson-skipbo-top =
    Je tegenstander heeft een { $laid } op bouwstapel { $pile } gelegd, en je hand is weer aangevuld. Nu past de
    { $card } van je weggooistapel { $discard }: de bovenste kaart van een weggooistapel mag je leggen. Leg hem
    op bouwstapel { $pile }.

lesson-skipbo-last =
    Nu komt het: je laatste stokkaart, de { $card }, past op bouwstapel { $pile }. Leg hem, en je wint!

lesson-skipbo-done =
    Je stok is leeg en je hebt de ronde gewonnen. Meer hoef je niet te weten. Veel plezier met spelen!

lesson-skipbo-hint-discard =
    Als je een kaart weggooit, is je beurt om. Dat mag wanneer je wilt, maar je kunt nog iets goeds leggen.

## Breakers

lesson-breakers-title = Je eerste ronde Skip-Bo Breakers

lesson-breakers-single =
    Welkom! Wie het eerst alle stenen kwijt is, wint. Je tegenstander heeft een slag geopend met een enkele
    steen, een { $top }. Antwoord met een hogere: leg je { $set }.
lesson-breakers-single-hint =
    Dat is ook een goed antwoord. Maar neem nu de { $set }.

lesson-breakers-win =
    Je tegenstander is naar { $top } gegaan. Jouw { $set } verslaat elk ander getal. Leg hem. Moet je
    tegenstander passen, dan is de slag voor jou.

# $fewest (number): the fewest tiles of a run.
lesson-breakers-run =
    Je hebt de slag gewonnen, dus jij opent de volgende, met een set naar keuze. Probeer een straat,
    { $fewest } of meer getallen na elkaar: leg { $set }.
lesson-breakers-run-hint =
    Daarmee mag je openen. Maar probeer nu de straat { $set }.

# $low and $high: what the joker, ∞, could stand for, below or above the two tiles, of which the higher
# one is $middle.
lesson-breakers-joker =
    Een antwoord is van dezelfde soort, heeft evenveel stenen en is hoger. Om { $top } te verslaan, gebruik je
    je joker ∞: die kan elk getal zijn. Daarmee kan je straat bij { $low } beginnen of bij { $high } eindigen.
    Kies { $set }, want dat is hoger.
lesson-breakers-joker-hint =
    Dat verslaat de laatste straat ook, maar het gaat niet verder dan { $middle }. Met de joker aan het eind
    gaat de straat tot en met { $high }, en is hij moeilijker te verslaan.

lesson-breakers-pair =
    De slag is voor jou. Open de volgende met een paar, twee gelijke stenen. Als je opent, zijn lage stenen net
    zo goed als hoge: een mooi moment voor { $set }.
lesson-breakers-pair-hint =
    Daarmee mag je openen. Maar probeer nu het paar { $set }: lage stenen raak je later moeilijk kwijt.

lesson-breakers-pass =
    Tegen { $top } heb je geen hoger paar. Wie niet kan antwoorden, past. Dat is niet erg: je tegenstander wint
    de slag, en de volgende is een nieuwe kans.
lesson-breakers-pass-hint =
    Dat kan, want een Breaker verslaat elke andere set. Maar je hoeft hem hier niet te leggen, en straks is hij
    meer waard. Pas deze keer.

lesson-breakers-pair-run =
    Je tegenstander opent met opeenvolgende paren, { $top }: paren na elkaar. Wie een antwoord heeft, moet het
    geven, en jij hebt er evenveel die hoger zijn. Leg { $set }.

# $small and $large (numbers): so many tiles alike make a Breaker.
lesson-breakers-breaker =
    Hogere opeenvolgende paren dan { $top } heb je niet. Maar je hebt een Breaker: { $small } of { $large }
    gelijke stenen verslaan elke andere set. Dit is het moment. Leg { $set }.
lesson-breakers-breaker-hint =
    Passen mag, want je hoeft hier geen Breaker te leggen. Maar hiermee win je de slag, en daarna de ronde.

lesson-breakers-last =
    Alleen een hogere Breaker had die van jou kunnen verslaan, dus jij opent nog een keer. Je hebt nog één
    steen. Leg de { $set }, en je wint!

lesson-breakers-done =
    Je hebt je laatste steen gelegd en de ronde gewonnen. In een wedstrijd zou je nu punten krijgen voor de
    stenen die je tegenstander nog heeft. Veel plezier met spelen!

lesson-breakers-hint-joker =
    Zo mag je je joker gebruiken. Maar een joker is kostbaar: bewaar hem voor later.
lesson-breakers-hint-breaker =
    Een Breaker mag op elke andere set antwoorden en ook openen. Maar bewaar hem tot je niets anders hebt.

## Tabletop conduct: a chapter for those who know Skip-Bo

lesson-tabletop-title = Zoals aan een echte tafel

# $cards (number): the cards in your hand. $hand (number): the cards of a full hand.
lesson-tabletop-draw =
    Aan deze tafel trekt niemand voor je. Je hebt { $cards } kaarten in je hand, en met { $hand } is die vol. Tik op de
    trekstapel om een kaart te trekken.

lesson-tabletop-full =
    Het kleine getal op de trekstapel zegt hoeveel kaarten je in je hand hebt. Trek er nog een, dan is je hand vol.

lesson-tabletop-extra =
    Daar zijn je { $hand } kaarten. Aan een echte tafel raak je makkelijk de tel kwijt. Kijk wat er dan gebeurt: trek er
    nog een.
lesson-tabletop-extra-hint =
    Je zou je beurt nu kunnen beëindigen. Maar raak één keer de tel kwijt: trek nog een kaart.

lesson-tabletop-discard =
    Te veel! De kaart ging gedekt onder je stok, en alleen jij hebt die gezien. Tellen loont dus. Beëindig nu je beurt
    zoals altijd: leg een kaart uit je hand op een weggooistapel.
lesson-tabletop-discard-hint =
    Je zou door kunnen trekken, maar dan gaat alles onder je stok. Gooi nu liever een kaart weg.

# “Caught!” is tabletop-catch, in tabletop.ftl.
lesson-tabletop-catch =
    Je tegenstander is aan de beurt geweest en heeft net nog een kaart gepakt. Maar jij bent aan de beurt! Tik op
    “Betrapt!” voordat die beurt klaar is.

lesson-tabletop-done =
    Goed gezien! Je tegenstander moet stoppen en trekt in de volgende beurt niets, en jij gaat verder. Had niemand het
    gemerkt, dan had die beurt geteld, en was de jouwe voorbij. Let dus op elkaar. Veel plezier!

lesson-tabletop-hint-draw =
    Vul eerst je hand aan: tik op de trekstapel.
