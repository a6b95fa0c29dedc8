"""Personal tokens: keys for programs, made and withdrawn by their owner."""

from __future__ import annotations

from vierblatt.server.accounts.faults import Conflict, Unknown
from vierblatt.server.accounts.ids import fresh_id
from vierblatt.server.accounts.names import LONGEST_LABEL, line
from vierblatt.server.accounts.tokens import digest, fresh_personal
from vierblatt.server.store.port import PersonalToken, Store

MOST = 20  #: of one player


async def create(store: Store, player: str, label: str, *, bot: bool, now: int) -> tuple[PersonalToken, str]:
    """A new token and its text, which is never shown again. bot: what shows it plays as a program."""
    name = line(label, LONGEST_LABEL)
    if len(await store.tokens(player)) >= MOST:
        raise Conflict("too-many-tokens", most=MOST)
    text = fresh_personal()
    token = PersonalToken(id=fresh_id(), player=player, label=name, digest=digest(text), created=now, bot=bot)
    await store.add_token(token)
    return token, text


async def delete(store: Store, player: str, token: str) -> None:
    """Withdraws a token; raises Unknown."""
    if not await store.delete_token(player, token):
        raise Unknown("unknown-token")
