"""A socket ends with the access that opened it: at once by a message, or when the server checks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import structlog

from tests.limits import GENEROUS_LIMITS
from tests.server.live.servers import Player, Served, serving
from tests.simulation.loop import VirtualLoop
from vierblatt.protocol import PROTOCOL
from vierblatt.protocol import commands as ask
from vierblatt.server.accounts import keys
from vierblatt.server.accounts.accounts import Accounts, Session
from vierblatt.server.accounts.erasing import erase
from vierblatt.server.accounts.passwords import Passwords
from vierblatt.server.live import Hub, hub
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.connection import Connection
from vierblatt.server.live.services import milliseconds
from vierblatt.server.live.thinking import BotWorkers
from vierblatt.server.ops.config import Limits
from vierblatt.server.ops.metrics import Metrics
from vierblatt.server.store.port import Access, Store
from vierblatt.server.table import Person
from vierblatt.server.workers.workers import Workers

PASSWORD, NEXT = "correct horse", "battery staple"


def accounts_of(served: Served) -> Accounts:
    return Accounts(served.store, served.identity, Passwords(1))


async def member(served: Served) -> Session:
    accounts = accounts_of(served)
    guest = await accounts.guest("en", milliseconds())
    return await accounts.register(guest.player, "Amal", PASSWORD, milliseconds())


async def personal(served: Served, player: str) -> str:
    account = await served.store.account(player)
    assert account is not None
    _, text = await keys.create(served.store, account, "program", bot=True, now=milliseconds())
    return text


async def post(served: Served, path: str, token: str, body: dict[str, Any]) -> Any:
    async with httpx.AsyncClient(base_url=served.url, timeout=60) as http:
        answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {token}"})
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None


async def turned_away(served: Served, token: str) -> str:
    player = Player(await served.socket(), served._numbers)
    served.players.append(player)
    return await player.refused(ask.Hello, token=token, protocol=PROTOCOL)


ENDINGS: dict[str, tuple[str, dict[str, Any]]] = {
    "logout": ("/api/logout", {}),
    "password": ("/api/me/password", {"old": PASSWORD, "new": NEXT}),
    "delete": ("/api/me/delete", {"password": PASSWORD}),
}


@pytest.mark.parametrize("ending", ENDINGS)
async def test_ending_access_closes_every_socket_and_voids_every_token_at_once(tmp_path: Path, ending: str) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        mine, other = await member(served), await accounts_of(served).login("Amal", PASSWORD, milliseconds())
        program = await personal(served, mine.player)
        sockets = [await served.greeted(token) for token in (mine.token, other.token, program)]
        path, body = ENDINGS[ending]
        fresh = await post(served, path, mine.token, body)
        assert [await socket.gone() for socket in sockets] == [CloseCode.REFUSED] * 3
        assert [await turned_away(served, token) for token in (mine.token, other.token, program)] == ["bad-token"] * 3
        if fresh is not None:
            await served.greeted(fresh["token"])


async def test_tokens_of_a_guest_are_void_after_registration(tmp_path: Path) -> None:
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        guest = await accounts_of(served).guest("en", milliseconds())
        program = await personal(served, guest.player)
        sockets = [await served.greeted(token) for token in (guest.token, program)]
        fresh = await post(served, "/api/register", guest.token, {"name": "Amal", "password": PASSWORD})
        assert [await socket.gone() for socket in sockets] == [CloseCode.REFUSED] * 2
        assert [await turned_away(served, token) for token in (guest.token, program)] == ["bad-token"] * 2
        await served.greeted(fresh["token"])


async def _reset(served: Served, player: str) -> None:
    account = await served.store.account(player)
    assert account is not None
    await accounts_of(served).reset_password(account, NEXT)


async def _ban(served: Served, player: str) -> None:
    await served.store.ban(player, milliseconds() + 3_600_000)


async def _erase(served: Served, player: str) -> None:
    await erase(served.store, player)


async def _drop(served: Served, player: str) -> None:
    for row in await served.store.sessions(player):
        await served.store.delete_session(player, row.id)
    for token in await served.store.tokens(player):
        await served.store.delete_token(player, token.id)


@pytest.mark.parametrize("beside", [_reset, _ban, _erase, _drop])
async def test_access_ended_by_another_process_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beside: Callable[[Served, str], Awaitable[None]]
) -> None:
    """Another process does it, and no message comes: an administrator, or a node whose message is lost."""
    monkeypatch.setattr(hub, "ACCESS_EVERY", 0.05)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        mine = await member(served)
        stranger = await served.player("Badr")
        sockets = [await served.greeted(token) for token in (mine.token, await personal(served, mine.player))]
        await beside(served, mine.player)
        assert [await socket.gone() for socket in sockets] == [CloseCode.REFUSED] * 2
        await stranger.do(ask.WatchLobby)
        assert stranger.closed is None


async def test_only_sockets_with_ended_access_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "ACCESS_EVERY", 0.05)
    async with serving(tmp_path / "v.db", limits=GENEROUS_LIMITS) as served:
        mine, other = await member(served), await accounts_of(served).login("Amal", PASSWORD, milliseconds())
        stays, goes = await served.greeted(mine.token), await served.greeted(other.token)
        await served.store.delete_session(mine.player, other.token.split(".")[2])
        assert await goes.gone() == CloseCode.REFUSED
        await stays.do(ask.WatchLobby)
        assert stays.closed is None


class RecordingSink:
    """The end of a socket."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.ended: tuple[float, CloseCode] | None = None

    def put(self, text: str, received_at: float = 0.0) -> None:
        """Discards the frame."""

    def end(self, code: CloseCode) -> None:
        self.ended = self.ended or (self._loop.time(), code)


class TablelessStore:
    """A store without tables. ended_at: when access ends. down: the seconds in which it fails."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop, self.ended_at, self.down = loop, dict[Access, float](), range(0)

    async def renew(self, _owner: str, _span: int) -> bool:
        return True

    async def ended(self, accesses: list[Access], _now: int) -> list[Access]:
        if int(self._loop.time()) in self.down:
            raise ZeroDivisionError
        return [access for access in accesses if self.ended_at.get(access, float("inf")) <= self._loop.time()]

    async def held(self, _owner: str) -> list[str]:
        return []

    async def open_tables(self) -> list[object]:
        return []

    async def holders(self) -> dict[str, str]:
        return {}


@pytest.mark.parametrize("down", [range(0), range(100, 109)])
def test_no_socket_outlives_its_access_beyond_the_documented_time(down: range) -> None:
    """Measured in virtual time; also while the database does not answer."""
    loop = VirtualLoop(random.Random(1), shuffled=False)  # type: ignore[abstract]
    store, out, other = TablelessStore(loop), RecordingSink(loop), RecordingSink(loop)
    store.down = down
    access = Access(player="amal", session="s")
    store.ended_at[access] = 100.0

    async def run() -> None:
        metrics = Metrics()
        made = Hub(
            cast("Store", store), limits=Limits(), metrics=metrics, log=structlog.get_logger(), owner="test",
            finished=_never, bot_workers=BotWorkers(Workers(1), metrics, structlog.get_logger()),
        )  # fmt: skip
        await made.start()
        made.welcome(Connection(Person("amal", "Amal"), out, metrics, access))
        made.welcome(Connection(Person("badr", "Badr"), other, metrics, Access(player="badr", session="t")))
        await asyncio.sleep(200)

    try:
        loop.run_until_complete(run())
    finally:
        loop.shut_down()
        loop.close()
    assert out.ended is not None and out.ended[1] == CloseCode.REFUSED
    assert 100 <= out.ended[0] <= (109 if down else 100) + hub.ACCESS_EVERY
    assert hub.ACCESS_EVERY <= 2
    assert other.ended is None


async def _never(*_: object) -> None:
    raise AssertionError
