"""Messages that one browser alone can read, and that say which server they are from.

RFC 8291 is how they are encrypted, RFC 8188 how that is written down, RFC 8292 how the sender
signs. A push service in between sees neither what is in them nor how long it is.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from complot.core.codec import encode

POINT_BYTES: Final = 65
"""Of a public key: a mark, and the two numbers of a point."""
NUMBER_BYTES: Final = 32
SECRET_BYTES: Final = 16
"""What a browser adds, so that its push service can't read along."""
SALT_BYTES: Final = 16

LENGTH: Final = 192
"""Bytes to which every message is filled up: none is told from another by its length."""
RECORD: Final = 4096
LAST: Final = b"\x02"
"""What ends the last record; zeros may follow."""

VALID: Final = 12 * 3600
"""Seconds for which a signature counts; push services take none that counts for over a day."""


def new_key() -> bytes:
    """A private key of ours."""
    number = generate_private_key(SECP256R1()).private_numbers().private_value
    return number.to_bytes(NUMBER_BYTES, "big")


def public_of(key: bytes) -> bytes:
    """The public key that belongs to a private one."""
    return _point(_private(key))


def is_public_key(point: bytes) -> bool:
    """Whether these bytes are a point that a message can be encrypted for."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT_BYTES


def sealed(
    text: bytes,
    reader: bytes,
    secret: bytes,
    key: bytes | None = None,
    salt: bytes | None = None,
    length: int = LENGTH,
) -> bytes:
    """A message for the holder of a public key and a secret; by a key and with a salt that are
    used once, and are drawn unless they are given."""
    own = _private(key or new_key())
    salt = salt or os.urandom(SALT_BYTES)
    theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), reader)
    shared = own.exchange(ECDH(), theirs)
    point = _point(own)
    seed = _drawn(shared, secret, b"WebPush: info\0" + reader + point, 32)
    box = AESGCM(_drawn(seed, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _drawn(seed, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return header + box.encrypt(nonce, (text + LAST).ljust(length, b"\0"), None)


def signed(key: bytes, service: str, site: str, now: int) -> str:
    """The ``Authorization`` by which a push service knows whose message it is: that of a site, for
    this service alone, since a time in milliseconds."""
    claims = {"aud": service, "exp": now // 1000 + VALID, "sub": site}
    head = {"typ": "JWT", "alg": "ES256"}
    text = f"{as_text(encode(head))}.{as_text(encode(claims))}"
    own = _private(key)
    numbers = decode_dss_signature(own.sign(text.encode(), ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
    return f"vapid t={text}.{as_text(signature)}, k={as_text(_point(own))}"


def as_text(content: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def as_bytes(text: str) -> bytes:
    """What browsers write, or a ``ValueError``."""
    return urlsafe_b64decode(text.rstrip("=").encode("ascii") + b"==")


def _private(key: bytes) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(key, "big"), SECP256R1())


def _point(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _drawn(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)
