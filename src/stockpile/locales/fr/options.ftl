### What a table can decide before a match: titles, and a sentence about each thing.
###
### Titles are short enough for a form on a phone; an “-about” is one sentence under it, or two short
### ones. It says “tu” to the person who sets up the table, and “vous” to all who play. Nothing agrees
### with the gender of a person.
###
### A house rule “x” with a choice “y” has option-x (its title), option-x-y (the choice) and
### option-x-y-about (what it means in play). Editions, levels of bots, paces and marks are named by
### their own messages.

## How a choice stands to the printed sheets

mark-printed = Règle imprimée
mark-printed-about = Les règles imprimées de cette édition le disent.
mark-ours = Notre choix
mark-ours-about = Les règles imprimées laissent la question ouverte, ou peuvent se lire de plusieurs façons ; voici comment nous jouons.
mark-house = Règle maison
mark-house-about = Les règles imprimées de cette édition disent autre chose. Mettez-vous d’accord avant de jouer.

## Editions

option-edition = Édition
option-edition-about = Les règles imprimées que vous suivez. Elles diffèrent par de petites choses.
edition-skipbo-2003 = Skip-Bo (2003)
edition-skipbo-2003-about = La règle la plus ancienne : une carte tirée désigne le donneur, et tu peux toujours t’arrêter de poser.
edition-skipbo-2011 = Skip-Bo (2011)
edition-skipbo-2011-about = La règle la plus récente : la personne la plus jeune commence, une carte du talon qui convient doit être posée, et la table peut être plus grande.
edition-breakers-2010 = Skip-Bo Breakers (2010)
edition-breakers-2010-about = Le jeu avec des pièces.

## The table

option-seats = Places
option-seats-about = Combien jouent, bots compris.
option-teams = Équipes
option-teams-about = Tu joues aussi les cartes des piles de tes coéquipiers, et vous gagnez ensemble.
option-youngest = La personne la plus jeune
option-youngest-about = Qui commence la première manche. Si tu ne le dis pas, on tire au sort.
option-match = Une partie
option-match-about = Plusieurs manches avec des points, jusqu’au score des règles imprimées, ou une seule manche.
option-target = Points pour gagner
option-target-about = Qui atteint ce score en premier gagne la partie.
option-stock = Talon
option-stock-about = Combien de cartes chacun doit poser pour le vider. Moins il y en a, plus vite c’est fini.
option-listed = Ouverte à tout le monde
option-listed-about = La table se voit à l’accueil. Sinon, il faut le lien pour la trouver.
option-hints = Conseils
option-hints-about = À son tour, on peut demander le meilleur coup. Personne d’autre ne voit la réponse.
option-chat = Discussion
option-chat-about = À la table, on peut s’écrire.

## Time

option-clock = Chrono
option-clock-about = Les tours ont un temps limité. Quand il est écoulé, un bot donne un coup de main.
# A part of the clock.
option-turn = Temps par tour
option-turn-about = La durée maximale d’un tour.
# A part of the clock.
option-reserve = Temps en réserve
option-reserve-about = Si un tour dure plus longtemps, le reste est pris sur cette réserve, qui doit suffire pour toute la manche.
option-grace = Temps d’attente
option-grace-about = Combien de temps quelqu’un peut s’absenter avant qu’un bot joue à sa place. À son retour, cette personne retrouve aussitôt sa place.

## Bots

option-bots = Les bots
option-bots-about = Comment jouent les bots : aux places vides, et quand ils remplacent quelqu’un.
bot-random = Au hasard
bot-random-about = Le plus facile : joue n’importe quel coup permis. Bien pour essayer.
bot-baseline = Tout simple
bot-baseline-about = Facile : pose tout ce qu’il peut, sans plan.
bot-casual = Sympa
bot-casual-about = Entre les deux : joue avec bon sens, et se trompe de temps en temps.
bot-skilled = Habile
bot-skilled-about = Fort : prévoit tout son tour, et ne laisse pas passer grand-chose.
bot-master = Maître
bot-master-about = A appris en jouant des millions de manches contre lui-même, et répond aussitôt.
bot-expert = Expert
bot-expert-about = Avant chaque coup, imagine la suite de bien des manières.

bot-names-random = Pirouette, Zinzin, Froufrou, Ouistiti, Youpi, Patatras, Bidule, Tourbillon, Pompon
bot-names-baseline = Lili, Jojo, Nini, Toto, Mimi, Bébert, Lulu, Dédé, Zaza
bot-names-casual = Margot, Oscar, Louise, Gaston, Rosalie, Hugo, Capucine, Basile, Colette
bot-names-skilled = Apolline, Gaspard, Éléonore, Édouard, Victoire, Léopold, Mathilde, Auguste, Sidonie
bot-names-master = Minerve, Salomon, Olympe, Cyrus, Octavie, Ambroise, Philomène, Maxence, Béatrice
bot-names-expert = Sibylle, Prospero, Hypatie, Léonard, Ada, Euclide, Athéna, Galilée, Merlin

option-pace = Vitesse des bots
option-pace-about = Le temps qu’un bot prend pour un coup, pour que tu puisses suivre.
pace-instant = Immédiate
pace-fast = Rapide
pace-normal = Normale
pace-slow = Lente

## House rules: Skip-Bo

option-laying = Poser des cartes
option-laying-free = Libre
option-laying-free-about = Tu peux terminer ton tour même si tu peux encore poser une carte.
option-laying-stock-first = Le talon d’abord
option-laying-stock-first-about = Tu ne peux pas terminer ton tour tant que la carte du dessus de ton propre talon peut être posée.
option-laying-forced = Obligatoire
option-laying-forced-about = Tu ne peux pas terminer ton tour tant que tu peux poser une carte, même venue des piles d’un coéquipier.

# A stuck round: nothing is left to draw, and all have passed one after the other.
option-stalemate = Quand la manche est bloquée
option-stalemate-redeal = Mélanger et continuer
option-stalemate-redeal-about = Toutes les cartes, sauf les talons, sont mélangées et forment une nouvelle pioche. Si la manche se bloque encore, personne ne gagne.
option-stalemate-fewest-stock = Le plus petit talon gagne
option-stalemate-fewest-stock-about = Qui a le moins de cartes de talon gagne la manche.
option-stalemate-draw = Manche nulle
option-stalemate-draw-about = La manche se termine, et personne ne gagne.

# Whether the program draws and keeps the order of turns, or people do, and can err.
option-conduct = Qui veille aux règles
option-conduct-enforced = Le programme
option-conduct-enforced-about = Il pioche pour vous et veille à l’ordre des tours. Pas d’étourderie possible.
option-conduct-tabletop = Vous, comme autour d’une vraie table
option-conduct-tabletop-about = Vous piochez vous-mêmes et vous vous surveillez. Qui pioche trop de cartes, joue hors de son tour ou conseille un coéquipier en paie le prix.

option-caught = Pris à jouer hors de son tour
option-caught-whole-turn = Pas de pioche de tout le tour
option-caught-whole-turn-about = Au tour suivant, pas de pioche du tout, même quand la main devient vide.
option-caught-start-only = Pas de pioche au début
option-caught-start-only-about = Pas de pioche au début du tour suivant. Si la main devient vide ensuite, on pioche comme toujours.

## House rules: Breakers

option-answer = Une réponse doit être
option-answer-higher = Plus élevée
option-answer-higher-about = Ta mise en jeu doit être plus élevée que la dernière.
option-answer-equal-or-higher = Égale ou plus élevée
option-answer-equal-or-higher-about = Une mise en jeu égale suffit aussi, sauf sur un Breaker.

option-passing = Passer
option-passing-only-when-stuck = Seulement sans réponse
option-passing-only-when-stuck-about = Qui a une réponse de la même sorte doit la donner. On peut garder un Breaker, sauf face à un Breaker moins élevé.
option-passing-free = Libre
option-passing-free-about = Tu peux passer quand tu veux, sauf si tu ouvres.

option-lone-joker = Un joker posé seul
option-lone-joker-above-15 = Au-dessus de 15
option-lone-joker-above-15-about = Un joker seul, ou une paire de jokers, bat tous les nombres.
option-lone-joker-as-15 = Aussi élevé que 15
option-lone-joker-as-15-about = Un joker seul, ou une paire de jokers, compte comme le nombre le plus élevé.

option-memory-aid = Aide-mémoire
option-memory-aid-off = Non
option-memory-aid-off-about = On ne voit que le pli en cours. Se rappeler les autres fait partie du jeu.
option-memory-aid-on = Oui
option-memory-aid-on-about = Tu peux voir combien de fois chaque pièce a été jouée.
