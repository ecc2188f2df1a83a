"""Whom administrators let in: who may say that it was seen, from the first supervisor on."""

import asyncio
from dataclasses import dataclass, field

from croupier.core.roles import Role
from croupier.house.actors import Actor
from croupier.house.house import House
from croupier.house.let_in import LetIn
from croupier.house.log.memory import MemoryStore
from croupier.house.people import DEVICES, STAFF, Register, house_itself
from croupier.house.world import Nobody


class StillClock:
    def now(self) -> int:
        return 0


@dataclass
class Wall:
    """A register and what stands on the wall of it."""

    seen: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        house = House(MemoryStore(), StillClock(), Nobody())
        self.register = Register(house)
        self.let_in = LetIn(lambda name: f"{STAFF}{name}" in self.register.known)
        self.let_in.is_seen = self.seen.__contains__
        self.let_in.follow(house, STAFF, DEVICES)

    async def enrol(self, by: str, name: str, role: Role) -> None:
        actor = Actor(id=by, roles=frozenset({Role.ADMINISTRATOR})) if by else house_itself("setup")
        refused = await self.register.enrol_staff(name, frozenset({role}), "x", at=0, by=actor)
        assert refused is None

    def sees(self, who: str, word: str) -> bool:
        """Whether somebody takes down what names another."""
        alert = next(each for each in self.let_in.alerts() if word in str(each.detail))
        name = f"house:{alert.number}"
        if self.let_in.refuse_seer(name, who):
            return False
        self.seen.add(name)
        return True


def test_the_first_supervisor_of_a_house_was_seen_by_nobody_before() -> None:
    async def main() -> None:
        wall = Wall()
        await wall.enrol("", "ada", Role.ADMINISTRATOR)
        assert list(wall.let_in.alerts()) == []
        await wall.enrol("ada", "pat", Role.PIT_BOSS)
        assert not wall.sees("ada", "pat: pit-boss (ada)")
        assert wall.sees("pat", "pat: pit-boss (ada)")
        await wall.enrol("ada", "sybil", Role.SHIFT_MANAGER)
        assert not wall.sees("sybil", "sybil: shift-manager")
        # That the first one has gone makes nobody else the first.
        await wall.register.strike(f"{STAFF}pat", at=0, by=house_itself("setup"))
        assert not wall.sees("sybil", "sybil")

    asyncio.run(main())


def test_who_comes_back_is_seen_anew() -> None:
    async def main() -> None:
        wall = Wall()
        await wall.enrol("", "ada", Role.ADMINISTRATOR)
        await wall.enrol("", "pat", Role.PIT_BOSS)
        await wall.enrol("", "sam", Role.GAME_SUPERVISOR)
        await wall.register.strike(f"{STAFF}pat", at=0, by=house_itself("setup"))
        # Under the name of somebody whom the house took on itself.
        await wall.enrol("ada", "pat", Role.PIT_BOSS)
        assert not wall.sees("pat", "pat")
        assert wall.sees("sam", "pat")
        await wall.enrol("ada", "tim", Role.DEALER)
        assert wall.sees("pat", "tim: dealer")

    asyncio.run(main())
