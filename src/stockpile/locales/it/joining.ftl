### At a table of a server in line mode: `stockpile play --plain --join LINK`.
###
### For translators. What is said besides the words that line mode and the page have already. It is read
### on a screen of 80 columns and it is read aloud. What stands between quotation marks “ ”, and the first
### word of an indented line, is typed as it is: never translate it.

## Coming to a table

# A question; what is typed follows. $name: what somebody is called who just presses Enter.
join-prompt-name = Come ti chiami? Premi Invio per essere { $name }:
# One chair in the list of chairs. $state (text): “host”, “ready” or “waiting” (not ready) for a person,
# “bot” for a bot. $name is “you” for whoever reads.
join-chair =
    { $state ->
        [host] Posto { $seat }: { $name }, ospita.
        [ready] Posto { $seat }: { $name }, a posto.
        [waiting] Posto { $seat }: { $name }, non ancora.
       *[bot] Posto { $seat }: { $name }.
    }
join-chair-empty = Il posto { $seat } è vuoto.
# $names: the people who watch.
join-watching = Guardano: { $names }.
join-full = Tutti i posti sono occupati. Stai guardando.
# Somebody came back before a bot stood in for them.
join-is-back = { $name } è di nuovo qui.
# $seat (text): the letter of the chair, such as A.
join-sat =
    { $who ->
        [you] Ti siedi al posto { $seat }.
       *[other] { $name } si siede al posto { $seat }.
    }
# Said to somebody who came to watch.
join-has-seat = Hai un posto a questo tavolo. Scrivi «stand» per alzarti e guardare soltanto.

## Questions. A space is put behind them.

join-prompt-ready = Premi Invio quando ci sei:
join-prompt-start = Premi Invio per cominciare:
join-prompt-go-on = Premi Invio per continuare:
# A bot has stood in for the person.
join-prompt-back = Premi Invio per riprendere a giocare:
# After a match.
join-prompt-over = Scrivi «again» per giocare ancora, o premi Invio per andartene:

## Besides

# Before something that cannot be taken back. $command: what was typed.
join-sure = Scrivi ancora una volta «{ $command }» se lo vuoi davvero.
# What was done while the server cannot be reached. $command (text): “move”, or another.
join-waits =
    { $command ->
        [move] Connessione persa. La tua mossa aspetta: si farà appena la connessione torna.
       *[other] Connessione persa. Il comando aspetta: si farà appena la connessione torna.
    }
# A command to type follows, in a line of its own.
join-left = Per tornare al tavolo:

## Help. A line that is indented stays a line of its own; all others are folded to the width.

join-help =
    A un tavolo con altri ci sono anche questi:
    {"  "}ready     ci sei, per la partita o per il prossimo round
    {"  "}start     comincia la partita, o il round senza aspettare (chi ospita)
    {"  "}again     un’altra partita, quando una è finita
    {"  "}sit B     prendi il posto B
    {"  "}stand     alzati e guarda soltanto
    {"  "}name Ann  chiamati Ann a questo tavolo
    {"  "}say …     di’ qualcosa a tutti, se il tavolo ha una chat
    {"  "}emote …   hello, thanks, nice, oops, think, hurry, laugh, cry o bye
    {"  "}back      riprendi a giocare dopo che un bot ha giocato per te
    {"  "}pause     proponi una pausa, se la vogliono tutti; di nuovo: continua
    {"  "}nudge     sollecita chi si fa aspettare (o: nudge B)
    {"  "}agree     finisci così se tutti vogliono; ancora una volta: meglio di no
    {"  "}concede   abbandona la partita
    {"  "}leave     lascia definitivamente il tavolo

    Con «quit» ti fermi qui, e il tuo posto resta tuo.
