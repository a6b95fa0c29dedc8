"""Majlises as clubs over HTTP: crest, roles, rule sets, standing events, leaderboard; who lies or is late."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.http.conftest import PASSWORD, Client
from tests.server.http.test_majlises import joined, played
from vierblatt.server.majlis import events, rule_sets
from vierblatt.server.majlis import majlises as rules

HOUR = 3_600_000
THURSDAY = {
    "name": "Thursday cup", "weekday": 3, "minute": 1200, "zone": "Asia/Riyadh", "lead": 24,
    "format": {"format": "swiss", "rounds": 4},
}  # fmt: skip
#: A Wednesday in Riyadh, 18:30: the next Thursday's tournament is not due yet.
WEDNESDAY = 1_800_459_000_000


class Clock:
    """The time, as tests set it."""

    def __init__(self, client: Client) -> None:
        self.now = WEDNESDAY
        application = client.application
        self.events = application._events
        self.events._now = lambda: self.now

    async def pass_until(self, now: int) -> None:
        """Lets it become later, and does what a server does once a minute."""
        self.now = now
        await self.events.make_due()


@pytest.fixture
async def amal(client: Client) -> Client:
    """The host."""
    return await client.account("Amal")


@pytest.fixture
async def badr(client: Client) -> Client:
    """A manager."""
    return await client.account("Badr")


@pytest.fixture
async def clara(client: Client) -> Client:
    """A member."""
    return await client.account("Clara")


@pytest.fixture
async def club(amal: Client, badr: Client, clara: Client) -> str:
    """A majlis of the three; its path."""
    path = await joined(amal, badr, clara)
    await role(amal, path, badr, "manager")
    return path


@pytest.fixture
def clock(client: Client, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time of standing events."""
    made = Clock(client)
    monkeypatch.setattr(events.StandingEvents, "__init__", _with_clock(made, events.StandingEvents.__init__))
    return made


def _with_clock(clock: Clock, usual: Any) -> Any:
    return lambda self, store, access, _now: usual(self, store, access, lambda: clock.now)


async def role(host: Client, path: str, player: Client, what: str) -> Any:
    answer = await host.ask("PUT", f"{path}/members/{player.player}/role", {"role": what})
    assert answer.is_success, answer.text
    return answer.json()


def ids(seen: Any) -> list[str]:
    return [each["id"] for each in seen]


# --- crest and roles -------------------------------------------------------------------------------------------------


async def test_a_crest_is_there_from_the_beginning_and_managers_choose_another(
    amal: Client, badr: Client, clara: Client, club: str
) -> None:
    first = (await clara.get(club))["crest"]
    assert {*first} == {"shape", "ground", "ink", "sign"}
    crest = {"shape": "circle", "ground": "blue", "ink": "gold", "sign": "spade"}
    assert (await badr.ask("PATCH", club, {"crest": crest})).json()["crest"] == crest
    assert (await amal.get("/api/me/majlises"))["majlises"][0]["crest"] == crest
    table = await amal.post(f"{club}/tables")
    assert (await amal.get(f"/api/tables/{table['id']}/majlis"))["majlis"]["crest"] == crest
    for wrong in ({**crest, "ink": "black"}, {**crest, "sign": "<svg>"}, {"shape": "circle"}, {**crest, "more": 1}):
        assert await badr.refused("PATCH", club, {"crest": wrong}) == (400, "bad-request")
    assert await clara.refused("PATCH", club, {"crest": crest}) == (403, "majlis-managers-only")


async def test_managers_do_what_the_host_does_but_for_three_things(
    client: Client, amal: Client, badr: Client, clara: Client, club: str
) -> None:
    assert [each["role"] for each in (await clara.get(club))["members"]] == ["host", "manager", "member"]
    assert (await badr.get(club))["role"] == "manager"
    assert (await badr.ask("PATCH", club, {"name": "New"})).json()["name"] == "New"
    line = await clara.post(f"{club}/chat", {"text": "rude"})
    assert (await badr.ask("DELETE", f"{club}/chat/{line['id']}")).status_code == 204
    host_only = (403, "majlis-host-only")
    assert await badr.refused("DELETE", club) == host_only
    assert await badr.refused("PATCH", club, {"host": badr.player}) == host_only
    assert await badr.refused("PUT", f"{club}/members/{clara.player}/role", {"role": "manager"}) == host_only
    assert await badr.refused("DELETE", f"{club}/members/{amal.player}") == host_only
    assert await amal.refused("PUT", f"{club}/members/{amal.player}/role", {"role": "member"}) == (
        404,
        "no-such-player",
    )
    assert (await badr.ask("DELETE", f"{club}/members/{clara.player}")).status_code == 204
    fresh = (await badr.post(f"{club}/link"))["id"]
    assert await client.application.store.majlis(fresh) is not None


async def test_who_is_no_manager_any_more_does_nothing_with_another_tab(
    amal: Client, badr: Client, club: str, clock: Clock
) -> None:
    event = (await badr.post(f"{club}/events", THURSDAY))["events"][0]["id"]
    made = await badr.post(f"{club}/rules", {"name": "Long"})
    await role(amal, club, badr, "member")
    for method, place, body in [
        ("POST", "/events", THURSDAY), ("DELETE", f"/events/{event}", None),
        ("PUT", f"/events/{event}/dates/2027-01-21", {"on": True}), ("POST", "/rules", {"name": "Mine"}),
        ("PUT", f"/rules/{made['id']}", {"name": "Mine"}), ("POST", f"/rules/{made['id']}/usual", None),
        ("DELETE", f"/rules/{made['id']}", None), ("POST", "/link", None),
        ("POST", "/tournaments/aaaaaaaaaa/organiser", None),
    ]:  # fmt: skip
        assert await badr.refused(method, club + place, body) == (403, "majlis-managers-only"), (method, place)


async def test_strangers_see_neither_events_nor_leaders_nor_pages_of_members(client: Client, club: str) -> None:
    dina = await client.account("Dina")
    for place in ("/events", "/leaders", "/members", "/tables"):
        assert await dina.refused("GET", club + place) == (403, "majlis-members-only"), place
    seen = await dina.get(club)
    assert (seen["rules"], seen["role"]) == ([], None)


async def test_managers_have_a_limit(amal: Client, clara: Client, club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "MANAGERS", 1)
    place = f"{club}/members/{clara.player}/role"
    assert await amal.refused("PUT", place, {"role": "manager"}) == (409, "too-many-managers")


async def test_members_come_in_pages(clara: Client, club: str) -> None:
    first = await clara.get(f"{club}/members", params={"limit": 2})
    last = first["members"][-1]
    rest = await clara.get(f"{club}/members", params={"joined": last["joined"], "player": last["player"]})
    assert [each["name"] for each in [*first["members"], *rest["members"]]] == ["Amal", "Badr", "Clara"]
    assert first["count"] == rest["count"] == 3


# --- rule sets -------------------------------------------------------------------------------------------------------


async def test_a_table_is_played_by_the_rule_set_that_is_chosen(badr: Client, clara: Client, club: str) -> None:
    made = await badr.post(f"{club}/rules", {"name": " Long\u202e ", "changes": {"target": 200}})
    assert (made["name"], made["changes"]) == ("Long", {"target": 200})
    usual = await clara.post(f"{club}/tables")
    long = await clara.post(f"{club}/tables?rules={made['id']}")
    assert (usual["changes"], long["changes"]) == ({}, {"target": 200})
    assert (await badr.post(f"{club}/tables?rules={made['id']}"))["id"] == long["id"], "people meet there, too"
    assert ids((await clara.get(f"{club}/tables"))["tables"]) == [usual["id"], long["id"]]
    assert (await badr.ask("POST", f"{club}/rules/{made['id']}/usual")).status_code == 204
    seen = await clara.get(club)
    assert (seen["usual"], seen["changes"], ids(seen["rules"])) == (made["id"], {"target": 200}, [made["id"]])
    await badr.ask("PATCH", club, {"changes": {"target": 300}})  # a client that knows no rule sets
    assert (await clara.get(club))["rules"][0]["changes"] == {"target": 300}
    assert (await badr.ask("DELETE", f"{club}/rules/{made['id']}")).status_code == 204
    assert await clara.refused("POST", f"{club}/tables?rules={made['id']}") == (404, "no-such-rules")
    assert (await clara.get(club))["changes"] == {"target": 300}


async def test_rule_sets_that_cannot_be_are_refused(badr: Client, club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await badr.refused("POST", f"{club}/rules", {"name": "\u200b"}) == (422, "bad-name-length")
    assert await badr.refused("POST", f"{club}/rules", {"name": "x" * 41}) == (422, "bad-name-length")
    assert await badr.refused("POST", f"{club}/rules", {"name": "A", "changes": {"x": 1}}) == (422, "unknown-option")
    assert await badr.refused("PUT", f"{club}/rules/aaaaaaaaaaaa", {"name": "A"}) == (404, "no-such-rules")
    monkeypatch.setattr(rule_sets, "RULE_SETS", 1)
    await badr.post(f"{club}/rules", {"name": "A"})
    assert await badr.refused("POST", f"{club}/rules", {"name": "B"}) == (409, "too-many-rule-sets")


# --- standing events -------------------------------------------------------------------------------------------------


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


# --- the leaderboard -------------------------------------------------------------------------------------------------


async def test_the_leaderboard_of_a_month_and_in_all_is_computed_once_for_each_change(
    client: Client, amal: Client, badr: Client, clara: Client, club: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    dina = await client.account("Dina")
    await dina.post(f"{club}/members")
    store, asked = client.application.store, []
    results = store.majlis_results

    async def counted(majlis: str, *, limit: int) -> Any:
        asked.append(majlis)
        return await results(majlis, limit=limit)

    monkeypatch.setattr(store, "majlis_results", counted)
    a, b, c, d = (each.player for each in (amal, badr, clara, dina))
    await played(amal, club, "1", [a, b, c, d], [0])
    await played(amal, club, "2", [a, c, b, d], [0])
    await played(amal, club, "3", [a, b, "", d], [0])  # with a bot
    await played(amal, club, str(40 * 24 * HOUR), [a, b, c, d], [1])
    asked.clear()
    everything = await badr.get(f"{club}/leaders")
    lines = {each["name"]: (each["matches"], each["won"]) for each in everything["leaders"]}
    assert lines == {"Amal": (3, 2), "Badr": (3, 2), "Clara": (3, 1), "Dina": (3, 1)}
    assert [each["gain"] for each in everything["leaders"]] == sorted(
        (each["gain"] for each in everything["leaders"]), reverse=True
    )
    assert everything["months"] == ["2027-02", "2027-01"] and everything["matches"] == 3
    month = await clara.get(f"{club}/leaders", params={"month": "2027-01"})
    assert (month["matches"], month["leaders"][0]["name"], month["leaders"][0]["won"]) == (2, "Amal", 2)
    assert (await clara.get(f"{club}/leaders", params={"month": "1999-01"}))["leaders"] == []
    assert await clara.refused("GET", f"{club}/leaders", params={"month": "x"}) == (400, "bad-request")
    await asyncio.gather(*(each.get(club) for each in (amal, badr, clara, dina)))
    assert len(asked) == 1
    await dina.ask("DELETE", f"{club}/members/{d}")
    assert "Dina" not in str(await badr.get(f"{club}/leaders")) and len(asked) == 2


async def test_finished_tournaments_of_events_count(
    client: Client, amal: Client, badr: Client, clara: Client, club: str, clock: Clock
) -> None:
    single = {**THURSDAY, "format": {"format": "knockout"}, "players": 2}
    (event,) = (await badr.post(f"{club}/events", single))["events"]
    await clock.pass_until(event["dates"][0]["starts"] - HOUR)
    (tournament,) = (await amal.get(f"{club}/events"))["tournaments"]
    place = f"/api/tournaments/{tournament['id']}"
    for each in (amal, clara):
        await each.post(f"{place}/entry", {"partners": ["Somebody"]})
    await badr.post(f"{place}/start")
    page = await badr.post(f"{place}/pair")
    (meeting,) = page["rounds"][0]["meetings"]
    points = [152 if side == [1] else 98 for side in meeting["sides"]]
    await badr.post(f"{place}/meetings/{meeting['number']}/result", {"matches": [points]})
    await badr.post(f"{place}/close", {"reason": "finished"})
    lines = (await badr.get(f"{club}/leaders"))["leaders"]
    assert {each["name"]: (each["events"], each["events_won"]) for each in lines} == {"Amal": (1, 1), "Clara": (1, 0)}
