"""Vierblatt: one open home for Baloot, King Bolola, Kout Bo and Back Alley.

What is public stands here, loaded when it is first asked for; the other modules may change with any version.

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

#: Name -> the module that has it; None: it is a module itself.
_PUBLIC = {
    "Match": "vierblatt.match",
    "Record": "vierblatt.record",
    "Recorder": "vierblatt.record",
    "SeededPacks": "vierblatt.shuffle",
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
#: What is called otherwise where it comes from.
_THERE = {"make_bot": "make"}

__all__ = ["__version__", *_PUBLIC]  # noqa: PLE0604 - texts, all of them


def __getattr__(name: str) -> object:
    """The public thing of this name; raises AttributeError."""
    if name not in _PUBLIC:
        raise AttributeError(f"module 'vierblatt' has no attribute '{name}'; it offers {', '.join(__all__)}")
    home = _PUBLIC[name]
    found = (
        _import_module(f"vierblatt.{name}") if home is None else getattr(_import_module(home), _THERE.get(name, name))
    )
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """What is public."""
    return sorted(__all__)
