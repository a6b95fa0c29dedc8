"""Standing events of majlises over HTTP: in time, once, for members only."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.http.clubs.clock import HOUR, THURSDAY, Clock
from tests.server.http.conftest import PASSWORD, Client
from vierblatt.server.majlis import events


async def test_the_tournament_of_a_date_is_made_in_time_once_and_for_members_only(
    client: Client, amal: Client, badr: Client, clara: Client, club: str, clock: Clock
) -> None:
    seen = await badr.post(f"{club}/events", THURSDAY)
    (event,) = seen["events"]
    assert [date["day"] for date in event["dates"]] == ["2027-01-21", "2027-01-28", "2027-02-04", "2027-02-11"]
    start = event["dates"][0]["starts"]
    assert (event["organiser_name"], seen["tournaments"]) == ("Badr", [])
    await clock.pass_until(start - 24 * HOUR - 1)
    assert (await clara.get(f"{club}/events"))["tournaments"] == []
    clock.now = start - 24 * HOUR
    await asyncio.gather(*(clock.events.make_due() for _ in range(5)))
    seen = await clara.get(f"{club}/events")
    (tournament,) = seen["tournaments"]
    assert (tournament["name"], tournament["starts"]) == ("Thursday cup 2027-01-21", start)
    assert seen["events"][0]["dates"][0]["day"] == "2027-01-28"
    place = f"/api/tournaments/{tournament['id']}"
    page = await clara.get(place)
    assert (page["organiser"], page["open_entry"], page["members_only"]) == (badr.player, True, True)
    assert page["majlis"]["id"] == club.rpartition("/")[2] and page["format"]["rounds"] == 4
    dina = await client.account("Dina")
    assert (await dina.get(place)).get("majlis") is None, "the link is the invitation"
    assert await dina.refused("POST", f"{place}/entry", {}) == (403, "majlis-members-only")
    for _ in range(2):
        page = await clara.post(f"{place}/entry", {})
    assert [each["name"] for each in page["contestants"]] == ["Clara"]
    await badr.ask("DELETE", f"{club}/members/{clara.player}")
    assert await clara.refused("POST", f"{place}/entry", {}) == (403, "majlis-members-only")
    await amal.post(f"{club}/tournaments/{tournament['id']}/organiser")
    assert (await amal.get(place))["organising"]
    assert await badr.refused("POST", f"{place}/contestants", {"name": "Essa"}) == (403, "not-the-organiser")


async def test_an_event_that_is_due_when_it_is_set_up_has_its_tournament_at_once(
    badr: Client, club: str, clock: Clock
) -> None:
    seen = await badr.post(f"{club}/events", {**THURSDAY, "lead": 168})
    assert [each["name"] for each in seen["tournaments"]] == ["Thursday cup 2027-01-21"]
    assert seen["events"][0]["dates"][0]["day"] == "2027-01-28"
    await clock.pass_until(clock.now)
    assert len((await badr.get(f"{club}/events"))["tournaments"]) == 1


async def test_a_skipped_date_has_no_tournament_and_the_next_one_has(
    badr: Client, clara: Client, club: str, clock: Clock
) -> None:
    (event,) = (await badr.post(f"{club}/events", THURSDAY))["events"]
    date = f"{club}/events/{event['id']}/dates/"
    skipped = (await badr.ask("PUT", f"{date}2027-01-21", {"on": True})).json()
    assert [each["skipped"] for each in skipped["events"][0]["dates"]] == [True, False, False, False]
    for wrong in ("2027-01-20", "2027-01-14", "2037-01-15", "2027-02-30"):
        assert await badr.refused("PUT", date + wrong, {"on": True}) == (404, "no-such-date")
    await clock.pass_until(event["dates"][1]["starts"] - 24 * HOUR)
    (only,) = (await clara.get(f"{club}/events"))["tournaments"]
    assert only["name"].endswith("2027-01-28")
    assert await badr.refused("PUT", f"{date}2027-01-28", {"on": True}) == (404, "no-such-date")


async def test_after_a_month_without_a_server_there_is_one_tournament_not_five(
    badr: Client, clara: Client, club: str, clock: Clock
) -> None:
    (event,) = (await badr.post(f"{club}/events", THURSDAY))["events"]
    await clock.pass_until(event["dates"][3]["starts"] - HOUR)
    (only,) = (await clara.get(f"{club}/events"))["tournaments"]
    assert only["name"].endswith("2027-02-11")


async def test_very_many_events_that_are_due_at_once_are_all_made(
    badr: Client, clara: Client, club: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "AT_ONCE", 3)
    for number in range(events.EVENTS):
        seen = await badr.post(f"{club}/events", {**THURSDAY, "name": f"Cup {number}"})
    await clock.pass_until(seen["events"][0]["dates"][0]["starts"] - HOUR)
    assert len((await clara.get(f"{club}/events"))["tournaments"]) == events.EVENTS


async def test_an_event_ends_by_a_manager_or_when_nobody_comes(
    badr: Client, clara: Client, club: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "MOST_EMPTY", 2)
    (event,) = (await badr.post(f"{club}/events", THURSDAY))["events"]
    for date in event["dates"][:3]:
        await clock.pass_until(date["starts"] - HOUR)
    seen = await clara.get(f"{club}/events")
    assert (seen["events"][0]["reason"], seen["events"][0]["dates"], seen["tournaments"]) == ("unattended", [], [])
    other = (await badr.post(f"{club}/events", THURSDAY))["events"][0]["id"]
    clock.now += 1
    assert (await badr.ask("DELETE", f"{club}/events/{other}")).json()["events"][0]["reason"] == "ended"
    assert await badr.refused("DELETE", f"{club}/events/{other}") == (404, "no-such-event")
    await clock.pass_until(clock.now + 30 * 24 * HOUR)
    made = (await clara.get(f"{club}/events"))["tournaments"]
    assert [each["starts"] for each in made] == [event["dates"][2]["starts"]], "that of the second one, which was due"


async def test_an_event_whose_rules_are_no_longer_known_ends_with_that_reason(
    client: Client, badr: Client, club: str, clock: Clock
) -> None:
    (event,) = (await badr.post(f"{club}/events", THURSDAY))["events"]
    row = await client.application.store.majlis(club.rpartition("/")[2])
    assert row is not None
    await client.application.store.change_majlis(row.id, {"preset": "of another version"}, by=badr.player)
    await clock.pass_until(event["dates"][0]["starts"] - HOUR)
    assert (await badr.get(f"{club}/events"))["events"][0]["reason"] == "rules"


async def test_the_events_of_who_deletes_their_account_go_to_the_host(
    amal: Client, badr: Client, club: str, clock: Clock
) -> None:
    (event,) = (await badr.post(f"{club}/events", THURSDAY))["events"]
    await badr.post("/api/me/delete", {"password": PASSWORD})
    assert (await amal.get(f"{club}/events"))["events"][0]["organiser_name"] == "Amal"
    await clock.pass_until(event["dates"][0]["starts"] - HOUR)
    (tournament,) = (await amal.get(f"{club}/events"))["tournaments"]
    assert (await amal.get(f"/api/tournaments/{tournament['id']}"))["organising"]


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"zone": "Mars/Olympus"}, (404, "unknown-time-zone")), ({"zone": "../../x"}, (404, "unknown-time-zone")),
        ({"weekday": 7}, (400, "bad-request")), ({"minute": 1440}, (400, "bad-request")),
        ({"lead": 0}, (400, "bad-request")), ({"weeks": 5}, (400, "bad-request")),
        ({"rules": "aaaaaaaaaaaa"}, (404, "no-such-rules")), ({"name": "\u200b"}, (422, "bad-name-length")),
        ({"format": {"format": "swiss", "rounds": 10**9}}, (400, "bad-request")),
        ({"players": 3}, (422, "bad-contestant-size")),
        ({"organiser": "somebody"}, (400, "bad-request")),
    ],
)  # fmt: skip
async def test_an_event_that_cannot_be_is_refused(
    badr: Client, club: str, change: dict[str, Any], refusal: tuple[int, str]
) -> None:
    assert await badr.refused("POST", f"{club}/events", {**THURSDAY, **change}) == refusal
    assert (await badr.get(f"{club}/events"))["events"] == []


async def test_a_name_with_tricks_stays_one_line_everywhere(badr: Client, club: str, clock: Clock) -> None:
    body = {**THURSDAY, "name": "\u202eCup\r\nEND:VCALENDAR; x", "place": "a\nATTACH:x"}
    (event,) = (await badr.post(f"{club}/events", body))["events"]
    assert event["name"] == "Cup END:VCALENDAR; x"
    text = (await badr.ask("GET", f"{club}/events/{event['id']}/calendar.ics")).text.replace("\r\n ", "")
    assert text.count("\r\nEND:VCALENDAR") == 1 and "\r\nATTACH" not in text
    assert r"SUMMARY:Diwan: Cup END:VCALENDAR\; x" in text
    await clock.pass_until(event["dates"][0]["starts"] - HOUR)
    assert (await badr.get(f"{club}/events"))["tournaments"][0]["name"] == "Cup END:VCALENDAR; x 2027-01-21"


async def test_the_calendar_has_the_dates_in_utc_through_both_changes_of_the_clocks(
    client: Client, badr: Client, club: str, clock: Clock
) -> None:
    clock.now = 1_805_000_000_000  # in March
    (event,) = (await badr.post(f"{club}/events", {**THURSDAY, "zone": "Europe/Berlin"}))["events"]
    day = event["dates"][1]["day"]
    await badr.ask("PUT", f"{club}/events/{event['id']}/dates/{day}", {"on": True})
    answer = await client.ask("GET", f"{club}/events/{event['id']}/calendar.ics")
    assert answer.headers["content-type"].startswith("text/calendar")
    begins = [line for line in answer.text.split("\r\n") if line.startswith("DTSTART:")]
    assert len(begins) == events.CALENDAR_DATES - 1 and not any(day.replace("-", "") in line for line in begins)
    assert {line[-7:] for line in begins} == {"190000Z", "180000Z"}
    assert await client.refused("GET", f"{club}/events/aaaaaaaaaa/calendar.ics") == (404, "no-such-event")


async def test_events_have_a_limit_in_a_majlis_and_acts_in_a_minute(
    client: Client, badr: Client, club: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(events.EVENTS):
        await badr.post(f"{club}/events", THURSDAY)
    assert await badr.refused("POST", f"{club}/events", THURSDAY) == (409, "too-many-events")
    gate = client.application.gate
    monkeypatch.setattr(gate, "_rates", {**gate._rates, "majlises": (1, 0.001)})
    gate._buckets.clear()
    await badr.refused("POST", f"{club}/events", THURSDAY)
    assert await badr.refused("POST", f"{club}/events", THURSDAY) == (429, "too-fast")
