# How one looks to the others: the dialog that a tap on one's own face opens.

looks-face = Face
looks-face-own = The one that goes with your name
# $number (number): from 1 on.
looks-face-number = Face { $number }
looks-colour = Colour
looks-colour-any = Whatever is free
looks-colour-0 = Coral
looks-colour-1 = Blue
looks-colour-2 = Lilac
looks-colour-3 = Green
looks-colour-4 = Pink
looks-colour-5 = Teal
looks-colour-6 = Violet
looks-colour-7 = Olive
looks-about = Everybody at the table sees it. If two want the same colour, one gets another.
