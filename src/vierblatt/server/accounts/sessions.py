"""Where a player is signed in: sessions begin, get fresh tokens, are listed and ended.

A session has one valid token at a time. A fresh one replaces the old one only when it is first shown, so a client that
never received it stays signed in. The old one stays valid for another day, for other windows of the same browser.
"""

from __future__ import annotations

from vierblatt.server.accounts.faults import NotSignedIn, Unknown
from vierblatt.server.accounts.ids import fresh_id
from vierblatt.server.accounts.names import cut
from vierblatt.server.accounts.tokens import DAY, LIFETIME, SEEN_STEP, Claims
from vierblatt.server.store.port import Account, AccountsPort, SessionRow

MOST = 50  #: sessions of one player; a new one ends the one that was used longest ago
LONGEST_AGENT = 120  #: characters that are stored of a client program's name
LONGEST = 366 * DAY  #: how long until a registered player must sign in again; a guest cannot sign in again
OVERLAP = DAY  #: how long the previous token is still valid


async def begin(store: AccountsPort, account: Account, agent: str, now: int) -> SessionRow:
    """A new session."""
    existing = await store.sessions(account.id)
    for number, row in enumerate(existing, 1):
        if number >= MOST or not _is_open(row, account, now):
            await store.delete_session(account.id, row.id)
    session = SessionRow(
        id=fresh_id(), player=account.id, epoch=account.epoch,
        agent=cut(agent, LONGEST_AGENT), created=now, used=now, issued=now,
    )  # fmt: skip
    await store.add_session(session)
    return session


async def renew(store: AccountsPort, session: str, issued: int, now: int) -> int:
    """The time in the fresh token of a session; raises NotSignedIn if the session has ended. issued: in the old token.

    Several windows may ask at once, and the browser keeps only one of their tokens, so all get the same one.
    """
    row = await store.renew_session(session, issued, max(now, issued + 1), OVERLAP)
    if row is None:
        raise NotSignedIn("bad-token")
    return row.fresh if row.issued == issued else row.issued


async def note_token_shown(store: AccountsPort, account: Account, claims: Claims, now: int) -> None:
    """Notes that a token of a session was shown; raises NotSignedIn if the token is no longer valid."""
    row = await store.session(claims.session)
    if row is None or row.player != account.id or row.epoch != account.epoch:
        raise NotSignedIn("bad-token")
    if not _is_open(row, account, now):
        raise NotSignedIn("token-old")
    if claims.issued == row.fresh:
        await store.activate_fresh_token(row.id, row.fresh, now)
    elif claims.issued != row.issued and not (claims.issued == row.before and now < row.issued + OVERLAP):
        raise NotSignedIn("bad-token")
    elif now - row.used > SEEN_STEP:
        await store.touch_session(row.id, now)


async def listed(store: AccountsPort, account: Account, now: int) -> list[SessionRow]:
    """The open sessions, most recently used first."""
    return [row for row in await store.sessions(account.id) if _is_open(row, account, now)]


async def end(store: AccountsPort, player: str, session: str) -> None:
    """Ends a session; raises Unknown if the player has no such session."""
    if not await store.delete_session(player, session):
        raise Unknown("unknown-session")


def _is_open(row: SessionRow, account: Account, now: int) -> bool:
    young = not account.login or now - row.created <= LONGEST
    return row.epoch == account.epoch and max(row.issued, row.fresh) >= now - LIFETIME and young
