r"""WebSocket frames from clients, split off the received bytes, and the text of the simplest kind.

`websockets` implements the whole protocol, but slowly. Nearly all that clients send is one kind of frame: complete,
masked, short, text. That kind is read here. All others go to `websockets`, each in one piece, so that it never notices
the frames that it did not get. Only frames that it has to refuse are passed on as soon as that is clear.

>>> whole_frames(b"\x81\x82\0\0\0\0AS\x89\x80\0")
([b'\x81\x82\x00\x00\x00\x00AS'], b'\x89\x80\x00')
>>> text_of(b"\x81\x82\0\0\0\0AS")
'AS'
"""

from __future__ import annotations

from websockets.frames import Opcode

_FIN_TEXT = 0x80 | Opcode.TEXT
_MASKED = 0x80
_TWO_MORE, _EIGHT_MORE = 126, 127  #: in place of a length: it follows in two bytes, or in eight
_MORE = {_TWO_MORE: 2, _EIGHT_MORE: 8}
_MASK = 4
_OPCODE = 0x0F
_OPCODES = frozenset(Opcode)


def whole_frames(data: bytes) -> tuple[list[bytes], bytes]:
    """The complete frames in the data, and the beginning of the next one."""
    frames, begin = [], 0
    while (end := begin + length_of(data, begin)) <= len(data):
        frames.append(data[begin:end])
        begin = end
    return frames, data[begin:]


def length_of(data: bytes, begin: int = 0) -> int:
    """The length of the frame that begins there; more than is available if too little has arrived to tell."""
    left = len(data) - begin
    if left < 2:
        return left + 1
    size, masked = data[begin + 1] & ~_MASKED, data[begin + 1] & _MASKED
    more = _MORE.get(size, 0)
    if left < 2 + more:
        return left + 1
    if more:
        size = int.from_bytes(data[begin + 2 : begin + 2 + more])
    return 2 + more + (_MASK if masked else 0) + size


def text_of(frame: bytes) -> str | None:
    """The text of a complete frame; None if it is not of the simplest kind, or not a text."""
    size = frame[1] & ~_MASKED
    if frame[0] != _FIN_TEXT or not frame[1] & _MASKED or size == _EIGHT_MORE:
        return None
    begin = 2 + (2 if size == _TWO_MORE else 0) + _MASK
    try:
        return _unmasked(frame[begin:], frame[begin - _MASK : begin]).decode()
    except UnicodeDecodeError:
        return None


def is_refused(begun: bytes, most: int) -> bool:
    r"""Whether the received part of a frame is enough to refuse it. most: bytes of payload that are allowed.

    >>> [is_refused(begun, 300) for begun in (b"", b"\x81\x82", b"\x81\x02", b"\x83\x82", b"\x81\xfe\1\x2d")]
    [False, False, True, True, True]
    """
    if len(begun) < 2:
        return False
    kind, size = begun[0] & _OPCODE, begun[1] & ~_MASKED
    payload = length_of(begun) - 2 - _MORE.get(size, 0) - _MASK
    return kind not in _OPCODES or not begun[1] & _MASKED or payload > most


def is_farewell(frame: bytes) -> bool:
    """Whether a complete frame is a close frame."""
    return frame[0] & _OPCODE == Opcode.CLOSE


def _unmasked(data: bytes, key: bytes) -> bytes:
    """Unmasks data as one large number: byte by byte takes ten times as long."""
    size = len(data)
    mask = (key * (size // _MASK + 1))[:size]
    return (int.from_bytes(data) ^ int.from_bytes(mask)).to_bytes(size)
