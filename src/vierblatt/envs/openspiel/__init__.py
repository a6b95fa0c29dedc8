"""The games for OpenSpiel: importing this package registers `vierblatt_baloot`, `vierblatt_king_bolola` and so on.

An episode is one deal. Chance deals the pack card by card, so every probability is explicit. A state can be cloned,
serialised, and resampled from one player's information, as OpenSpiel's algorithms require.

>>> import pyspiel
>>> import vierblatt.envs.openspiel
>>> game = pyspiel.load_game("vierblatt_kout_bo(preset=kout_bo_4,rules=malzom:off)")
>>> game.num_players(), game.num_distinct_actions(), game.max_utility()
(4, 118, 36.0)
"""

from vierblatt.envs.openspiel.registration import register_all

register_all()
