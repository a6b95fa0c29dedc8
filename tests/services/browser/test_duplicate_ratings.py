"""The duplicate rating on a phone: after a rated evening it is on the player's page, beside the rating from matches."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.services.browser.page_players import page_player
from tests.services.browser.test_tournament_tables import SMALL
from tests.services.browser.test_tournaments import barriers_of, organiser, said, shown
from tests.services.running import RunningServer

#: Four pairs in two rounds of one board; the pace of cards does not matter, as programs play them here.
EVENING = {
    "name": "Evening", "game": "back_alley", "open_entry": True,
    "format": {"format": "pairs", "rounds": 3, "boards": 1, "movement": "howell"},
    "tables": {"settings": {"move_seconds": 120, "pace": 0, "rated": True}, "absent": "walkover", "automatic": True},
}  # fmt: skip
