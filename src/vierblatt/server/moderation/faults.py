"""What moderation refuses."""

from __future__ import annotations

from vierblatt.errors import VierblattError


class ModerationFault(VierblattError):
    """A report, an act or an appeal that is not possible now; nothing has changed."""
