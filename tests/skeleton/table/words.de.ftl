game-name = Spiel Skeleton
game-line = Dreizehn Stiche ohne Trumpf: das Team mit mehr Stichen punktet.
option-target = Punkte zum Sieg
preset-standard = Standard
score-tricks = Stiche
rule-SK-PLAY-1 = Farbe bedienen, wenn möglich.
