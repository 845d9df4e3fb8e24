// How each event of korist changes what is shown, and how long it is looked at. It mirrors what the rules did and
// decides nothing: which pile of the supply a 13 or a joker covers comes with the server's view after the last event.
import { acts, changes, pauses, replaced, sorted, sounds, withoutEach } from "$web/board";
import type { Discarded, Drew, Event, Laid, Plundered, ShadowPlundered, TookBack, View } from "./types.gen";

/** Put cards into a hand; those that everyone sees going there stay known. */
function received(view: View, seat: number, cards: number[], count: number, seen: boolean): View {
  return {
    ...view,
    hand: seat === view.seat ? sorted(view.hand, ...cards) : view.hand,
    hand_sizes: replaced(view.hand_sizes, seat, (size) => size + count),
    known: replaced(view.known, seat, (known) => (seen ? sorted(known, ...cards) : known)),
  };
}

function laid(view: View, { seat, cards }: Laid): View {
  const fresh = withoutEach(cards, view.known[seat] ?? []); // what nobody could place before
  return {
    ...view,
    hand: seat === view.seat ? withoutEach(view.hand, cards) : view.hand,
    hand_sizes: replaced(view.hand_sizes, seat, (size) => size - cards.length),
    known: replaced(view.known, seat, (known) => withoutEach(known, cards)),
    layers: replaced(view.layers, seat, (layers) => [...layers, cards]),
    unseen: seat === view.seat ? view.unseen : withoutEach(view.unseen, fresh),
  };
}

/** Take the top layer from before a seat. */
function uncovered(view: View, seat: number): View {
  return { ...view, layers: replaced(view.layers, seat, (layers) => layers.slice(0, -1)) };
}

function plundered(view: View, { seat, victim, cards }: Plundered): View {
  return received(uncovered(view, victim), seat, cards, cards.length, true);
}

function shadowPlundered(view: View, { seat, cards }: ShadowPlundered): View {
  return received({ ...view, shadow: withoutEach(view.shadow, cards) }, seat, cards, cards.length, true);
}

function tookBack(view: View, { seat, cards }: TookBack): View {
  return received(uncovered(view, seat), seat, cards, cards.length, true);
}

function discarded(view: View, { seat, cards }: Discarded): View {
  return { ...uncovered(view, seat), discard: [...view.discard, ...cards] };
}

function drew(view: View, { seat, blind, cards }: Drew): View {
  if (!blind) return received({ ...view, supply: withoutPile(view.supply, cards) }, seat, cards, cards.length, true);
  const after = { ...view, stock: view.stock - 1, unseen: withoutEach(view.unseen, cards) };
  return received(after, seat, cards, 1, false);
}

/** Remove one pile of these cards; of equal ones the event does not tell which. */
function withoutPile(supply: number[][], cards: number[]): number[][] {
  const drawn = supply.findIndex((pile) => String(pile) === String(cards));
  return supply.filter((_, index) => index !== drawn);
}

function fromStock(view: View, cards: number[]): View {
  return { ...view, stock: view.stock - cards.length, unseen: withoutEach(view.unseen, cards) };
}

const changed = changes<View, Event>({
  laid,
  "shadow-plundered": shadowPlundered,
  plundered,
  "took-back": tookBack,
  discarded,
  drew,
  "supply-refilled": (view, { cards }) => ({
    ...fromStock(view, cards),
    supply: [...view.supply, ...cards.map((card) => [card])],
  }),
  "shadow-refilled": (view, { cards, covering }) => ({
    ...fromStock(view, [...cards, ...covering]),
    shadow: sorted(view.shadow, ...cards),
  }),
  left: (view) => view,
  declined: (view) => view,
  "game-ended": (view) => view,
});

/** Return the view as it looks after this event, with the scores as they would count (K8). */
export function apply(view: View, event: Event): View {
  const after = changed(view, event);
  const before = after.layers.map((layers) => layers.flat().length);
  return { ...after, scores: before.map((cards, seat) => cards - (after.hand_sizes[seat] ?? 0)) };
}

export const pause = pauses<View, Event>({
  laid: [0, 800],
  plundered: [800, 900],
  "shadow-plundered": [800, 900],
  left: [0, 900],
  drew: [100, 480],
  "supply-refilled": [0, 450],
  "shadow-refilled": [0, 450],
  declined: [0, 450],
  "game-ended": [0, 600],
});

/** Cards go to a seat's hand. */
const kept = (seat: number) => ({ leaving: `hold-${seat}` });
const carried = (seat: number, cards: number[]) => ({
  ...kept(seat),
  bearer: "lynx",
  gains: { at: `hold-${seat}`, by: `+${cards.length}` },
});

export const act = acts<View, Event>({
  plundered: ({ seat, victim, cards }, view) => ({
    ...carried(seat, cards),
    shakes: [`layer-${victim}-${(view.layers[victim]?.length ?? 0) - 1}`],
  }),
  "shadow-plundered": ({ seat, cards }) => ({
    ...carried(seat, cards),
    shakes: [...new Set(cards)].map((value) => `group-${value}`),
  }),
  "took-back": ({ seat }) => kept(seat),
  drew: ({ seat }) => kept(seat),
  discarded: () => ({ leaving: "discard" }),
});

export const sound = sounds<Event>({ laid: "place", plundered: "take", "shadow-plundered": "take" });
