"""All endpoints."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.server.http import (
    about,
    daily,
    disputes,
    games,
    history,
    keys,
    lessons,
    majlis_events,
    majlises,
    me,
    moderation,
    notices,
    passkeys,
    people,
    puzzles,
    reviews,
    sessions,
    signing_in,
    statistics,
    studies,
    tables,
    tournaments,
)
from vierblatt.server.http.endpoint import EndpointGroup

GROUPS: Sequence[EndpointGroup] = (
    about.api, games.api, signing_in.api, me.api, sessions.api, keys.api, passkeys.api, tables.api, history.api,
    majlises.api, majlis_events.api, statistics.api, lessons.api, disputes.api, daily.api, puzzles.api, reviews.api,
    studies.api, tournaments.api, moderation.api, people.api, notices.api,
)  # fmt: skip
