### The pages of the lessons. The page loads these messages only when it needs them.

learn-title = Learn a game
learn-lead = From nothing to the first whole deal, in small steps of about a minute. You cannot lose anything here.
learn-game = Learn { $game }
learn-progress = { $done } of { $count } steps done
learn-begin = Begin
learn-go-on = Go on: { $title }
learn-learned = You now know enough for a first match of { $game }.
learn-first-match = Play your first match with a coach
learn-all-steps = All steps
learn-step-done = done

## One step

learn-step-number = Step { $number } of { $count }
learn-right = Right!
learn-poor = There is something better
learn-illegal = That is not possible here
learn-again = Nothing is lost: choose again.
learn-show = Show me
learn-shown = Choose the marked one.
learn-retry = Try again
learn-you = You
