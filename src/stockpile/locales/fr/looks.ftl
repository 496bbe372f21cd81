# How one looks to the others: the dialog that a tap on one's own face opens.

looks-face = Visage
looks-face-own = Celui de ton nom
# $number (number): from 1 on.
looks-face-number = Visage { $number }
looks-colour = Couleur
looks-colour-any = Celle qui est libre
looks-colour-0 = Corail
looks-colour-1 = Bleu
looks-colour-2 = Lilas
looks-colour-3 = Vert
looks-colour-4 = Rose
looks-colour-5 = Bleu canard
looks-colour-6 = Mauve
looks-colour-7 = Vert olive
looks-about = Toute la table le voit. Si deux personnes veulent la même couleur, l’une en reçoit une autre.
