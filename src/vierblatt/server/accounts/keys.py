"""Personal tokens: keys for programs, made and withdrawn by their owner."""

from __future__ import annotations

from vierblatt.server.accounts.faults import Conflict, NotSignedIn, Unknown
from vierblatt.server.accounts.ids import fresh_id
from vierblatt.server.accounts.names import LONGEST_LABEL, line
from vierblatt.server.accounts.tokens import digest, fresh_personal
from vierblatt.server.store.port import Account, AccountsPort, PersonalToken

MOST = 20  #: of one player


async def create(
    store: AccountsPort, account: Account, label: str, *, bot: bool, now: int
) -> tuple[PersonalToken, str]:
    """A new token and its text, which is never shown again. bot: what shows it plays as a program.

    Raises NotSignedIn where the sessions of the account, as it is given, have ended meanwhile: no token survives them.
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
    """Withdraws a token; raises Unknown."""
    if not await store.delete_token(player, token):
        raise Unknown("unknown-token")
