### At a table on a server, in line mode: `stockpile play --plain --join LINK`.
###
### For translators. What is said besides the words that line mode and the page have already. It is read
### on a screen of 80 columns and it is read aloud. What stands between quotation marks “ ”, and the first
### word of an indented line, is typed as it is: never translate it.

## Coming to a table

# A question; what is typed follows. $name: the name of somebody who just presses Enter.
join-prompt-name = What is your name? Press Enter to be { $name }:
# One chair in the list of chairs. $state (text): “host”, “ready” or “waiting” (not ready) for a person,
# “bot” for a bot. $name is “you” for whoever reads.
join-chair =
    { $state ->
        [host] Seat { $seat }: { $name }, host.
        [ready] Seat { $seat }: { $name }, ready.
        [waiting] Seat { $seat }: { $name }, not ready.
       *[bot] Seat { $seat }: { $name }.
    }
join-chair-empty = Seat { $seat } is empty.
# $names: the people who watch.
join-watching = Watching: { $names }.
join-full = Every chair is taken. You are watching.
# Somebody came back before a bot stood in for them.
join-is-back = { $name } is back.
# $seat (text): the letter of the chair, such as A.
join-sat =
    { $who ->
        [you] You take seat { $seat }.
       *[other] { $name } takes seat { $seat }.
    }
# Said to somebody who came to watch.
join-has-seat = You have a seat at this table. Type “stand” to get up and only watch.

## Questions. A space is put behind them.

join-prompt-ready = Press Enter when you are ready:
join-prompt-start = Press Enter to start:
join-prompt-go-on = Press Enter to continue:
# A bot has stood in for the person.
join-prompt-back = Press Enter to play for yourself again:
# After a match.
join-prompt-over = Type “again” to play again, or press Enter to leave:

## Besides

# Before something that cannot be taken back. $command: what was typed.
join-sure = Type “{ $command }” once more if you mean it.
# What was done while the server cannot be reached. $command (text): “move”, or another.
join-waits =
    { $command ->
        [move] The connection is lost. Your move will be made as soon as it is back.
       *[other] The connection is lost. This will be done as soon as it is back.
    }
# A command to type follows, in a line of its own.
join-left = To come back to the table:

## Help. A line that is indented stays a line of its own; all others are folded to the width.

join-help =
    At a table with others you can also type:
    {"  "}ready     you are ready for the match, or for the next round
    {"  "}start     start the match, or the next round without waiting (host)
    {"  "}again     another match, when one is over
    {"  "}sit B     take seat B
    {"  "}stand     get up and only watch
    {"  "}name Ann  be called Ann at this table
    {"  "}say …     say something to everybody, if the table has a chat
    {"  "}emote …   hello, thanks, nice, oops, think, hurry, laugh, cry or bye
    {"  "}back      play for yourself again after a bot stood in
    {"  "}pause     suggest a pause, which comes when all agree; once more: play on
    {"  "}nudge     remind whoever the table is waiting for (or: nudge B)
    {"  "}agree     offer to end the match as it stands; once more: play on
    {"  "}concede   give up the match
    {"  "}leave     leave the table for good

    With “quit” you stop here, and keep your seat.
