"""Hearts: the proof that a game with a secret exchange, in which the fewest points win, is one folder.

Nothing outside this folder but the tests' registry knows it.
"""

from tests.hearts.game import GAME as GAME
