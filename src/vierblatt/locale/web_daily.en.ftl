### The pages of the daily deals. The page loads these messages only when it needs them.

daily-title = Daily deals
daily-lead = Eight deals a day, the same for everybody, with bots in the other seats. Your order and your seats are your own, and nothing can be taken back.
daily-game = { $game }: daily deals
daily-progress = { $done } of { $count } played
daily-streak = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
daily-before = Earlier days
daily-over = this day is over
daily-until = until { $time }
daily-begin = Play deal { $place }
daily-go-on = Continue deal { $place }
daily-place = Deal { $place } of { $count }
daily-new = to come
daily-begun = begun
daily-missed = not played
daily-percent = { $value } %
daily-share = Percent
daily-gain = More than the bot
daily-rank = Rank
daily-rank-of = { $rank } of { $players }
daily-in-a-row = All deals played
daily-best = The best of the day
daily-best-note = Registered players who have played all deals of the day.
daily-player = Player
daily-players = Players
daily-other-games = Other games and earlier days
daily-all = All deals of the day
daily-next = Next deal
daily-see = How it went
daily-you = You
daily-retry = Try again

## A finished deal

daily-result = How it went
daily-points = Your side was ahead by
daily-bot-points = The bot in your seat
daily-no-gain = What the bot makes in your seat is still being computed. Come back in a moment.
daily-gains = What all players made
daily-cards = The cards
daily-dealer = dealer
daily-choices = Your decisions
daily-choices-note = Others are those in your seat for whom the deal had gone exactly the same way until then.
daily-bot-same = the bot did the same
daily-bot-other = the bot: { $action }
daily-count = { $action } { $count }×
daily-others = others: { $list }
daily-few = { $count ->
    [one] one other came here
   *[other] { $count } others came here
}

## The proof

daily-proof = Check the cards yourself
daily-proof-note = This number fixes the deals of the day without revealing them, before anybody plays one. When the day is over, the secret behind it is published, and everybody can check that the cards were not changed.
daily-proof-over = This number fixed the deals of the day. The check shows whether the secret leads to it and to the cards and, if this browser saw it on that day, whether it is still the same.
daily-secret = The secret:
daily-check = Check the deals
daily-proof-good = Right: the secret leads to this number and to the cards of all deals.
daily-proof-bad = Something is wrong with: { $what }
