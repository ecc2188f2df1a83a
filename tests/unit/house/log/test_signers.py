"""A key signs until it has signed that another follows it, and then counts no more."""

import asyncio

import pytest

from croupier.audit.heads import HeadCheck
from croupier.audit.keeping import AuditFailure
from croupier.house.log.facts import KeyAccepted, record_fact
from croupier.house.log.head import KEY_NAME, Head, SignedHead, State, origin_of
from croupier.house.log.memory import MemoryStore
from croupier.house.log.merkle import Tree
from croupier.house.log.note import Key, Note, make_secret
from tests.unit.house.log.test_sealing import SECRET, grow, sealer_of

NEXT = bytes(range(1, 33))


class Fixed:
    """A house whose log is signed now by one key, now by another."""

    def __init__(self) -> None:
        self.store, self.reports, self.at = MemoryStore(), list[str](), 1_000_000

    async def sign(self, secret: bytes, *, states: tuple[State, ...] = ("open", "closed")) -> None:
        """Sign as who has the key and does not ask which one is in force."""
        for state in states:
            size, _ = await self.store.head()
            digests = await self.store.proofs.hashes(0, 0, size)
            tree = Tree()
            for each in digests:
                tree.add(each)
            self.at += 1
            head = Head(
                origin=origin_of(digests[0]),
                size=size,
                root=tree.root(),
                last=digests[-1],
                at=self.at,
                state=state,
            )
            note = Note(head.text(), (Key(KEY_NAME, secret).sign(head.text()),))
            await self.store.proofs.keep(SignedHead(head, note), ())

    async def name(self, secret: bytes) -> None:
        fact = KeyAccepted(key=str(Key(KEY_NAME, secret).verifier))
        await record_fact(self.store, fact, at=1, by="house", cause="sign")

    async def check(self, *trusted: bytes) -> None:
        heads = await self.store.proofs.heads()
        keys = [Key(KEY_NAME, secret).verifier for secret in trusted]
        check = HeadCheck(heads, keys)
        async for record in self.store.read():
            check.take(record)
        check.finish()


async def _handed_over() -> Fixed:
    """A log that one key signed, and then, by its word, another."""
    house = Fixed()
    await house.name(SECRET)
    await house.sign(SECRET, states=("open", "closed", "open"))
    await house.name(NEXT)
    await house.sign(SECRET, states=("closed",))
    await house.sign(NEXT, states=("open", ""))
    await grow(house.store, 3)
    return house


@pytest.mark.parametrize("trusted", [(), (SECRET, NEXT)])
def test_a_key_that_another_has_followed_counts_no_more(trusted: tuple[bytes, ...]) -> None:
    async def body() -> None:
        house = await _handed_over()
        await house.check(*trusted)
        await house.sign(SECRET, states=("",))
        with pytest.raises(AuditFailure, match="is signed by a key that record 2 had followed"):
            await house.check(*trusted)
        back = await _handed_over()
        await back.name(SECRET)
        await back.sign(SECRET, states=("",))
        with pytest.raises(AuditFailure, match=r"accepts another key|had followed by another"):
            await back.check(*trusted)

    asyncio.run(body())


def test_a_key_comes_back_where_the_one_in_force_says_so() -> None:
    async def body() -> None:
        house = await _handed_over()
        await house.name(SECRET)
        await house.sign(NEXT, states=("closed",))
        await house.sign(SECRET, states=("open",))
        await house.check()
        # A key that nobody spoke for is passed over by the one in force, with its own word.
        strange = make_secret()
        await house.name(strange)
        await house.sign(strange, states=("",))
        await house.name(SECRET)
        await house.sign(SECRET, states=("",))
        await house.check()
        await grow(house.store, 1)
        await house.sign(strange, states=("",))
        with pytest.raises(AuditFailure, match="not signed by the house's key"):
            await house.check()

    asyncio.run(body())


def test_a_house_signs_no_key_that_somebody_slipped_in() -> None:
    async def body() -> None:
        store, reports = MemoryStore(), list[str]()
        sealer = sealer_of(store, reports)
        await sealer.start()
        slipped = str(Key(KEY_NAME, NEXT).verifier)
        await record_fact(store, KeyAccepted(key=slipped), at=1, by="house", cause="sign")
        await sealer.close()
        assert "names another key" in reports[-1]
        assert [each.head.size for each in await store.proofs.heads()] == [1]

    asyncio.run(body())
