"""The values in the sentence of a reason, by name: a card (`kept`, an own one) or a number."""

from __future__ import annotations

from collections.abc import Mapping

Values = Mapping[str, int | str]
