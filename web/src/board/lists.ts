// Lists as the stages of several games change them: a new list each time, the old one stays as it was.

/** Return the list with the item at `index` replaced. */
export function replaced<T>(items: T[], index: number, by: (item: T) => T): T[] {
  return items.map((item, at) => (at === index ? by(item) : item));
}

/** Return the list without these items. */
export function without<T>(items: T[], ...gone: T[]): T[] {
  return items.filter((item) => !gone.includes(item));
}

/** Return the list without one item, even where it holds several alike. */
export function withoutOne<T>(items: T[], gone: T): T[] {
  const at = items.indexOf(gone);
  return at < 0 ? items : items.toSpliced(at, 1);
}

/** Return the list without one item for each that is gone, as far as they are there. */
export function withoutEach<T>(items: T[], gone: T[]): T[] {
  return gone.reduce(withoutOne, items);
}

/** Return the list with more items, in ascending order. */
export function sorted<T extends number | string>(items: T[], ...more: T[]): T[] {
  return [...items, ...more].sort((one, other) => (one < other ? -1 : Number(one > other)));
}
