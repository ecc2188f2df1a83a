"""What can go wrong between a client and a house. A refusal is an answer, and not among these."""

from croupier.server.wire import Problem


class HouseAway(Exception):
    """The house cannot be reached now. Whether the last request arrived is not known."""


class HouseError(Exception):
    """The house answered with a problem: `status` is HTTP's, `problem` has all that it said."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail or problem.title)
        self.problem = problem

    @property
    def status(self) -> int:
        """The status of the answer."""
        return self.problem.status


class NotTaken(Exception):
    """A message that the house could not take up, such as a command that does not exist."""
