"""A fifth game, as small as possible: whist-like, 13 tricks, no auction, two teams, the last card of the pack is trump.

It proves that a game needs only one folder: every generic test and interface works for it as for the four real games.
"""

from tests.whist.game import GAME as GAME
