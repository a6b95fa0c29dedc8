"""What a game says about its score sheet: what people write down about a deal with real cards, and how that is scored.

`vierblatt.sheet` is the sheet itself. A game names the fields of a result, brings a state to the end of a deal from
their values with its own compiled scoring rules, and names the rules that decided.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from vierblatt.kernel import engine
from vierblatt.kernel.state import States

#: What people wrote about a deal: the values of its fields by name.
DealResult = Mapping[str, str | int]
#: When a field is asked: the names of other fields, with the values of which each must have one.
Condition = Mapping[str, Sequence[str | int]]


@dataclass(frozen=True)
class SheetField:
    """One value of a result.

    kind: "choice" (one of `values`), "seat" (a seat's number) or "number" (`least` to `most`). A field is asked only if
    every other field in `when` has one of the values that stand there; several fields may share a name if never two of
    them are asked. default: the value of a field that is left out; None if it must be given. label: ``sheet-LABEL`` in
    the words of the game; by default the name. seat, side: whose value it is, for fields that each seat or side has.
    """

    name: str
    kind: str
    values: Sequence[str] = ()
    least: int = 0
    most: int = 0
    default: str | int | None = None
    when: Condition = field(default_factory=dict)
    label: str = ""
    seat: int | None = None
    side: int | None = None

    def is_asked(self, result: DealResult) -> bool:
        """Whether the field belongs to a result with these values of earlier fields."""
        return all(result.get(name) in values for name, values in self.when.items())

    @property
    def takes(self) -> str:
        """The possible values as text, for errors and help."""
        return ", ".join(self.values) if self.kind == "choice" else f"{self.least}..{self.most}"


@dataclass(frozen=True)
class SheetReason:
    """A rule that decided about a score: its id, and ``sheet-why-NAME`` in the words of the game with the figures."""

    name: str
    rule: str
    figures: Mapping[str, int | str] = field(default_factory=dict)


def deal_unknown_cards(states: States) -> None:
    """Begins a deal of which only the result will be known; the cards in the state mean nothing."""
    engine.deal(states, 0)


def no_fields(states: States) -> Sequence[SheetField]:
    """For games without a score sheet."""
    return ()


def not_scored(states: States, result: DealResult) -> None:
    """The same."""


def no_reasons(states: States, result: DealResult) -> Sequence[SheetReason]:
    """For games that name no rules for a score."""
    return ()


@dataclass(frozen=True)
class GameSheet:
    """The score sheet of a game. States are batches of one."""

    #: ``fields(states)``: the fields of the deal that has begun, in the order in which they are asked.
    fields: Callable[[States], Sequence[SheetField]] = no_fields
    #: ``score(states, result)``: ends the deal that has begun, with the game's own scoring rule. The result has a
    #: possible value for each field that is asked, and no others. Raises BadSheet for values that exclude each other.
    score: Callable[[States, DealResult], None] = not_scored
    #: ``reasons(states, result)``: why the deal that has just ended was scored so, the most important first.
    reasons: Callable[[States, DealResult], Sequence[SheetReason]] = no_reasons
    #: ``begin(states)``: begins the next deal.
    begin: Callable[[States], None] = deal_unknown_cards
