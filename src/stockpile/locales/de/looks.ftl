# How one looks to the others: the dialog that a tap on one's own face opens.

looks-face = Gesicht
looks-face-own = Das zu deinem Namen
# $number (number): from 1 on.
looks-face-number = Gesicht { $number }
looks-colour = Farbe
looks-colour-any = Was frei ist
looks-colour-0 = Koralle
looks-colour-1 = Blau
looks-colour-2 = Flieder
looks-colour-3 = Grün
looks-colour-4 = Rosa
looks-colour-5 = Petrol
looks-colour-6 = Violett
looks-colour-7 = Oliv
looks-about = Alle am Tisch sehen es. Wollen zwei dieselbe Farbe, bekommt jemand eine andere.
