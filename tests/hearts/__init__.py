"""Hearts: proves that a game with a secret exchange, in which the fewest points win, needs only one folder.

Nothing outside this folder refers to it, except the tests' registry.
"""

from tests.hearts.game import GAME as GAME
