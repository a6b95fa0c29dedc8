"""Environments: the four games as research libraries expect them.

`vector` plays thousands of games at once in NumPy arrays; `episode` one from Python, on which the environments of
other libraries are built. What an agent sees is in `observation`, what it can do in `actions`.
"""

from vierblatt.envs.registration import register_all

register_all()
