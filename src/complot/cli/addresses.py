"""Where the guests of a server find it: on this machine, and from others in the same network."""

from __future__ import annotations

import io
import socket
from ipaddress import ip_address
from typing import Final

import segno

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that is nobody's; nothing is sent there, but the system says how it would be."""


def local(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    return _url("localhost" if _is_every(host) else host, port)


def shared(host: str, port: int) -> str | None:
    """The address for phones in the same network; none if only this machine is served."""
    if not _is_every(host):
        return None
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ELSEWHERE)
            own = str(probe.getsockname()[0])
    except OSError:  # there is no network
        return None
    return None if ip_address(own).is_loopback else _url(own, port)


def qr_code(address: str) -> str:
    """For a phone's camera, in blocks that any terminal shows."""
    drawn = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")


def _is_every(host: str) -> bool:
    """Whether a server that listens there listens at every address of this machine."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:  # a name
        return host == ""


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
