### At a table of a server in line mode: `stockpile play --plain --join LINK`.
###
### For translators. What is said besides the words that line mode and the page have already. It is read
### on a screen of 80 columns and it is read aloud. What stands between quotation marks “ ”, and the first
### word of an indented line, is typed as it is: never translate it.

## Coming to a table

# A question; what is typed follows. $name: what somebody is called who just presses Enter.
join-prompt-name = Hoe heet je? Druk op Enter om { $name } te zijn:
# One chair in the list of chairs. $state (text): “host”, “ready” or “waiting” (not ready) for a person,
# “bot” for a bot. $name is “you” for whoever reads.
join-chair =
    { $state ->
        [host] Plaats { $seat }: { $name }, host.
        [ready] Plaats { $seat }: { $name }, klaar.
        [waiting] Plaats { $seat }: { $name }, niet klaar.
       *[bot] Plaats { $seat }: { $name }.
    }
join-chair-empty = Plaats { $seat } is leeg.
# $names: the people who watch.
join-watching = Kijken mee: { $names }.
join-full = Alle plaatsen zijn bezet. Je kijkt mee.
# Somebody came back before a bot stood in for them.
join-is-back = { $name } is terug.
# $seat (text): the letter of the chair, such as A.
join-sat =
    { $who ->
        [you] Je gaat op plaats { $seat } zitten.
       *[other] { $name } gaat op plaats { $seat } zitten.
    }
# Said to somebody who came to watch.
join-has-seat = Je hebt een plaats aan deze tafel. Typ “stand” om op te staan en alleen mee te kijken.

## Questions. A space is put behind them.

join-prompt-ready = Druk op Enter als je klaar bent:
join-prompt-start = Druk op Enter om te beginnen:
join-prompt-go-on = Druk op Enter om verder te gaan:
# A bot has stood in for the person.
join-prompt-back = Druk op Enter om weer zelf te spelen:
# After a match.
join-prompt-over = Typ “again” om nog eens te spelen, of druk op Enter om weg te gaan:

## Besides

# Before something that cannot be taken back. $command: what was typed.
join-sure = Typ nog eens “{ $command }” als je dat echt wilt.
# What was done while the server cannot be reached. $command (text): “move”, or another.
join-waits =
    { $command ->
        [move] De verbinding is weg. Je zet wacht, en wordt gedaan zodra die terug is.
       *[other] De verbinding is weg. Dit wacht, en gebeurt zodra die terug is.
    }
# A command to type follows, in a line of its own.
join-left = Zo kom je terug aan de tafel:

## Help. A line that is indented stays a line of its own; all others are folded to the width.

join-help =
    Aan een tafel met anderen zijn er ook deze:
    {"  "}ready     je bent klaar voor de wedstrijd, of voor de volgende ronde
    {"  "}start     de wedstrijd beginnen, of de ronde zonder te wachten (host)
    {"  "}again     nog een wedstrijd, als er een voorbij is
    {"  "}sit B     plaats B nemen
    {"  "}stand     opstaan en alleen meekijken
    {"  "}name Ann  aan deze tafel Ann heten
    {"  "}say …     iets tegen iedereen zeggen, als de tafel een chat heeft
    {"  "}emote …   hello, thanks, nice, oops, think, hurry, laugh, cry of bye
    {"  "}back      weer zelf spelen nadat een bot is ingevallen
    {"  "}pause     pauze voorstellen, als iedereen wil; nog eens: verder
    {"  "}nudge     porren op wie de tafel wacht (of: nudge B)
    {"  "}agree     de wedstrijd zo beëindigen als allen willen; nog eens: toch niet
    {"  "}concede   de wedstrijd opgeven
    {"  "}leave     de tafel voorgoed verlaten

    Met “quit” stop je hier, en je plaats blijft van jou.
