"""Headers that go with every answer, no matter who makes it."""

from typing import Final

HEADERS: Final = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
#: Over TLS: a browser that was here comes back over TLS alone, for two years.
OVER_TLS: Final = {"strict-transport-security": "max-age=63072000"}
