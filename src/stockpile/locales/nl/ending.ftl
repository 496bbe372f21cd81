### After a round and after a match, in the browser; and the check of the shuffle.

### $who (text) chooses the sentence: “you”, “we” (you and your partners), “they” (another team), or
### “other” for one other person. $names lists the people of the side that has won.

## Who has won: headings

# A match, or a single round.
ending-won =
    { $who ->
        [you] Jij wint
        [we] Jouw team wint
        [they] { $names } winnen
       *[other] { $names } wint
    }
# One round of a match. $round (number): which one.
ending-won-round =
    { $who ->
        [you] Jij wint ronde { $round }
        [we] Jouw team wint ronde { $round }
        [they] { $names } winnen ronde { $round }
       *[other] { $names } wint ronde { $round }
    }
ending-drawn = Niemand wint
# $round (number): which round.
ending-drawn-round = Niemand wint ronde { $round }

## How it ended

ending-concession =
    { $who ->
        [you] De anderen hebben opgegeven.
        [we] De anderen hebben opgegeven.
       *[other] De wedstrijd is opgegeven.
    }
# Everybody has given up.
ending-concession-nobody = De wedstrijd is opgegeven.
# All agreed to end the match as it stood.
ending-agreement =
    { $who ->
        [you] Iedereen wilde hier stoppen, en jij hebt de meeste punten.
        [we] Iedereen wilde hier stoppen, en jouw team heeft de meeste punten.
        [they] Iedereen wilde hier stoppen, en { $names } hebben de meeste punten.
       *[other] Iedereen wilde hier stoppen, en { $names } heeft de meeste punten.
    }
ending-agreement-nobody = Iedereen wilde hier stoppen.

## The scores

# The head of a table of scores: who it is about.
ending-who = Wie
# The head of a narrow column: how many cards are left in stock piles.
ending-left-skipbo = Kaarten over
# The head of a narrow column: how many tiles are left in hands.
ending-left-breakers = Stenen over
# The head of a narrow column: the points of this round.
ending-gained = Ronde
# The head of a narrow column: the points of the match so far.
ending-score = Totaal
# The points of a round. $points (number).
ending-plus = +{ $points }
# Read aloud in front of the name of who has won.
ending-winner = Gewonnen:
# How the points of a round came about. $win (number): points for winning it. $card (number): points
# for each card. $count (number): how many cards are left in the stock piles of the other sides.
ending-points-skipbo =
    { $count ->
        [0] { $win } punten voor het winnen van de ronde.
        [one] { $win } punten voor het winnen van de ronde, en { $card } voor de stokkaart die de anderen nog hebben.
       *[other] { $win } punten voor het winnen van de ronde, en { $card } voor elk van de { $count } stokkaarten die de anderen nog hebben.
    }
# $points (number): points for each tile. $count (number): how many tiles the others have left.
ending-points-breakers =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } { $count ->
        [one] voor de steen die de anderen nog hebben.
       *[other] voor elk van de { $count } stenen die de anderen nog hebben.
    }
# A drawn round.
ending-points-none = Niemand krijgt punten.
# $target (number): the score that wins the match.
ending-target = De wedstrijd gaat tot { $target } punten.

## Buttons

ending-next = Volgende ronde
ending-not-ready = Nog even wachten
# The host does not wait for those who are not ready.
ending-start = Verder zonder wachten
# $names: who is not ready yet.
ending-waiting = We wachten op { $names }.
ending-rematch = Nog eens spelen
ending-replay = Herhaling bekijken
ending-review = Terugblik op de wedstrijd
ending-statistics = Jouw statistieken
# Opens the link, the record and the check of the shuffle.
ending-more = Delen en controleren
# The link to the replay.
ending-share = Link naar de herhaling
ending-record = Verslag bewaren

## The check of the shuffle

ending-check = Schudden controleren
ending-check-about = Je browser kan opnieuw schudden en zien of dezelfde kaarten eruit komen.
ending-checking = Controleren …
# $rounds (number): how many rounds were checked.
ending-fair =
    { $rounds ->
        [one] Er is eerlijk geschud. De ronde is gecontroleerd.
       *[other] Er is eerlijk geschud. Alle { $rounds } rondes zijn gecontroleerd.
    }
# $shuffles (number): how many shuffles were done again.
ending-fair-why =
    { $shuffles ->
        [one] Wat de volgorde bepaalt, lag vast voordat de wedstrijd begon, dus niemand kon die daarna nog kiezen. Je browser heeft opnieuw geschud en vond dezelfde volgorde.
       *[other] Wat de volgorde bepaalt, lag vast voordat de wedstrijd begon, dus niemand kon die daarna nog kiezen. Je browser heeft alle { $shuffles } keren opnieuw geschud en vond steeds dezelfde volgorde.
    }
ending-fair-mine = Wat je eigen apparaat heeft bijgedragen, zit erin.
ending-fits = Het verslag klopt.
ending-fits-why = Je browser heeft opnieuw geschud en dezelfde kaarten gevonden. Hij zat niet aan tafel, dus hij weet niet wanneer ze zijn beloofd.
ending-unfair = Er is niet geschud zoals beloofd.
# $round (number): which round.
ending-flaw-no-link = Ronde { $round }: het geheim achter het schudden is niet verteld, dus het is niet te controleren.
ending-flaw-other-link = Ronde { $round }: het geheim is niet het geheim dat voor de wedstrijd is beloofd.
ending-flaw-not-mine = Ronde { $round }: wat je apparaat heeft bijgedragen, ontbreekt. (Dat klopt als je voor het delen bent opgestaan.)
ending-flaw-other-lead = Ronde { $round }: wie begint, is niet getrokken zoals uit het schudden volgt.
ending-flaw-other-deal = Ronde { $round }: wat er is gedeeld, is niet wat uit het schudden volgt.
ending-flaw-other-shuffle = Ronde { $round }: bij het opnieuw schudden kwam er een andere volgorde uit dan had gemoeten.
ending-unfair-next = Bewaar het verslag en vraag om uitleg aan wie de server beheert.
