# How one looks to the others: the dialog that a tap on one's own face opens.

looks-face = Gezicht
looks-face-own = Dat bij je naam hoort
# $number (number): from 1 on.
looks-face-number = Gezicht { $number }
looks-colour = Kleur
looks-colour-any = Wat vrij is
looks-colour-0 = Koraal
looks-colour-1 = Blauw
looks-colour-2 = Lila
looks-colour-3 = Groen
looks-colour-4 = Roze
looks-colour-5 = Petrol
looks-colour-6 = Paars
looks-colour-7 = Olijf
looks-about = Iedereen aan tafel ziet het. Willen twee mensen dezelfde kleur, dan krijgt een van hen een andere.
