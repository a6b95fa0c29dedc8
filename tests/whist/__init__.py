"""A fifth game as small as can be: whist-like, 13 tricks, no auction, two teams, last card of the pack is trump.

It proves that a game is one folder: every generic test and interface takes it as it takes the four real ones.
"""

from pathlib import Path

from tests.whist.game import GAME as GAME

ROOM = Path(__file__).parent
