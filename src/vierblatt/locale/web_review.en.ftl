### The review of a match: people step through it together and try out what else could have been played.

review = Review
review-title = Review: { $game }
review-you = You
review-gone-person = somebody
review-percent = { $share } %

## Who leads

review-nobody-leads = Nobody is leading. Everybody looks where they like.
review-you-lead = You are leading: everybody sees the move that you see.
review-following = { $name } is leading, and you follow.
review-alone = { $name } is leading; you are looking on your own.
review-follow = Follow
review-lead = Take the lead
review-lead-end = Stop leading

## Who is there

review-present = { $count ->
    [one] One person is here
   *[other] { $count } people are here
}
review-present-leads = leading
review-present-more = and { $count ->
    [one] one more
   *[other] { $count } more
}
review-came = { $count ->
    [one] { $names } is here now.
   *[other] { $names } are here now.
}
review-went = { $count ->
    [one] { $names } has left.
   *[other] { $names } have left.
}

## A point of the match

review-here = At this point
review-view = What is shown
review-view-of = What { $seat } saw
review-guess-first = Guess first: show what was played only when I have chosen
review-guess-ask = What would you have played for { $seat }?
review-guessed = You chose { $guess }. Played was { $played }.
review-guess-before = Choose first: the figures come after that.
review-play-ask = { $seat } is to act. What is played here begins a branch.
review-open-actions = Open actions
review-was-played = { $action }, as it was played
review-deal-over = The deal is over here.
review-bot-which = The bot that plays on
review-bot-one = A bot acts once
review-bot-thinks = The bot is choosing …
review-bot-all = Bots play to the end
review-swap = Exchange two cards
review-swap-how = Only cards that { $seat } did not see, and so that { $seat } could not have noticed.
review-swap-none = No two cards can be exchanged here.
review-swap-first = One card
review-swap-second = The other card
review-swap-do = Exchange

## Arrows

review-draw = Draw an arrow
review-draw-from = Choose the card or the player where the arrow starts.
review-draw-to = From { $from }: now choose the card or the player where it ends.
review-arrows = Arrows
review-arrow = { $name }: from { $from } to { $to }
review-arrow-drawn = { $name } has drawn an arrow from { $from } to { $to }.
review-arrow-remove = Remove the arrow from { $from } to { $to }
review-erase = Erase what I have drawn
review-erase-of = Erase what { $name } has drawn
review-keys-draw = draw an arrow, or not after all

## What it was worth

review-judged = What was it worth?
review-known = As { $seat } knew it
review-known-ask = Judge the actions
review-known-table = The open actions, judged from one hand
review-known-how = In { $worlds } deals that this player could not exclude. At worst: the loss in the worst twentieth of them.
review-action = Action
review-mean = Points
review-share = Best in
review-worst = At worst
review-bots = Bots
review-bot-rules = simple bot
review-bot-strong = strong bot
review-bot-best = best bot
review-chances-ask = Where could the cards be?
review-chances = Chances of the hidden cards
review-chances-how = Where { $seat } could expect each card that was hidden.
review-card = Card
review-elsewhere = Elsewhere
review-cards = As the cards lay
review-cards-ask = Look at all hands
review-cards-exact = What each action brings if everybody then plays perfectly and sees all hands.
review-cards-played = What each action brings if bots then play to the end.
review-result = Points
review-played = played
review-judging = Judging …
review-preparing = Preparing the judgements of this game. The first time, this takes a few minutes …

## A puzzle

review-puzzle-asking = Checking this in many deals. This may take half a minute …
review-puzzle-yes = Yes, this is a puzzle.
review-puzzle-save = Save the puzzle
review-puzzle-solve = In the terminal, you solve it with
review-puzzle-no-forced = Not a puzzle: there was only one thing to do here.
review-puzzle-no-secret = Not a puzzle: there is nothing here that could be asked.
review-puzzle-no-worlds = Not a puzzle: no deal was found that fits what this player knew.
review-puzzle-no-margin = Not a puzzle: the best action is not far enough ahead of the next one. More than one is good here.
review-puzzle-no-share = Not a puzzle: on average one action is best, but in too many deals another one brings more.
review-puzzle-no-accepted = Not a puzzle: cards that should be worth the same are not.
review-puzzle-no-agreement = Not a puzzle: not all ways of judging name the same best action.
review-puzzle-no-unsure = Almost a puzzle: one action is best, but not so clearly that it would have to be so in other deals too.

## Branches

review-branches = Branches
review-as-played = As it was played
review-from-step = From move { $step }
review-swapped = { $first } and { $second } exchanged
review-more = and { $count ->
    [one] one more
   *[other] { $count } more
}
review-branch-remove = Remove this branch

## What people say

review-talk = Notes and chat
review-talk-none = Nobody has said anything yet.
review-say = Say something about this move
review-pin = Pin it to this move
review-pinned = pinned
review-at = deal { $deal }, move { $step }
review-go-there = Go to { $where }
review-delete-line = Delete “{ $text }”

## The link

review-invite = Invite
review-invite-how = Whoever has this link can look on, say something and try things out.
review-players-write = Only those who played may write and play
review-to-replay = To the replay of the match
