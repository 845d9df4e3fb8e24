// How each event of korist changes what is shown, and how long it is looked at. It mirrors what the rules did and
// decides nothing: which pile of the supply a 13 or a joker covers comes with the server's view after the last event.
import type { Sound } from "$web/attention/sound";
import type { Pause } from "$web/stage/board";
import type { Discarded, Drew, Event, Laid, Plundered, ShadowPlundered, TookBack, View } from "./types.gen";

const ascending = (one: number, other: number) => one - other;
const sorted = (cards: number[]) => [...cards].sort(ascending);

/** Return the list with the item at `index` replaced. */
function replaced<T>(items: T[], index: number, by: (item: T) => T): T[] {
  return items.map((item, at) => (at === index ? by(item) : item));
}

/** Return the cards without one for each that is gone, as far as they are there. */
function without(cards: number[], gone: number[]): number[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Put cards into a hand; those that everyone sees going there stay known. */
function received(view: View, seat: number, cards: number[], count: number, seen: boolean): View {
  return {
    ...view,
    hand: seat === view.seat ? sorted([...view.hand, ...cards]) : view.hand,
    hand_sizes: replaced(view.hand_sizes, seat, (size) => size + count),
    known: replaced(view.known, seat, (known) => (seen ? sorted([...known, ...cards]) : known)),
  };
}

function laid(view: View, { seat, cards }: Laid): View {
  const fresh = without(cards, view.known[seat] ?? []); // what nobody could place before
  return {
    ...view,
    hand: seat === view.seat ? without(view.hand, cards) : view.hand,
    hand_sizes: replaced(view.hand_sizes, seat, (size) => size - cards.length),
    known: replaced(view.known, seat, (known) => without(known, cards)),
    layers: replaced(view.layers, seat, (layers) => [...layers, cards]),
    unseen: seat === view.seat ? view.unseen : without(view.unseen, fresh),
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
  return received({ ...view, shadow: without(view.shadow, cards) }, seat, cards, cards.length, true);
}

function tookBack(view: View, { seat, cards }: TookBack): View {
  return received(uncovered(view, seat), seat, cards, cards.length, true);
}

function discarded(view: View, { seat, cards }: Discarded): View {
  return { ...uncovered(view, seat), discard: [...view.discard, ...cards] };
}

function drew(view: View, { seat, blind, cards }: Drew): View {
  if (!blind) return received({ ...view, supply: withoutPile(view.supply, cards) }, seat, cards, cards.length, true);
  const after = { ...view, stock: view.stock - 1, unseen: without(view.unseen, cards) };
  return received(after, seat, cards, 1, false);
}

/** Remove one pile of these cards; of equal ones the event does not tell which. */
function withoutPile(supply: number[][], cards: number[]): number[][] {
  const drawn = supply.findIndex((pile) => String(pile) === String(cards));
  return supply.filter((_, index) => index !== drawn);
}

function fromStock(view: View, cards: number[]): View {
  return { ...view, stock: view.stock - cards.length, unseen: without(view.unseen, cards) };
}

function changed(view: View, event: Event): View {
  switch (event.type) {
    case "laid":
      return laid(view, event);
    case "shadow-plundered":
      return shadowPlundered(view, event);
    case "plundered":
      return plundered(view, event);
    case "took-back":
      return tookBack(view, event);
    case "discarded":
      return discarded(view, event);
    case "drew":
      return drew(view, event);
    case "supply-refilled":
      return { ...fromStock(view, event.cards), supply: [...view.supply, ...event.cards.map((card) => [card])] };
    case "shadow-refilled":
      return {
        ...fromStock(view, [...event.cards, ...event.covering]),
        shadow: sorted([...view.shadow, ...event.cards]),
      };
    case "left":
    case "declined":
    case "game-ended":
      return view;
  }
}

/** Return the view as it looks after this event, with the scores as they would count (K8). */
export function apply(view: View, event: Event): View {
  const after = changed(view, event);
  const before = after.layers.map((layers) => layers.flat().length);
  return { ...after, scores: before.map((cards, seat) => cards - (after.hand_sizes[seat] ?? 0)) };
}

/** Return how long this event is announced, and looked at. */
export function pause(event: Event): Pause {
  switch (event.type) {
    case "laid":
      return { before: 0, after: 800 };
    case "plundered":
    case "shadow-plundered":
      return { before: 600, after: 650 };
    case "left":
      return { before: 0, after: 900 };
    case "took-back":
    case "discarded":
      return { before: 300, after: 600 };
    case "drew":
      return { before: 100, after: 480 };
    case "supply-refilled":
    case "shadow-refilled":
    case "declined":
      return { before: 0, after: 450 };
    case "game-ended":
      return { before: 0, after: 600 };
  }
}

const SOUNDS: Partial<Record<Event["type"], Sound>> = { laid: "place", plundered: "take", "shadow-plundered": "take" };

/** Return how this event sounds. */
export const sound = ({ type }: Event): Sound | null => SOUNDS[type] ?? null;
