"""What the program says, in the player's language: Fluent messages out of every `locale` folder of the package."""

from stado.words.languages import language, languages
from stado.words.words import Words

__all__ = ["Words", "language", "languages"]
