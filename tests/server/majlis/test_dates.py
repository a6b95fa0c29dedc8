"""The dates of standing events: the same time by the clock of a place, through both changes of the clocks."""

from __future__ import annotations

import datetime as dt
from itertools import islice
from zoneinfo import ZoneInfo

import pytest

from vierblatt.server.accounts.faults import Unknown
from vierblatt.server.majlis.dates import day_after, days_from, first_day, starts

EIGHT = 20 * 60
THURSDAY = 3
DAY = 86_400_000


def at(text: str, zone: str = "UTC") -> int:
    return int(dt.datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * 1000


def local(moment: int, zone: str) -> str:
    return dt.datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).strftime("%a %H:%M")


@pytest.mark.parametrize(
    ("zone", "before", "span"),
    [
        ("Europe/Berlin", "2027-03-25", 7 * DAY - DAY // 24),  # the clocks go forward on 28 March ...
        ("Europe/Berlin", "2027-10-28", 7 * DAY + DAY // 24),  # ... and back on 31 October
        ("America/New_York", "2027-03-11", 7 * DAY - DAY // 24),
        ("Australia/Sydney", "2027-04-01", 7 * DAY + DAY // 24),
        ("Asia/Riyadh", "2027-03-25", 7 * DAY),
    ],
)
def test_it_stays_eight_in_the_evening_when_the_clocks_change(zone: str, before: str, span: int) -> None:
    first, second = (starts(day, EIGHT, zone) for day in islice(days_from(before, 1), 2))
    assert local(first, zone) == local(second, zone) == "Thu 20:00"
    assert second - first == span


def test_a_year_of_thursdays_has_no_other_day_and_no_other_time() -> None:
    for zone in ("Europe/Berlin", "Africa/Cairo", "America/Santiago", "Australia/Lord_Howe"):
        days = [*islice(days_from("2027-01-07", 1), 104)]
        assert {local(starts(day, EIGHT, zone), zone) for day in days} == {"Thu 20:00"}
        assert len({*days}) == 104


def test_a_time_that_the_clocks_skip_is_an_hour_later_and_of_one_shown_twice_it_is_the_first() -> None:
    assert local(starts("2027-03-28", 150, "Europe/Berlin"), "Europe/Berlin") == "Sun 03:30"
    twice = starts("2027-10-31", 150, "Europe/Berlin")
    assert local(twice, "Europe/Berlin") == local(twice + DAY // 24, "Europe/Berlin") == "Sun 02:30"


@pytest.mark.parametrize(
    ("now", "first"),
    [
        ("2027-01-20T12:00", "2027-01-21"),
        ("2027-01-21T19:59", "2027-01-21"),
        ("2027-01-21T20:00", "2027-01-28"),  # it has just begun
        ("2027-01-22T00:00", "2027-01-28"),
    ],
)
def test_the_first_date_is_the_next_that_is_still_to_come(now: str, first: str) -> None:
    assert first_day(THURSDAY, EIGHT, "Asia/Kuwait", at(now, "Asia/Kuwait")) == first


def test_the_day_is_that_of_the_place_and_not_of_the_server() -> None:
    late = at("2027-01-20T23:30")  # in Kuwait it is Thursday already
    assert first_day(THURSDAY, EIGHT, "Asia/Kuwait", late) == "2027-01-21"
    assert first_day(2, EIGHT, "Asia/Kuwait", late) == "2027-01-27"


def test_every_other_week() -> None:
    assert day_after("2027-12-30", 2) == "2028-01-13"


@pytest.mark.parametrize(
    "zone", ["", "Mars/Olympus", "../../etc/passwd", "/etc/localtime", "Asia", "asia/kuwait", "x" * 60]
)
def test_a_zone_that_does_not_exist_is_refused(zone: str) -> None:
    with pytest.raises(Unknown) as refused:
        starts("2027-01-21", EIGHT, zone)
    assert refused.value.code == "unknown-time-zone"


def test_utc_is_always_known() -> None:
    assert starts("2027-01-21", 0, "UTC") == at("2027-01-21T00:00")
