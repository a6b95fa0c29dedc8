"""No change of a record goes unnoticed: any value, any order, and a forgery with a new chain."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records import SOURCES, begun, every_game, every_source, judged, play, relinked, sample, tree
from tests.scale import scaled
from vierblatt.errors import BadRecord
from vierblatt.record import Record, verify

some_examples = settings(max_examples=scaled(10, at_length=25))  # for each game and source
Place = tuple[str | int, ...]


def leaves(node: Any, path: Place = ()) -> list[Place]:
    """The places of all values that are not objects or lists; empty lists and objects count."""
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    inside = [leaf for key, value in inner for leaf in leaves(value, (*path, key))]
    return inside or [path]


def at(document: Any, path: Place) -> Any:
    for key in path:
        document = document[key]
    return document


def with_leaf(document: Any, path: Place, value: Any) -> Any:
    changed = copy.deepcopy(document)
    at(changed, path[:-1])[path[-1]] = value
    return changed


def similar(value: Any) -> st.SearchStrategy[Any]:
    """Another value much like this one, or anything at all."""
    anything = st.none() | st.booleans() | st.integers() | st.text(max_size=70) | st.lists(st.integers(), max_size=3)
    if isinstance(value, bool):
        return st.just(not value) | anything
    if isinstance(value, int):
        return st.sampled_from([value + 1, value - 1, -value, value + 2**64]) | anything
    if isinstance(value, str) and value:
        place = st.integers(0, len(value) - 1)
        digit = st.sampled_from("0123456789abcdefASKHDC ")
        edited = st.builds(lambda i, c: value[:i] + c + value[i + 1 :], place, digit)
        return (
            edited | st.sampled_from([value + " ", value + "\n", " " + value, value.swapcase(), value[1:]]) | anything
        )
    return anything


def differs(one: Any, other: Any) -> bool:
    """Whether two JSON values differ; true and 1 do."""
    return json.dumps(one) != json.dumps(other)


@pytest.mark.parametrize("finished", [False, True])
@every_source
@every_game
@some_examples
@given(st.data())
def test_any_one_changed_value_is_found(name: str, kind: str, finished: bool, data: st.DataObject) -> None:
    document = tree(sample(name, kind, finished=finished))
    path = data.draw(st.sampled_from(leaves(document)))
    old = at(document, path)
    new = data.draw(similar(old).filter(lambda value: differs(value, old)))
    assert judged(with_leaf(document, path, new))


def branches(node: Any, path: Place = ()) -> list[Place]:
    """The places of all objects and lists that are not empty."""
    if not node or not isinstance(node, dict | list):
        return []
    inner = node.items() if isinstance(node, dict) else enumerate(node)
    return [path, *(branch for key, value in inner for branch in branches(value, (*path, key)))]


@every_source
@every_game
@some_examples
@given(st.data())
def test_any_value_left_out_doubled_moved_or_added_is_found(name: str, kind: str, data: st.DataObject) -> None:
    document = tree(sample(name, kind, finished=data.draw(st.booleans())))
    changed = copy.deepcopy(document)
    branch = at(changed, data.draw(st.sampled_from(branches(document))))
    if isinstance(branch, dict):
        key = data.draw(st.sampled_from(sorted(branch)))
        value = branch.pop(key)
        if data.draw(st.booleans()):
            branch[data.draw(st.text(max_size=5).filter(lambda text: text != key))] = value
    else:
        i, j = (data.draw(st.integers(0, len(branch) - 1)) for _ in range(2))
        data.draw(st.sampled_from([
            lambda: branch.pop(i), lambda: branch.insert(j, branch[i]), lambda: branch.insert(j, branch.pop(i)),
        ]))()  # fmt: skip
    if differs(changed, document):
        assert judged(changed)


@every_game
@settings(max_examples=scaled(40, at_length=100))
@given(st.data())
def test_many_changes_at_once_raise_nothing_but_bad_record(name: str, data: st.DataObject) -> None:
    document = tree(sample(name, data.draw(st.sampled_from(SOURCES)), finished=False))
    original = copy.deepcopy(document)
    for _ in range(data.draw(st.integers(2, 6))):
        path = data.draw(st.sampled_from([leaf for leaf in leaves(document) if leaf]))
        document = with_leaf(document, path, data.draw(similar(at(document, path))))
    assert bool(judged(document)) == differs(document, original)


Change = Callable[[Any], object]


def swap(items: list[str], i: int, j: int) -> None:
    items[i], items[j] = items[j], items[i]


def swap_cards(deal: Any) -> None:
    cards = deal["pack"].split()
    swap(cards, 4, 5)
    deal["pack"] = " ".join(cards)


@pytest.mark.parametrize(
    ("kind", "change", "code", "place"),
    [
        ("seeded", lambda d: d["packs"].update(seed="2"), "pack", (1, 0)),
        ("seeded", lambda d: swap_cards(d["deals"][-1]), "pack", (-1, 0)),
        ("seeded", lambda d: d.update(first_seat=(d["first_seat"] + 1) % 4), "first-seat", (0, 0)),
        ("seeded", lambda d: d["packs"].update(first_seat=(d["first_seat"] + 1) % 4), "first-seat", (0, 0)),
        ("seeded", lambda d: d["deals"][1]["end"].update(secret="00" * 32), "secret", (2, 0)),
        ("provable", lambda d: swap_cards(d["deals"][-1]), "pack", (-1, 0)),
        ("provable", lambda d: d["packs"].update(match="another"), "pack", (1, 0)),
        ("provable", lambda d: d["packs"].update(anchor="00" * 32), "secret", (1, 0)),
        ("provable", lambda d: d["packs"]["nonces"].pop(), "nonce", (0, 0)),
        ("provable", lambda d: d["packs"]["nonces"].__setitem__(0, "00" * 32), "nonce", (0, 0)),
        ("provable", lambda d: d["packs"]["nonces"].__setitem__(1, ""), "unopened", (0, 0)),
        ("provable", lambda d: d["packs"]["nonces"].__setitem__(1, ""), "pack", (1, 0)),
        ("provable", lambda d: d["deals"][1]["end"].update(secret=None), "secret", (2, 0)),
        ("provable", lambda d: d["deals"][1]["end"].update(secret="00" * 32), "secret", (2, 0)),
        ("given", lambda d: d["deals"][0].update(dealer=(d["deals"][0]["dealer"] + 1) % 4), "dealer", (1, 0)),
        ("given", lambda d: d["deals"][0].update(pack=d["deals"][0]["pack"].lower()), "pack-text", (1, 0)),
        ("given", lambda d: d["deals"][0].update(pack="AS"), "record-deal", (1, 0)),
        ("given", lambda d: d["deals"][0].update(pack="what"), "record-deal", (1, 0)),
        ("given", lambda d: d["deals"][1]["actions"].__setitem__(2, "no card"), "record-action", (2, 3)),
        ("given", lambda d: d["deals"][1]["actions"].append("AS"), "record-action", (2, 53)),
        ("given", lambda d: d["deals"][1]["actions"].pop(), "record-deal", (3, 0)),
        ("given", lambda d: swap(d["deals"][0]["actions"], 0, 51), "record-action", (1, 1)),
        ("given", lambda d: d["deals"][0]["actions"].__setitem__(0, d["deals"][0]["actions"][0].lower()),
         "action-text", (1, 1)),
        ("given", lambda d: d["deals"][1]["end"]["scores"].__setitem__(0, 13), "scores", (2, 0)),
        ("given", lambda d: d["deals"][1]["end"].update(scores=None), "scores", (2, 0)),
        ("given", lambda d: d["deals"][1]["end"]["totals"].append(0), "totals", (2, 0)),
        ("given", lambda d: d["deals"][-1].update(end=None), "end", (-1, 0)),
        ("given", lambda d: d["result"].update(winners=[]), "result", (0, 0)),
        ("given", lambda d: d["result"]["totals"].reverse(), "result", (0, 0)),
        ("given", lambda d: d.update(result=None), "result", (0, 0)),
        ("given", lambda d: d["deals"].append(copy.deepcopy(d["deals"][0])), "record-deal", (-1, 0)),
        ("given", lambda d: d["seats"].pop(), "seats", (0, 0)),
        ("given", lambda d: d.update(first_seat=63), "record-seats", (0, 0)),
        ("given", lambda d: d.update(game="bridge"), "record-game", (0, 0)),
        ("given", lambda d: d["rules"].update(behaviour=7), "behaviour", (0, 0)),
        ("given", lambda d: d["rules"].update(preset="tournament"), "preset", (0, 0)),
        ("given", lambda d: d["rules"].update(hash="00" * 32), "rules-hash", (0, 0)),
        ("given", lambda d: d["rules"]["options"].update(target=5), "options", (0, 0)),
        ("given", lambda d: d["rules"]["options"].update(target=500), "result", (0, 0)),
        ("given", lambda d: d["rules"]["options"].update(target="x"), "record-rules", (0, 0)),
        ("given", lambda d: d["rules"]["options"].update(bonus=1), "record-rules", (0, 0)),
    ],
)  # fmt: skip
def test_a_forger_who_makes_a_new_chain_is_found_by_replay_and_proof(
    kind: str, change: Change, code: str, place: tuple[int, int]
) -> None:
    document = tree(sample("whist", kind, finished=True))
    assert len(document["deals"]) >= 3
    change(document)
    faults = verify(Record.from_json(json.dumps(relinked(document))))
    deal = place[0] if place[0] >= 0 else len(document["deals"])
    assert (code, deal, place[1]) in [(fault.code, fault.deal, fault.action) for fault in faults]
    assert "link" not in [fault.code for fault in faults]
    assert all(str(fault).endswith(fault.code) or ": " in str(fault) for fault in faults)


@pytest.mark.parametrize(
    ("change", "places"),
    [
        (lambda d: d["seats"][1].update(name="Eve"), ["header: link"]),
        (lambda d: d.update(program="9.9"), ["header: link"]),
        (lambda d: d.update(created=None), ["header: link"]),
        (lambda d: swap_cards(d["deals"][-1]), ["deal 2, deal: link"]),
        (lambda d: d["deals"][-1].update(link="00" * 32), ["deal 2, deal: link", "deal 2, actions: link"]),
        (lambda d: d["deals"][0]["end"].update(link="00" * 32), ["deal 1, end: link", "deal 2, deal: link"]),
        (lambda d: d["deals"].pop(), ["head: link"]),
        (lambda d: d.update(head="00" * 32), ["head: link"]),
    ],
)
def test_the_chain_names_the_entry_that_was_changed_and_no_other(change: Change, places: list[str]) -> None:
    recorder = begun("whist", "given")
    play(recorder, 53)
    document = tree(recorder.record())
    document["deals"][-1]["actions"] = []
    document = relinked(document)
    change(document)
    assert [str(fault) for fault in verify(Record.from_json(json.dumps(document)))] == places


@given(st.data())
def test_a_document_cut_or_overwritten_anywhere_is_refused_or_faulty(data: st.DataObject) -> None:
    whole = sample("whist", "provable", finished=False).to_json()
    at = data.draw(st.integers(0, len(whole) - 2))
    if data.draw(st.booleans()):
        with pytest.raises(BadRecord):
            Record.from_json(whole[:at])
    spoilt = whole[:at] + data.draw(st.binary(min_size=1, max_size=3)) + whole[at + 1 :]
    try:
        same = json.loads(spoilt) == json.loads(whole)
        faults = verify(Record.from_json(spoilt))
    except BadRecord:
        return
    except ValueError:
        with pytest.raises(BadRecord):
            Record.from_json(spoilt)
        return
    assert bool(faults) != same
