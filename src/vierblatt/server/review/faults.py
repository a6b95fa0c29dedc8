"""What a review refuses."""

from __future__ import annotations

from vierblatt.errors import VierblattError


class ReviewFault(VierblattError):
    """A change that the review does not allow now; nothing has changed."""
