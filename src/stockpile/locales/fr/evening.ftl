### Une soirée à la même table, dans le navigateur : rejouer, et où on en est ce soir.

## Rejouer

evening-start = Lancer la partie suivante
evening-chairs = Places et règles
evening-plays-again = rejoue
evening-not-yet = pas encore
evening-bot-plays = absent, un bot jouera
evening-away = absent, on attend { $time }

## Ce soir

evening-tonight =
    { $count ->
        [one] Ce soir : { $count } partie
       *[other] Ce soir : { $count } parties
    }
evening-wins = Victoires
evening-points = Total des points
evening-bots = Tous les bots
evening-streak = { $count } d’affilée
evening-last-replay = Revoir la dernière partie
evening-last-review = Analyser la dernière partie

## Depuis ton tour

evening-since = Depuis ton tour
evening-passed = passe

## Installer comme application

evening-install = Installer comme application
evening-install-now = Elle a alors sa propre icône, et les règles, les leçons et la feuille de points marchent sans connexion.
evening-install-menu = Le menu de ton navigateur propose « Installer » ou « Sur l’écran d’accueil ». Ensuite les règles, les leçons et la feuille de points marchent sans connexion.
evening-install-done = Elle est installée. Les règles, les leçons et la feuille de points marchent sans connexion.
evening-install-insecure = Les navigateurs n’installent que des pages en https, et cette adresse est en http. Tout le reste marche ; la feuille de points aussi, tant qu’elle reste ouverte.

## Laisser entrer les téléphones

evening-phones-why = Pour l’instant, seul cet appareil atteint le serveur. Il démarre ainsi pour que personne n’entre sans y être invité.
evening-phones-end = Arrête le serveur là où il a été lancé (Ctrl+C). Les tables et les places sont conservées.
evening-phones-start = Relance-le pour le réseau local :
evening-phones-open = Ouvre l’adresse qu’il affiche. La table est de nouveau là, avec un code que les téléphones du même Wi-Fi peuvent scanner.
evening-phones-in = Les téléphones du même Wi-Fi peuvent entrer maintenant, jusqu’à l’arrêt du serveur. Tout le monde sur ce réseau peut ouvrir la page.
evening-phones-safe = Alors tout le monde sur ce réseau peut ouvrir la page.

## Grande table sur une télé ou une tablette

evening-big-about = Ouvre ce lien sur une télé ou une tablette. Tout le monde y voit la table, mais pas les mains ; chacun joue sur son téléphone.
evening-big-here = L’ouvrir ici
evening-big-name = Grand écran
evening-big-phones = Scanne le code avec ton téléphone et prends place là.

## The table in small: very short names of groups of cards or tiles

evening-see-building = Piles de construction
evening-see-stock = Talon
evening-see-discards = Piles de défausse
evening-see-hand = Main
# The set that has to be beaten.
evening-see-trick = À battre
# A pile without cards, in a list; read aloud.
evening-see-empty = vide
# One group, read aloud. $name: one of the names above. $cards: a list.
evening-see-row = { $name } : { $cards }.
