"""Personal tokens: keys for programs, created and withdrawn by their owner."""

from __future__ import annotations

from vierblatt.server.accounts.faults import Conflict, NotSignedIn, Unknown
from vierblatt.server.accounts.ids import fresh_id
from vierblatt.server.accounts.names import LONGEST_LABEL, line
from vierblatt.server.accounts.tokens import digest, fresh_personal
from vierblatt.server.store.port import Account, AccountsPort, PersonalToken

MOST = 20  #: tokens of one player


async def create(
    store: AccountsPort, account: Account, label: str, *, bot: bool, now: int
) -> tuple[PersonalToken, str]:
    """A new token and its text, which is never shown again. bot: whether its holder plays as a program.

    Raises NotSignedIn if the account's sessions have ended since it was read: no token survives that.
    """
    name, player = line(label, LONGEST_LABEL), account.id
    if len(await store.tokens(player)) >= MOST:
        raise Conflict("too-many-tokens", most=MOST)
    text = fresh_personal()
    token = PersonalToken(id=fresh_id(), player=player, label=name, digest=digest(text), created=now, bot=bot)
    if not await store.add_token(token, epoch=account.epoch):
        raise NotSignedIn("bad-token")
    return token, text


async def delete(store: AccountsPort, player: str, token: str) -> None:
    """Withdraws a token; raises Unknown if the player has no such token."""
    if not await store.delete_token(player, token):
        raise Unknown("unknown-token")
