### At a table of a server in line mode: `stockpile play --plain --join LINK`.
###
### For translators. What is said besides the words that line mode and the page have already. It is read
### on a screen of 80 columns and it is read aloud. What stands between quotation marks “ ”, and the first
### word of an indented line, is typed as it is: never translate it.

## Coming to a table

# A question; what is typed follows. $name: what somebody is called who just presses Enter.
join-prompt-name = Wie heißt du? Drückst du nur Enter, heißt du { $name }:
# One chair in the list of chairs. $state (text): “host”, “ready” or “waiting” (not ready) for a person,
# “bot” for a bot. $name is “you” for whoever reads.
join-chair =
    { $state ->
        [host] Platz { $seat }: { $name }, Gastgeber.
        [ready] Platz { $seat }: { $name }, bereit.
        [waiting] Platz { $seat }: { $name }, nicht bereit.
       *[bot] Platz { $seat }: { $name }.
    }
join-chair-empty = Platz { $seat } ist leer.
# $names: the people who watch.
join-watching = Es schauen zu: { $names }.
join-full = Alle Plätze sind besetzt. Du schaust zu.
# Somebody came back before a bot stood in for them.
join-is-back = { $name } ist wieder da.
# $seat (text): the letter of the chair, such as A.
join-sat =
    { $who ->
        [you] Du setzt dich auf Platz { $seat }.
       *[other] { $name } setzt sich auf Platz { $seat }.
    }
# Said to somebody who came to watch.
join-has-seat = Du hast an diesem Tisch einen Platz. Tippe „stand“, um aufzustehen und nur zuzuschauen.

## Questions. A space is put behind them.

join-prompt-ready = Drücke Enter, wenn du bereit bist:
join-prompt-start = Drücke Enter, um anzufangen:
join-prompt-go-on = Drücke Enter, damit es weitergeht:
# A bot has stood in for the person.
join-prompt-back = Drücke Enter, um wieder selbst zu spielen:
# After a match.
join-prompt-over = Tippe „again“, um noch einmal zu spielen, oder drücke Enter, um zu gehen:

## Besides

# Before something that cannot be taken back. $command: what was typed.
join-sure = Tippe noch einmal „{ $command }“, wenn du das wirklich willst.
# What was done while the server cannot be reached. $command (text): “move”, or another.
join-waits =
    { $command ->
        [move] Die Verbindung ist weg. Dein Zug wartet und wird gemacht, sobald sie wieder da ist.
       *[other] Die Verbindung ist weg. Das wartet und wird getan, sobald sie wieder da ist.
    }
# A command to type follows, in a line of its own.
join-left = So kommst du zurück an den Tisch:

## Help. A line that is indented stays a line of its own; all others are folded to the width.

join-help =
    An einem Tisch mit anderen gibt es noch diese:
    {"  "}ready     du bist bereit für die Partie oder die nächste Runde
    {"  "}start     die Partie beginnen oder, ohne zu warten, die Runde (Gastgeber)
    {"  "}again     noch eine Partie, wenn eine vorbei ist
    {"  "}sit B     Platz B nehmen
    {"  "}stand     aufstehen und nur zuschauen
    {"  "}name Ann  an diesem Tisch Ann heißen
    {"  "}say …     allen etwas sagen, wenn der Tisch einen Chat hat
    {"  "}emote …   hello, thanks, nice, oops, think, hurry, laugh, cry oder bye
    {"  "}back      wieder selbst spielen, nachdem ein Bot eingesprungen ist
    {"  "}pause     Pause vorschlagen, die beginnt, wenn alle wollen; nochmals: weiter
    {"  "}nudge     anstupsen, auf wen der Tisch wartet (oder: nudge B)
    {"  "}agree     die Partie so beenden, wenn alle wollen; noch einmal: doch nicht
    {"  "}concede   die Partie aufgeben
    {"  "}leave     den Tisch endgültig verlassen

    Mit „quit“ hörst du hier auf, und dein Platz bleibt deiner.
