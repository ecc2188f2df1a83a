"""Everything that is declared for people and devices, once every idea is loaded."""

from croupier.people import devices as devices
from croupier.people import second_factor as second_factor
from croupier.people import sessions as sessions
from croupier.people import staff as staff
from croupier.people.declare import PEOPLE as PEOPLE
from croupier.people.sessions import SESSIONS as SESSIONS
