"""Tokens of a provider that somebody else has made: other methods, other keys, no signature."""

import hashlib
import hmac
import json
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from croupier.server.id_token import TokenRefused, read_token
from tests.house.provider import encoded

NOW = 1_800_000_000
EXPECTED: dict[str, Any] = {
    "issuer": "https://id.example.com",
    "client": "croupier",
    "nonce": "this sign-in",
    "now": NOW,
}
CLAIMS = {
    "iss": EXPECTED["issuer"],
    "aud": "croupier",
    "iat": NOW,
    "exp": NOW + 300,
    "nonce": "this sign-in",
    "preferred_username": "ada",
}
OURS, THEIRS = (rsa.generate_private_key(65537, 2048) for _ in range(2))


def jwk(key: rsa.RSAPrivateKey, **more: str) -> dict[str, str]:
    numbers = key.public_key().public_numbers()
    n, e = encoded(numbers.n.to_bytes(256)), encoded(numbers.e.to_bytes(3))
    return {"kty": "RSA", "use": "sig", "n": n, "e": e, **more}


def text_of(header: dict[str, Any], claims: dict[str, Any] = CLAIMS) -> str:
    return ".".join(encoded(json.dumps(part).encode()) for part in (header, claims))


def by_rsa(key: rsa.RSAPrivateKey, header: dict[str, Any]) -> str:
    text = text_of(header)
    return f"{text}.{encoded(key.sign(text.encode(), padding.PKCS1v15(), SHA256()))}"


def by_secret(secret: bytes) -> str:
    text = text_of({"alg": "HS256"})
    return f"{text}.{encoded(hmac.digest(secret, text.encode(), hashlib.sha256))}"


def public(form: PublicFormat, encoding: Encoding) -> bytes:
    return OURS.public_key().public_bytes(encoding, form)


def deep() -> str:
    nested = b'{"alg":"RS256","x":' + b"[" * 50_000 + b"]" * 50_000 + b"}"
    return f"{encoded(nested)}.{encoded(b'{}')}.{encoded(b'x')}"


def test_a_token_of_the_provider_is_taken() -> None:
    claims = read_token(by_rsa(OURS, {"alg": "RS256"}), [jwk(OURS)], **EXPECTED)
    assert claims["preferred_username"] == "ada"


#: Tokens by what is wrong with them.
FORGED = {
    "no signature": f"{text_of({'alg': 'none'})}.",
    "none in capitals": f"{text_of({'alg': 'None'})}.{encoded(b'x')}",
    "an empty signature": f"{text_of({'alg': 'RS256'})}.",
    "two parts": text_of({"alg": "RS256"}),
    # What everybody knows of the key, taken for a secret.
    "the public key as a secret": by_secret(
        public(PublicFormat.SubjectPublicKeyInfo, Encoding.PEM)
    ),
    "the public key in bytes": by_secret(public(PublicFormat.PKCS1, Encoding.DER)),
    "an empty secret": by_secret(b""),
    # A key that the token brings along, and one that another provider has.
    "a key of its own": by_rsa(THEIRS, {"alg": "RS256", "jwk": jwk(THEIRS)}),
    "keys elsewhere": by_rsa(THEIRS, {"alg": "RS256", "jku": "https://evil.example.com/keys"}),
    "another digest": by_rsa(OURS, {"alg": "RS512"}),
    "another key": by_rsa(OURS, {"alg": "RS256", "kid": "another"}),
    "a list of ways": by_rsa(OURS, {"alg": ["RS256"]}),
    "a curve of zeros": f"{text_of({'alg': 'ES256'})}.{encoded(bytes(64))}",
    "nested": deep(),
    "dots": "..",
    "nothing": "",
}


@pytest.mark.parametrize("wrong", FORGED)
def test_a_token_that_the_provider_did_not_make_is_refused(wrong: str) -> None:
    curve = ec.generate_private_key(ec.SECP256R1()).public_key().public_numbers()
    x, y = encoded(curve.x.to_bytes(32)), encoded(curve.y.to_bytes(32))
    keys = [jwk(OURS, kid="ours"), {"kty": "EC", "crv": "P-256", "x": x, "y": y}, {"kty": "oct"}]
    with pytest.raises(TokenRefused):
        read_token(FORGED[wrong], keys, **EXPECTED)


def test_a_key_for_something_else_signs_no_token() -> None:
    token = by_rsa(OURS, {"alg": "RS256"})
    with pytest.raises(TokenRefused):
        read_token(token, [jwk(OURS, use="enc")], **EXPECTED)
