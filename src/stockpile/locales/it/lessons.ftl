### The lessons: a short prepared round in which somebody does each thing once.
###
### Each message is read while the cards or tiles that it speaks of are lit up, and it may be read aloud:
### two or three short, warm sentences that say what to do now, and why. A “-hint” is said when somebody
### makes another move that the rules allow: it never scolds. Before a number stands “un”, “il tuo” or “il
### suo”, never “il” alone, since it would be “l’8”.
###
### $card, $number, $stock, $laid and $needed are numbers on cards; $pile and $discard are the numbers
### of a building pile and a discard pile. $set and $top are sets of tiles, such as 6+6-7+7.

## Skip-Bo

lesson-skipbo-title = Il tuo primo round di Skip-Bo

# $card is on top of the stock pile.
lesson-skipbo-stock =
    Ciao! Davanti a te c’è il tuo mazzetto: svuotalo prima del tuo avversario e vinci. La sua carta in cima è
    un { $card }, e alla pila di costruzione { $pile } serve proprio quel numero. Giocala lì.
lesson-skipbo-stock-hint =
    Puoi farlo, ma guarda prima il tuo mazzetto, perché è con quello che vinci. Gioca il suo { $card } sulla
    pila di costruzione { $pile }.

# $stock: what the stock pile shows now.
lesson-skipbo-start =
    Si scopre subito la carta successiva del tuo mazzetto: un { $stock }. Non va ancora da nessuna parte, quindi
    usa la tua mano. Ogni pila di costruzione comincia con un { $card }, e tu ne hai uno. Comincia con quello
    la pila di costruzione { $pile }.
lesson-skipbo-start-hint =
    Sarebbe permesso. Prova invece a cominciare la pila di costruzione { $pile }, che è vuota, con un { $card }
    dalla tua mano.

lesson-skipbo-wild =
    Le pile di costruzione salgono di uno in uno. Prima del tuo { $stock }, alla pila { $pile } serve un
    { $number }, e non ce l’hai. Però hai una carta Skip-Bo, che vale qualsiasi numero. Giocala sulla pila di
    costruzione { $pile }.
lesson-skipbo-wild-hint =
    È permesso anche questo. Ora però gioca la tua carta Skip-Bo sulla pila di costruzione { $pile }: apre la
    strada al tuo mazzetto.

lesson-skipbo-follow =
    Ora la carta Skip-Bo vale il numero che mancava. Gioca un { $card } dal tuo mazzetto sulla pila di
    costruzione { $pile }.
lesson-skipbo-follow-hint =
    Puoi, ma il tuo mazzetto viene prima: il suo { $card } va sulla pila di costruzione { $pile }.

lesson-skipbo-climb =
    Il tuo mazzetto mostra un { $stock }, l’ultimo numero di una pila di costruzione. La pila { $pile } è quasi
    completa. Gioca lì un { $card } dalla tua mano.
lesson-skipbo-climb-hint =
    Va bene anche questa. Ma ora gioca il tuo { $card } sulla pila di costruzione { $pile }, per aprire la
    strada al mazzetto.

lesson-skipbo-complete =
    Completa la pila di costruzione { $pile } con un { $card } dal tuo mazzetto. Una pila completa si mette da
    parte, e c’è spazio per una nuova.
lesson-skipbo-complete-hint =
    Puoi, ma guarda che cosa può fare il tuo mazzetto: il suo { $card } completa la pila di costruzione
    { $pile }.

lesson-skipbo-hand =
    Ben fatto! Nel tuo mazzetto resta una sola carta. Deve aspettare, ma le carte della tua mano vanno bene.
    Gioca il tuo { $card } sulla pila di costruzione { $pile }.
lesson-skipbo-hand-hint =
    Quella carta viene subito dopo. Prima gioca il tuo { $card } sulla pila di costruzione { $pile }.

lesson-skipbo-refill =
    Ti resta una carta in mano. Gioca il tuo { $card } sulla pila di costruzione { $pile } e guarda: chi gioca
    tutta la mano ne pesca subito una nuova, e continua.

# $needed: the top of discard pile $discard. The opponent plays next.
lesson-skipbo-discard =
    Una mano tutta nuova, ma nessuna carta va bene. Allora finisci il turno: metti una carta qualsiasi della
    tua mano su una pila di scarto. Lascia com’è la pila { $discard }, con il suo { $needed } in cima. Poi
    tocca al tuo avversario.
lesson-skipbo-discard-hint =
    Puoi, ma così copriresti il tuo { $needed }, e di una pila di scarto si può giocare solo la carta in cima.
    Scegli un’altra pila.

# $laid: what the opponent laid. $card is on top of discard pile $discard.
lesson-skipbo-top =
    Il tuo avversario ha giocato un { $laid } sulla pila di costruzione { $pile }, e la tua mano si è riempita.
    Ora va bene il tuo { $card } sulla pila di scarto { $discard }: la carta in cima a una tua pila di scarto
    si può giocare. Giocala sulla pila di costruzione { $pile }.

lesson-skipbo-last =
    Eccola: l’ultima carta del tuo mazzetto, un { $card }, va sulla pila di costruzione { $pile }. Giocala e
    vinci!

lesson-skipbo-done =
    Hai svuotato il tuo mazzetto e vinto il round. Ora sai tutto quello che serve. Buon divertimento!

lesson-skipbo-hint-discard =
    Con uno scarto il tuo turno finisce. Puoi farlo quando vuoi, ma c’è ancora qualcosa di buono da giocare.

## Breakers

lesson-breakers-title = Il tuo primo round di Skip-Bo Breakers

lesson-breakers-single =
    Ciao! Gioca tutte le tue tessere prima del tuo avversario e vinci. Il tuo avversario ha aperto una presa
    con una tessera singola, { $top }. Rispondi con una tessera singola più alta: gioca il tuo { $set }.
lesson-breakers-single-hint =
    È una buona risposta anche questa. Ora però prendi il tuo { $set }.

lesson-breakers-win =
    Il tuo avversario è salito a { $top }. Il tuo { $set } batte ogni altro numero. Giocalo. Se il tuo
    avversario deve passare, la presa è tua.

# $fewest (number): the fewest tiles of a run.
lesson-breakers-run =
    Hai vinto la presa, quindi apri la successiva, con il set che vuoi. Prova una scala, { $fewest } o più
    numeri in sequenza: gioca { $set }.
lesson-breakers-run-hint =
    Puoi aprire così. Ora però prova la scala { $set }.

# $low and $high: what the joker, ∞, could stand for, below or above the two tiles, of which the higher
# one is $middle.
lesson-breakers-joker =
    Una risposta è dello stesso tipo, ha altrettante tessere ed è più alta. Per battere { $top } usa il tuo
    jolly ∞: vale qualsiasi numero. Con il jolly la tua scala può cominciare da { $low } o finire a { $high }.
    Scegli { $set }, che è più alta.
lesson-breakers-joker-hint =
    Anche così batti l’ultima scala, ma arrivi solo a { $middle }. Con il jolly alla fine, la scala arriva a
    { $high } ed è più difficile da battere.

lesson-breakers-pair =
    La presa è tua. Apri la successiva con una coppia, due tessere uguali. Quando apri, le tessere basse
    valgono quanto le alte: è il momento buono per giocare { $set }.
lesson-breakers-pair-hint =
    Puoi aprire così. Ora però prova la coppia { $set }: le tessere basse sono difficili da giocare più tardi.

lesson-breakers-pass =
    Contro { $top } non hai una coppia più alta. Chi non può rispondere passa. Non c’è niente di male: il tuo
    avversario vince la presa, e la prossima è una nuova occasione.
lesson-breakers-pass-hint =
    Potresti, perché un Breaker batte ogni altro set. Ma qui nessuno ti obbliga a giocarlo, e il tuo presto
    varrà di più. Questa volta passa.

lesson-breakers-pair-run =
    Il tuo avversario apre con coppie sequenziali, { $top }: coppie una dopo l’altra. Chi ha una risposta deve
    darla, e tu hai coppie sequenziali più alte, della stessa lunghezza. Gioca { $set }.

# $small and $large (numbers): so many tiles alike make a Breaker.
lesson-breakers-breaker =
    Nella tua mano non ci sono coppie sequenziali più alte di { $top }. Però hai un Breaker: { $small } o
    { $large } tessere uguali battono ogni altro set. È il momento. Gioca { $set }.
lesson-breakers-breaker-hint =
    Passare è permesso, perché qui nessuno ti obbliga a giocare un Breaker. Ma con il tuo vinci la presa, e poi
    il round.

lesson-breakers-last =
    Solo un Breaker più alto poteva battere il tuo, quindi apri ancora tu. Ti resta una tessera. Gioca il tuo
    { $set } e vinci!

lesson-breakers-done =
    Hai giocato la tua ultima tessera e vinto il round. In una partita ora riceveresti punti per le tessere che
    il tuo avversario ha ancora. Buon divertimento!

lesson-breakers-hint-joker =
    Puoi usare il tuo jolly così. Ma un jolly è prezioso: tienilo per dopo.
lesson-breakers-hint-breaker =
    Un Breaker può rispondere a ogni altro set, e anche aprire. Ma tienilo per quando non hai altro.

## Tabletop conduct: a chapter for those who know Skip-Bo

lesson-tabletop-title = Come a un tavolo vero

# $cards (number): the cards in your hand. $hand (number): the cards of a full hand.
lesson-tabletop-draw =
    A questo tavolo nessuno pesca per te. Hai { $cards } carte in mano, e con { $hand } la mano è piena. Tocca il mazzo di
    pesca per prendere una carta.

lesson-tabletop-full =
    Il numerino sul mazzo di pesca dice quante carte hai in mano. Prendine un’altra, e la mano è piena.

lesson-tabletop-extra =
    Ecco le tue { $hand } carte. A un tavolo vero si perde facilmente il conto. Guarda che cosa succede allora: prendine
    ancora una.
lesson-tabletop-extra-hint =
    Potresti finire il turno adesso. Ma per una volta perdi il conto: prendi ancora una carta.

lesson-tabletop-discard =
    Una di troppo! La carta è andata coperta sotto il tuo mazzetto, e solo tu l’hai vista. Conviene quindi contare. Ora
    finisci il turno come sempre: metti una carta qualsiasi della tua mano su una pila di scarto.
lesson-tabletop-discard-hint =
    Potresti pescare ancora, ma andrebbe tutto sotto il tuo mazzetto. Meglio scartare una carta adesso.

# “Caught!” is tabletop-catch, in tabletop.ftl.
lesson-tabletop-catch =
    Il tuo avversario ha avuto il suo turno e ha appena preso un’altra carta. Ma tocca a te! Tocca «Visto!» prima che
    quel turno finisca.

lesson-tabletop-done =
    Ottimo colpo d’occhio! Il tuo avversario deve fermarsi e nel prossimo turno non pesca niente, e tu continui. Se
    nessuno l’avesse notato, quel turno sarebbe stato valido e avresti perso il tuo. Quindi occhi aperti. Buon
    divertimento!

lesson-tabletop-hint-draw =
    Prima completa la mano: tocca il mazzo di pesca.
