### Playing in line mode: `stockpile play --plain`.
###
### What stands between quotation marks “ ”, and everything in $move and $moves, is typed as it is.

## Lists and people

# A list, built up from left to right: $first is the list so far, $next is one item more.
play-list = { $first }, { $next }
# The end of a list of people: “Ben, Cleo and you”.
play-list-end = { $first } en { $last }
# The person, as one of several people in a list.
play-you = jij

## Around a match

# $game: the name of the game. $others: the other people.
play-against = Je speelt { $game } tegen { $others }.
# $partners: the people of your team, $others: those of the other teams.
play-with-partners = Je speelt { $game } met { $partners } tegen { $others }.
# $points (number): the score that wins.
play-to-target =
    { $points ->
        [one] Wie het eerst { $points } punt heeft, wint de wedstrijd.
       *[other] Wie het eerst { $points } punten heeft, wint de wedstrijd.
    }
play-one-round = Eén ronde beslist.
play-type-help = Typ “?” als je hulp nodig hebt.
play-preparing = De sterke bots worden voorbereid; tot die tijd spelen er eenvoudigere.
# Said instead in a game that is to come out the same again.
play-preparing-wait = De sterke bots worden voorbereid, en het spel wacht op ze. Dat duurt een minuut, en alleen de eerste keer.
# When that does not work.
play-unprepared = De sterke bots kunnen hier niet worden voorbereid; in hun plaats spelen eenvoudigere.
# $name: whose bot it is. $reason: what the computer says of it.
play-bot-failed = De bot van { $name } deed geen zet ({ $reason }). Een eenvoudige bot speelt in zijn plaats.
# Said when a match is gone on with that was left earlier.
play-resumed = Je gaat verder waar je was gebleven.
play-round = Ronde { $round }.

# The question to which a move is the answer. A space is put behind it.
play-prompt = Jouw zet:
# The question between two rounds. A space is put behind it.
play-prompt-round = Druk op Enter voor de volgende ronde:
play-hint = Typ “?” voor hulp, of “moves” voor de zetten die je kunt doen.
play-hint-round = Druk op Enter om verder te spelen, of typ “quit” om hier te stoppen.
play-no-moves = De ronde is afgelopen: er valt geen zet meer te doen.
play-moves-pass = Passen: pass

play-passes =
    { $who ->
        [you] Je past.
       *[other] { $name } past.
    }
play-points =
    { $who ->
        [you] { $points ->
            [one] Je krijgt { $points } punt.
           *[other] Je krijgt { $points } punten.
        }
        [we] { $points ->
            [one] Je team krijgt { $points } punt.
           *[other] Je team krijgt { $points } punten.
        }
        [they] { $points ->
            [one] { $names } krijgen { $points } punt.
           *[other] { $names } krijgen { $points } punten.
        }
       *[other] { $points ->
            [one] { $names } krijgt { $points } punt.
           *[other] { $names } krijgt { $points } punten.
        }
    }
play-match-won =
    { $who ->
        [you] Je wint de wedstrijd.
        [we] Je team wint de wedstrijd.
        [they] { $names } winnen de wedstrijd.
       *[other] { $names } wint de wedstrijd.
    }
# One score in the list of scores.
play-score = { $names } { $points }
# $scores: the list of scores. $target (number): the score that wins the match.
play-scores = Punten: { $scores }. De wedstrijd gaat tot { $target }.
play-scores-final = Eindstand: { $scores }.

## A hint, when the person asks for one

# Reasons follow, each a sentence of its own. $chance and $error (numbers): percent; 0 means that it is certain.
play-hint-move =
    { $error ->
        [0] Probeer { $move }: { $chance } procent kans om de ronde te winnen.
       *[other] Probeer { $move }: ongeveer { $chance } procent kans om de ronde te winnen, plus of min { $error }.
    }

## Leaving

# A command to type follows, in a line of its own.
play-left-saved = Het spel is bewaard. Zo ga je verder:
play-left-unsaved = Het spel is niet bewaard.
# $reason: what the computer says of it.
play-save-failed = Het spel kon niet worden bewaard: { $reason }.

## Help. A line that is indented stays a line of its own; all others are folded to the width.

# $highest (number): the number that completes a building pile.
play-help-skipbo =
    Speel je stok leeg voordat de anderen dat doen. Leg kaarten op de bouwstapels, die steeds één omhoog
    gaan van 1 tot en met { $highest }: de bovenste kaart van je stok, de bovenste kaarten van je
    weggooistapels, of kaarten uit je hand. Je beëindigt je beurt door een kaart uit je hand op een van
    je weggooistapels te leggen. S is een Skip-Bo-kaart: die wordt elk getal dat nodig is.
play-help-skipbo-moves =
    Zetten: h is je hand, d een weggooistapel, en stapels worden vanaf 1 geteld.
    {"  "}stock>2   leg de bovenste kaart van je stok op bouwstapel 2
    {"  "}h7>1      leg de 7 uit je hand op bouwstapel 1
    {"  "}hS>3      leg een Skip-Bo-kaart uit je hand op bouwstapel 3
    {"  "}d4>2      leg de bovenste kaart van je weggooistapel 4 op bouwstapel 2
    {"  "}h9>d1     leg de 9 uit je hand op je weggooistapel 1: dan is je beurt om
    {"  "}pass      beëindig je beurt als je hand leeg is en er niets te trekken valt
# Added where the person plays in a team. $seat: the letter of a partner’s seat.
play-help-skipbo-team =
    Je team wint als al zijn stokken leeg zijn. Ook van de stokken en weggooistapels van je partners mag
    je leggen. Zet de letter van de plaats ervoor: { $seat }.stock>1 of { $seat }.d2>4.
# $joker: how a joker is shown.
play-help-breakers =
    Wie het eerst de laatste steen legt, wint. Wie opent, legt een set. De anderen antwoorden om de beurt
    met een set van dezelfde soort en lengte die hoog genoeg is of met een Breaker, of ze passen. Hebben
    alle anderen gepast, dan opent wie het laatst heeft gelegd opnieuw. { $joker } is een joker: die is elk
    getal in een paar of een straat, maar nooit een van de stenen van een Breaker. Je typt hem als *.
play-help-breakers-moves =
    Zetten: + verbindt gelijke stenen, - verbindt stenen na elkaar.
    {"  "}7         een enkele steen
    {"  "}7+7       een paar; 7+* is een paar met een joker
    {"  "}3-4-5     een straat van drie of meer; 8-9-* is 8, 9, 10 en *-8-9 is 7, 8, 9
    {"  "}4+4-5+5   opeenvolgende paren, twee of meer
    {"  "}2+2+2     een Breaker: drie of vier gelijke, een antwoord op elke set
    {"  "}pass      deze keer niets leggen
play-help-commands =
    Opdrachten:
    {"  "}look      nog eens de hele tafel
    {"  "}moves     de zetten die je kunt doen
    {"  "}hint      de beste zet, en waarom
# Where something can be taken back; between the two others.
play-help-undo = {"  "}undo      je laatste zet terugnemen, zolang er niets nieuws te zien was
play-help-more-commands =
    {"  "}log       wat er deze ronde is gebeurd
    {"  "}scores    hoe de wedstrijd ervoor staat
    {"  "}rules     alle regels, zoals ze hier worden gespeeld
    {"  "}quit      hier stoppen

## Skip-Bo: what happens

# Before the first round everybody draws a card; the highest deals. $card: the card.
play-lead-drawn-skipbo =
    { $who ->
        [you] Wie deelt? Jij trekt { $card }.
       *[other] Wie deelt? { $name } trekt { $card }.
    }
play-skipbo-lead-highest =
    { $who ->
        [you] Jij hebt de hoogste kaart en deelt.
       *[other] { $name } heeft de hoogste kaart en deelt.
    }
# The deal moves on from round to round.
play-skipbo-lead-next-seat =
    { $who ->
        [you] Jij deelt.
       *[other] { $name } deelt.
    }
play-skipbo-lead-youngest =
    { $who ->
        [you] Jij bent het jongst.
       *[other] { $name } is het jongst.
    }
play-skipbo-lead-lot =
    { $who ->
        [you] Het lot valt op jou.
       *[other] Het lot valt op { $name }.
    }
# $count (number): the cards of each stock pile.
play-skipbo-dealt =
    { $count ->
        [one] Elke stok heeft { $count } kaart.
       *[other] Elke stok heeft { $count } kaarten.
    }
play-skipbo-starts =
    { $who ->
        [you] Jij begint.
       *[other] { $name } begint.
    }

# Laying a card on a building pile. $pile (number): which building pile. $number (number): the number
# that the card has, or that a Skip-Bo card stands for. $discard (number): which discard pile it
# comes from.
play-skipbo-lays-hand =
    { $who ->
        [you] Je legt de { $number } uit je hand op bouwstapel { $pile }.
       *[other] { $name } legt de { $number } uit de hand op bouwstapel { $pile }.
    }
play-skipbo-lays-hand-wild =
    { $who ->
        [you] Je legt een Skip-Bo-kaart uit je hand als { $number } op bouwstapel { $pile }.
       *[other] { $name } legt een Skip-Bo-kaart uit de hand als { $number } op bouwstapel { $pile }.
    }
play-skipbo-lays-stock =
    { $who ->
        [you] Je legt de { $number } van je stok op bouwstapel { $pile }.
       *[other] { $name } legt de { $number } van de eigen stok op bouwstapel { $pile }.
    }
play-skipbo-lays-stock-wild =
    { $who ->
        [you] Je legt een Skip-Bo-kaart van je stok als { $number } op bouwstapel { $pile }.
       *[other] { $name } legt een Skip-Bo-kaart van de eigen stok als { $number } op bouwstapel { $pile }.
    }
play-skipbo-lays-discard =
    { $who ->
        [you] Je legt de { $number } van je weggooistapel { $discard } op bouwstapel { $pile }.
       *[other] { $name } legt de { $number } van de eigen weggooistapel { $discard } op bouwstapel { $pile }.
    }
play-skipbo-lays-discard-wild =
    { $who ->
        [you] Je legt een Skip-Bo-kaart van je weggooistapel { $discard } als { $number } op bouwstapel { $pile }.
       *[other] { $name } legt een Skip-Bo-kaart van de eigen weggooistapel { $discard } als { $number } op bouwstapel { $pile }.
    }

# In a team, from the pile of a partner. $whose (text): “you” if it is your pile, else “other”, and
# $owner is the name of whoever it belongs to. (If $who is “you”, $whose never is.)
play-skipbo-lays-stock-of-partner =
    { $who ->
        [you] Je legt de { $number } van de stok van { $owner } op bouwstapel { $pile }.
       *[other] { $whose ->
            [you] { $name } legt de { $number } van jouw stok op bouwstapel { $pile }.
           *[other] { $name } legt de { $number } van de stok van { $owner } op bouwstapel { $pile }.
        }
    }
play-skipbo-lays-stock-of-partner-wild =
    { $who ->
        [you] Je legt een Skip-Bo-kaart van de stok van { $owner } als { $number } op bouwstapel { $pile }.
       *[other] { $whose ->
            [you] { $name } legt een Skip-Bo-kaart van jouw stok als { $number } op bouwstapel { $pile }.
           *[other] { $name } legt een Skip-Bo-kaart van de stok van { $owner } als { $number } op bouwstapel { $pile }.
        }
    }
play-skipbo-lays-discard-of-partner =
    { $who ->
        [you] Je legt de { $number } van weggooistapel { $discard } van { $owner } op bouwstapel { $pile }.
       *[other] { $whose ->
            [you] { $name } legt de { $number } van jouw weggooistapel { $discard } op bouwstapel { $pile }.
           *[other] { $name } legt de { $number } van weggooistapel { $discard } van { $owner } op bouwstapel { $pile }.
        }
    }
play-skipbo-lays-discard-of-partner-wild =
    { $who ->
        [you] Je legt een Skip-Bo-kaart van weggooistapel { $discard } van { $owner } als { $number } op bouwstapel { $pile }.
       *[other] { $whose ->
            [you] { $name } legt een Skip-Bo-kaart van jouw weggooistapel { $discard } als { $number } op bouwstapel { $pile }.
           *[other] { $name } legt een Skip-Bo-kaart van weggooistapel { $discard } van { $owner } als { $number } op bouwstapel { $pile }.
        }
    }

play-skipbo-pile-full = Bouwstapel { $pile } is vol en wordt opzij gelegd.
# $card (number), $discard (number): which discard pile.
play-skipbo-discards =
    { $who ->
        [you] Je gooit de { $card } weg op weggooistapel { $discard }.
       *[other] { $name } gooit de { $card } weg op weggooistapel { $discard }.
    }
play-skipbo-discards-wild =
    { $who ->
        [you] Je gooit een Skip-Bo-kaart weg op weggooistapel { $discard }.
       *[other] { $name } gooit een Skip-Bo-kaart weg op weggooistapel { $discard }.
    }
# At the start of your turn. $cards: the list of cards.
play-skipbo-you-draw = Je trekt { $cards }.
play-skipbo-you-draw-nothing = Er valt niets meer te trekken.
play-skipbo-you-refill = Je hebt je hele hand gelegd en trekt { $cards }.
# $count (number): how many cards.
play-skipbo-refills =
    { $count ->
        [one] { $name } heeft de hele hand gelegd en trekt { $count } kaart.
       *[other] { $name } heeft de hele hand gelegd en trekt { $count } kaarten.
    }
play-skipbo-reshuffled = De kaarten die opzij lagen, worden tot een nieuwe trekstapel geschud.
play-skipbo-redealt =
    Niemand kan verder. Alle handen, weggooistapels en bouwstapels worden tot een nieuwe trekstapel geschud; de stokken blijven.
play-skipbo-ended-stock-empty =
    { $who ->
        [you] Je stok is leeg: je wint de ronde.
        [we] De stokken van je team zijn leeg: jullie winnen de ronde.
        [they] { $names } hebben hun stokken leeggespeeld en winnen de ronde.
       *[other] { $names } heeft de eigen stok leeggespeeld en wint de ronde.
    }
play-skipbo-ended-fewest-stock =
    { $who ->
        [you] Niemand kan verder. Jij hebt de minste stokkaarten en wint de ronde.
        [we] Niemand kan verder. Je team heeft de minste stokkaarten en wint de ronde.
        [they] Niemand kan verder. { $names } hebben de minste stokkaarten en winnen de ronde.
       *[other] Niemand kan verder. { $names } heeft de minste stokkaarten en wint de ronde.
    }
play-skipbo-ended-stalemate = Niemand kan verder. De ronde eindigt in gelijkspel.

## Skip-Bo: the table

# A building pile in the list that the next message takes in. $number (number): what it needs next.
play-skipbo-needs = stapel { $pile } vraagt een { $number }
play-skipbo-building = Bouwstapels: { $piles }.
# $draw and $aside (numbers): how many cards.
play-skipbo-draw =
    { $draw ->
        [one] Trekstapel: { $draw } kaart. Opzij gelegd: { $aside }.
       *[other] Trekstapel: { $draw } kaarten. Opzij gelegd: { $aside }.
    }
# One of the others in a line. $top: the top card of the stock pile. $left (number): how many cards
# the stock pile has. $hand (number): how many cards the hand has. $piles (number): how many discard
# piles have cards. $tops: their top cards.
play-skipbo-opponent =
    { $left ->
        [0] { $piles ->
            [0] { $name }: stok leeg, { $hand } in de hand, weggooistapels leeg.
            [one] { $name }: stok leeg, { $hand } in de hand, één weggooistapel toont { $tops }.
           *[other] { $name }: stok leeg, { $hand } in de hand, de weggooistapels tonen { $tops }.
        }
       *[other] { $piles ->
            [0] { $name }: stok { $top } (nog { $left }), { $hand } in de hand, weggooistapels leeg.
            [one] { $name }: stok { $top } (nog { $left }), { $hand } in de hand, één weggooistapel toont { $tops }.
           *[other] { $name }: stok { $top } (nog { $left }), { $hand } in de hand, de weggooistapels tonen { $tops }.
        }
    }
# A partner, from whose piles you may lay. $seat: the letter of the seat.
play-skipbo-partner =
    { $left ->
        [0] { $name }, je partner op plaats { $seat }: stok leeg, { $hand } in de hand.
       *[other] { $name }, je partner op plaats { $seat }: stok { $top } (nog { $left }), { $hand } in de hand.
    }
play-skipbo-own =
    { $left ->
        [0] Jouw stok: leeg.
       *[other] Jouw stok: { $top } (nog { $left }).
    }
# A discard pile in the list that the next messages take in. $cards: its cards, the top one first.
# The d is what is typed in moves.
play-skipbo-discard = d{ $pile }: { $cards }
play-skipbo-discard-empty = d{ $pile }: leeg
play-skipbo-discards-of = Weggooistapels van { $name }, bovenste kaart eerst: { $piles }.
# Discard piles of a partner, from which you may lay, too.
play-skipbo-partner-discards = Weggooistapels van { $name }, waarvan jij ook mag leggen, bovenste kaart eerst: { $piles }.
play-skipbo-partner-discards-empty = De weggooistapels van { $name } zijn leeg.
play-skipbo-own-discards = Jouw weggooistapels, bovenste kaart eerst: { $piles }.
# $count (number): how many discard piles there are.
play-skipbo-own-discards-empty = Jouw weggooistapels, d1 tot en met d{ $count }, zijn leeg.
play-skipbo-hand = Jouw hand: { $cards }.
play-skipbo-hand-empty = Jouw hand: leeg.

## Skip-Bo: what you can do

play-skipbo-can-lay = Je kunt leggen: { $moves }.
play-skipbo-can-discard = Of beëindig je beurt door een kaart weg te gooien, zoals { $move }.
play-skipbo-only-discard = Je kunt niets leggen. Beëindig je beurt door een kaart weg te gooien, zoals { $move }.
# Where the table plays that a card must be laid if one can be.
play-skipbo-must-lay = Je moet eerst een kaart leggen voordat je er een mag weggooien.
# The same where only the own stock card must be.
play-skipbo-must-lay-stock = Je moet eerst de bovenste kaart van je stok leggen voordat je je beurt mag beëindigen.
play-skipbo-can-pass = Je hand is leeg en er valt niets te trekken: beëindig je beurt met pass.
play-skipbo-moves-lay = Leggen: { $moves }
play-skipbo-moves-discard = Weggooien, dan is je beurt om: { $moves }

## Breakers: what happens

# Before the first round everybody draws a tile; the highest opens. $card: the tile.
play-lead-drawn-breakers =
    { $who ->
        [you] Wie opent? Jij trekt { $card }.
       *[other] Wie opent? { $name } trekt { $card }.
    }
play-breakers-lead-highest =
    { $who ->
        [you] Jij hebt de hoogste steen.
       *[other] { $name } heeft de hoogste steen.
    }
play-breakers-lead-round-winner =
    { $who ->
        [you] Jij hebt de vorige ronde gewonnen.
       *[other] { $name } heeft de vorige ronde gewonnen.
    }
# $count (number): the tiles in each hand. $unused (number): the tiles that nobody has.
play-breakers-dealt =
    { $unused ->
        [0] Iedereen heeft { $count } stenen.
        [one] Iedereen heeft { $count } stenen; { $unused } ligt gedekt aan de kant.
       *[other] Iedereen heeft { $count } stenen; { $unused } liggen gedekt aan de kant.
    }
play-breakers-opens =
    { $who ->
        [you] Jij opent.
       *[other] { $name } opent.
    }
# $set: the tiles, such as 7+7.
play-breakers-lays-single =
    { $who ->
        [you] Je legt een enkele steen: { $set }.
       *[other] { $name } legt een enkele steen: { $set }.
    }
play-breakers-lays-pair =
    { $who ->
        [you] Je legt een paar: { $set }.
       *[other] { $name } legt een paar: { $set }.
    }
# $length (number): how many numbers the run has. $height (number): the highest of them.
play-breakers-lays-run =
    { $who ->
        [you] Je legt een straat van { $length } stenen tot en met { $height }: { $set }.
       *[other] { $name } legt een straat van { $length } stenen tot en met { $height }: { $set }.
    }
# $length (number): how many pairs there are.
play-breakers-lays-pair-run =
    { $who ->
        [you] Je legt { $length } opeenvolgende paren tot en met { $height }: { $set }.
       *[other] { $name } legt { $length } opeenvolgende paren tot en met { $height }: { $set }.
    }
play-breakers-lays-breaker =
    { $who ->
        [you] Je legt een Breaker: { $set }.
       *[other] { $name } legt een Breaker: { $set }.
    }
play-breakers-trick-won =
    { $who ->
        [you] Je wint de slag en opent de volgende.
       *[other] { $name } wint de slag en opent de volgende.
    }
play-breakers-ended =
    { $who ->
        [you] Je hebt je laatste steen gelegd en wint de ronde.
       *[other] { $names } heeft de laatste steen gelegd en wint de ronde.
    }

## Breakers: the table

# One seat in the list that the next message takes in. $count (number): how many tiles it has.
play-breakers-count =
    { $who ->
        [you] jij { $count }
       *[other] { $name } { $count }
    }
play-breakers-counts = Nog in de hand: { $counts }.
play-breakers-unused =
    { $count ->
        [one] { $count } steen ligt gedekt aan de kant.
       *[other] { $count } stenen liggen gedekt aan de kant.
    }
# Where the table shows what was played in finished tricks. $tiles: all of it, sorted.
play-breakers-played = Afgelopen slagen: { $tiles }.
# One set in the list that the next message takes in.
play-breakers-laid =
    { $who ->
        [you] jij { $set }
       *[other] { $name } { $set }
    }
# $sets: what was laid in the running trick so far, in order.
play-breakers-trick = Deze slag: { $sets }.
play-breakers-hand = Jouw stenen: { $tiles }.

## Breakers: what you can do

play-breakers-lead-any = Jij opent: leg een set naar keuze. Typ “moves” om je sets te zien.
# What would answer. $low (number): the lowest number that will do.
play-breakers-answer-single = Als antwoord: een enkele steen van { $low } of hoger, of een Breaker.
# $joker: how a joker is shown.
play-breakers-answer-single-of-jokers = Als antwoord: { $joker }, of een Breaker.
play-breakers-answer-pair = Als antwoord: een paar van { $low } of hoger, of een Breaker.
play-breakers-answer-pair-of-jokers = Als antwoord: { $joker }+{ $joker }, of een Breaker.
play-breakers-answer-run = Als antwoord: een straat van { $length } stenen tot en met { $low } of hoger, of een Breaker.
play-breakers-answer-pair-run = Als antwoord: { $length } opeenvolgende paren tot en met { $low } of hoger, of een Breaker.
play-breakers-answer-only-breaker = Als antwoord: alleen een Breaker.
play-breakers-answer-breaker = Als antwoord: alleen een hogere Breaker.
play-breakers-must-answer = Je moet antwoorden. Je kunt leggen: { $moves }.
play-breakers-may-answer = Je kunt leggen: { $moves }. Of pas met pass.
play-breakers-only-pass = Je kunt niet antwoorden. Typ “pass”.
play-breakers-moves-single = Enkele steen: { $moves }
play-breakers-moves-pair = Paren: { $moves }
play-breakers-moves-run = Straten: { $moves }
play-breakers-moves-pair-run = Opeenvolgende paren: { $moves }
play-breakers-moves-breaker = Breakers: { $moves }
# $count (number): how many moves are not listed.
play-breakers-moves-more =
    { $count ->
        [one] Jokers kun je nog op { $count } andere manier gebruiken, in plaats van stenen die je hebt.
       *[other] Jokers kun je nog op { $count } andere manieren gebruiken, in plaats van stenen die je hebt.
    }

## Where people draw by hand and can err. draw5, catch, advice, agree and disagree are typed like this.

# $move: what to type. $count (number): how many cards that draws.
play-tabletop-can-draw = Om te trekken typ je { $move }.
# $move: what to type. $name: who plays out of turn.
play-tabletop-can-catch = { $name } speelt, maar is niet aan de beurt! Typ { $move } om dat te zeggen.
play-tabletop-can-judge = Iemand zou advies hebben gegeven. Klopt dat? Typ agree (ja) of disagree (nee).
play-tabletop-can-own-up = Je team zou advies hebben gegeven. Typ agree om het toe te geven.
play-tabletop-can-deny = Je team zou advies hebben gegeven. Typ agree om het toe te geven, of disagree om het te ontkennen.
# Follows the sentence that something is not a move.
play-tabletop-typed = Hier kun je ook draw3, catch B of, in teams, advice C typen.
# $count (number): how many cards somebody wants to draw at once, more than ten.
play-tabletop-many = { $count } kaarten ineens is veel, en wat te veel is, gaat onder je stok.
# $seat: the letter of a seat, as an example.
play-help-tabletop =
    Hier trek je zelf: draw5 neemt vijf kaarten, draw1 één. Wat je te veel trekt, gaat onder je
    stok. Speelt iemand voor zijn beurt, zeg het: catch { $seat } betrapt plaats { $seat }. In teams zegt
    advice { $seat } dat plaats { $seat } een partner advies heeft gegeven; agree (ja) en disagree (nee) zijn het antwoord.
