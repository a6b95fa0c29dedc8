### The pages of puzzles. The page loads these messages only when it needs them.

puzzles-title = Puzzles
puzzles-lead = A position from a match, and one question: what would you do? You see what the player saw. Afterwards you see everything.
puzzles-game = Puzzles: { $game }
puzzles-none = There are no puzzles for { $game } on this server yet.
puzzles-solve = Solve puzzles
puzzles-cards = Only cards
puzzles-calls = Only calls
puzzles-daily = Puzzle of the day
puzzles-daily-open = The same one for everybody
puzzles-daily-done = Answered today
puzzles-days = { $days ->
    [one] Solved { $days } day in a row
   *[other] Solved { $days } days in a row
}
puzzles-streak = Until the first mistake
puzzles-minutes = Three minutes
puzzles-best = Your best: { $count }
puzzles-safety = Safe against any cards
puzzles-safety-about = Played to the end of the deal
puzzles-own = My own mistakes
puzzles-own-about = From your analysed matches
puzzles-all-themes = Themes
puzzles-themes-about = Puzzles with a theme of your choice are not rated: the theme is a hint.
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-your-rating = Rating { $rating }
puzzles-rating-unsure = Rating about { $rating }
puzzles-guest = You solve as a guest. With a name and a password you also get a rating.
puzzles-score = Solved: { $solved } of { $attempts }
puzzles-by-theme = By theme
puzzles-latest = Your latest answers
puzzles-was-right = right
puzzles-was-wrong = not the best

## Solving one

puzzle-card = Which card do you play?
puzzle-call = What do you say?
puzzle-rated = Counts for your rating
puzzle-unrated = Not rated
puzzle-you = You
puzzle-past = What was played
puzzle-past-none = Nothing has been played yet.
puzzle-right = Right!
puzzle-wrong = There is something better
puzzle-better = Better: { $actions }.
puzzle-loss = On average, { $action } costs { $points } points.
puzzle-change = Your rating: { $before } → { $after }
puzzle-first-rating = Your first rating: { $rating }
puzzle-reached = The goal is reached: nobody could have stopped you.
puzzle-missed = Not quite
puzzle-slip = With { $action } it was no longer certain: the cards below beat it. They agree with all that you saw. Safe: { $safe }.
puzzle-sure = Sure of
puzzle-usual = Usually
puzzle-sure-about = “Sure of”: the points of this deal for your side that nobody can take from you after this card. “Usually”: how often the goal is reached if the hidden cards are dealt at random and everybody plays on as people mostly do.
puzzle-hands-against = The cards that beat it
puzzle-options = What each choice is worth
puzzle-option = Choice
puzzle-mean = Points
puzzle-best-in = Best in
puzzle-percent = { $percent } %
puzzle-options-about = Points of this deal for your side, on average over all the ways in which the hidden cards can lie; and in how many of these ways the choice is the best.
puzzle-hands = The cards of all players
puzzle-themes = Themes of this puzzle
puzzle-difficulty = Rating of this puzzle: { $rating }
puzzle-tries = { $attempts ->
    [one] Solved by { $solved } of { $attempts } player
   *[other] Solved by { $solved } of { $attempts } players
}
puzzle-vote = Is this a good puzzle?
puzzle-vote-for = Yes ({ $count })
puzzle-vote-against = No ({ $count })
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-retry = Try again
puzzle-daily-back = The next one comes at { $time }.

## Runs

puzzle-run-start = Start
puzzle-run-again = Once more
puzzle-streak-about = The puzzles become harder and harder. Take as long as you like: the first mistake ends it.
puzzle-minutes-about = Solve as many as you can in three minutes. The third mistake ends it. What counts is the clock of the server.
puzzle-solved = Solved: { $count }
puzzle-mistakes = Mistakes: { $count } of { $most }
puzzle-time = Time left: { $time }
puzzle-time-over = The time is up.
puzzle-run-over = That was it.
puzzle-run-result = { $count ->
    [one] You have solved { $count } puzzle.
   *[other] You have solved { $count } puzzles.
}
puzzle-run-best = Your best result so far: { $count }

## What a theme means; its name is in puzzles.en.ftl

puzzle-theme-opening-lead-is = The first card of the deal.
puzzle-theme-lead-is = You play the first card of a trick.
puzzle-theme-follow-is = You have cards of the suit that was led. Which one?
puzzle-theme-ruff-is = A trump on a plain suit.
puzzle-theme-discard-is = A card of another plain suit: what can you spare?
puzzle-theme-last-to-play-is = All the others have played: you know what the trick costs.
puzzle-theme-draw-trumps-is = You lead trumps, to take those of the others.
puzzle-theme-win-trick-is = It is right to play a card that is ahead in the trick.
puzzle-theme-duck-is = You could go ahead in the trick, and it is right not to.
puzzle-theme-partner-winning-is = Your own side is ahead in the trick already.
puzzle-theme-ending-is = Four cards or fewer are left in your hand.
puzzle-theme-no-trumps-is = No suit is trumps in this deal.
puzzle-theme-first-call-is = Nobody has said anything before you.
puzzle-theme-pass-is = The right thing to say is “pass”.
puzzle-theme-call-is = You could pass, and it is right to say something.
puzzle-theme-surprise-is = The usual rules of thumb lead astray here.
