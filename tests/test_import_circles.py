"""No module needs another one that needs it: neither when it is imported, nor for types, nor inside functions."""

from __future__ import annotations

from collections.abc import Iterator

import grimp


def circles(graph: grimp.ImportGraph) -> Iterator[list[str]]:
    """Modules that reach each other, in the order of the alphabet; every module is in one circle at most."""
    left = set(graph.modules)
    while left:
        module = left.pop()
        both = graph.find_upstream_modules(module) & graph.find_downstream_modules(module)
        if others := both - {module}:
            left -= others
            yield sorted({module, *others})


def test_a_circle_is_found_and_named() -> None:
    graph = grimp.ImportGraph()
    for importer, imported in ("p.a", "p.q.b"), ("p.q.b", "p.c"), ("p.c", "p.a"), ("p.d", "p.a"), ("p.q.b", "p.e"):
        graph.add_import(importer=importer, imported=imported)
    (circle,) = circles(graph)
    assert circle == ["p.a", "p.c", "p.q.b"]


def test_there_is_no_circle() -> None:
    assert not [*circles(grimp.build_graph("vierblatt", cache_dir=None))]
