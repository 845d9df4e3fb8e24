"""GAP: play a card and take its number from the row, or its neighbours; be strong in few colours, weak in none."""

from stado.games.gap.rules import Gap

GAME = Gap()
