"""Where somebody is signed in: sessions begin, get fresh tokens, are listed and ended.

A session has one token at a time. A fresh one takes the place of the old one when it is first shown, so that nobody is
lost to whom it never came; the old one does for a day more, for other windows of the same browser.
"""

from __future__ import annotations

from vierblatt.server.accounts.faults import NotSignedIn, Unknown
from vierblatt.server.accounts.ids import fresh_id
from vierblatt.server.accounts.names import cut
from vierblatt.server.accounts.tokens import DAY, LIFETIME, SEEN_STEP, Claims
from vierblatt.server.store.port import Account, AccountsPort, SessionRow

MOST = 50  #: of one player; the one that was used longest ago ends for a new one
LONGEST_AGENT = 120  #: characters that are kept of what a program calls itself
LONGEST = 366 * DAY  #: after which somebody who has a name signs in anew; a guest has nothing to sign in with
OVERLAP = DAY  #: in which the token before does, too


async def begin(store: AccountsPort, account: Account, agent: str, now: int) -> SessionRow:
    """A new session."""
    there = await store.sessions(account.id)
    for number, row in enumerate(there, 1):
        if number >= MOST or not _is_open(row, account, now):
            await store.delete_session(account.id, row.id)
    made = SessionRow(
        id=fresh_id(), player=account.id, epoch=account.epoch,
        agent=cut(agent, LONGEST_AGENT), created=now, used=now, issued=now,
    )  # fmt: skip
    await store.add_session(made)
    return made


async def renew(store: AccountsPort, session: str, issued: int, now: int) -> int:
    """The time in the fresh token of a session; raises NotSignedIn where it has ended. issued: in the one shown.

    Several windows may ask at once, and only one of their tokens stays with the browser: all get the same.
    """
    row = await store.renew_session(session, issued, max(now, issued + 1), OVERLAP)
    if row is None:
        raise NotSignedIn("bad-token")
    return row.fresh if row.issued == issued else row.issued


async def shown(store: AccountsPort, account: Account, claims: Claims, now: int) -> None:
    """Notes that the token of a session was shown; raises NotSignedIn for one that is not its token any more."""
    row = await store.session(claims.session)
    if row is None or row.player != account.id or row.epoch != account.epoch:
        raise NotSignedIn("bad-token")
    if not _is_open(row, account, now):
        raise NotSignedIn("token-old")
    if claims.issued == row.fresh:
        await store.show_session(row.id, row.fresh, now)
    elif claims.issued != row.issued and not (claims.issued == row.before and now < row.issued + OVERLAP):
        raise NotSignedIn("bad-token")
    elif now - row.used > SEEN_STEP:
        await store.touch_session(row.id, now)


async def listed(store: AccountsPort, account: Account, now: int) -> list[SessionRow]:
    """The sessions that are open, those used last first."""
    return [row for row in await store.sessions(account.id) if _is_open(row, account, now)]


async def end(store: AccountsPort, player: str, session: str) -> None:
    """Ends a session; raises Unknown."""
    if not await store.delete_session(player, session):
        raise Unknown("unknown-session")


def _is_open(row: SessionRow, account: Account, now: int) -> bool:
    young = not account.login or now - row.created <= LONGEST
    return row.epoch == account.epoch and max(row.issued, row.fresh) >= now - LIFETIME and young
