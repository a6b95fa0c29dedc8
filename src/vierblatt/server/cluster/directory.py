"""The lobbies of the other nodes."""

from __future__ import annotations

from collections.abc import Iterator

from vierblatt.server.cluster.messages import Listing
from vierblatt.server.live.lobby import LobbyLine


class Directory:
    """The latest listing of each node."""

    def __init__(self) -> None:
        self._listings: dict[str, Listing] = {}

    def put(self, listing: Listing) -> bool:
        """Stores a node's listing; returns whether it has changed."""
        new = self._listings.get(listing.node) != listing
        self._listings[listing.node] = listing
        return new

    def remove(self, node: str) -> None:
        """Removes a node that is gone; its tables wait to be taken over."""
        self._listings.pop(node, None)

    def lines(self) -> Iterator[LobbyLine]:
        """The tables of all other nodes."""
        for listing in self._listings.values():
            yield from listing.lines

    @property
    def players(self) -> int:
        """How many people are connected to other nodes."""
        return sum(listing.players for listing in self._listings.values())
