### Een avond aan één tafel, in de browser: nog eens spelen, en hoe het er vanavond voor staat.

## Nog eens

evening-start = Volgende wedstrijd beginnen
evening-chairs = Plaatsen en regels
evening-plays-again = speelt nog eens
evening-not-yet = nog niet
evening-bot-plays = weg, een bot speelt
evening-away = weg, we wachten { $time }

## Vanavond

evening-tonight =
    { $count ->
        [one] Vanavond: één wedstrijd
       *[other] Vanavond: { $count } wedstrijden
    }
evening-who = Wie
evening-wins = Gewonnen
evening-points = Punten
evening-bots = Alle bots
evening-streak = { $count } op rij
evening-last-replay = Laatste wedstrijd bekijken
evening-last-review = Terugblik op de laatste wedstrijd

## Sinds je beurt

evening-since = Sinds je beurt
evening-passed = past

## Als app installeren

evening-install = Als app installeren
evening-install-now = Dan heeft het een eigen pictogram, en werken de regels en het scoreblok zonder verbinding.
evening-install-menu = In het menu van je browser staat ‘Installeren’ of ‘Zet op beginscherm’. Daarna werken de regels en het scoreblok zonder verbinding.
evening-install-done = Het is geïnstalleerd. De regels en het scoreblok werken zonder verbinding.
evening-install-insecure = Browsers installeren alleen pagina’s via https, en dit adres heeft gewoon http. Al het andere werkt; het scoreblok ook, zolang het open is.
