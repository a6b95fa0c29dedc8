"""No import circles: neither between modules when imported, nor for types, nor inside functions."""

from __future__ import annotations

from collections.abc import Iterator

import grimp


def circles(graph: grimp.ImportGraph) -> Iterator[list[str]]:
    """Groups of modules that import each other, in alphabetical order; each module is in at most one."""
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
