# Why something was refused or could not be read. A seat is a “plaats”, the match a “wedstrijd”, a
# side a “kant”.

# Follows the sentence about a name that there is not.
refusal-meant = Bedoel je “{ $meant }”?

## Any game

refusal-chain-used-up = De keten van deze wedstrijd is op: hij was goed voor { $links ->
    [one] { $links } ronde
   *[other] { $links } rondes
  }.

refusal-round-over = De ronde is afgelopen.
refusal-match-over = De wedstrijd is afgelopen.
refusal-no-round-yet = Er is nog geen ronde begonnen.
refusal-round-under-way = Er wordt nog een ronde gespeeld.
refusal-not-your-turn = Plaats { $turn } is aan de beurt.
refusal-not-your-seat = Plaats { $seat } is niet van jou.
refusal-not-the-whole-pack = Wat er gedeeld is, is niet de hele inhoud van de doos.

## Skip-Bo

refusal-draw-first = Trek eerst je kaarten.
refusal-pass-with-cards = Je hebt nog kaarten in je hand: leg er een op een weggooistapel om je beurt te beëindigen.
refusal-lay-first = Aan deze tafel leg je zolang je kunt: er is nog een kaart die je kunt leggen.
refusal-stock-first = De bovenste kaart van je stok ({ $card }) kan worden gelegd. Leg die voordat je je beurt beëindigt.
refusal-no-such-building-pile = Er is geen bouwstapel { $pile }: ze hebben de nummers 1 tot en met 4.
refusal-no-such-discard-pile = Er is geen weggooistapel { $pile }: ze hebben de nummers 1 tot en met 4.
refusal-not-in-hand = Je hebt geen { $card } in je hand.
refusal-own-pile-by-letter = Je eigen stapels noem je zonder je letter: laat “{ $seat }.” weg.
refusal-not-a-partner = Plaats { $seat } hoort niet bij jouw team: van die stapels mag je niet leggen.
refusal-stock-empty = Die stok is leeg.
refusal-discard-pile-empty = Weggooistapel { $pile } is leeg.
# $card is the card that was tried, $number what the pile needs.
refusal-needs-another-number = Op bouwstapel { $pile } hoort nu een { $number }; deze kaart is een { $card }.
refusal-wrong-stock = Plaats { $seat } heeft { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  } gekregen; een stok heeft er hier { $stock }.
refusal-wrong-stocks = Een tafel met { $seats } plaatsen heeft ook { $seats } stokken nodig, geen { $stocks }.

# At a table where people draw by hand, can err, and catch each other. $seat is who plays just now.
refusal-interrupted = Plaats { $seat } speelt nu. Betrap die, of wacht tot die klaar is.
refusal-drawing-closed = Trekken kan deze beurt niet meer: je trekt voordat je legt.
refusal-banned-from-drawing = Je bent betrapt toen je voor je beurt speelde, dus je trekt nu niets.
refusal-nothing-to-draw = Er is niets meer om te trekken.
refusal-catches-itself = Jezelf kun je niet betrappen.
# Somebody pressed too soon or too late; it is said with a smile.
refusal-nobody-to-catch = Vals alarm: niemand speelt voor zijn beurt. Geeft niets!
refusal-caught-already = Iemand was sneller: die speler is al betrapt.
refusal-no-partners-here = Aan deze tafel heeft niemand een partner, dus er valt niemand advies te geven.
refusal-accuses-itself = Een advies van jezelf kun je niet melden.
refusal-advice-called-already = De tafel beslist nog over een andere melding. Wacht daar even op.
refusal-no-advice-called = Er valt niets te beslissen: niemand heeft een advies gemeld.
refusal-not-asked-to-judge = Dat beslissen de anderen, of je hebt al gezegd wat je vindt.
# Only partners of the seat on turn can give advice. $seat: who is accused; $turn: the seat on turn.
refusal-on-turn-may-speak = Plaats { $seat } is aan de beurt, en wie aan de beurt is, mag praten.
refusal-not-on-turns-side = Plaats { $turn } is aan de beurt: alleen een partner van die plaats kun je advies verwijten.
refusal-calls-own-side = Je eigen team kun je geen advies verwijten. Dat kunnen alleen de anderen.
refusal-called-this-turn = Plaats { $seat } kreeg deze beurt al het verwijt. Eén keer per beurt is genoeg.
# Somebody who plays out of turn wants to lay the last stock card.
refusal-wins-out-of-turn = Voor je beurt kun je niet winnen. Deze kaart zou de ronde beëindigen: bewaar hem voor je eigen beurt.

## Skip-Bo Breakers

refusal-opener-must-lay = Jij opent de slag: leg een set.
refusal-tiles-not-in-hand = Van deze stenen heb je er niet genoeg: { $tiles }.
refusal-another-kind = { $kind ->
    [single] Dat is een enkele steen.
    [pair] Dat is een paar.
    [pair-run] Dat zijn opeenvolgende paren.
    [run] Dat is een straat.
   *[breaker] Dat is een Breaker.
  } Hier kun je alleen antwoorden met { $needed ->
    [single] een enkele steen of een Breaker
    [pair] een paar of een Breaker
    [pair-run] opeenvolgende paren of een Breaker
    [run] een straat of een Breaker
   *[breaker] een andere Breaker
  }.
refusal-another-length = De laatste set heeft { $needed ->
    [one] { $needed } steen
   *[other] { $needed } stenen
  }, die van jou heeft er { $tiles }.
refusal-not-higher = Dat is niet hoger dan { $top }.
refusal-too-low = Dat is lager dan { $top }.
refusal-not-a-higher-breaker = Alleen een hogere Breaker verslaat { $top }.
refusal-needs-a-breaker = { $top } is een Breaker: alleen een hogere Breaker verslaat die.
refusal-can-answer = Op { $top } kun je antwoorden, dus je mag niet passen.
refusal-wrong-hand = Plaats { $seat } heeft { $tiles ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
  } gekregen; een hand heeft er hier { $hand }.

## What could not be read

refusal-no-file = Dit kan niet worden gelezen of geschreven: { $reason }.
refusal-not-utf-8 = Dit is geen UTF-8-tekst (byte { $byte }).
refusal-not-json =
  { $reason ->
    [brackets] Dit is geen JSON: te veel haakjes in elkaar.
    [digits] Dit is geen JSON: een getal met te veel cijfers.
   *[other] Dit is geen JSON.
  }
refusal-not-an-object = Hier hoort een JSON-object te staan, tussen accolades.
refusal-not-a-list = Hier hoort een lijst te staan, niet “{ $value }”.
refusal-not-a-text = Hier hoort een tekst tussen aanhalingstekens te staan, niet “{ $value }”.
refusal-move-expected = Hier hoort een zet te staan, niet “{ $value }”.
refusal-not-a-flag = Hier hoort true of false te staan, niet “{ $value }”.
refusal-not-a-count = Hier hoort een geheel getal vanaf 0 te staan, niet “{ $value }”.
refusal-not-a-pile = Stapels worden vanaf 1 geteld: “{ $value }” is er geen.
refusal-not-a-seat = “{ $value }” is geen plaats: plaatsen zijn de letters A tot en met H.
refusal-not-a-seat-number = “{ $value }” is geen plaats: plaatsen hebben de nummers 0 tot en met { $most }.
refusal-no-such-seat = Aan deze tafel is er geen plaats “{ $seat }”.
refusal-not-an-event = Er is geen gebeurtenis “{ $value }” met deze velden.
refusal-not-an-option = “{ $value }” is geen optie: schrijf NAAM=WAARDE.
refusal-not-an-option-value = Een optie is een tekst of een geheel getal, niet “{ $value }”.
refusal-not-a-seed = Een startwaarde is een tekst of een geheel getal, niet “{ $value }”.
refusal-missing-field = “{ $name }” ontbreekt.
refusal-unknown-field = “{ $name }” is hier niet bekend. Keuze: { $known }.
refusal-wrong-length = { $expected ->
    [one] Hier hoort precies { $expected } item te staan
   *[other] Hier horen precies { $expected } items te staan
  }, niet { $found }.
refusal-unknown-language = De taal “{ $name }” is er nog niet. Keuze: { $known }.
refusal-unknown-bot = Er is geen bot “{ $name }”. Keuze: { $known }.
refusal-bot-without-number = Niveau “{ $name }” heeft geen getal: laat “:” en wat erna komt weg.
refusal-not-a-bot-number = “{ $number }” is geen getal voor “{ $name }”: het moet een geheel getal van 1 tot en met { $most } zijn.
refusal-bot-without-weights = “{ $name }” gebruikt geen gewichten; “master” en “expert” wel.
refusal-not-weights = Dit bestand bevat geen gewichten van een netwerk voor “{ $game }”.
# $reason: what Python says, for whoever wrote the bot.
refusal-bot-unusable = “{ $name }” is niet als bot te gebruiken: { $reason }
refusal-bot-failed = “{ $name }” deed geen toegestane zet, bij deling { $deal }, plaats { $seat }, zet { $move }: { $reason }
refusal-too-few-bots = Er zijn minstens { $fewest } bots nodig. Dezelfde mag twee keer genoemd worden.
# $what: what differs. $there, $here: what it is in the file, and what was asked for.
refusal-another-tournament = Dit bestand bevat de rondes van een ander toernooi, { $what ->
    [version] met een andere versie van Stockpile
    [bots] met andere bots
    [edition] volgens een andere uitgave
    [readings] volgens een andere versie van onze regels
    [seats] met een ander aantal plaatsen
    [teams] met andere teams
    [options] met andere opties
   *[seed] met een andere startwaarde
  } ({ $there }, niet { $here }). Noem met --resume een ander bestand, of verwijder dit.
refusal-rounds-without-records = Deling { $deal } is al gespeeld zonder hier bewaard te zijn. Laat --resume weg, of noem er een ander bestand mee, om alle rondes opnieuw te spelen.
refusal-not-records = Rondes kunnen niet als “{ $ending }” worden bewaard. Noem een map, die geen extensie heeft, of een bestand dat op .parquet of .jsonl eindigt.
refusal-bot-changed = “{ $name }” is niet meer dezelfde bot als in de rondes van dit bestand: zijn code is veranderd. Noem met --resume een ander bestand, of verwijder dit.
refusal-no-rounds-file = Dit is geen bestand met rondes die de arena heeft bewaard. Noem met --resume een ander bestand, of verwijder dit.
refusal-rounds-unreadable = Regel { $line } van de rondes in dit bestand is niet te lezen. Noem met --resume een ander bestand, of verwijder dit.
# $what is a command or a thing that cannot work yet, such as “stockpile serve”.
refusal-needs-extra = Voor { $what } ontbreken pakketten. Zo installeer je ze: pip install "{ $package }[{ $extra }]"
refusal-unknown-game = Er is geen spel “{ $game }”. Keuze: { $known }.
refusal-unknown-edition = Er is geen uitgave “{ $edition }”. Keuze: { $known }.
refusal-unknown-game-or-edition = Er is geen spel of uitgave “{ $name }”. Keuze: { $known }.
refusal-edition-of-another-game = “{ $edition }” is geen uitgave van { $game }.
refusal-unknown-option = Er is geen optie “{ $name }”. Keuze: { $known }.
refusal-unknown-choice = “{ $value }” kan hier niet. Keuze: { $known }.
refusal-seats-out-of-range = Dit is voor minstens { $fewest } en hooguit { $most } spelers, niet voor { $seats }.
refusal-stock-does-not-fit = Een stok van { $stock } past niet: hier kan 1 tot en met { $most }.
refusal-no-teams = Dit spel wordt niet in teams gespeeld.
refusal-seat-twice-in-teams = Plaats { $seat } komt twee keer voor in de teams.
refusal-seat-without-team = Als er in teams wordt gespeeld, hoort elke plaats bij een team.
refusal-uneven-teams = Er zijn minstens twee teams nodig, allemaal even groot en met minstens twee plaatsen.
refusal-teams-without-seats = Het aantal teams alleen is niet genoeg: zeg ook hoeveel plaatsen er zijn.

## Commands that were mistyped

refusal-unknown-command = Er is geen opdracht “{ $name }”. Keuze: { $known }.
refusal-no-such-flag = Er is hier geen optie “{ $name }”; --help noemt ze.
refusal-argument-missing = { $name } ontbreekt; --help legt het uit.
refusal-flag-with-value = Bij de optie { $name } hoort geen waarde.
refusal-flag-without-value = Bij de optie { $name } hoort een waarde.
refusal-too-many-arguments = Dit is te veel: “{ $value }”.
refusal-not-one-of = Een van deze werd verwacht: { $known }.
refusal-not-in-range = Een getal van { $least } tot en met { $most } werd verwacht.
refusal-not-from = Een getal vanaf { $least } werd verwacht.
refusal-not-a-number = Een getal werd verwacht.
# $other: another option. What it is said of stands in front.
refusal-not-together = Dit gaat niet samen met { $other }: laat een van beide weg.
refusal-same-file = Dit is al het bestand van { $other }: noem een ander.
refusal-only-in-the-app = Hier wordt in tekstmodus gespeeld, zonder kleuren en kaders: laat dit weg.

## Positions

refusal-not-a-card = “{ $value }” is geen kaart: kaarten zijn 1 tot en met 12, en S voor een Skip-Bo-kaart.
refusal-not-a-tile = “{ $value }” is geen steen: stenen zijn 1 tot en met 15, en * voor een joker.
refusal-not-a-move = “{ $value }” is geen zet. Zetten zien er zo uit: h7>1, stock>2, d1>3, h9>d2 of pass.
refusal-not-a-set = “{ $set }” is geen set. Sets zien er zo uit: 7, 7+7, 3-4-5, 4+4-5+5 of 2+2+2.
refusal-not-alike = { $set } is geen set: stenen met + ertussen moeten gelijk zijn, zoals 7+7.
refusal-joker-in-breaker = { $set } is geen set: een joker maakt een Breaker van getallen nooit compleet.
refusal-not-in-sequence = { $set } is geen set: stenen met - ertussen gaan steeds één omhoog, zoals 3-4-5.
refusal-jokers-alone = { $set } is geen set: naast de jokers is er minstens één getal nodig.
refusal-too-many-jokers = { $set } is geen set: zoveel jokers zitten er niet in de doos.
refusal-off-the-numbers = { $set } is geen set: hij gaat verder dan de getallen die er zijn.
refusal-run-too-short = { $set } is geen set: voor een straat is dit te kort.
refusal-no-such-breaker = { $set } is geen set: een Breaker is drie of vier gelijke stenen.
refusal-too-many-of-a-kind = { $card } komt { $count } keer voor; in de doos maar { $box } keer.
refusal-hand-too-large = Een hand heeft er hooguit { $hand }, niet { $cards }.
refusal-pile-out-of-order = Waar { $number } hoort, ligt { $card }: een bouwstapel gaat vanaf 1 steeds één omhoog.
refusal-pile-complete = Een bouwstapel die { $number } heeft bereikt, wordt meteen weggehaald.
refusal-redealt-cannot-be = Aan deze tafel wordt een vastgelopen ronde niet opnieuw geschud.
refusal-not-a-target = Een wedstrijd gaat tot een score van 1 tot en met { $most }, niet { $target }.
refusal-two-winners = Er zou al meer dan één winnaar zijn.
refusal-passes-cannot-be = { $passes ->
    [one] Hier kan niet { $passes } keer zijn gepast.
   *[other] Hier kan niet { $passes } keer achter elkaar zijn gepast.
  }
refusal-laid-before-drawing = Wie aan de beurt is, trekt eerst: daarvoor kan er nog geen kaart zijn gelegd.
# conduct and tabletop are typed like this.
refusal-needs-tabletop = Dit hoort bij een tafel waar de optie “conduct” op “tabletop” staat.
refusal-out-of-turn-cannot-be = Alleen een plaats die niet aan de beurt is en al iets heeft getrokken of gelegd, kan voor zijn beurt spelen.
refusal-advice-cannot-be = Zo kan een advies niet gemeld en beoordeeld zijn.
refusal-empty-hand = Plaats { $seat } heeft geen stenen meer, maar heeft niet de laatste set gelegd.
refusal-not-an-answer = { $set } is geen antwoord op de set ervoor.
refusal-seat-twice-in-a-row = Plaats { $seat } kan niet twee keer achter elkaar hebben gelegd.
refusal-too-many-unused = Er { $tiles ->
    [one] ligt { $tiles } ongebruikte steen
   *[other] liggen { $tiles } ongebruikte stenen
  } aan de kant; aan deze tafel mogen het er hooguit { $most } zijn.
refusal-turn-cannot-be = Plaats { $turn } kan niet aan de beurt zijn.

## Records

refusal-not-a-record = Dit is geen verslag: “Stockpile record” staat niet aan het begin.
refusal-record-version = Verslagen van versie { $version } zijn niet bekend; { $known } wel.
refusal-unknown-readings = Dit spel volgt versie { $version } van onze regels; dit programma kent alleen versies tot en met { $known }.
refusal-record-cut-off = Na deze regel breekt het verslag af: aan het eind hoort “end: …” of “unfinished” te staan.
refusal-not-a-record-line = Dit hoort hier niet: { $text }
# $command: what to type, without the file.
refusal-record-exists = In dit bestand staat al een verslag. Bekijken kan met: { $command } BESTAND. Verdergaan met een bewaard spel doe je met --resume en de code; noem voor een nieuw spel een ander bestand.
# $table: the code that was typed. $known: the codes there are.
refusal-no-saved-game = Er is geen bewaard spel { $table }. Bewaarde spellen: { $known }.
refusal-header-twice = “{ $name }” staat er twee keer.
refusal-rounds-out-of-order = Hier hoort ronde { $number } te komen.
refusal-after-the-end = Het verslag gaat na het einde nog verder.
refusal-another-lead = Volgens de regels hoort er achter “lead” iets anders te staan: { $found }.
refusal-another-lead-draw = Hier moest plaats { $seat } trekken om te bepalen wie begint.
refusal-too-many-lead-draws = Om te bepalen wie begint, is er vaker getrokken dan de regels vragen.
refusal-shuffle-missing = Hierna moest er worden geschud, en het verslag zegt niet hoe.
refusal-shuffle-unexpected = Hier viel er niets te schudden.
refusal-shuffle-of-other-cards = Er zijn andere kaarten geschud dan die er lagen.
refusal-round-not-over = Het verslag noemt een uitslag, maar de ronde is niet afgelopen.
refusal-another-result = Volgens de regels liep de ronde anders af: { $found }.
refusal-another-score = Volgens de regels is de stand { $found }.
# $found: the letters of the winners, - for nobody, or “unfinished”.
refusal-another-winner = { $found ->
    [unfinished] Volgens de regels is de wedstrijd nog niet afgelopen.
   *[other] Volgens de regels is de wedstrijd gewonnen door { $found }.
  }
refusal-no-commitment = Het schudden kan niet worden nagekeken: in het verslag ontbreekt de controlewaarde.
refusal-seed-of-another-chain = De startwaarde geeft niet de gepubliceerde controlewaarde.
refusal-no-link = Ronde { $round } kan niet worden nagekeken: de schakel ontbreekt.
refusal-link-off-the-chain = De schakel van ronde { $round } hoort niet bij de gepubliceerde keten.
refusal-not-the-published-shuffle = De kaarten van ronde { $round } zijn niet zo geschud als gepubliceerd is.

## At a table

refusal-no-such-table = Tafel { $table } bestaat niet. Misschien klopt er een letter niet, of is de tafel verwijderd.
refusal-table-damaged = Het verslag van deze tafel is beschadigd, dus hier kan niemand meer spelen. De host kan de tafel verwijderen. Andere tafels hebben er geen last van.
refusal-no-such-table-there = Tafel { $table } bestaat niet op { $address }. Misschien klopt er een letter niet, of is de tafel verwijderd.
refusal-not-at-this-table = Je bent niet aan deze tafel.
refusal-left = Je bent van tafel gegaan.
refusal-removed = De host heeft je van deze tafel gehaald.
refusal-door-closed = De host laat op dit moment niemand nieuw aan deze tafel toe.
refusal-not-let-in-yet = Je hebt aangeklopt. Je kunt aan tafel komen zodra de host je binnenlaat.
refusal-table-full = Er passen niet meer dan { $most } mensen aan één tafel.
refusal-not-seated = Je hebt hier geen plaats: je kijkt mee.
refusal-already-seated = Je hebt al een plaats aan deze tafel.
refusal-seat-taken = Plaats { $seat } is bezet.
refusal-seat-empty = Op plaats { $seat } zit niemand.
refusal-not-the-host = Dat kan alleen de host doen.
refusal-no-such-person = Er is aan deze tafel niemand met nummer { $person }.
refusal-not-yourself = Bij jezelf kan dat niet.
refusal-no-match-yet = De wedstrijd is nog niet begonnen.
refusal-match-under-way = Dat kan niet zolang er een wedstrijd wordt gespeeld.
# $seats: letters of the seats that are waited for.
refusal-not-everybody-ready = Nog niet iedereen is klaar. We wachten op: { $seats }.
# $version: the one that the round has now.
refusal-stale = Aan tafel ging het intussen verder (stand { $version }). Kijk nog eens.
refusal-paused = De tafel heeft pauze.
refusal-not-paused = De tafel heeft nu geen pauze.
refusal-conceded = Je hebt deze wedstrijd opgegeven.
refusal-nothing-to-undo = Er is niets wat je kunt terugnemen.
refusal-not-away = Je speelt al zelf op je plaats.
refusal-no-chat = Aan deze tafel is er geen chat.
refusal-hints-off = Aan deze tafel zijn er geen tips.
refusal-hint-not-ready = Er is nu even geen tip: na de eerste start warmen de bots zich ongeveer een minuut op. Probeer het zo nog eens.
refusal-too-many-hints = Je hebt al veel tips gevraagd. Wacht even.
refusal-bot-plays-for-you = Een bot speelt nu voor je. Neem het eerst zelf weer over.
refusal-no-review = Bij deze wedstrijd is geen terugblik mogelijk.
refusal-partners-stay-silent = Je partner is aan de beurt, en tot die beurt voorbij is, zwijg je: geen berichten, geen reacties.
refusal-rename-later = Je partner is aan de beurt, en zolang zwijg je. Na deze beurt kun je je naam veranderen.
refusal-not-waited-for = De tafel wacht niet op deze plaats.
# $seconds (number): how long somebody has to wait.
refusal-nudged-already =
    { $seconds ->
        [one] Je hebt net een por gegeven. Over één seconde kan het weer.
       *[other] Je hebt net een por gegeven. Over { $seconds } seconden kan het weer.
    }
refusal-no-such-offer = Deze link werkt niet meer. Vraag een nieuwe.
refusal-nothing-to-classify = Je hebt hier geen stenen om te bekijken.
refusal-name-empty = Een naam heeft minstens één zichtbaar teken nodig.
refusal-name-taken = Iemand aan deze tafel heet al “{ $name }”, of bijna zo. Kies een andere naam.
refusal-name-too-long = { $most ->
    [one] Een naam heeft hooguit { $most } teken.
   *[other] Een naam heeft hooguit { $most } tekens.
  }
refusal-text-empty = Er staat niets in deze tekst.
refusal-text-too-long = { $most ->
    [one] Een tekst heeft hooguit { $most } teken.
   *[other] Een tekst heeft hooguit { $most } tekens.
  }

## Between client and server

refusal-unknown-token = De server kent je niet, of niet meer. Zeg je naam nog eens.
refusal-wrong-key = Om hier een tafel te openen, heb je een sleutel nodig. Vraag die aan wie de server beheert.
refusal-no-hello = Een verbinding moet met “hello” beginnen.
# $protocol: what the client speaks, $known: what the server does.
refusal-other-protocol = De pagina en de server hebben verschillende versies ({ $protocol } en { $known }). Laad de pagina opnieuw.
# $reason: what is wrong, for a programmer.
refusal-bad-message = Dit bericht is niet te lezen: { $reason }
refusal-binary-message = Berichten moeten tekst zijn.
refusal-message-too-long = { $most ->
    [one] Een bericht mag hooguit { $most } byte lang zijn.
   *[other] Een bericht mag hooguit { $most } bytes lang zijn.
  }
refusal-foreign-origin = Pagina’s van andere sites mogen geen verbinding maken met deze server.
# $host: the name in the address that was asked for.
refusal-foreign-host = De server luistert niet naar de naam “{ $host }”. Gebruik het adres waarmee hij is gestart.
refusal-too-many-connections = Er zijn te veel verbindingen (hooguit { $most }).
refusal-too-many-messages = Dat was te veel tegelijk.
refusal-too-many-mistakes = Te veel berichten achter elkaar waren niet te lezen.
refusal-too-slow = Je verbinding kon niet bijhouden wat er aan tafel gebeurt.
refusal-too-many-requests = Er kwamen te veel vragen van jouw adres. Probeer het over een minuut nog eens.
refusal-too-many-guests = Er kwamen te veel nieuwe gasten van jouw adres. Probeer het over een minuut nog eens.
refusal-too-many-tables = Er zijn te veel tafels geopend (hooguit { $most }). Probeer het later nog eens.
refusal-too-many-lookups = Vanaf jouw adres zijn te veel foute codes geprobeerd. Probeer het over een minuut nog eens.
refusal-too-busy = Er gebeurt te veel aan deze tafel. Probeer het nog eens.
refusal-cannot-save = De server kan op dit moment niets bewaren, dus er is niets gebeurd. Probeer het nog eens.
refusal-closing = De server wordt gestopt. Er gaat niets verloren.
refusal-no-such-match = Van wedstrijd { $number } is er aan deze tafel geen afgelopen ronde.
refusal-no-such-round = Ronde { $round } is niet afgelopen of nooit gespeeld.
refusal-not-in-the-lesson = Zo gaat de les niet. Begin er opnieuw aan.
refusal-nothing-here = Op dit adres is niets te vinden.
refusal-wrong-method = Zo kan dit adres niet worden gebruikt.
refusal-internal-error = Er ging iets mis in de server.

## Running a server

# $host and $port: where it was to listen, $reason: what the system says.
refusal-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $reason }.
refusal-port-taken = Poort { $port } is bezet, misschien door een andere server. Kies een andere met --port.
refusal-prefix-differs = Het pad { $prefix } is niet dat van het openbare adres { $public }.
refusal-not-a-key = De sleutel mag alleen uit gewone letters, cijfers en tekens bestaan.
refusal-bench-failed = De meting is niet gelukt: { $reason }
refusal-needs-playwright = Voor deze meting ontbreekt Playwright. Zo installeer je het: pip install playwright
refusal-needs-chromium = Voor deze meting ontbreekt een Chromium. Zo installeer je die: playwright install chromium
refusal-phones-not-allowed = Deze server laat telefoons alleen binnen als hij daarvoor gestart is: met --let-phones-in of --lan, en als het vanaf zijn eigen computer gevraagd wordt.
refusal-no-network = Deze computer zit in geen netwerk waarover telefoons hem kunnen bereiken.
refusal-lan-and-host = Gebruik óf --lan óf --host.
refusal-data-in-use = Een andere server gebruikt { $folder }. Stop die, of kies een andere map met --data.
refusal-data-unusable = De map { $folder } kan niet worden gebruikt: { $why }.
refusal-unknown-store = “{ $store }” is geen opslag: geef een adres dat met postgresql:// of sqlite:/// begint.
# $why: what the system or the database says.
refusal-processes-need-postgresql = Alleen met PostgreSQL kunnen meer processen bedienen. Geef het adres ervan met --store, of laat --processes weg.
refusal-store-unusable = De opslag kan niet worden geopend: { $why }.
# $version: of what is kept, $known: the newest that this program knows.
refusal-file-is-there = Het bestand { $file } bestaat al.
refusal-not-a-backup = { $file } is geen back-up.
refusal-store-not-empty = In deze opslag zijn al tafels of gasten. Een back-up gaat alleen in een lege.
refusal-store-too-new = De gegevens zijn van een nieuwere versie van dit programma (schema { $version }; { $known } is bekend). Werk het bij.
refusal-not-an-address = “{ $value }” is geen adres. Een adres ziet er zo uit: https://cards.example.org.
# $value is what was given.
refusal-not-a-network = “{ $value }” is geen adres en geen netwerk. Een netwerk ziet er zo uit: 10.0.0.0/8.
refusal-watch-what = Welke tafel? Geef de link met --join.
# $value: what was given with --join.
refusal-not-a-link = “{ $value }” is geen link naar een tafel, zoals http://127.0.0.1:8420/t/93ZCAQ, en geen code.
# $address: where a server was looked for.
refusal-no-connection = { $address } is niet te bereiken. Misschien is je netwerk even weg, of is de server gestopt.
refusal-no-server = Wat op { $address } antwoordt, is geen Stockpile-server.
# Something was done while the server cannot be reached, and waits; this was done after it.
refusal-still-lost = De verbinding is weg. Er wordt niets meer aangenomen tot die terug is.
refusal-unsaved = Het verslag kan niet worden bewaard: hier kan geen bestand worden geschreven.
# The server of a table is of another version.
refusal-not-understood = Deze server speelt iets wat deze versie niet kent. Werk Stockpile bij.
# $shell: its name. $known: the names of others.
refusal-unknown-shell = Voor deze shell ({ $shell }) is er geen aanvulling. Die is er voor { $known }.
# Said of a library and its version. $missing: a name in its code. $wanted: the versions that fit.
refusal-unfit-library = Met deze versie werkt de server niet: { $missing } ontbreekt. Installeer { $wanted }.
