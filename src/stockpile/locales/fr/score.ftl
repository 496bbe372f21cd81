### La feuille de points, pour qui joue avec les vraies cartes.

score-about = Pour une soirée autour de la boîte. Ce que tu notes reste sur cet appareil et marche sans connexion.
score-never-opened = La première fois, cette page doit joindre le serveur. Ensuite elle s’en passe.
score-new = Nouvelle feuille
score-evenings = Soirées précédentes
score-game = Ce que vous jouez
score-names = Qui joue
score-names-about = Dans l’ordre où vous êtes assis, dans le sens des aiguilles d’une montre. Une équipe tient sur une ligne.
score-name = Nom { $number }
score-add-name = Encore quelqu’un
score-target = Points pour gagner
score-goes-to = jusqu’à { $target } points
score-first-deals = Qui distribue en premier ?
score-first-starts = Qui commence ? (Le plus jeune)
score-first-winner-opens = Qui ouvre ? (La pièce la plus haute)
score-begin = Commencer
score-next-deals = Manche { $round } : { $name } distribue, { $other } commence
score-next-starts = Manche { $round } : { $name } commence
score-next-winner-opens = Manche { $round } : { $name } ouvre
score-won = Qui a gagné la manche ?
score-nobody = Personne
score-typed = Ou directement les points
score-write = Noter
score-undo = Effacer la dernière manche
score-round = Manche
score-total = Total général
score-chart = Comment ça s’est passé
score-share = Partager le résultat
score-print = Imprimer la feuille
score-rules = Les règles à imprimer
score-delete = Supprimer cette feuille
score-delete-ask = Supprimer cette feuille ?
score-delete-about = Elle n’existe que sur cet appareil et ne peut pas être récupérée.
score-left =
    { $game ->
        [breakers] Pièces restées en main
       *[skipbo] Cartes restées dans le talon
    }
score-worth =
    { $points ->
        [one] { $points } point pour { $name }
       *[other] { $points } points pour { $name }
    }
score-winner =
    { $points ->
        [one] { $name } gagne avec { $points } point
       *[other] { $name } gagne avec { $points } points
    }
