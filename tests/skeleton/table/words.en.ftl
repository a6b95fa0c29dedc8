game-name = Skeleton
game-line = Thirteen tricks without trumps: the team with more of them scores.
option-target = Points to win
preset-standard = Standard
score-tricks = Tricks
rule-SK-PLAY-1 = Follow suit if you can.
