"""What accounts refuse."""

from __future__ import annotations

from vierblatt.errors import VierblattError


class AccountFault(VierblattError):
    """Something that this account, or nobody, may do; nothing has changed."""


class NotSignedIn(AccountFault):
    """No token, or one that is not (or no longer) valid, or the wrong secret."""


class NotAllowed(AccountFault):
    """It is known who asks, and they are not allowed this."""


class Unknown(AccountFault):
    """There is no such thing."""


class Conflict(AccountFault):
    """It cannot be done as things are."""


class TooBusy(AccountFault):
    """Not now; `seconds` says when to come again."""
