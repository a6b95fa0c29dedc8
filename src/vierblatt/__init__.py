"""Vierblatt: Baloot, King Bolola, Kout Bo and Back Alley, free and open source.

This module has the public names and loads them on first use; the other modules may change in any version.

>>> import vierblatt
>>> match = vierblatt.Match("kout_bo", first_seat=0)
>>> _ = match.deal(vierblatt.SeededPacks(7).next(match))
>>> vierblatt.view_of(match, match.turn).phase
'bid'
>>> vierblatt.games.game_ids()[:2]
['baloot', 'king_bolola']
"""

from importlib import import_module as _import_module

__version__ = "0.1.0"

#: Name -> the module that defines it; None: the name is itself a module.
_PUBLIC = {
    "Match": "vierblatt.match",
    "Record": "vierblatt.record",
    "Recorder": "vierblatt.record",
    "SeededPacks": "vierblatt.shuffle",
    "Sheet": "vierblatt.sheet",
    "SimulationJob": "vierblatt.simulate",
    "Solver": "vierblatt.search.solver",
    "VectorEnv": "vierblatt.envs.vector",
    "View": "vierblatt.view",
    "games": None,
    "make_bot": "vierblatt.bots",
    "solve": "vierblatt.search.solution",
    "verify": "vierblatt.record",
    "view_of": "vierblatt.view",
}
#: Public name -> its name in the module that defines it, where the two differ.
_ORIGINAL_NAMES = {"make_bot": "make"}

__all__ = ["__version__", *_PUBLIC]  # noqa: PLE0604 - all of them are strings


def __getattr__(name: str) -> object:
    """The public object of this name; raises AttributeError."""
    if name not in _PUBLIC:
        raise AttributeError(f"module 'vierblatt' has no attribute '{name}'; it offers {', '.join(__all__)}")
    home = _PUBLIC[name]
    value = (
        _import_module(f"vierblatt.{name}")
        if home is None
        else getattr(_import_module(home), _ORIGINAL_NAMES.get(name, name))
    )
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names."""
    return sorted(__all__)
