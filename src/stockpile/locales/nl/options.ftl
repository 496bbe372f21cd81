### What a table can decide before a match: titles, and a sentence about each thing.

## How a choice stands to the printed sheets

mark-printed = Zoals gedrukt
mark-printed-about = Zo staat het in de gedrukte regels van deze uitgave.
mark-ours = Onze keuze
mark-ours-about = De gedrukte regels laten dit open, of je kunt ze op meer dan één manier lezen; zo spelen wij het.
mark-house = Huisregel
mark-house-about = In de gedrukte regels van deze uitgave staat het anders. Spreek het af voordat jullie spelen.

## Editions

option-edition = Uitgave
option-edition-about = Volgens welke gedrukte regels jullie spelen. Ze verschillen in kleine dingen.
edition-skipbo-2003 = Skip-Bo (2003)
edition-skipbo-2003-about = De oudere spelregels: een getrokken kaart beslist wie deelt, en je mag altijd stoppen met leggen.
edition-skipbo-2011 = Skip-Bo (2011)
edition-skipbo-2011-about = De nieuwere spelregels: de jongste begint, een kaart van je stok die past moet je leggen, en jullie mogen met meer zijn.
edition-breakers-2010 = Skip-Bo Breakers (2010)
edition-breakers-2010-about = Het spel met stenen.

## The table

option-seats = Plaatsen
option-seats-about = Hoeveel er meespelen, bots meegeteld.
option-teams = In teams
option-teams-about = Partners leggen van elkaars stapels en winnen samen.
option-youngest = De jongste
option-youngest-about = Wie de eerste ronde begint. Zeg je het niet, dan beslist het lot.
option-match = Een wedstrijd
option-match-about = Speel meer rondes om punten, tot de score uit de gedrukte regels, of maar één ronde.
option-target = Punten om te winnen
option-target-about = Wie deze score het eerst haalt, wint de wedstrijd.
option-stock = Stok
option-stock-about = Hoeveel kaarten iedereen kwijt moet. Hoe minder het er zijn, hoe korter het spel.
option-listed = Open voor iedereen
option-listed-about = De tafel staat in de lobby. Anders vinden alleen mensen met de link hem.
option-hints = Tips
option-hints-about = Wie aan de beurt is, mag vragen wat het beste is. De anderen zien dat niet.
option-chat = Chatten
option-chat-about = Mensen aan tafel mogen elkaar schrijven.

## Time

option-clock = Klok
option-clock-about = Beurten hebben een tijdslimiet. Is de tijd om, dan helpt een bot.
# A part of the clock.
option-turn = Seconden voor een beurt
option-turn-about = Zo lang mag een beurt duren.
# A part of the clock.
option-reserve = Seconden in reserve
option-reserve-about = Duurt een beurt langer, dan gaat de rest van deze reserve af. Die is voor de hele ronde.
option-grace = Wachttijd
option-grace-about = Hoelang iemand weg mag zijn voordat een bot verder speelt. Wie terugkomt, heeft de plaats meteen terug.

## Bots

option-bots = De bots
option-bots-about = Hoe goed bots spelen: die op lege plaatsen, en die voor iemand invallen.
bot-random = Willekeurig
bot-random-about = De makkelijkste: doet zomaar een zet die mag. Goed om dingen uit te proberen.
bot-baseline = Eenvoudig
bot-baseline-about = Makkelijk: legt wat er kan, zonder plan.
bot-casual = Vriendelijk
bot-casual-about = Ertussenin: speelt verstandig en maakt af en toe een fout.
bot-skilled = Bedreven
bot-skilled-about = Sterk: bedenkt de hele beurt vooruit en ziet weinig over het hoofd.
bot-master = Meester
bot-master-about = Heeft geleerd door miljoenen rondes tegen zichzelf te spelen; antwoordt meteen.
bot-expert = Expert
bot-expert-about = Speelt vóór elke zet in gedachten veel rondes uit.

bot-names-random = Hopla, Wiebel, Pluis, Stuiter, Flip, Kruimel, Zwiep, Dobber, Tol
bot-names-baseline = Truus, Piet, Riet, Jaap, Bep, Koos, Toos, Henk, Sjaan
bot-names-casual = Fleur, Oscar, Saar, Bram, Roos, Daan, Lotte, Sem, Fien
bot-names-skilled = Hendrika, Casper, Josephine, Maurits, Leonoor, Valentijn, Mathilde, Frederik, Eugenie
bot-names-master = Minerva, Salomo, Olympia, Cyrus, Octavia, Ambrosius, Philippa, Magnus, Beatrix
bot-names-expert = Sibille, Prospero, Hypatia, Leonardo, Ada, Euclides, Athena, Galilei, Merlijn

option-pace = Tempo van de bots
option-pace-about = Hoe lang bots over een zet doen, zodat je het kunt volgen.
pace-instant = Meteen
pace-fast = Snel
pace-normal = Normaal
pace-slow = Langzaam

## House rules: Skip-Bo

option-laying = Kaarten leggen
option-laying-free = Vrij
option-laying-free-about = Je mag je beurt beëindigen, ook als je nog een kaart zou kunnen leggen.
option-laying-stock-first = Eerst de stok
option-laying-stock-first-about = Je mag je beurt niet beëindigen zolang de bovenste kaart van je eigen stok gelegd kan worden. De rest mag je zelf weten.
option-laying-forced = Verplicht
option-laying-forced-about = Je mag je beurt niet beëindigen zolang je een kaart kunt leggen, ook van de stapels van een partner.

# A stuck round: nothing is left to draw, and all have passed one after the other.
option-stalemate = Als de ronde vastloopt
option-stalemate-redeal = Schudden en verder
option-stalemate-redeal-about = Alle kaarten behalve de stokken worden tot een nieuwe trekstapel geschud. Lopen jullie weer vast, dan wint niemand.
option-stalemate-fewest-stock = Minste kaarten wint
option-stalemate-fewest-stock-about = Wie de minste stokkaarten heeft, wint de ronde.
option-stalemate-draw = Gelijkspel
option-stalemate-draw-about = De ronde eindigt en niemand wint.

# Whether the program draws and keeps the order of turns, or people do, and can err.
option-conduct = Wie op de regels let
option-conduct-enforced = Het programma
option-conduct-enforced-about = Het trekt jullie kaarten en let op wie aan de beurt is. Niemand kan zich vergissen.
option-conduct-tabletop = Jullie zelf, zoals aan een echte tafel
option-conduct-tabletop-about = Jullie trekken zelf en letten op elkaar. Wie te veel kaarten trekt, voor zijn beurt speelt of een partner advies geeft, krijgt straf.

option-caught = Betrapt op spelen voor je beurt
option-caught-whole-turn = De hele beurt niet trekken
option-caught-whole-turn-about = In de volgende beurt wordt er helemaal niet getrokken, ook niet als de hand leeg raakt.
option-caught-start-only = Aan het begin niet trekken
option-caught-start-only-about = Aan het begin van de volgende beurt wordt er niet getrokken. Raakt de hand daarna leeg, dan wordt er zoals altijd getrokken.

## House rules: Breakers

option-answer = Zo hoog moet een antwoord zijn
option-answer-higher = Hoger
option-answer-higher-about = Je set moet hoger zijn dan de laatste.
option-answer-equal-or-higher = Even hoog of hoger
option-answer-equal-or-higher-about = Een set die even hoog is, is ook genoeg, behalve op een Breaker.

option-passing = Passen
option-passing-only-when-stuck = Alleen zonder antwoord
option-passing-only-when-stuck-about = Wie een antwoord van dezelfde soort heeft, moet het geven. Een Breaker mag je houden, behalve tegen een lagere Breaker.
option-passing-free = Vrij
option-passing-free-about = Je mag passen wanneer je wilt, behalve als je opent.

option-lone-joker = Een joker alleen
option-lone-joker-above-15 = Hoger dan 15
option-lone-joker-above-15-about = Eén joker alleen, of een paar jokers, is hoger dan elk getal.
option-lone-joker-as-15 = Zo hoog als 15
option-lone-joker-as-15-about = Eén joker alleen, of een paar jokers, telt als het hoogste getal.

option-memory-aid = Geheugensteun
option-memory-aid-off = Uit
option-memory-aid-off-about = Je ziet alleen de slag die nu wordt gespeeld. De andere onthouden hoort bij het spel.
option-memory-aid-on = Aan
option-memory-aid-on-about = Je kunt zien hoe vaak elke steen al is gespeeld.
