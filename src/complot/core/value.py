"""The frozen values that everything in the rules is made of."""

from __future__ import annotations

import re
from functools import cache
from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, gc=False):
    """A frozen struct that holds only other frozen values.

    Values never refer back to themselves, so the cycle collector need not track them: that
    alone makes rules a third faster.
    """


@cache
def snake_case(name: str) -> str:
    """The name on the wire of a class: ``VoteCast`` is ``vote_cast``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Tagged(Value, tag_field="kind", tag=snake_case):
    """A value that says on the wire what kind of thing it is."""

    @classmethod
    def kind(cls) -> str:
        """The tag under which this class travels."""
        return snake_case(cls.__name__)
