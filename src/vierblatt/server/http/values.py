"""The types of requests and answers, besides those of the protocol."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vierblatt.bounds import LARGEST, Count
from vierblatt.protocol.review import DealNumber, StepNumber
from vierblatt.server.accounts.names import LONGEST_LABEL
from vierblatt.server.accounts.passwords import LONGEST as LONGEST_PASSWORD

GameId = Annotated[str, Meta(pattern="^[a-z0-9_]{1,40}(?![\\s\\S])", description="As `GET /api/games` lists it")]
PresetId = Annotated[str, Meta(max_length=40)]
PlayerId = Annotated[str, Meta(pattern="^[a-z0-9]{1,40}(?![\\s\\S])")]
ThingId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,1400}(?![\\s\\S])")]
#: Milliseconds since 1970.
Moment = Count
#: Longer than a valid name, so that the answer can say what is wrong with it.
Name = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(max_length=2 * LONGEST_PASSWORD)]
Label = Annotated[str, Meta(min_length=1, max_length=2 * LONGEST_LABEL)]
Language = Annotated[str, Meta(max_length=20, description="`en`, `de` or `ar`")]


class StrictRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all bodies and query strings: forbids unknown fields."""


#: What happens to passkeys when all other ways of signing in end.
PasskeysThen = Literal["keep", "remove"]


class PageQuery(StrictRequest, frozen=True):
    """One page of a list. before: the `ended` of the last item already received."""

    before: Moment = LARGEST
    limit: Annotated[int, Meta(ge=1, le=50)] = 20


class PlayedPointQuery(StrictRequest, frozen=True):
    """A point of a match as it was played."""

    deal: DealNumber
    step: StepNumber = 0
