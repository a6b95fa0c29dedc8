"""Somebody who wants to know a board that they have yet to play: they ask for everything and send every command.

To know is to see a card of it, its key, the secret of all keys, or how it ended at another table.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterable, Mapping
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec

from tests.server.frame_search import CARD
from tests.server.live.servers import Player, player_id
from tests.server.tournament.evenings import TablesEvening
from vierblatt.protocol import commands
from vierblatt.protocol.asyncapi import COMMANDS
from vierblatt.protocol.examples import COMMANDS as EXAMPLES
from vierblatt.protocol.examples import TABLE
from vierblatt.server.http.registry import GROUPS
from vierblatt.shuffle.board_messages import key_of

#: Endpoints that show cards of something else: all that a game has, those of rules, lessons, puzzles and daily deals.
OTHER_CARDS = ("/api/games", "/api/rules/", "/api/lessons/", "/api/puzzles/", "/api/me/puzzles", "/api/daily")
#: What stands for the parts of a path but those of the tournament; nothing of this kind is there.
NOTHING = "aaaaaaaaaa"
USUAL = {"game": "back_alley", "preset": "standard", "bot": "rules", "mode": "rated", "day": "2027-01-15", "deal": "1"}
BOARDS = 6  #: of the tournament
HAS_MARGIN = re.compile(rb'"margins":\[-?[0-9]|"margin":-?[0-9]')


class Spies:
    """Those who look, by name."""

    def __init__(self, evening: TablesEvening, names: Iterable[str]) -> None:
        self.evening, self.names = evening, [*names]
        self.answers = 0
        self._http = httpx.AsyncClient(
            transport=httpx.ASGITransport(evening.served.application.asgi), base_url="http://localhost"
        )
        self._sockets: dict[str, Player] = {}
        self._nothing_shown = True

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def look(self, *, opened: int = 0) -> dict[str, bytes]:
        """Asks for everything and sends everything. opened: how many boards are open; the others must be secret.

        Returns the answers about the tournament that the last one gets, by path.
        """
        words = await self._secret_words(range(opened + 1, BOARDS + 1))
        self._nothing_shown = not opened
        tables = [each.table for each in await self.evening.served.store.tournament_tables(self.evening.id)]
        kept: dict[str, bytes] = {}
        for place, name in enumerate(self.names):
            headers = {"Authorization": f"Bearer {await self.evening.served.token(name)}"}
            for path in self._paths(tables, whatever_the_caller=not place):
                answer = _unpacked((await self._http.get(path, headers=headers)).content)
                self._search(answer, words, f"{name}, {path}")
                kept[path.removeprefix(f"/api/tournaments/{self.evening.id}")] = answer
            await self._send_everything(name, tables, words)
        return kept

    # --- helpers -----------------------------------------------------------------------------------------------------

    async def _secret_words(self, closed: Iterable[int]) -> list[bytes]:
        """What must not be in an answer: the secret, and the keys of boards; as digits."""
        secret = await self.evening.served.store.boards_secret(self.evening.id)
        assert secret is not None
        return [secret.hex().encode(), *(key_of(secret, board).hex().encode() for board in closed)]

    def _search(self, answer: bytes, words: list[bytes], where: str) -> None:
        self.answers += 1
        assert not any(word in answer for word in words), where
        if self._nothing_shown:
            cards = CARD.findall(answer)
            assert not cards, f"{where}: {cards[:5]}"
            assert not HAS_MARGIN.search(answer), f"{where}: {answer!r}"

    def _paths(self, tables: Iterable[str], *, whatever_the_caller: bool) -> list[str]:
        """The paths of endpoints that can be asked, with what there is; those that answer everybody the same, or not.

        A code to be photographed is left out: it takes longest, and says its address.
        """
        there: Mapping[str, Iterable[str]] = {
            "tournament": [self.evening.id], "table": [*tables, NOTHING], "record": [*tables, NOTHING],
            "board": [str(board) for board in (1, 2, BOARDS)], "player": [player_id(self.names[-1])],
        }  # fmt: skip
        found = []
        for endpoint in (each for group in GROUPS for each in group):
            if endpoint.method != "GET" or endpoint.path.startswith(OTHER_CARDS) or endpoint.media == "image/svg+xml":
                continue
            if "caller" not in endpoint.parameters and not whatever_the_caller:
                continue
            paths = [endpoint.path]
            for name in re.findall(r"{(\w+)}", endpoint.path):
                values = there.get(name, [USUAL.get(name, NOTHING)])
                paths = [each.replace(f"{{{name}}}", value) for each in paths for value in values]
            found += paths
        return found

    async def _send_everything(self, name: str, tables: list[str], words: list[bytes]) -> None:
        """Sends every command about each table at which they have no seat."""
        player = self._sockets.get(name)
        if player is None:
            player = self._sockets[name] = await self.evening.served.player(name)
        began = len(player.raw)
        for table in tables:
            info = await self.evening.served.hub.info(table)
            if all(seat.player != player_id(name) for seat in info.seats):
                for kind in COMMANDS:
                    if kind is not commands.Hello:
                        await player.ask(kind, **_fields(kind, table))
        for frame in player.raw[began:]:
            self._search(frame, words, f"{name}, a socket")


def _unpacked(answer: bytes) -> bytes:
    """The files of an archive, such as the export of a player's data; other answers as they are."""
    if not answer.startswith(b"PK"):
        return answer
    with zipfile.ZipFile(io.BytesIO(answer)) as archive:
        return b"".join(archive.read(name) for name in archive.namelist())


def _fields(kind: type[commands.Command], table: str) -> dict[str, Any]:
    """The fields of a command about a table."""
    example = next(each for each in EXAMPLES if type(each) is kind)
    fields = {**msgspec.structs.asdict(example)}
    fields.pop("id", None)
    return {name: table if value == TABLE else value for name, value in fields.items()}
