"""Everything that people read, in their own language.

The law of this layer: it renders values and decides nothing. It imports ``core`` alone; the
texts stand in one folder a language, as Project Fluent files that a page can read as well.
"""

from complot.locale.catalogue import (
    LANGUAGES,
    Catalogue,
    NoText,
    catalogue,
    language_of,
    texts_of,
)
from complot.locale.telling import tell

__all__ = ["LANGUAGES", "Catalogue", "NoText", "catalogue", "language_of", "tell", "texts_of"]
