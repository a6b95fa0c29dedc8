"""The cheapest way to match contestants in twos: a matching of maximum weight in a graph without most of its edges.

`rustworkx` finds the matching (Edmonds' blossom algorithm). Contestants are given as ranks 0, 1, 2 ...; at first only
those near each other are candidates, and more if some remain alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

#: At first, how many contestants behind are candidates; up to twice as many contestants, all are.
NEAREST = 8
#: Of more contestants than these together, so many are matched at a time, with so many more to choose from.
PART, MARGIN = 256, 128

#: What it costs that two ranks meet; None if they must not.
Cost = Callable[[int, int], int | None]


def cheapest_matching(ranks: int, cost: Cost, *, near: bool = True) -> list[tuple[int, int]] | None:
    """Pairs of ranks, each rank once, with the least total cost; None if there is no way to match all.

    Exact for up to 16 ranks; for more, the cheapest in which nobody meets anybody who is far away, if there is one.
    More than 384 ranks are matched from the top, part by part, which is cheap and nearly the cheapest. near: else all
    ranks are candidates for each other, however many they are.

    >>> cheapest_matching(4, lambda one, other: None if (one, other) == (0, 1) else other - one)
    [(0, 2), (1, 3)]
    """
    if ranks % 2:
        return None
    if not near:
        return _matching(range(ranks), cost, ranks)
    found: list[tuple[int, int]] = []
    remaining = [*range(ranks)]
    while len(remaining) > PART + MARGIN:
        part = _matching(remaining[: PART + MARGIN], cost, NEAREST)
        if part is None:
            break
        done = [two for two in part if max(two) < remaining[PART]]
        matched = {rank for two in done for rank in two}
        found += done
        remaining = [rank for rank in remaining if rank not in matched]
    rest = _all_matched(remaining, cost)
    if rest is not None:
        return sorted(found + rest)
    return _all_matched([*range(ranks)], cost)


def _all_matched(ranks: Sequence[int], cost: Cost) -> list[tuple[int, int]] | None:
    """A matching among more and more candidates, at last among all."""
    nearest = NEAREST
    while True:
        found = _matching(ranks, cost, nearest)
        if found is not None or nearest >= len(ranks):
            return found
        nearest *= 4


def _matching(ranks: Sequence[int], cost: Cost, nearest: int) -> list[tuple[int, int]] | None:
    import rustworkx

    edges = []
    reach = len(ranks) if len(ranks) <= 2 * nearest else nearest
    for place, one in enumerate(ranks):
        found = 0
        for other in range(place + 1, len(ranks)):
            if found == reach:
                break
            price = cost(one, ranks[other])
            if price is not None:
                edges.append((place, other, -price))
                found += 1
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph()
    graph.add_nodes_from(range(len(ranks)))
    graph.add_edges_from(edges)
    matched = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    if 2 * len(matched) < len(ranks):
        return None
    return sorted((ranks[min(two)], ranks[max(two)]) for two in matched)
