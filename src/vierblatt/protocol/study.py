"""Studies: named collections of positions in finished matches, each with a note."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vierblatt.bounds import Count
from vierblatt.protocol.review import DealNumber, StepNumber

StudyId = Annotated[
    str, Meta(pattern="^[a-z0-9]{10}(?![\\s\\S])", description="Ten letters and digits; whoever knows it may read")
]
MOST_STUDIES = 50  #: of one player
MOST_POSITIONS = 60  #: in one study
LONGEST_NAME, LONGEST_NOTE = 40, 300  #: characters
NoteText = Annotated[str, Meta(max_length=2 * LONGEST_NOTE)]


class StudyPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a study. number: names it within the study.

    record: of the match. review: the link of a review in which the position is, or empty; branch: that of the review.
    """

    number: Count
    record: str
    game: str
    review: str = ""
    deal: DealNumber = 1
    branch: Count = 0
    step: StepNumber = 0
    note: str = ""


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """A study as everybody with its link reads it. owner: player id; only they may change it."""

    id: str
    owner: str
    owner_name: str
    name: str
    created: Count  #: in milliseconds since 1970
    changed: Count
    positions: list[StudyPosition]


class StudySummary(msgspec.Struct, frozen=True, kw_only=True):
    """A study in a list. positions: how many it has."""

    id: str
    name: str
    created: Count
    changed: Count
    positions: Count


class OwnStudy(msgspec.Struct, frozen=True, kw_only=True):
    """A study in the export of its owner's data."""

    id: str
    name: str
    created: Count
    positions: list[StudyPosition]
