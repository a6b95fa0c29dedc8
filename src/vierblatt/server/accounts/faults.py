"""The errors that accounts raise."""

from __future__ import annotations

from vierblatt.errors import VierblattError


class AccountFault(VierblattError):
    """Something that this account, or any account, must not do; nothing has changed."""


class NotSignedIn(AccountFault):
    """No token, one that is not or no longer valid, or a wrong secret."""


class NotAllowed(AccountFault):
    """The caller is known, but must not do this."""


class Unknown(AccountFault):
    """What the request names does not exist."""


class Conflict(AccountFault):
    """The request cannot be carried out in the current state."""


class TooBusy(AccountFault):
    """Too busy now; `seconds` says when to try again."""
