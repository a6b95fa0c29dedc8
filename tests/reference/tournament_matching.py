"""Maximum matchings in graphs of any kind, by Edmonds' algorithm: blossoms are contracted, paths augmented.

Written from the textbook idea, without an eye on speed: each search for an augmenting path is O(edges x vertices).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Mapping

Graph = Mapping[Hashable, set[Hashable]]


class _Search:
    """One search for an augmenting path from a free vertex, in a tree of alternating paths."""

    def __init__(self, graph: Graph, mate: dict[Hashable, Hashable], root: Hashable) -> None:
        self.graph, self.mate, self.root = graph, mate, root
        self.parent: dict[Hashable, Hashable] = {}  # of the vertices at an odd distance
        self.base: dict[Hashable, Hashable] = {vertex: vertex for vertex in graph}  # of the blossom around a vertex
        self.even = {root}
        self.queue = deque([root])

    def end_of_path(self) -> Hashable | None:
        """A free vertex at the end of an augmenting path, which `parent` and `mate` lead back to the root."""
        while self.queue:
            vertex = self.queue.popleft()
            for other in self.graph[vertex]:
                if self.base[other] == self.base[vertex] or self.mate.get(vertex) == other:
                    continue
                if other in self.even:
                    self._contract(vertex, other)
                elif other not in self.parent:
                    self.parent[other] = vertex
                    if other not in self.mate:
                        return other
                    self.even.add(self.mate[other])
                    self.queue.append(self.mate[other])
        return None

    def _common_base(self, a: Hashable, b: Hashable) -> Hashable:
        """Where the ways of two even vertices to the root first meet."""
        seen = set()
        while True:
            a = self.base[a]
            seen.add(a)
            if a == self.root:
                break
            a = self.parent[self.mate[a]]
        b = self.base[b]
        while b not in seen:
            b = self.base[self.parent[self.mate[b]]]
        return b

    def _contract(self, a: Hashable, b: Hashable) -> None:
        """An edge between two even vertices closes an odd circle: all of it becomes even."""
        base = self._common_base(a, b)
        inside = self._mark(a, b, base) | self._mark(b, a, base)
        for vertex in self.graph:
            if self.base[vertex] in inside:
                self.base[vertex] = base
                if vertex not in self.even:
                    self.even.add(vertex)
                    self.queue.append(vertex)

    def _mark(self, vertex: Hashable, child: Hashable, base: Hashable) -> set[Hashable]:
        inside: set[Hashable] = set()
        while self.base[vertex] != base:
            partner = self.mate[vertex]
            inside |= {self.base[vertex], self.base[partner]}
            self.parent[vertex] = child
            child, vertex = partner, self.parent[partner]
        return inside


def maximum_matching(graph: Graph) -> dict[Hashable, Hashable]:
    """The partner of every matched vertex in a matching with as many edges as possible."""
    mate: dict[Hashable, Hashable] = {}
    for root in graph:
        if root in mate:
            continue
        search = _Search(graph, mate, root)
        vertex = search.end_of_path()
        while vertex is not None:  # flip the path, from its end back to the root
            before = search.parent[vertex]
            after = mate.get(before)
            mate[vertex], mate[before] = before, vertex
            vertex = after
    return mate


def matching_size(graph: Graph) -> int:
    """How many edges a maximum matching has."""
    return len(maximum_matching(graph)) // 2
