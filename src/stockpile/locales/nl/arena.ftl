# What `stockpile arena` tells people, and the words of its report.

arena-rotations = Er waren { $asked } rondes gevraagd. Er worden er { $rounds } gespeeld, zodat elke bot elke deling op elke plaats speelt.
kernel-compiling = De snelle regels worden gecompileerd. Dat duurt een minuut, en alleen de eerste keer.
# $file: where the rounds are kept.
arena-resumed = We gaan verder met { $file }: { $rounds } rondes zijn er al.
arena-interrupted = Onderbroken na { $rounds } van { $of } rondes. Dezelfde opdracht gaat ermee verder: ze staan in { $file }.
arena-lost = Onderbroken na { $rounds } van { $of } rondes. Ze zijn verloren: --resume FILE had ze bewaard.
arena-rounds = Rondes
arena-sprt-stronger = Beslist na { $rounds } rondes: { $name } is sterker.
arena-sprt-even = Beslist na { $rounds } rondes: { $name } is niet vijf punten sterker.
arena-sprt-undecided = Niet beslist na { $rounds } rondes.

## The report

arena-title = { $game }: { $count ->
    [one] één bot
   *[other] { $count } bots
  } in de arena
arena-at = { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
  }, uitgave { $edition }
# $teams: letters of seats, such as AC BD.
arena-teams = in teams { $teams }
arena-stock = stok van { $stock }
arena-counts = { $rounds } rondes: { $deals } delingen, elk met dezelfde kaarten gespeeld voor iedere plaatsing van de bots rond de tafel.
arena-seed = Startwaarde { $seed }
# A rate, or both ends of an interval. $number: 96.7, or 96.2–97.1.
arena-percent = { $number }%
arena-draws = Gelijkspel
arena-stalemates = Niemand kon verder
arena-turns = Beurten per ronde
arena-moves = Zetten per ronde
arena-speed = Rondes per seconde
arena-bot = Naam van de bot
arena-wins = Gewonnen
arena-rate = Winstpercentage
arena-even = Gelijk aandeel
arena-interval = 95%-interval
arena-paired = Gepaard per deling
arena-rating = Waardering
arena-mean-time = ms per zet
arena-p99-time = 99% binnen
arena-rates-note = De stip is het deel van de rondes dat een bot won; gelijkspel telt als gelijk aandeel. De band is Wilsons 95%-interval, de balk dat van gepaarde delingen. De stippellijn is een gelijk aandeel.
arena-ratings = Waarderingen
arena-ratings-note = Bradley–Terry, met 95%-intervallen; het gemiddelde is 0. Wie 400 punten meer heeft, wint tien rondes voor elke ronde die de ander wint.
arena-pairs = Tegen elkaar
arena-pairs-note = Van de rondes met beide bots die een van de twee won: het deel dat de bot van de rij won. Gelijkspel telt half.
arena-running = In de loop van de rondes
arena-running-note = Het winstpercentage naarmate er meer rondes zijn gespeeld.
arena-length = Hoe lang rondes zijn
arena-length-note = Beurten; in de laatste balk zit alles wat langer duurde.
arena-places = Maakt het uit waar je zit?
arena-places-note = Het winstpercentage naar de volgorde van de eerste beurten en naar plaats, met 95%-intervallen.
# $place: 1 is the side that begins.
arena-place = Als { $place }e
arena-time = Hoe lang ze nadenken
arena-time-note = Milliseconden per zet, in machten van tien: het gemiddelde, en waarbinnen 99% van de zetten bleef.
arena-figures = Alle cijfers
arena-made-by = Gemaakt door Stockpile { $version }.
