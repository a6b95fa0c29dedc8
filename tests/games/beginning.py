"""The state after the start of a match and after a deal, whatever it held before."""

from __future__ import annotations

from typing import Any

from tests.walks import game_of
from vierblatt.kernel import engine

RUBBISH = -77  #: no field of a match ever holds it
#: What plays of cards write before anything reads it, and the generator of simulations.
LEFT_ALONE = {"leader", "trick", "winning", "last_trick", "last_leader", "log", "random"}


class Beginning:
    """A state full of rubbish, but for its options, in which a match is started."""

    def __init__(self, name: str, *, dealer: int = 2, **options: Any) -> None:
        self.game = game_of(name)
        self.states = self.game.new(self.game.options.rule_set(options))
        self._spoil(self._fields)
        engine.start(self.states, 0, dealer)

    @property
    def _fields(self) -> set[str]:
        """All that is no option."""
        fields = set(self.game.layout.fields) - {self.game.layout.marker}
        return {field for field in fields if not field.startswith("opt_")}

    def _spoil(self, fields: set[str]) -> None:
        for field in fields:
            size = self.game.layout.fields[field].size
            self.game.layout.write(self.states, field, [RUBBISH] * size if size else RUBBISH)

    def deal(self, kept: set[str]) -> Beginning:
        """Deals; whatever the match does not keep from deal to deal is rubbish before. `kept`: of the game's own."""
        kept = kept | {"seats", "packed", "pack", "dealer", "deal_no", "scored", "scores", "deal_scores", "winners"}
        self._spoil(self._fields - kept)
        engine.deal(self.states, 0)
        return self

    def held(self) -> dict[str, Any]:
        """The fields that hold something else than 0, without cards; one number for a list of equal ones."""
        now = self.game.layout.reader(self.states)
        found = {field: _alike(getattr(now, field)) for field in self._fields - {"hands", "pack"} - LEFT_ALONE}
        return {field: value for field, value in found.items() if value != 0}

    def left_alone(self) -> set[str]:
        """The fields in which rubbish is left."""
        now = self.game.layout.reader(self.states)
        return {field for field in self._fields if RUBBISH in _numbers(getattr(now, field))}


def _numbers(value: int | list[int]) -> list[int]:
    return value if isinstance(value, list) else [value]


def _alike(value: int | list[int]) -> int | list[int]:
    return value[0] if isinstance(value, list) and len({*value}) == 1 else value
