"""The numbers of this game's choices."""

from stado.core.actions import Actions
from stado.games._template.state import DECK, Pick, Play

ACTIONS = Actions([*map(Play, DECK), *map(Pick, DECK)])
