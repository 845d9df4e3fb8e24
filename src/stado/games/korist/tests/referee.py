"""An independent referee for korist: it plays along in the plainest Python and complains in words where a game differs.

It was written from the rulebook and imports nothing of Stado, so that a mistake there cannot be repeated here.
Moves, events, views, positions and results reach it in their JSON form. It looks at the order of the stock once, before
the first move, and works out everything after that by itself.
"""

from collections.abc import Iterable

from tests.referees.checks import Checks, Json
from tests.referees.complaint import compare
from tests.referees.ranking import result_of, winners

DECK = sorted([0] * 5 + [face for face in range(1, 14) for _ in range(8)])  # K1; 0 is a joker


def value_of(cards: list[int]) -> int:
    """Return what cards lying together count as: jokers as the others, jokers alone above 13 (K3)."""
    return next((card for card in cards if card != 0), 14)


def without(cards: list[int], gone: Iterable[int]) -> list[int]:
    """Return the cards that are left when these are gone."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


class Referee(Checks):
    """One table as a careful person with pencil and paper keeps it."""

    def __init__(self, position: Json) -> None:
        """Sit down at a position at the start of a turn."""
        self.players: int = position["players"]
        self.options: Json = position["options"]
        self.hands: list[list[int]] = [sorted(hand) for hand in position["hands"]]
        self.known: list[list[int]] = [sorted(cards) for cards in position["known"]]  # in a hand, and everyone knows
        self.layers: list[list[list[int]]] = [list(map(sorted, layers)) for layers in position["layers"]]
        self.supply: list[list[int]] = [list(pile) for pile in position["supply"]]
        self.stock: list[int] = list(position["stock"])  # the first is the top
        self.discard: list[int] = list(position["discard"])
        self.shadow: list[int] = sorted(position["shadow"])
        self.turn: int = position["turn"]
        self.over = ""  # the reason
        self.ask = "lay"
        self.victim = -1  # of whom it is asked what becomes of a layer, or who draws for it
        self.left = 0  # cards still to be drawn
        self.compared = 0  # how many opponents the new layer has been compared with
        self.plundered = False  # whether anything could be plundered this turn

    def check_deal(self) -> None:
        """Complain unless the game was set up as it must be (K1, K2, K12)."""
        compare("the cards in the game", DECK, sorted(self.everything()))
        compare("the sizes of the hands dealt", [13] * self.players, [len(hand) for hand in self.hands])
        compare("what lies before the players", [[]] * self.players, self.layers)
        compare("how many piles the supply has", 6, len(self.supply))
        compare("how many cards the shadow has", 13 if self.players == 2 else 0, len(self.shadow))
        jokers = [0, 0] if self.players == 2 else []
        compare("what is known of the hands", [jokers] * self.players, self.known)
        for hand in self.hands:
            compare("jokers given to everyone", jokers, hand[: len(jokers)])
        compare("13s and jokers in the shadow", [], [card for card in self.shadow if card in (0, 13)])
        self.check_piles_dealt()

    def everything(self) -> list[int]:
        """Return all the cards, wherever they lie."""
        layers = [layer for layers in self.layers for layer in layers]
        places = [*self.hands, *layers, *self.supply, self.stock, self.discard, self.shadow]
        return [card for place in places for card in place]

    def check_piles_dealt(self) -> None:
        """Complain unless 13s and jokers of the first shadow were laid onto the supply in the right places (K12)."""
        mine = [pile[:1] for pile in self.supply]
        added = [card for pile in self.supply for card in pile[1:]]
        compare("cards laid onto the supply", [], [card for card in added if card not in (0, 13)])
        for _ in added:
            mine[lowest_pile(mine)].append(-1)
        compare("the sizes of the supply's piles", [len(pile) for pile in mine], [len(pile) for pile in self.supply])

    def asked(self) -> list[int]:
        """Return the seat that must decide now."""
        if self.over:
            return []
        return [self.victim if self.ask in ("return", "draw") else self.turn]

    def may(self, seat: int) -> list[Json]:
        """Return all that the seat that is asked may do."""
        if self.ask == "lay":
            return self.lays(self.hands[seat])
        if self.ask == "shadow":
            return [{"type": "shadow", "value": value} for value in self.shadow_groups(self.layers[self.turn][-1])]
        if self.ask == "plunder":
            return [{"type": "plunder", "take": take} for take in (True, False)]
        if self.ask == "return":
            return [{"type": "return", "back": back} for back in (True, False)]
        return self.draws() + ([{"type": "end"}] if self.ask == "extra" else [])

    def lays(self, hand: list[int]) -> list[Json]:
        """Return every layer that can be made of a hand (K3)."""
        jokers = hand.count(0)
        alone = [{"type": "lay", "value": 0, "count": more, "jokers": more} for more in range(1, jokers + 1)]
        return alone + [
            {"type": "lay", "value": value, "count": plain + more, **({"jokers": more} if more else {})}
            for value in sorted(set(hand) - {0})
            for plain in range(1, hand.count(value) + 1)
            for more in range(jokers + 1)
        ]

    def draws(self) -> list[Json]:
        """Return where a card can be drawn from (K5)."""
        places: list[str | int] = ["stock"] if self.stock else []
        return [{"type": "draw", "from": place} for place in [*places, *range(len(self.supply))]]

    def beats(self, laid: list[int], cards: list[int]) -> bool:
        """Tell whether a layer must plunder these cards (K4, K10)."""
        if len(cards) != len(laid):
            return False
        mine, theirs = value_of(laid), value_of(cards)
        return mine > theirs or (self.options["level"] == "expert" and mine == 1 and theirs >= 13)

    def shadow_groups(self, laid: list[int]) -> list[int]:
        """Return the values of the shadow that a layer can plunder (K14)."""
        return [value for value in sorted(set(self.shadow)) if self.beats(laid, [value] * self.shadow.count(value))]

    def prey(self, seat: int | None) -> list[Json]:
        """Return what each layer that this seat may lay would plunder; with the last card the game is over (K7)."""
        if self.over or self.ask != "lay" or seat != self.turn:
            return []
        hand = self.hands[self.turn]
        layers = {(move["value"], move["count"]) for move in self.lays(hand) if move["count"] < len(hand)}
        found = [self.prey_of([value] * count) for value, count in sorted(layers)]
        return [prey for prey in found if prey["seats"] or prey["groups"]]

    def prey_of(self, laid: list[int]) -> Json:
        """Return what a layer would plunder, the left neighbour first."""
        round_the_table = [*range(self.turn + 1, self.players), *range(self.turn)]
        seats = [seat for seat in round_the_table if self.layers[seat] and self.beats(laid, self.layers[seat][-1])]
        return {"value": laid[0], "count": len(laid), "seats": seats, "groups": self.shadow_groups(laid)}

    def expect(self, seat: int, move: Json) -> list[Json]:
        """Make a move on the referee's own table and return what must be told of it."""
        made = {
            "lay": self.lay,
            "shadow": self.plunder_shadow,
            "plunder": self.plunder,
            "return": self.give_back,
            "draw": self.draw,
            "end": self.decline,
        }
        return made[move["type"]](move)

    def lay(self, move: Json) -> list[Json]:
        """Lay a layer; with the last card of the hand the game is over (K3, K7)."""
        jokers = move.get("jokers", 0) if move["value"] else move["count"]
        cards = [0] * jokers + [move["value"]] * (move["count"] - jokers)
        self.hands[self.turn] = without(self.hands[self.turn], cards)
        self.known[self.turn] = without(self.known[self.turn], cards)
        self.layers[self.turn].append(cards)
        told: list[Json] = [{"type": "laid", "seat": self.turn, "cards": cards, "value": move["value"]}]
        if not self.hands[self.turn]:
            return told + self.end_game("hand")
        self.compared, self.plundered = 0, False
        if self.shadow_groups(self.layers[self.turn][-1]):
            self.ask = "shadow"
            return told
        return told + self.go_round()

    def go_round(self) -> list[Json]:
        """Go on to the next opponent whose top layer must be plundered (K4), or to the end of the turn (K6, K9)."""
        while self.compared < self.players - 1:
            self.compared += 1
            self.victim = (self.turn + self.compared) % self.players
            layers = self.layers[self.victim]
            if layers and self.beats(self.layers[self.turn][-1], layers[-1]):
                self.ask, self.plundered = "plunder", True
                return []
        if self.plundered or self.options["level"] != "basic":
            return self.end_turn()
        self.ask = "extra"
        return []

    def end_turn(self) -> list[Json]:
        """Pass the turn on clockwise."""
        self.turn = (self.turn + 1) % self.players
        self.ask = "lay"
        return []

    def plunder_shadow(self, move: Json) -> list[Json]:
        """Take a group of the shadow into the hand and fill the shadow up again (K14)."""
        value = move["value"]
        cards = [value] * self.shadow.count(value)
        self.shadow = [card for card in self.shadow if card != value]
        self.put_into_hand(self.turn, cards)
        self.plundered = True
        told: list[Json] = [{"type": "shadow-plundered", "seat": self.turn, "cards": cards, "value": value}]
        return told + self.refill_shadow() + self.go_round()

    def put_into_hand(self, seat: int, cards: list[int]) -> None:
        """Put cards into a hand before everyone's eyes."""
        self.hands[seat] = sorted(self.hands[seat] + cards)
        self.known[seat] = sorted(self.known[seat] + cards)

    def refill_shadow(self) -> list[Json]:
        """Fill the shadow up to thirteen; 13s and jokers go onto the supply (K12)."""
        cards: list[int] = []
        covering: list[int] = []
        while len(self.shadow) + len(cards) < 13 and self.stock:
            card = self.stock.pop(0)
            if card in (0, 13):
                self.supply[lowest_pile(self.supply)].append(card)
                covering.append(card)
            else:
                cards.append(card)
        self.shadow = sorted(self.shadow + cards)
        return [{"type": "shadow-refilled", "cards": cards, "covering": covering}] if cards or covering else []

    def plunder(self, move: Json) -> list[Json]:
        """Take the top layer of the victim, who draws as many; or leave it to the victim (K4)."""
        cards = self.layers[self.victim][-1]
        told = {"seat": self.turn, "victim": self.victim, "cards": cards}
        if not move["take"]:
            self.ask = "return"
            return [{"type": "left", **told}]
        self.layers[self.victim].pop()
        self.put_into_hand(self.turn, cards)
        self.ask, self.left = "draw", len(cards)
        return [{"type": "plundered", **told}]

    def give_back(self, move: Json) -> list[Json]:
        """Take the layer back into the hand; or discard it and draw as many (K4)."""
        cards = self.layers[self.victim].pop()
        if move["back"]:
            self.put_into_hand(self.victim, cards)
            return [{"type": "took-back", "seat": self.victim, "cards": cards}, *self.go_round()]
        self.discard += cards
        self.ask, self.left = "draw", len(cards)
        return [{"type": "discarded", "seat": self.victim, "cards": cards}]

    def draw(self, move: Json) -> list[Json]:
        """Draw a card or a pile; the last one ends the game at once (K5, K7, K13)."""
        seat, blind = self.asked()[0], move["from"] == "stock"
        cards = [self.stock.pop(0)] if blind else self.supply.pop(move["from"])
        if blind:
            self.hands[seat] = sorted(self.hands[seat] + cards)
        else:
            self.put_into_hand(seat, cards)
        told: list[Json] = [{"type": "drew", "seat": seat, "blind": blind, "cards": cards}]
        if not self.stock and not self.supply:
            return told + self.end_game("stock")
        return told + self.after_draw()

    def after_draw(self) -> list[Json]:
        """Draw on, or refill the supply and go on with the turn (K5)."""
        if self.ask == "extra":
            return self.refill_supply() + self.end_turn()
        self.left -= 1
        return self.refill_supply() + self.go_round() if self.left == 0 else []

    def refill_supply(self) -> list[Json]:
        """Fill the supply up to six while the stock lasts (K5)."""
        cards = self.stock[: 6 - len(self.supply)]
        self.stock = self.stock[len(cards) :]
        self.supply += [[card] for card in cards]
        return [{"type": "supply-refilled", "cards": cards}] if cards else []

    def decline(self, _: Json) -> list[Json]:
        """Draw nothing though one might (K6)."""
        told = [{"type": "declined", "seat": self.turn}]
        return told + self.end_turn()

    def end_game(self, reason: str) -> list[Json]:
        """Stop at once (K7)."""
        self.over = reason
        return [{"type": "game-ended", "rule": reason, "scores": self.scores(), "winners": winners(self.ranks())}]

    def scores(self) -> list[int]:
        """Return the cards before each player less those in the hand (K8)."""
        laid = [sum(map(len, layers)) for layers in self.layers]
        return [cards - len(hand) for cards, hand in zip(laid, self.hands, strict=True)]

    def ranks(self) -> list[tuple[int, int]]:
        """Return what decides for everyone: the higher score, then the smaller hand; those still tied share (K8)."""
        return [(score, -len(hand)) for score, hand in zip(self.scores(), self.hands, strict=True)]

    def result(self) -> Json | None:
        """Return how it ended, or None."""
        return result_of(self.scores(), self.ranks()) if self.over else None

    def sees(self, seat: int | None) -> Json:
        """Return all that this seat knows of the table; None is a spectator."""
        return {
            "game": "korist",
            "seat": seat,
            "options": self.options,
            "hand": [] if seat is None else self.hands[seat],
            "hand_sizes": [len(hand) for hand in self.hands],
            "known": self.known,
            "layers": self.layers,
            "supply": self.supply,
            "stock": len(self.stock),
            "discard": sorted(self.discard),
            "shadow": self.shadow,
            "scores": self.scores(),
            "prey": self.prey(seat),
            "unseen": self.unseen(seat),
        }

    def unseen(self, seat: int | None) -> list[int]:
        """Return the cards this seat cannot place: in the stock, or in other hands and never shown."""
        hidden = list(self.stock)
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                hidden += without(hand, self.known[owner])
        return sorted(hidden)

    def meaning(self, move: Json) -> Json:
        """Name the jokers of a layer where there are none, too."""
        return {"jokers": 0, **move} if move["type"] == "lay" else move

    def check_overheard(self, watcher: int | None, events: list[Json], heard: list[Json | None]) -> None:
        """Complain if someone is told which card another has drawn blind, or less than all of the rest."""
        for event, theirs in zip(events, heard, strict=True):
            secret = event.get("blind", False) and event["seat"] != watcher
            compare(f"what seat {watcher} is told", {**event, "cards": []} if secret else event, theirs)

    def check_view(self, seat: int | None, view: Json) -> None:
        """Complain unless a view shows what this seat may know, and no more."""
        compare("what a view tells of", sorted([*self.sees(seat), "turn", "agenda"]), sorted(view))
        super().check_view(seat, {**view, "discard": sorted(view["discard"])})
        if not self.over:
            compare(f"turn in the view of seat {seat}", self.turn, view["turn"])
        told = {name for task in view["agenda"] for name in task}
        compare("more than is needed about what comes next", set(), told - {"type", "seat", "victim", "left"})


def lowest_pile(supply: list[list[int]]) -> int:
    """Find where a 13 or joker of the shadow goes: the smallest pile, its lowest bottom card, the leftmost (K12)."""
    smallest = min(len(pile) for pile in supply)
    values = [value_of(pile[:1]) if len(pile) == smallest else 99 for pile in supply]
    return values.index(min(values))
