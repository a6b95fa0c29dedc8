"""The fast frame parser gives the same results as `websockets` alone."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import CloseCode, Frame, Opcode

from tests.server.wiring import LARGEST, OPENING, arrived, said
from vierblatt.server.live.command_reader import DELIVER_TO

FAULTS = (CloseCode.PROTOCOL_ERROR, CloseCode.INVALID_DATA, CloseCode.MESSAGE_TOO_BIG)


def outcome(pieces: Sequence[bytes], *, cut: bool, opening: Sequence[bytes] = (OPENING,)) -> tuple[list[str], bytes]:
    """The texts received from a client, and the bytes sent back."""
    heard: list[str] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][DELIVER_TO](heard.append)
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def talk() -> bytes:
        socket, way = arrived(application)
        for piece in opening:
            socket.data_received(piece)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        if not cut:
            socket._begun = None
        answered = len(way.written)
        for piece in pieces:
            if not way.closed:
                socket.data_received(piece)
        written = way.written[answered:]
        socket.connection_lost(None)
        await asyncio.gather(*socket.tasks, return_exceptions=True)
        return written

    return heard, asyncio.run(talk())


texts = st.text(max_size=80) | st.integers(0, 2 * LARGEST).map(lambda size: "x" * size)
plain = texts.map(said)
frames = st.one_of(
    plain,
    plain,
    st.builds(said, st.binary(max_size=60), st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING])),
    st.builds(lambda text, opcode: said(text, opcode, fin=False), texts, st.sampled_from([Opcode.TEXT, Opcode.CONT])),
    st.just(Frame(Opcode.CLOSE, CloseCode.NORMAL_CLOSURE.to_bytes(2)).serialize(mask=True)),
    st.binary(max_size=40),
)


@given(st.lists(frames, max_size=8), st.data())
def test_fragmented_data_is_parsed_like_the_websockets_library(said: list[bytes], data: st.DataObject) -> None:
    whole = b"".join(said)
    places = data.draw(st.lists(st.integers(0, len(whole)), max_size=12).map(sorted))
    pieces = [whole[begin:end] for begin, end in zip([0, *places], [*places, len(whole)], strict=True)]
    pieces = [piece for piece in pieces if piece]
    everything, answer = outcome([whole[at : at + 1] for at in range(len(whole))], cut=False)
    heard, answered = outcome(pieces, cut=True)
    if any(code.to_bytes(2) in answer for code in FAULTS):  # uvicorn may drop what came in one piece with a fault
        assert heard == everything[: len(heard)]
        assert answered[-1:] == answer[-1:]
    else:
        assert (heard, answered) == (everything, answer)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, LARGEST - 8, LARGEST])
def test_texts_of_every_length_are_parsed_byte_by_byte(size: int) -> None:
    frame = said("é" * (size // 2) + "x" * (size % 2))
    pieces = [frame[at : at + 1] for at in range(len(frame))]
    assert outcome(pieces, cut=True) == (["é" * (size // 2) + "x" * (size % 2)], b"")


def test_an_oversized_frame_is_refused_before_it_has_arrived() -> None:
    for pieces in ([said("x" * (LARGEST + 1))], [said("x" * (LARGEST + 1))[:4]]):
        heard, answer = outcome(pieces, cut=True)
        assert heard == []
        assert answer[2:4] == CloseCode.MESSAGE_TOO_BIG.to_bytes(2)


def test_a_split_or_merged_handshake_changes_nothing() -> None:
    early = said("a")
    for opening, rest in (
        ([OPENING[:-3], OPENING[-3:]], early),
        ([OPENING + early], b""),
        ([OPENING + early[:3]], early[3:]),
    ):
        pieces = [rest + said("b")]
        assert outcome(pieces, cut=True, opening=opening) == outcome(pieces, cut=False, opening=opening)


def test_the_mask_is_independent_of_the_text() -> None:
    for _ in range(20):
        key, text = os.urandom(4), b"AS KH"
        masked = bytes(byte ^ key[at % 4] for at, byte in enumerate(text))
        assert outcome([bytes([0x81, 0x80 | len(text)]) + key + masked], cut=True) == (["AS KH"], b"")
