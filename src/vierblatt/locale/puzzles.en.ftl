### Puzzles: the names of their themes.

puzzle-theme-opening-lead = opening lead
puzzle-theme-lead = lead
puzzle-theme-follow = following suit
puzzle-theme-ruff = ruffing
puzzle-theme-discard = discarding
puzzle-theme-last-to-play = last to play
puzzle-theme-draw-trumps = leading trumps
puzzle-theme-win-trick = winning the trick
puzzle-theme-duck = leaving the trick
puzzle-theme-partner-winning = partner has the trick
puzzle-theme-ending = ending
puzzle-theme-no-trumps = without trumps
puzzle-theme-first-call = first to call
puzzle-theme-pass = better to pass
puzzle-theme-call = worth a call
puzzle-theme-surprise = not what it seems
