"""The whole server in this process, without a network: it receives requests and sockets as ASGI messages."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import unquote

import structlog
from starlette.types import Message, Scope

from tests.server.http.conftest import GENEROUS_HTTP_LIMITS
from vierblatt.protocol import TableSettings
from vierblatt.server.accounts.accounts import Accounts, Session
from vierblatt.server.accounts.passwords import Passwords
from vierblatt.server.app import Application
from vierblatt.server.live import NewTable
from vierblatt.server.live.services import milliseconds
from vierblatt.server.ops.config import Config
from vierblatt.server.store.port import TournamentRow
from vierblatt.server.table import Person
from vierblatt.server.tournament.creating import NewTournament, created
from vierblatt.tournaments import ArenaFormat
from vierblatt.tournaments.entries import encode

TOURNAMENT = "abcdefghij"
ADDRESS = ("203.0.113.9", 40000)


class InProcessServer:
    """A server, a guest of it, and the guest's table with bots. run: runs a coroutine in the server's event loop."""

    def __init__(self, runner: asyncio.Runner, application: Application, watch: sqlite3.Connection) -> None:
        self.run, self.application, self._watch = runner.run, application, watch
        self.session: Session = runner.run(self._guest())
        person = Person(self.session.player, self.session.name)
        new = NewTable(game="kout_bo", solo=True, settings=TableSettings(pace=0, hints=False))
        self.table = runner.run(application.hub.open_table(person, new)).id
        runner.run(self._tournament())

    async def _guest(self) -> Session:
        application = self.application
        accounts = Accounts(application.store, application.identity, Passwords(1))
        return await accounts.guest("en", milliseconds())

    async def _tournament(self) -> None:
        """The guest's tournament."""
        new = NewTournament(name="Evening", game="kout_bo", format=ArenaFormat(minutes=60), public=True)
        first = created(new, TOURNAMENT, milliseconds())
        row = TournamentRow(
            id=TOURNAMENT, organiser=self.session.player, name=first.name, game=first.game, format="arena",
            created=first.at, changed=first.at, open_entry=True,
        )  # fmt: skip
        assert await self.application.store.add_tournament(row, encode(first), most=1)

    @property
    def version(self) -> int:
        """A number that changes with every change of the database."""
        (number,) = self._watch.execute("PRAGMA data_version").fetchone()
        return int(number)

    @property
    def faults(self) -> float:
        """How many internal errors the server has counted."""
        return self.application.metrics.faults._value.get()

    async def ask(self, method: str, target: bytes, headers: list[tuple[bytes, bytes]], body: bytes) -> list[Message]:
        """The response to a request, message by message."""
        path, _, query = target.partition(b"?")
        scope: Scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": _unquoted(path), "raw_path": path, "query_string": query, "root_path": "", "headers": headers,
            "client": ADDRESS, "server": ("localhost", 8137),
        }  # fmt: skip
        given: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        answer: list[Message] = []

        async def receive() -> Message:
            return given.pop() if given else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            answer.append(message)

        await self.application.asgi(scope, receive, send)
        return answer


def _unquoted(path: bytes) -> str:
    """Decodes a path as uvicorn does."""
    return unquote(path.decode("ascii", "replace"))


@contextmanager
def in_process_server() -> Iterator[InProcessServer]:
    """Serves for the duration of the block, with limits out of reach, and without logging."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        file = Path(folder) / "fuzz.db"
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
        application = Application(
            Config(database=str(file), limits=GENEROUS_HTTP_LIMITS, behind_proxy=True), owner="fuzz"
        )
        runner.run(application.store.open())  # without the hub's periodic tasks, so that only requests change anything
        try:
            with closing(sqlite3.connect(file)) as watch:
                yield InProcessServer(runner, application, watch)
        finally:
            runner.run(application.close())
            structlog.reset_defaults()
