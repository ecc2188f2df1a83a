"""ID tokens of OpenID Connect: a signature by one of the provider's keys, and claims that hold."""

import base64
import binascii
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

#: How far the provider's clock may be from ours, in seconds.
LEEWAY: Final = 60
_PIECE: Final = 32


class TokenRefused(Exception):
    """An ID token proves nothing; the text may be logged."""


def read_token(
    token: str, keys: Iterable[Mapping[str, Any]], *, issuer: str, client: str, nonce: str, now: int
) -> dict[str, Any]:
    """The claims of a token that the provider signed for us, for this sign-in, and just now.

    `keys` are the provider's, as JSON Web Keys; `now` is in seconds.
    """
    try:
        head, body, signature = token.split(".")
        header, claims = (msgspec.json.decode(_bytes(part), type=dict) for part in (head, body))
        signed = _bytes(signature)
    except (ValueError, msgspec.DecodeError, RecursionError) as error:
        raise TokenRefused("it is no signed token") from error
    _verify(header, keys, f"{head}.{body}".encode(), signed)
    _check(claims, issuer=issuer, client=client, nonce=nonce, now=now)
    return claims


def _check(claims: dict[str, Any], *, issuer: str, client: str, nonce: str, now: int) -> None:
    audience = claims.get("aud")
    named = audience if isinstance(audience, list) else [audience]
    expires, issued = claims.get("exp"), claims.get("iat")
    if claims.get("iss") != issuer:
        raise TokenRefused("another provider made it")
    if client not in named or (len(named) > 1 and claims.get("azp") != client):
        raise TokenRefused("it was made for somebody else")
    if not isinstance(expires, int | float) or now >= expires + LEEWAY:
        raise TokenRefused("its time is over")
    if not isinstance(issued, int | float) or issued > now + LEEWAY:
        raise TokenRefused("it is from the future")
    if claims.get("nonce") != nonce:
        raise TokenRefused("it belongs to another sign-in")


def _verify(
    header: Mapping[str, Any], keys: Iterable[Mapping[str, Any]], text: bytes, signed: bytes
) -> None:
    """Stop unless one of the keys made the signature, by one of two methods and no other."""
    method, key_id = header.get("alg"), header.get("kid")
    check = {"RS256": _is_rsa, "ES256": _is_ecdsa}.get(str(method))
    if check is None:
        raise TokenRefused(f"it is signed by {method}; RS256 and ES256 are taken")
    for key in keys:
        if key_id is not None and key.get("kid") not in (None, key_id):
            continue
        if key.get("use", "sig") == "sig" and check(key, text, signed):
            return
    raise TokenRefused("no key of the provider signed it")


def _is_rsa(key: Mapping[str, Any], text: bytes, signed: bytes) -> bool:
    if key.get("kty") != "RSA":
        return False
    try:
        numbers = rsa.RSAPublicNumbers(_number(key["e"]), _number(key["n"]))
        numbers.public_key().verify(signed, text, padding.PKCS1v15(), SHA256())
    except (InvalidSignature, KeyError, ValueError):
        return False
    return True


def _is_ecdsa(key: Mapping[str, Any], text: bytes, signed: bytes) -> bool:
    if (key.get("kty"), key.get("crv")) != ("EC", "P-256") or len(signed) != 2 * _PIECE:
        return False
    first, second = (int.from_bytes(part) for part in (signed[:_PIECE], signed[_PIECE:]))
    try:
        numbers = ec.EllipticCurvePublicNumbers(
            _number(key["x"]), _number(key["y"]), ec.SECP256R1()
        )
        encoded = encode_dss_signature(first, second)
        numbers.public_key().verify(encoded, text, ec.ECDSA(SHA256()))
    except (InvalidSignature, KeyError, ValueError):
        return False
    return True


def _number(text: str) -> int:
    return int.from_bytes(_bytes(text))


def _bytes(text: str) -> bytes:
    """What a text in the alphabet of addresses stands for, which is written without padding."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, TypeError) as error:
        raise ValueError("no base64url") from error
