### Hints at the table, and the review of a finished match.
###
### For translators. Read by families, not by statisticians: plain words, short sentences. The words of
### the game are those of the printed sheets in your language. $chance is a chance to win, ready to be
### shown, such as 61 %; $error is how far it may be off, such as 2 (percent); $name is somebody’s name.

## Moves, as a part of a sentence: what goes where. “Better: the 7 from the hand on building pile 2.”

# $card (text): its number, or S for a Skip-Bo card. $pile (number): which building pile.
advice-hand =
    { $card ->
        [S] een Skip-Bo-kaart uit de hand op bouwstapel { $pile }
       *[other] de { $card } uit de hand op bouwstapel { $pile }
    }
# $pile (number): which discard pile.
advice-discard =
    { $card ->
        [S] een Skip-Bo-kaart uit de hand op weggooistapel { $pile }
       *[other] de { $card } uit de hand op weggooistapel { $pile }
    }
# $whose (text): “own”, or “partner” if the pile belongs to a partner, who is called $owner.
advice-stock =
    { $whose ->
        [own] de kaart van de stok op bouwstapel { $pile }
       *[partner] de kaart van de stok van { $owner } op bouwstapel { $pile }
    }
# $discard (number): which discard pile the card comes from.
advice-pile =
    { $whose ->
        [own] de bovenste kaart van weggooistapel { $discard } op bouwstapel { $pile }
       *[partner] de bovenste kaart van weggooistapel { $discard } van { $owner } op bouwstapel { $pile }
    }
advice-pass = passen

## Why a move is good, or what speaks against it. Sentences about the move, whoever makes it.

why-wins-round = Dit wint de ronde.
why-only-move = Er is geen andere zet.
why-best-chance = In proefpotjes pakte deze zet het best uit.
why-must-lay = Deze kaart moet worden gelegd.
why-lays-stock = Er gaat een kaart van de stok af.
why-frees-stock = Dit maakt de weg vrij voor de kaart van de stok.
why-helps-partner = Dit helpt een partner met de stok.
why-empties-hand = Zo raakt de hand leeg, en dan komen er vijf nieuwe kaarten.
why-completes-pile = Dit maakt een bouwstapel af.
why-blocks-next-stock = Zo kan de stokkaart van de volgende speler niet worden gelegd.
why-opens-next-stock = Maar het maakt de weg vrij voor de stokkaart van de volgende speler.
why-uncovers-discard = Op een weggooistapel komt een andere kaart vrij.
why-makes-room = In je volgende beurt trek je één nieuwe kaart meer.
why-keeps-wild = Zo blijft er een Skip-Bo-kaart over voor later.
why-spends-wild = Dit is een Skip-Bo-kaart waard.
why-matches-discard = Gelijke kaarten komen op elkaar, en er verdwijnt niets nuttigs onder.
why-descends-discard = De weggooistapel loopt netjes af: later kunnen de kaarten na elkaar worden gelegd.
why-opens-discard-pile = Dit begint een nieuwe weggooistapel en bedekt niets.
why-buries-low-card = Maar het bedekt een lagere kaart.
why-leaves-next-nothing = Geen van de open kaarten van de volgende speler kan dan worden gelegd.
why-sheds-many = Zo gaan er veel stenen tegelijk weg.
why-sheds-low = Zo gaan er lage stenen weg, die later moeilijk te leggen zijn.
why-cannot-be-beaten = Niemand kan dit verslaan.
why-keeps-breaker = Zo blijft er een Breaker over voor later.
why-saves-breaker = De joker houdt een Breaker bij elkaar.
why-spends-breaker = Dit is een Breaker waard.
why-keeps-joker = Zo blijft er een joker over voor later.
why-spends-joker = Dit is een joker waard.
why-splits-set = Maar het breekt een andere set op.
why-stops-going-out = Dit houdt iemand tegen die nog maar weinig stenen heeft.
why-keeps-lead = Dit wint waarschijnlijk de slag, en wie hem wint, opent weer.

## A hint at the table

# $move: one of the moves above.
hint-try = Probeer dit: { $move }.
hint-chance = Kans om de ronde te winnen: { $chance }, ± { $error }.
# A second move that is as good, as far as one can tell.
hint-other = Net zo goed, voor zover te zeggen valt: { $move }.
# Added, for screen readers, to a card, a pile or a tile that the hint means.
hint-from = De tip is om deze kaart te pakken.
hint-to = De tip is om hier een kaart te leggen.
# $tile: a number or the word for a joker.
hint-tile = { $tile }, hoort bij de tip

## The review of a match

review-title = Terugblik
# The title of the browser’s tab. $code: the table.
review-heading = Terugblik, tafel { $code }
review-to-replay = Naar de herhaling
# While it is computed. $percent: ready to be shown.
review-working = De wedstrijd wordt zet voor zet bekeken: { $percent }
review-waiting = De wedstrijd wacht om bekeken te worden …
review-leave = Je kunt deze pagina verlaten en terugkomen: het werk gaat door.
review-nothing = In deze wedstrijd viel er niets te beslissen, dus er is niets om op terug te blikken.
review-rounds = Welke ronde

## Who played how well

review-players = Hoe iedereen speelde
# $accuracy: a number up to 100, ready to be shown. 100: never gave anything away.
review-accuracy = { $accuracy } van de 100
# $count (number): moves with something to choose.
review-decisions =
    { $count ->
        [0] Niets te beslissen.
        [one] { $count } beslissing.
       *[other] { $count } beslissingen.
    }
# $lost: what these decisions cost altogether, such as 7 % of a round that is won for sure.
review-given-away = Bij elkaar kostten ze ongeveer { $lost } van een gewonnen ronde, ± { $error }.

## The chance to win, over the moves of a round

review-chart = Kans om te winnen
review-chart-about = Hoe groot ieders kans was om de ronde te winnen, van de eerste zet tot de laatste. Elke zet wordt beoordeeld op wat de speler kon zien, daarom verspringen de lijnen een beetje.
review-chart-about-breakers = Hoe groot ieders kans was om de ronde te winnen, van de eerste zet tot de laatste: elke lijn zoals die speler het kon zien.
# Follows it, if there are any. Both kinds have their mark in the chart.
review-chart-numbers = De cijfers wijzen de momenten hieronder aan: driehoeken zijn zetten, ruiten zijn geluk.
# For the control that goes through the moves.
review-go = Door de zetten bladeren
# $move (number): which one, $moves (number): of how many. Read aloud.
review-go-at = Zet { $move } van { $moves }.
# $text: what was played.
review-at = Zet { $move } van { $moves }. { $name }: { $text }.
review-at-end = Het einde van de ronde.
# One of several in a list. $side: a name, or several.
review-share = { $side } { $chance }
review-as-table = Als tabel
review-head-move = Zet
review-head-played = Gespeeld
# In that table. $text: what was played.
review-said = { $name }: { $text }

## The moments that mattered

review-moments = De momenten die ertoe deden
review-no-moments = Geen zet in deze ronde gaf veel weg.
# $move (number): which move of the round.
review-moment = { $name }, zet { $move }
# $move: one of the moves at the top of this file.
review-played = Gespeeld: { $move }.
review-better = Beter: { $move }.
# $after: the chance that was left. $before: the chance that there was with the better move.
review-cost = Kans om te winnen: { $after } in plaats van { $before }, ± { $error }.
# A heading among the moments: something turned up after a move.
review-turn = Geluk, na zet { $move }
# $side: a name, or several. $from and $to: chances to win.
review-turned = Wat er toen tevoorschijn kwam, bracht de kans van { $side } van { $from } op { $to }.
review-watch = Bekijken
# Read aloud after it.
review-watch-move = zet { $move } van ronde { $round } in de herhaling

## Sharing a moment: a picture of it, and a link

review-share-moment = Dit moment delen
# The same, read aloud. $moment: the heading of the moment.
review-share-about = Delen: { $moment }
review-share-link = Link naar dit moment
review-share-send = Afbeelding versturen
review-share-save = Afbeelding opslaan

## Luck and decisions

review-balance = Geluk of wijsheid?
# $even: the chance that everybody has before the deal.
review-balance-about = Voor het delen heeft iedereen { $even }. Dit hebben geluk en zetten ervan gemaakt, in procenten:
review-deal = Het delen
review-luck = Geluk
# What all moves did, one’s own and those of the others.
review-choices = Ieders zetten
# A heading. $side: a name, or several. $even: the chance before the deal. $result: the chance in the end,
# 100 % for who has won.
review-came = { $side }: van { $even } naar { $result }
# $error: how far luck and moves may be off, in percent.
review-balance-error = Geluk en zetten kunnen er elk ongeveer { $error } naast zitten. Samen kloppen ze altijd.

## How it is computed

review-how = Hoe dit wordt berekend
# $count (number): how many trial games, a few hundred.
review-how-chance = Bij elke beslissing wordt wat niet te zien was willekeurig verdeeld, en een goede bot speelt vanaf daar verder. Voor elke zet zijn er { $count } van zulke proefpotjes. Bij Breakers gaat elk tot het einde van de ronde, en de kans volgt uit hoeveel er worden gewonnen; potjes waarin ook anderen iets te zeggen hadden, tellen iets minder, want mensen bewaren hun beste stenen. Bij Skip-Bo gaat elk een paar beurten door; wat er dan op tafel ligt, wordt omgerekend in een kans, naar hoe zulke rondes afliepen.
review-how-loss = Wat een zet kostte, is de kans na de beste zet min de kans na de gespeelde zet. Allebei worden ze met nieuw verdeelde kaarten nog eens geprobeerd, zodat geluk een zet niet beter laat lijken dan hij is.
review-how-fair = Elke zet wordt beoordeeld op wat de speler kon weten. Niemand krijgt de schuld van wat niet te zien was.
review-how-luck = Het delen is de kans bij de eerste zet min een gelijk deel. Geluk is wat tussen de ene zet en de volgende verandert: wat er wordt getrokken en wat er tevoorschijn komt. De zetten veranderen de rest: je eigen zetten en die van de anderen. Gelijk deel + delen + geluk + zetten = uitslag.
review-how-accuracy = 100 van de 100 betekent dat geen zet iets weggaf. Een zet die een kwart van de kans weggeeft, of meer, telt 0; daartussen telt hij naar verhouding. Het cijfer is het gemiddelde van alle beslissingen.
review-how-error = Dit zijn allemaal schattingen. ± zegt hoe precies: twee van de drie keer ligt de echte waarde erbinnen, en bijna altijd binnen het dubbele. Kleine kosten kunnen toeval zijn.
