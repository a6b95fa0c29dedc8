"""Ed25519 keys and signatures (RFC 8032), by the package `cryptography`.

A private key is a file (PKCS #8, PEM), as other tools read and write it; a public key and a signature are hexadecimal
digits.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from vierblatt.errors import BadLeague
from vierblatt.extras import packages_of

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

#: The hexadecimal digits of a public key and of a signature.
KEY_DIGITS, SIGNATURE_DIGITS = 64, 128


class LeagueKey:
    """A private key, with which results are signed."""

    def __init__(self, private: Ed25519PrivateKey) -> None:
        self._private = private

    @classmethod
    def create(cls, file: Path) -> LeagueKey:
        """Draws a key and writes it to a new file that only its owner can read.

        Raises BadLeague if there is such a file or it cannot be written, and MissingPackage.
        """
        with packages_of("research"):
            from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
            from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
        private = Ed25519PrivateKey.generate()
        content = private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        try:
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
                out.write(content)
        except FileExistsError:
            raise BadLeague("league-file-exists", path=str(file)) from None
        except OSError as fault:
            raise BadLeague("cannot-write", path=str(file), reason=fault.strerror or str(fault)) from None
        return cls(private)

    @classmethod
    def read(cls, file: Path) -> LeagueKey:
        """The key in a file; raises BadLeague if there is none, and MissingPackage."""
        with packages_of("research"):
            from cryptography.exceptions import UnsupportedAlgorithm
            from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
            from cryptography.hazmat.primitives.serialization import load_pem_private_key
        try:
            private = load_pem_private_key(file.read_bytes(), password=None)
        except OSError as fault:
            raise BadLeague("cannot-read", path=str(file), reason=fault.strerror or str(fault)) from None
        except (ValueError, TypeError, UnsupportedAlgorithm):
            private = None  # damaged, with a password, of a kind that is unknown
        if not isinstance(private, Ed25519PrivateKey):
            raise BadLeague("league-key-malformed", path=str(file))
        return cls(private)

    @property
    def public(self) -> str:
        """The public key: 64 hexadecimal digits."""
        return self._private.public_key().public_bytes_raw().hex()

    def sign(self, message: bytes) -> str:
        """The signature of a message: 128 hexadecimal digits."""
        return self._private.sign(message).hex()


def is_signature(message: bytes, signature: str, public_key: str) -> bool:
    """Whether this is the signature of a message by the owner of a public key; raises MissingPackage."""
    with packages_of("research"):
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    if not (_is_hex(signature, SIGNATURE_DIGITS) and _is_hex(public_key, KEY_DIGITS)):
        return False
    with suppress(InvalidSignature, ValueError):
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public_key)).verify(bytes.fromhex(signature), message)
        return True
    return False


def checked_public_key(text: str) -> str:
    """A public key that somebody has typed; raises BadLeague if it is none."""
    if not _is_hex(text.lower(), KEY_DIGITS):
        raise BadLeague("league-no-public-key", key=text[:80], digits=KEY_DIGITS)
    return text.lower()


def _is_hex(text: str, digits: int) -> bool:
    return re.fullmatch(f"[0-9a-f]{{{digits}}}", text) is not None
