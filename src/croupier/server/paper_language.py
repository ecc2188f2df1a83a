"""In which language something is printed: as it is asked for, or else that of the house."""

from typing import Final

from starlette.requests import Request

from croupier.core.messages import languages
from croupier.server.api import Parameter
from croupier.server.calling import gateway_of

LANGUAGE: Final = Parameter(
    name="language",
    says="the language of what people read; paper is in that of the house where none is named",
    pattern=f"^({'|'.join(languages())})$",
)


def language_of(request: Request) -> str:
    """The language of a page that is asked for."""
    return LANGUAGE.read(request) or gateway_of(request).house_language
