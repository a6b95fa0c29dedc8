"""Search under hidden information, based on `Worlds`: the deals that agree with everything a seat knows."""

from vierblatt.search.worlds import Worlds

__all__ = ["Worlds"]
