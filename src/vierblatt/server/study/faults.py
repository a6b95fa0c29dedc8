"""What a study refuses."""

from __future__ import annotations

from vierblatt.errors import VierblattError


class StudyFault(VierblattError):
    """A change that a study does not allow; nothing has changed."""
