from vierblatt import games as games
from vierblatt.bots import make as make_bot
from vierblatt.envs.vector import VectorEnv as VectorEnv
from vierblatt.match import Match as Match
from vierblatt.record import Record as Record
from vierblatt.record import Recorder as Recorder
from vierblatt.record import verify as verify
from vierblatt.search.solution import solve as solve
from vierblatt.search.solver import Solver as Solver
from vierblatt.sheet import Sheet as Sheet
from vierblatt.shuffle import SeededPacks as SeededPacks
from vierblatt.simulate import SimulationJob as SimulationJob
from vierblatt.view import View as View
from vierblatt.view import view_of as view_of

__version__: str
__all__ = [
    "Match",
    "Record",
    "Recorder",
    "SeededPacks",
    "Sheet",
    "SimulationJob",
    "Solver",
    "VectorEnv",
    "View",
    "__version__",
    "games",
    "make_bot",
    "solve",
    "verify",
    "view_of",
]
