"""What somebody gets of a review: not what people say or draw there whose words they do not get."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from vierblatt.protocol.review import Arrows, Remark, ReviewItem


def is_said(item: ReviewItem) -> bool:
    """Whether an item is something that its player says or draws, to whoever looks at the review."""
    return isinstance(item.content, (Remark, Arrows))


def heard(items: Iterable[ReviewItem], unheard: AbstractSet[str]) -> list[ReviewItem]:
    """The items without what the players in `unheard` say or draw."""
    return [item for item in items if item.player not in unheard or not is_said(item)]
