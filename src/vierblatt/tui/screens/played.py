"""The matches that were played at this terminal: choosing one replays it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import msgspec

from vierblatt import games
from vierblatt.games.events import MatchOver
from vierblatt.locale.bot_names import seat_name
from vierblatt.record import Player, Result
from vierblatt.tui.form import Form
from vierblatt.tui.rows import Button, FormRow, Heading
from vierblatt.tui.screens.base import FormScreen
from vierblatt.tui.storage import UserFiles

BACK = ""
#: How the file of a played match begins: year, month, day, hour, minute, second.
_TIME = re.compile(r"(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)\d\d-")
MOST = 500  #: matches that are listed


class RecordHead(msgspec.Struct):
    """The few fields of a record that the list shows."""

    game: str
    seats: tuple[Player, ...]
    result: Result | None


@dataclass(frozen=True)
class PlayedMatch:
    """A file in the folder of played matches. head: None if it is no record."""

    file: Path
    head: RecordHead | None

    @property
    def time(self) -> str:
        """When the match was put away, to the minute; the name of the file if that does not tell."""
        found = _TIME.match(self.file.name)
        return "{}-{}-{} {}:{}".format(*found.groups()) if found else self.file.stem


def played_matches(files: UserFiles) -> list[PlayedMatch]:
    """The latest matches, the last one first."""
    return [PlayedMatch(file, _head(file)) for file in files.played()[:MOST]]


def _head(file: Path) -> RecordHead | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=RecordHead)
    except (OSError, msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class PlayedScreen(FormScreen):
    """A row for each match."""

    def __init__(self, matches: list[PlayedMatch]) -> None:
        super().__init__()
        self._matches = matches

    def on_mount(self) -> None:
        """Shows the rows."""
        self.fill()

    def on_screen_resume(self) -> None:
        """Shows them in the language of the settings."""
        self.fill()

    def key_escape(self) -> None:
        """Goes back."""
        self.dismiss(None)

    def fill(self) -> None:
        """Writes the rows in the current language."""
        words = self.context.texts().words
        self.form.title = [words.text("tui-played")]
        rows: list[FormRow] = [self._row(str(place), match) for place, match in enumerate(self._matches)]
        if not rows:
            rows.append(Heading("none", words.text("tui-played-none")))
        rows.append(Button(BACK, words.text("ui-back")))
        self.form.show(rows, "" if self.form.rows.rows else "0")  # at first the latest match

    def _row(self, key: str, match: PlayedMatch) -> Button:
        words, head = self.context.texts().words, match.head
        if head is None or head.game not in games.game_ids():
            return Button(key, f"{match.time} · {match.file.name}", words.text("tui-played-unknown"))
        words = self.context.texts(games.get(head.game)).words
        seated = [(player.name, player.kind) for player in head.seats]
        names = [seat_name(words, seated, seat) for seat in range(len(seated))]
        words = self.context.texts(games.get(head.game), names).words
        note = words.text("tui-played-unfinished")
        if head.result is not None:
            ended = MatchOver(winners=[*head.result.winners], totals=[*head.result.totals])
            note = words.event(ended)
        return Button(key, f"{match.time} · {words.game_name}", note)

    def on_form_pressed(self, message: Form.Pressed) -> None:
        """Replays a match."""
        if message.key == BACK:
            self.dismiss(None)
        else:
            self.context.open_replay(self._matches[int(message.key)].file)
