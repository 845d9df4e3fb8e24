// Finding a rule on its page: what belongs to it is marked, and eyes and focus are led there.

/** A rule as a list of contents names it. */
export interface Chapter {
  rule: string;
  title: string;
}

/** List the numbered rules of a page. */
export function chaptersOf(article: HTMLElement): Chapter[] {
  return [...article.querySelectorAll("h3[id], h4[id]")].map(({ id, textContent }) => ({
    rule: id,
    title: textContent,
  }));
}

/** Return a heading with all that stands below it, up to the next one; of a list the item alone. */
function sectionOf(start: Element): Element[] {
  const section = [start];
  let next = start.tagName === "LI" ? null : start.nextElementSibling;
  for (; next && !/^H\d$/.test(next.tagName); next = next.nextElementSibling) section.push(next);
  return section;
}

const startOf = (article: Element, rule: string | null) =>
  [...article.querySelectorAll<HTMLElement>("[id]")].find((part) => part.id === rule);

/** Return what a page of rules says about one of them, without the ids of the page. */
export function chapterOf(html: string, rule: string): string {
  const article = new DOMParser().parseFromString(html, "text/html").body;
  const start = startOf(article, rule);
  const section = start ? sectionOf(start) : [];
  for (const part of section.flatMap((one) => [one, ...one.querySelectorAll("[id]")])) part.removeAttribute("id");
  return section.map(({ outerHTML }) => outerHTML).join("");
}

/** Mark a rule and go there; return how to unmark it. */
export function cite(article: HTMLElement, rule: string | null): (() => void) | undefined {
  const start = startOf(article, rule);
  if (!start) return undefined;
  const section = sectionOf(start);
  for (const part of section) part.classList.add("cited");
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
  start.scrollIntoView({ block: "start" });
  return () => section.forEach((part) => part.classList.remove("cited"));
}
