"""One database server and one bus for all drills in a process."""

from tests.nodes.conftest import bus as bus
from tests.nodes.conftest import database as database
