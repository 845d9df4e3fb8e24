// Which page the address names: "/" is the lobby, "/table/<id>" a table, and there is nothing else.
let path = $state(location.pathname);

export type Page = { kind: "lobby" } | { kind: "table"; id: string } | { kind: "unknown" };

/** Return the page the address names. */
export function page(): Page {
  const id = /^\/table\/([^/]+)\/?$/.exec(path)?.[1];
  if (id !== undefined) return { kind: "table", id: decoded(id) };
  return { kind: path === "/" ? "lobby" : "unknown" };
}

/** Read what an address may have written otherwise; one that cannot be read stands as it is. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Go to a page of this client without loading it anew. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
}

/** Return the path of a table. */
export function tablePath(id: string): string {
  return `/table/${encodeURIComponent(id)}`;
}

/** Follow the browser's own back and forward. */
export function followHistory(): void {
  window.addEventListener("popstate", () => (path = location.pathname));
}

function ours(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && !link.target && !link.hasAttribute("download");
}

/** Turn a click on one of our own links into a change of page. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || !ours(link) || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname);
}
