"""`croupier witness`: signs the heads of a house that only ever grows, from another machine."""

import os
from ipaddress import ip_address
from pathlib import Path

from croupier.cli.output import UsageError
from croupier.house.log.head import KEY_NAME
from croupier.house.log.keeping import TOKEN
from croupier.house.log.note import BadNote, Key, read_verifier
from croupier.house.log.signing import check_can_sign, own_key
from croupier.house.log.witness import Witness, serve_witness


def _is_local(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def witness(
    folder: str,
    *,
    log: tuple[str, ...] = (),
    name: str = "witness",
    key: str | None = None,
    host: str = "127.0.0.1",
    port: int = 8100,
    signer: bool = False,
) -> int:
    """Sign heads that continue the last one seen, and refuse a log that was cut or forked.

    Parameters
    ----------
    folder
        Where the last heads are kept, and the key unless it is elsewhere.
    log
        Public keys of the houses whose heads are signed, one log for each key.
    name
        What this witness is called in its signatures.
    key
        The file of the key; witness.key in the folder else, made at the first start.
    host
        The address to listen on.
    port
        The port to listen on; 0 takes a free one.
    signer
        Sign as the house itself, whose own machine then needs no key. CROUPIER_SIGNER_TOKEN holds
        a token that callers must show; only on loopback it may be left out.
    """
    token = os.environ.get(TOKEN, "") if signer else ""
    if signer and not token and not _is_local(host):
        raise UsageError(f"beyond this machine a signer wants a token of its callers: set {TOKEN}")
    check_can_sign()
    place = Path(folder)
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        secret = own_key(Path(key) if key else place / "witness.key")
        own = Key(KEY_NAME, secret) if signer else Key(name, secret, "witness")
        known = [read_verifier(text) for text in log]
        server = serve_witness(
            Witness(place, own, known),
            host,
            port,
            signer=signer,
            token=token,
        )
    except (BadNote, OSError) as error:
        raise UsageError(str(error), code=1) from error
    if not known and not signer:
        raise UsageError("name the key of a house with --log; croupier proof head prints it")
    print(f"key {own.verifier}")
    print(f"listening on http://{host}:{server.server_address[1]}", flush=True)
    with server:
        server.serve_forever()
    return 0
