"""The four games as reinforcement-learning environments.

`vector` plays thousands of games at once in NumPy arrays. `episode` plays a single game from Python; the single-game
environments for other libraries build on it. `observation` defines what an agent sees, `actions` what it can do.
"""

from vierblatt.envs.registration import register_all

register_all()
