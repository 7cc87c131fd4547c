"""What every answer says to the browser about safety."""

from __future__ import annotations

from typing import Final

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Nothing but our own files: no inline script, no inline style, no other host."""

NEEDLESS: Final = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
"""What the page never asks a browser for, and so nothing that gets into it can."""

SAFETY: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{each}=()" for each in NEEDLESS).encode()),
)

SECURE: Final = (*SAFETY, (b"strict-transport-security", b"max-age=31536000"))
"""Over https, also: never again without. (Not for the rest of the domain, which isn't ours.)"""
