"""A push service as browsers have one, and a browser that it belongs to."""

from __future__ import annotations

import asyncio
import hmac
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from cryptography.x509.oid import NameOID
from parlour import Guest, Json

from complot.server.courier import Courier
from waiting import within

HOST = "127.0.0.1"


def text_of(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Certificate:
    """What the service shows, and whoever trusts it."""

    def __init__(self, folder: Path) -> None:
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push")])
        now = datetime.now(UTC)
        names = x509.SubjectAlternativeName([x509.IPAddress(ip_address(HOST))])
        certificate = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(1)
            .not_valid_before(now - timedelta(days=1))
            .not_valid_after(now + timedelta(days=1))
            .add_extension(names, critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
            .sign(key, SHA256())
        )
        file = folder / "push.pem"
        secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        file.write_bytes(secret + certificate.public_bytes(Encoding.PEM))
        self.shown = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.shown.load_cert_chain(file)
        self.trusted = ssl.create_default_context(cafile=str(file))

    def courier(self) -> Courier:
        """One who may go to this machine, too."""
        return Courier(allows=lambda host: True, trust=self.trusted, ports=range(1, 65536))


class Message(msgspec.Struct):
    """What a push service was brought."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages, and answers with the status that it is told to."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.status = 201
        self.brought: asyncio.Queue[Message] = asyncio.Queue()

    async def next(self) -> Message:
        return await within(60, self.brought.get())

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        named = (line.partition(": ") for line in head[1:] if line)
        headers = {name.lower(): value for name, _, value in named}
        body = await reader.readexactly(int(headers["content-length"]))
        self.brought.put_nowait(Message(head[0].split()[1], headers, body))
        elsewhere = f"location: https://{HOST}:{self.port}/elsewhere\r\n"
        said = f"HTTP/1.1 {self.status} So\r\n{elsewhere}content-length: 0\r\nconnection: close"
        writer.write(f"{said}\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service(certificate: Certificate) -> AsyncIterator[PushService]:
    """A push service on this machine."""
    service = PushService(0)
    server = await asyncio.start_server(service._serve, HOST, 0, ssl=certificate.shown)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service


class Browser:
    """Somebody's browser: its keys, and where it is called."""

    def __init__(self, service: PushService, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.secret = sha256(name.encode()).digest()[:16]
        self.path = f"/{name}"
        self.endpoint = f"https://{HOST}:{service.port}{self.path}"
        self.server = b""
        """The public key of the server that may call."""

    @property
    def point(self) -> bytes:
        return _point(self._key.public_key())

    async def subscribe(self, guest: Guest) -> None:
        """Let the guest be called here."""
        answer = await guest.request("GET", "/api/push/key")
        assert answer.status_code == 200, answer.text
        self.server = bytes_of(answer.json()["key"])
        asked = {
            "endpoint": self.endpoint,
            "p256dh": text_of(self.point),
            "auth": text_of(self.secret),
            "key": text_of(self.server),
        }
        done = await guest.request("POST", "/api/me/push", json=asked)
        assert done.status_code == 201, done.text

    def read(self, message: Message) -> Json:
        """What a message says: RFC 8291, section 3.4, from the reader's side."""
        assert message.path == self.path
        assert message.headers["content-encoding"] == "aes128gcm"
        salt, rest = message.body[:16], message.body[21:]
        length = message.body[20]
        sender, sealed = rest[:length], rest[length:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        key = _hmac(self.secret, shared)
        seed = _hmac(key, b"WebPush: info\0" + self.point + sender + b"\1")
        drawn = _hmac(salt, seed)
        content = _hmac(drawn, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = _hmac(drawn, b"Content-Encoding: nonce\0\1")[:12]
        text, mark, filling = AESGCM(content).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert mark
        assert not filling.strip(b"\0")
        said: Json = msgspec.json.decode(text)
        return said

    def sender(self, message: Message) -> Json:
        """Who says to have sent it, if the signature is theirs: RFC 8292."""
        scheme, token, key = message.headers["authorization"].replace(",", "").split()
        assert (scheme, key) == ("vapid", f"k={text_of(self.server)}")
        text, _, signature = token.removeprefix("t=").rpartition(".")
        numbers = bytes_of(signature)
        ours = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), self.server)
        first, second = (int.from_bytes(each, "big") for each in (numbers[:32], numbers[32:]))
        ours.verify(encode_dss_signature(first, second), text.encode(), ec.ECDSA(SHA256()))
        claims: Json = msgspec.json.decode(bytes_of(text.partition(".")[2]))
        return claims


def _hmac(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, "sha256")


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
