"""A review as a value: the items by slot, and the lines of play that its points name.

Nothing here reads a clock, draws a number or knows a database. `ReviewState` is made from the items, in whatever order
they were stored; `deciding` says what a change puts into which slot, and `with_changes` does it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self, TypeVar

import msgspec

from vierblatt.analysis.review import Line
from vierblatt.cards import parse_card
from vierblatt.protocol.review import AnyContent, Branch, ReviewContent, ReviewItem, ReviewPoint
from vierblatt.server.review.faults import ReviewFault

C = TypeVar("C", bound=ReviewContent)


class SlotChange(msgspec.Struct, frozen=True):
    """What a change puts into a slot; None empties it. player: whose it then is."""

    slot: str
    player: str
    content: AnyContent | None


@dataclass(frozen=True)
class ReviewState:
    """A review. lines: the deals as they were played. players: those of the match, and who opened the review."""

    lines: Sequence[Line]
    players: frozenset[str]
    seq: int
    items: Mapping[str, ReviewItem]

    @classmethod
    def of(cls, lines: Sequence[Line], players: Iterable[str], seq: int, items: Iterable[ReviewItem]) -> Self:
        """The review with these items."""
        return cls(lines, frozenset(players), seq, {item.slot: item for item in items})

    def with_changes(self, changes: Iterable[SlotChange]) -> Self:
        """The review after changes that belong together."""
        items, seq = {**self.items}, self.seq + 1
        for change in changes:
            items.pop(change.slot, None)
            if change.content is not None:
                items[change.slot] = ReviewItem(
                    slot=change.slot, seq=seq, player=change.player, name="", content=change.content
                )
        return replace(self, seq=seq, items=items)

    # --- what is in the slots ----------------------------------------------------------------------------------------

    def content(self, slot: str, kind: type[C]) -> C | None:
        """What is in a slot, if it is of this kind."""
        item = self.items.get(slot)
        return item.content if item is not None and isinstance(item.content, kind) else None

    def all_of(self, kind: type[C]) -> dict[str, C]:
        """All contents of a kind, by slot, the oldest first."""
        found = {slot: item.content for slot, item in self.items.items() if isinstance(item.content, kind)}
        return dict(sorted(found.items(), key=lambda each: self.items[each[0]].seq))

    @property
    def leader(self) -> str:
        """The player who leads, or an empty id."""
        return self.items["lead"].player if "lead" in self.items else ""

    def may_write(self, player: str) -> bool:
        """Whether somebody may write, draw and play."""
        return player in self.players or "writers" not in self.items

    # --- lines and points --------------------------------------------------------------------------------------------

    def branch(self, number: int) -> Branch:
        """A branch by its number; raises ReviewFault."""
        found = self.content(branch_slot(number), Branch)
        if found is None:
            raise ReviewFault("no-such-branch", branch=number)
        return found

    def line(self, point: ReviewPoint) -> Line:
        """The whole line on which a point lies; raises ReviewFault."""
        if not point.branch:
            if point.deal > len(self.lines):
                raise ReviewFault("no-such-deal", deal=point.deal, deals=len(self.lines))
            return self.lines[point.deal - 1]
        branch = self.branch(point.branch)
        if branch.deal != point.deal:
            raise ReviewFault("no-such-branch", branch=point.branch)
        line = self.line(ReviewPoint(point.deal, branch.parent)).until(branch.step)
        for pair in branch.swaps:
            line = line.swapped(parse_card(pair.first), parse_card(pair.second))
        return line.played(*branch.actions)

    def at(self, point: ReviewPoint) -> Line:
        """The line up to a point; raises ReviewFault, and WrongTime for a step that the line does not have."""
        return self.line(self.normal(point)).until(point.step)

    def normal(self, point: ReviewPoint) -> ReviewPoint:
        """The same point, on the line where it was played first."""
        while point.branch:
            branch = self.branch(point.branch)
            if point.step > branch.step or (point.step == branch.step and branch.swaps):
                break
            point = ReviewPoint(point.deal, branch.parent, point.step)
        return point

    def children(self, number: int) -> list[int]:
        """The numbers of the branches that leave a branch."""
        return [number_of(slot) for slot, branch in self.all_of(Branch).items() if branch.parent == number]


def branch_slot(number: int) -> str:
    """The slot of a branch."""
    return f"branch-{number}"


def number_of(slot: str) -> int:
    """The number in a slot.

    >>> number_of("branch-17")
    17
    """
    return int(slot.rpartition("-")[2])
