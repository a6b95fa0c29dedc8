"""No import cycles: neither between modules when imported, nor for types, nor inside functions."""

from __future__ import annotations

from collections.abc import Iterator

import grimp


def cycles(graph: grimp.ImportGraph) -> Iterator[list[str]]:
    """Groups of modules that import each other, in alphabetical order; each module is in at most one."""
    left = set(graph.modules)
    while left:
        module = left.pop()
        both = graph.find_upstream_modules(module) & graph.find_downstream_modules(module)
        if others := both - {module}:
            left -= others
            yield sorted({module, *others})


def test_a_cycle_is_found_and_named() -> None:
    graph = grimp.ImportGraph()
    for importer, imported in ("p.a", "p.q.b"), ("p.q.b", "p.c"), ("p.c", "p.a"), ("p.d", "p.a"), ("p.q.b", "p.e"):
        graph.add_import(importer=importer, imported=imported)
    (cycle,) = cycles(graph)
    assert cycle == ["p.a", "p.c", "p.q.b"]


def test_there_is_no_cycle() -> None:
    assert not [*cycles(grimp.build_graph("vierblatt", cache_dir=None))]
