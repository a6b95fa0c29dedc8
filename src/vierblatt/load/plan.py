"""The plan of a load: how many tables, how quickly they play, for how long.

>>> LoadPlan(servers=("http://127.0.0.1:8137",), tables=(10, 50), ramp=20).tables_at(10)
30
"""

from __future__ import annotations

from dataclasses import dataclass

from vierblatt import games
from vierblatt.client.address import parse
from vierblatt.errors import BadOption

#: Seconds that an answer, or a table's next entry, may take before that counts as a fault.
ANSWER_TIMEOUT = 30.0


@dataclass(frozen=True, kw_only=True)
class LoadPlan:
    """A load. Raises BadOption, ClientFault.

    servers: addresses of one server, or of several nodes that share their tables. tables: at the beginning and at the
    end of the ramp. ramp: seconds. seconds: how long they play once all tables are there. pace: moves per second at
    each table; 0: as quickly as possible. idle: sockets that are open but do nothing. bots: on all seats but one, of
    this level; "": no bots.
    """

    servers: tuple[str, ...]
    tables: tuple[int, int] = (10, 10)
    ramp: float = 0.0
    seconds: float = 30.0
    pace: float = 1.0
    idle: int = 0
    games: tuple[str, ...] = ()  #: all games if empty
    bots: str = ""
    seed: int = 1

    def __post_init__(self) -> None:
        if not self.servers:
            raise BadOption("bad-value", option="server", value="", takes="URL")
        object.__setattr__(self, "servers", tuple(parse(server).base for server in self.servers))
        object.__setattr__(self, "games", tuple(games.get(game).id for game in self.games) or games.game_ids())
        first, last = self.tables
        if not 0 <= first <= last:
            raise BadOption("bad-value", option="tables", value=f"{first}..{last}", takes="500, 10..500")
        for name, least in (("ramp", 0.0), ("seconds", 0.1), ("pace", 0.0), ("idle", 0.0)):
            if not getattr(self, name) >= least:
                raise BadOption("bad-value", option=name, value=str(getattr(self, name)), takes=f"≥ {least:g}")

    @property
    def sockets(self) -> int:
        """The greatest number of sockets that will be open."""
        seats = [1 if self.bots else (chosen := games.get(game)).rules.shape(chosen.options.rule_set().values).seats
                 for game in self.games]  # fmt: skip
        return self.idle + self.tables[1] * max(seats)

    def tables_at(self, second: float) -> int:
        """How many tables there should be `second` seconds after the beginning."""
        first, last = self.tables
        share = 1.0 if second >= self.ramp else second / self.ramp
        return round(first + (last - first) * share)


def read_tables(text: str) -> tuple[int, int]:
    """Reads `500` or `10..500`; raises BadOption.

    >>> read_tables("10..500"), read_tables("7")
    ((10, 500), (7, 7))
    """
    first, dots, last = text.partition("..")
    try:
        return int(first), int(last if dots else first)
    except ValueError:
        raise BadOption("bad-value", option="tables", value=text[:40], takes="500, 10..500") from None
