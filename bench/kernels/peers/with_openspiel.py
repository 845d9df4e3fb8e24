"""OpenSpiel's games by chance through its Python API: decisions of players a second; those of chance are left out."""

import random
from time import process_time

import pyspiel

GAMES = {
    "goofspiel": "goofspiel(players=4,num_cards=10,imp_info=True,points_order=random)",
    "hearts": "hearts",
    "crazy_eights": "crazy_eights(players=4)",
    "dou_dizhu": "dou_dizhu",
    "hanabi": "hanabi(players=4)",
}
SECONDS, REPEATS = 0.7, 3


def play(game: pyspiel.Game) -> int:
    """Play one game by chance and return how many decisions there were."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, shares)[0] if len(set(shares)) > 1 else random.choice(actions))
        elif state.is_simultaneous_node():
            players = range(game.num_players())
            state.apply_actions([random.choice(state.legal_actions(player)) for player in players])
            decisions += len(players)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def rate(game: pyspiel.Game) -> float:
    """Return the decisions a second of processor time."""
    start, decisions = process_time(), 0
    while process_time() - start < SECONDS:
        decisions += play(game)
    return decisions / (process_time() - start)


for name, spelt in GAMES.items():
    loaded = pyspiel.load_game(spelt)
    print(name, max(rate(loaded) for _ in range(REPEATS)), flush=True)
