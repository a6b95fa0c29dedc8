"""Makes and changes studies, which the store keeps as a whole.

A study names positions, and has no cards itself: whoever opens one reads them from the record of a finished match or
from a review, as everybody may who has the link of that.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from vierblatt.protocol.review import ReviewPoint
from vierblatt.protocol.study import (
    LONGEST_NAME,
    LONGEST_NOTE,
    MOST_POSITIONS,
    MOST_STUDIES,
    Study,
    StudyPosition,
)
from vierblatt.server.accounts.faults import Conflict, NotAllowed, Unknown
from vierblatt.server.accounts.ids import fresh_link
from vierblatt.server.accounts.names import BadName
from vierblatt.server.live.chat import cleaned
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.review.reviews import Reviews
from vierblatt.server.store.port import Outdated, Store, StoredStudy, StudyRow
from vierblatt.server.study.faults import StudyFault
from vierblatt.server.table import Person

#: How many times to make a change while others change the same study: its owner, in other windows.
TRIES = 10
Positions = list[StudyPosition]


class Studies:
    """All studies of a server, each named by its link. now: milliseconds since 1970. Methods raise VierblattError."""

    def __init__(self, store: Store, reviews: Reviews, now: Callable[[], int]) -> None:
        self._store, self._reviews, self._now = store, reviews, now

    async def make(self, person: Person, name: str) -> Study:
        """A new study without positions."""
        now = self._now()
        row = StudyRow(id=fresh_link(), owner=person.id, name=shown_name(name), created=now, changed=now)
        if not await self._store.add_study(row, most=MOST_STUDIES):
            raise Conflict("too-many-studies", most=MOST_STUDIES)
        return await self.whole(row.id)

    async def whole(self, study: str) -> Study:
        """A study with its positions."""
        return _shown(await self._stored(study))

    async def rename(self, person: Person, study: str, name: str) -> Study:
        """Gives a study another name; for its owner, as all that follows."""
        line = shown_name(name)
        return await self._change(person, study, lambda positions: positions, line)

    async def delete(self, person: Person, study: str) -> None:
        """Deletes a study."""
        _check_owner(await self._stored(study), person)
        await self._store.delete_study(study)

    async def add(self, person: Person, study: str, position: StudyPosition) -> Study:
        """Adds a position at the end; its number and its game are found here."""
        _check_owner(await self._stored(study), person)
        note = shown_note(position.note)
        record, game = await self._match_of(position)

        def change(positions: Positions) -> Positions:
            if len(positions) >= MOST_POSITIONS:
                raise StudyFault("too-many-positions", most=MOST_POSITIONS)
            number = max((each.number for each in positions), default=0) + 1
            added = msgspec.structs.replace(position, number=number, record=record, game=game, note=note)
            return [*positions, added]

        return await self._change(person, study, change)

    async def edit(self, person: Person, study: str, number: int, note: str | None, place: int | None) -> Study:
        """Changes the note of a position, or its place in the order, from 0."""
        line = None if note is None else shown_note(note)

        def change(positions: Positions) -> Positions:
            position = _named(positions, number)
            others = [each for each in positions if each.number != number]
            at = positions.index(position) if place is None else min(place, len(others))
            kept = position if line is None else msgspec.structs.replace(position, note=line)
            return [*others[:at], kept, *others[at:]]

        return await self._change(person, study, change)

    async def remove(self, person: Person, study: str, number: int) -> Study:
        """Removes a position."""

        def change(positions: Positions) -> Positions:
            _named(positions, number)
            return [each for each in positions if each.number != number]

        return await self._change(person, study, change)

    # --- helpers -----------------------------------------------------------------------------------------------------

    async def _stored(self, study: str) -> StoredStudy:
        stored = await self._store.study(study)
        if stored is None:
            raise Unknown("no-such-study")
        return stored

    async def _change(
        self, person: Person, study: str, change: Callable[[Positions], Positions], name: str | None = None
    ) -> Study:
        for _ in range(TRIES):
            stored = await self._stored(study)
            _check_owner(stored, person)
            body = msgspec.json.encode(change(positions_of(stored.row)))
            row = msgspec.structs.replace(stored.row, name=name or stored.row.name, body=body, changed=self._now())
            try:
                await self._store.change_study(row)
            except Outdated:
                continue
            return await self.whole(study)
        raise Outdated("store-conflict")

    async def _match_of(self, position: StudyPosition) -> tuple[str, str]:
        """The record and the game of a position; raises VierblattError if there is no such position."""
        if position.review:
            review = await self._reviews.whole(position.review)
            await self._reviews.line_at(position.review, ReviewPoint(position.deal, position.branch, position.step))
            return review.record, review.game
        stored = await self._store.record(position.record)
        if stored is None:
            raise Unknown("unknown-record")
        lines = await self._reviews.lines_of(stored)
        if position.branch or position.deal > len(lines):
            raise StudyFault("no-such-deal", deal=position.deal, deals=len(lines))
        lines[position.deal - 1].until(position.step)
        return stored.id, stored.game


def positions_of(row: StudyRow) -> Positions:
    """The positions of a study."""
    return msgspec.json.decode(row.body, type=Positions) if row.body else []


def shown_name(name: str) -> str:
    """The name of a study, without characters that would disturb the text around it; raises BadName."""
    line = _cleaned(name)
    if not 0 < len(line) <= LONGEST_NAME:
        raise BadName("bad-name-length", characters=len(line), most=LONGEST_NAME)
    return line


def shown_note(note: str) -> str:
    """A note, likewise; it may be empty."""
    line = _cleaned(note)
    if len(line) > LONGEST_NOTE:
        raise StudyFault("note-too-long", characters=len(line), most=LONGEST_NOTE)
    return line


def _cleaned(text: str) -> str:
    try:
        return cleaned(text)
    except LiveFault:  # nothing visible
        return ""


def _named(positions: Positions, number: int) -> StudyPosition:
    for position in positions:
        if position.number == number:
            return position
    raise Unknown("no-such-position", number=number)


def _check_owner(stored: StoredStudy, person: Person) -> None:
    if stored.row.owner != person.id:
        raise NotAllowed("study-not-yours")


def _shown(stored: StoredStudy) -> Study:
    row = stored.row
    return Study(
        id=row.id, owner=row.owner, owner_name=stored.owner_name, name=row.name, created=row.created,
        changed=row.changed, positions=positions_of(row),
    )  # fmt: skip
