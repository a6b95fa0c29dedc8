"""Days: UTC, and how many in a row."""

from __future__ import annotations

import pytest

from vierblatt.daily import day_of, ends_at, streak
from vierblatt.daily.days import begins_at, days_before
from vierblatt.errors import BadOption


def test_a_day_ends_at_midnight_utc() -> None:
    end = ends_at("2028-02-29")
    assert (day_of(end - 1), day_of(end), begins_at("2028-03-01")) == ("2028-02-29", "2028-03-01", end)
    assert day_of(0) == "1970-01-01" and days_before("2027-01-01", 1) == "2026-12-31"


@pytest.mark.parametrize(
    "day", ["", "today", "2027-13-01", "2027-1-5", "20270115", "2027-W02-5", "2027-02-29", "٢٠٢٧-٠١-١٥"]
)
def test_what_is_no_day_is_refused(day: str) -> None:
    with pytest.raises(BadOption):
        begins_at(day)


@pytest.mark.parametrize(
    ("done", "days"),
    [([], 0), (["2027-01-15"], 1), (["2027-01-14"], 1), (["2027-01-13"], 0), (["2027-01-15", "2027-01-13"], 1),
     (["2027-01-15", "2027-01-14", "2027-01-13"], 3), (["2026-12-31", "2027-01-01"], 0)],
)  # fmt: skip
def test_a_streak_lasts_until_a_whole_day_was_missed(done: list[str], days: int) -> None:
    assert streak(done, "2027-01-15") == days
