game-highcard = High Card
page-game-highcard = High Card
edition-highcard-2026 = High Card (2026)
edition-highcard-2026-about = The highest card wins.

rules-title-highcard = High Card ({ $year })
rule-h1-deal = Everybody is dealt { $cards } cards of 1 to { $highest }, and plays one in each trick.
rule-h2-highest = The highest card wins a trick. Whoever wins most tricks wins the round, and a point.

app-type-highcard = A card, such as play7
app-legend-highcard = Moves are typed: press :
app-saved-highcard = Cards { $left }
advice-highcard = play { $card }

play-help-highcard = The highest card wins a trick; most tricks win the round. Type “play7” to play a 7.
play-lead-drawn-highcard = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
  }
play-highcard-lead = { $who ->
    [you] You lead.
   *[other] { $name } leads.
  }
play-highcard-dealt = The cards are dealt.
play-highcard-plays = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
  }
play-highcard-won = { $who ->
    [you] You won most tricks.
   *[other] { $names } won most tricks.
  }
play-highcard-drawn = Nobody won most tricks.
play-highcard-best = The highest card of this trick so far: { $card }.
play-highcard-hand = Your cards: { $cards }.
play-highcard-moves = You can play: { $moves }.
