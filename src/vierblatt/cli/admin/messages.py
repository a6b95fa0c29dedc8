"""`admin notify`."""

from __future__ import annotations

from vierblatt.cli.admin.context import AdminFault, Context, now
from vierblatt.cli.admin.players import account_of
from vierblatt.protocol.notices import LONGEST_MESSAGE, ServerMessage
from vierblatt.server.live.chat import cleaned
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.people.notices import Notices
from vierblatt.server.store.port import Store


def notify(player: str, text: str, /, *, context: Context) -> None:
    """Adds a notice with a message of the server; its player sees it when they next look."""
    try:
        message = cleaned(text)
    except LiveFault:  # nothing visible
        message = ""
    if not 0 < len(message) <= LONGEST_MESSAGE:
        raise AdminFault("bad-value", option="text", value=text[:40], takes=f"1..{LONGEST_MESSAGE}")

    async def add(store: Store) -> str:
        account = await account_of(store, player)
        await Notices(store, lambda _player: None, now).add(account.id, ServerMessage(text=message))
        return account.name

    context.tell("admin-notified", name=context.run(add))
