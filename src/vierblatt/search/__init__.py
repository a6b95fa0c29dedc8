"""What a seat may think: the deals that agree with all it knows."""

from vierblatt.search.worlds import Worlds

__all__ = ["Worlds"]
