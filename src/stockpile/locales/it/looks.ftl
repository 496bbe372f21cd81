# How one looks to the others: the dialog that a tap on one's own face opens.

looks-face = Viso
looks-face-own = Quello del tuo nome
# $number (number): from 1 on.
looks-face-number = Viso { $number }
looks-colour = Colore
looks-colour-any = Quello libero
looks-colour-0 = Corallo
looks-colour-1 = Blu
looks-colour-2 = Lilla
looks-colour-3 = Verde
looks-colour-4 = Rosa
looks-colour-5 = Ottanio
looks-colour-6 = Viola
looks-colour-7 = Oliva
looks-about = Lo vede tutto il tavolo. Se due vogliono lo stesso colore, uno ne riceve un altro.
