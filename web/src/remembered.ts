// What this browser remembers: settings and seats. Where storage is forbidden it remembers until the page is closed.
const spare = new Map<string, string>();

/** Read what was remembered under a name, or the fallback. */
export function recall<T>(name: string, fallback: T): T {
  try {
    const text = stored(name) ?? spare.get(name);
    return text === undefined ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`stado.${name}`);
  } catch {
    return null; // storage is forbidden
  }
}

/** Remember a value under a name. */
export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  spare.set(name, text);
  try {
    localStorage.setItem(`stado.${name}`, text);
  } catch {
    // Private browsing or a full disk: the spare copy serves until the page is closed.
  }
}

/** Hear when another window of this browser remembers something else under a name. */
export function heed(name: string, then: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === `stado.${name}`) then();
  });
}
