"""The pages that an organiser prints: each is self-contained HTML for A4, black on white."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from vierblatt.analysis.page.markup import Markup, bare, join, tag
from vierblatt.cli.tournaments.showing import spans
from vierblatt.cli.tournaments.wording import TournamentWording
from vierblatt.tournaments import TournamentStanding, group_standings, standings
from vierblatt.tournaments.formats import Groups, PairsFormat
from vierblatt.tournaments.results import best_of
from vierblatt.tournaments.state import MeetingState, RoundState

STYLE = Path(__file__).parent / "sheets.css"
#: Guarantees that opening a page makes no requests.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
MANY = 6  #: rows on a slip above which they are lower


def sheet(wording: TournamentWording, title: str, *body: Markup) -> str:
    """A whole page."""
    words = wording.words
    head = tag(
        "head",
        bare("meta", charset="utf-8"),
        bare("meta", http_equiv="Content-Security-Policy", content=POLICY),
        tag("title", f"{title} · {wording.state.created.name}"),
        tag("style", Markup(STYLE.read_text(encoding="utf-8"))),
    )
    direction = "rtl" if words.right_to_left else "ltr"
    page = tag("html", head, tag("body", *body), lang=words.language, dir=direction)
    return join(Markup("<!doctype html>\n"), page, Markup("\n"))


def pairings_sheet(wording: TournamentWording, chosen: RoundState) -> str:
    """Who meets whom, by table."""
    text = wording.words.text
    title = wording.round(chosen.number)
    sides = max((len(each.meeting.sides) for each in chosen.meetings), default=2)
    boards = any(each.meeting.boards for each in chosen.meetings)
    part = wording.part(chosen)
    heads = [text("tournament-table"), text("tournament-meeting")]
    heads += [*filter(None, [part]), *[text("tournament-boards")] * boards]
    numbers = len(heads)
    heads += [text("tournament-side", number=number) for number in range(1, sides + 1)]
    rows = [
        [
            str(each.meeting.table), str(each.meeting.meeting), *[str(each.meeting.group or "")] * bool(part),
            *[spans(each.meeting.boards)] * boards,
            *(_members(wording, side) for side in each.meeting.sides),
        ]
        for each in _by_table(chosen)
    ]  # fmt: skip
    byes = tag("p", _byes(wording, chosen)) if chosen.byes else Markup()
    return sheet(wording, title, _heading(wording, title), _table(heads, rows, numbers), byes)


def seats_sheet(wording: TournamentWording, chosen: RoundState) -> str:
    """Who sits where, in alphabetical order: contestants and, where their names are known, their players."""
    text = wording.words.text
    title = wording.round(chosen.number)
    places: list[tuple[str, str, str]] = []
    for number, table, side in _seats(chosen):
        contestant = wording.state.contestants[number]
        where = str(table) if table else text("tournament-bye")
        at = text("tournament-side", number=side) if side else ""
        names = (contestant.name, *(f"{player} ({contestant.name})" for player in contestant.players))
        places += [(name, where, at) for name in names]
    places.sort(key=lambda place: _alphabetically(place[0]))
    heads = [text("tournament-table"), text("column-name"), text("tournament-seat")]
    rows = [[where, name, at] for name, where, at in places]
    return sheet(wording, title, _heading(wording, title), _table(heads, rows, 1))


def slips_sheet(wording: TournamentWording, chosen: RoundState) -> str:
    """A slip for each meeting on which the result is written, four a page."""
    slips = [_slip(wording, each) for each in _by_table(chosen)]
    title = wording.words.text("tournament-slips")
    return sheet(wording, title, tag("div", *slips, class_="slips"))


def standings_sheet(wording: TournamentWording) -> str:
    """The standings, those of the groups before them, and what the tie-breaks mean."""
    text, state = wording.words.text, wording.state
    parts: list[Markup] = []
    if isinstance(state.created.format, Groups):
        for group, lines in group_standings(state).items():
            parts += [tag("h2", text("tournament-group-standings", group=group)), _standings(wording, lines)]
        parts.append(tag("h2", text("tournament-standings")))
    parts.append(_standings(wording, standings(state)))
    parts += [tag("p", line, class_="small") for line in wording.tie_break_lines()]
    title = text("tournament-standings")
    return sheet(wording, title, _heading(wording, title), *parts)


#: The pages by the names of their files; those of a round take it.
ROUND_SHEETS: dict[str, Callable[[TournamentWording, RoundState], str]] = {
    "pairings": pairings_sheet, "seats": seats_sheet, "slips": slips_sheet,
}  # fmt: skip


def _heading(wording: TournamentWording, title: str) -> Markup:
    return join(tag("h1", title), tag("p", wording.title()))


def _members(wording: TournamentWording, side: Sequence[int]) -> str:
    return " + ".join(wording.contestant(number) for number in side)


def _byes(wording: TournamentWording, chosen: RoundState) -> str:
    return wording.words.text("tournament-byes", count=len(chosen.byes), contestants=wording.contestants(chosen.byes))


def _by_table(chosen: RoundState) -> list[MeetingState]:
    return sorted(chosen.meetings, key=lambda each: each.meeting.table)


def _seats(chosen: RoundState) -> list[tuple[int, int, int]]:
    """Contestant, table and side from 1; without a table, a bye."""
    return [
        (number, each.meeting.table, side)
        for each in chosen.meetings
        for side, members in enumerate(each.meeting.sides, 1)
        for number in members
    ] + [(number, 0, 0) for number in chosen.byes]


def _alphabetically(name: str) -> str:
    """The name without accents and Arabic vowel marks, in lower case."""
    return "".join(each for each in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(each))


def _slip(wording: TournamentWording, each: MeetingState) -> Markup:
    text, meeting = wording.words.text, each.meeting
    title = text("tournament-slip", table=meeting.table, meeting=meeting.meeting)
    sides = [
        tag("p", tag("b", text("tournament-side", number=number)), " ", _members(wording, side))
        for number, side in enumerate(meeting.sides, 1)
    ]
    heads, rows, hint = _blanks(wording, each)
    blank = _table(heads, rows, 1)
    signed = tag("div", *(tag("span", text("tournament-signed"), class_="sign small") for _ in range(2)))
    return tag(
        "div", tag("h2", title), tag("p", wording.round(each.round), class_="small"), *sides, blank,
        tag("p", hint, class_="small"), signed, class_="slip many" if len(rows) > MANY else "slip",
    )  # fmt: skip


def _blanks(wording: TournamentWording, each: MeetingState) -> tuple[list[str], list[list[str]], str]:
    """The heads and rows of a slip's table, and what is written into it."""
    text, meeting = wording.words.text, each.meeting
    if meeting.boards:
        at_tables = [text("tournament-at-table", number=number) for number in (1, 2)]
        columns = [text("tournament-result")] if isinstance(wording.state.created.format, PairsFormat) else at_tables
        rows = [[str(board), *("" for _ in columns)] for board in meeting.boards]
        return [text("tournament-board"), *columns], rows, text("tournament-margin-hint")
    sides = range(1, len(meeting.sides) + 1)
    heads = [text("tournament-match"), *(text("tournament-side", number=number) for number in sides)]
    rows = [[str(number + 1), *("" for _ in sides)] for number in range(best_of(wording.state, meeting))]
    return heads, rows, text("tournament-points-hint")


def _standings(wording: TournamentWording, lines: Iterable[TournamentStanding]) -> Markup:
    text, lines = wording.words.text, [*lines]
    heads = [text("tournament-place"), text("tournament-number"), text("column-name")]
    worth = any(line.points is not None for line in lines)
    heads += [wording.points_head(), *wording.tie_breaks()] if worth else []
    places = wording.places(lines)
    rows = [
        [places[line.contestant], str(line.contestant), wording.name(line.contestant)]
        + [wording.amount(each) for each in (line.points, *line.tie_breaks) if each is not None]
        for line in lines
    ]
    return _table(heads, rows, 2)


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: int) -> Markup:
    """A table. numbers: how many columns at its beginning have numbers."""

    def cell(name: str, place: int, text: str) -> Markup:
        return tag(name, text, class_="number" if place < numbers else None)

    head = tag("thead", tag("tr", *(cell("th", place, text) for place, text in enumerate(heads))))
    lines = (tag("tr", *(cell("td", place, text) for place, text in enumerate(row))) for row in rows)
    return tag("table", head, tag("tbody", *lines))
