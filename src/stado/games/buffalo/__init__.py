"""Beat the Buffalo: a team against a stack of cards, with special cards to make it take the rows."""

from stado.games.buffalo.rules import Buffalo

GAME = Buffalo()
