"""Who may see the list of a player's finished matches. Every door that lists them asks here.

A single match stays open to those who played it and to whoever has its link.
"""

from __future__ import annotations

from vierblatt.server.accounts.faults import NotAllowed
from vierblatt.server.accounts.identity import Caller
from vierblatt.server.store.port import Account


def shows_matches(account: Account, caller: Caller | None) -> bool:
    """Whether a caller, or somebody without a token, may see the list of an account's matches."""
    return account.history == "everybody" or (caller is not None and caller.account.id == account.id)


def check_shows_matches(account: Account, caller: Caller | None) -> None:
    """Raises NotAllowed if a caller may not see the list of an account's matches."""
    if not shows_matches(account, caller):
        raise NotAllowed("history-private")
