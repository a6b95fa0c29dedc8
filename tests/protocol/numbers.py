"""The numbers of message types, found by looking at the types themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

#: Where a number stands: the type and its field; and what is known of it.
Place = tuple[str, inspect.IntType | inspect.FloatType]


def numbers(*kinds: Any) -> dict[str, inspect.IntType | inspect.FloatType]:
    """Every number in these types and their parts."""
    return dict(place for kind in kinds for place in _numbers(inspect.type_info(kind), str(kind), set()))


def _numbers(kind: inspect.Type, place: str, seen: set[type]) -> Iterator[Place]:
    match kind:
        case inspect.IntType() | inspect.FloatType():
            yield place, kind
        case inspect.StructType() | inspect.DataclassType():
            if kind.cls not in seen:
                seen.add(kind.cls)
                for field in kind.fields:
                    yield from _numbers(field.type, f"{kind.cls.__name__}.{field.name}", seen)
        case inspect.UnionType():
            for part in kind.types:
                yield from _numbers(part, place, seen)
        case inspect.TupleType():
            for part in kind.item_types:
                yield from _numbers(part, place, seen)
        case inspect.DictType():
            yield from _numbers(kind.key_type, place, seen)
            yield from _numbers(kind.value_type, place, seen)
        case inspect.CollectionType():
            yield from _numbers(kind.item_type, place, seen)


def bounds(kind: inspect.IntType | inspect.FloatType) -> tuple[float | None, float | None]:
    """The least and the most that a number may be; None where there is no bound."""
    least = kind.ge if kind.ge is not None else kind.gt
    return least, kind.le if kind.le is not None else kind.lt
