// Finds text that cannot be read: cut off by a box, spilling out of one, wider than its control, beyond the window or
// under something else. What may be cut on purpose, such as a person's name, carries `data-cut`; what may lie under
// something, such as a card in a row, is in a `data-pile`. Given languages, it switches to each as if that were done in
// another window, and tells the faults of each.

async (languages) => {
  const SLACK = 1.5; // pixels: what rounding does
  const CONTROL = "button, a.button, summary, [role=tab], [role=radio], [role=checkbox]";
  const LAYER = "dialog:modal, [popover]:popover-open, aside.open:not(.wide), .veil"; // it covers what lies beneath
  const EASED = 0.72; // of the font's size: letters, without the room above and below them
  let style = new Map();
  const styleOf = (one) => style.get(one) ?? style.set(one, getComputedStyle(one)).get(one);
  const moment = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));

  const shortened = (text) => text.replace(/\s+/g, " ").trim().slice(0, 60);
  const nameOf = (one) => {
    const named = one.closest("[data-testid]")?.dataset.testid;
    return `<${one.localName} ${[...one.classList].filter((name) => !name.startsWith("s-") && !name.startsWith("svelte")).join(".")}>${named ? ` in ${named}` : ""}`;
  };
  const isUnseen = (one) => {
    for (let at = one; at; at = at.parentElement) {
      if (styleOf(at).clipPath === "inset(50%)" || styleOf(at).opacity === "0") return true;
    }
    return !one.checkVisibility({ visibilityProperty: true });
  };
  const cut = (rect, box, x, y) => ({
    left: x ? Math.max(rect.left, box.left) : rect.left,
    right: x ? Math.min(rect.right, box.right) : rect.right,
    top: y ? Math.max(rect.top, box.top) : rect.top,
    bottom: y ? Math.min(rect.bottom, box.bottom) : rect.bottom,
  });
  const isSeen = ({ left, right, top, bottom }) => right - left > 0.5 && bottom - top > 0.5;
  const beyondX = (rect, box) => rect.left < box.left - SLACK || rect.right > box.right + SLACK;
  const beyondY = (rect, box) => rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK;
  const inside = (one, padded) => {
    const box = one.getBoundingClientRect();
    const how = styleOf(one);
    const by = (side) => parseFloat(how[`border${side}Width`]) + (padded ? parseFloat(how[`padding${side}`]) : 0);
    return {
      left: box.left + by("Left"),
      right: box.right - by("Right"),
      top: box.top + parseFloat(how.borderTopWidth),
      bottom: box.bottom - parseFloat(how.borderBottomWidth),
    };
  };
  // The letters of one line; a line's box is higher than they are.
  const letters = (rect, size) => {
    const middle = (rect.top + rect.bottom) / 2;
    const half = Math.min(rect.bottom - rect.top, size * EASED) / 2;
    return { left: rect.left, right: rect.right, top: middle - half, bottom: middle + half };
  };
  const isFlat = (one) => one instanceof SVGElement && one.localName !== "svg";
  const isBlock = (one) => !isFlat(one) && !["inline", "contents"].includes(styleOf(one).display);

  let faults = new Set();
  const blame = (fault, one, text) => faults.add(`${fault}: "${shortened(text)}" ${nameOf(one)}`);

  // Follow a line of text outwards through every box that might cut it, and return what is seen of it.
  const followed = (line, owner, text) => {
    let rect = line;
    let met = false; // the first block: text belongs inside of it
    let badge = false; // it sits on the edge of its control on purpose
    let leaving = null; // absolute or fixed: boxes that do not hold it do not cut it
    for (let at = owner; at && at !== document.documentElement; at = at.parentElement) {
      const how = styleOf(at);
      const holds =
        leaving === null || (leaving === "absolute" && how.position !== "static") || how.transform !== "none";
      if (holds && !isFlat(at)) {
        leaving = null;
        const box = inside(at, false);
        const hides = (overflow) => overflow === "hidden" || overflow === "clip";
        const [hidesX, hidesY] = [hides(how.overflowX), hides(how.overflowY)].map((one) => one && at !== document.body);
        const marked = at.dataset.cut !== undefined;
        if (at.matches(CONTROL) && !badge && beyondX(rect, inside(at, true))) blame("wider than its control", at, text);
        else if (at.matches(CONTROL) && !badge && beyondY(rect, box)) blame("higher than its control", at, text);
        else if (((hidesX && beyondX(rect, box)) || (hidesY && beyondY(rect, box))) && !marked)
          blame("cut off", at, text);
        else if (!met && isBlock(at) && !hidesX && how.overflowX === "visible" && beyondX(rect, box))
          blame("spills", at, text);
        if (marked && beyondX(rect, box) && box.right - box.left < 1.8 * parseFloat(how.fontSize))
          blame("cut to nothing", at, text);
        met ||= isBlock(at);
        if (how.overflowX !== "visible" || how.overflowY !== "visible")
          rect = cut(rect, box, how.overflowX !== "visible", how.overflowY !== "visible");
        if (!isSeen(rect)) return null;
      }
      badge ||= how.position === "absolute" && !at.matches(CONTROL);
      if (holds && (how.position === "absolute" || how.position === "fixed")) leaving = how.position;
      if (at.matches("dialog:modal, [popover]:popover-open")) break;
    }
    if (rect.left < -SLACK || rect.right > innerWidth + SLACK) blame("beyond the window", owner, text);
    return rect;
  };

  const linesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(styleOf(node.parentElement).fontSize);
    return [...range.getClientRects()].filter((rect) => rect.width > 0.5).map((rect) => letters(rect, size));
  };

  const readTexts = (layer) => {
    const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
    const read = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const owner = node.parentElement;
      if (!node.data.trim() || owner.closest("option, script, style, title, noscript, textarea") || isUnseen(owner))
        continue;
      for (const line of linesOf(node)) {
        const seen = followed(line, owner, node.data);
        if (seen) read.push({ node, owner, seen });
      }
    }
    return read;
  };

  const isSticky = (one) => {
    for (let at = one; at; at = at.parentElement) if (["sticky", "fixed"].includes(styleOf(at).position)) return true;
    return false;
  };
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 * SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 * SLACK;
  const apart = (one, other) => !one.contains(other) && !other.contains(one);
  const piled = (one, other) => {
    const pile = one.closest("[data-pile]");
    return pile !== null && pile.contains(other);
  };

  // What is seen of a control: it may be scrolled away in part.
  const shownOf = (one) => {
    let rect = one.getBoundingClientRect();
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = styleOf(at);
      if (at !== document.body) rect = cut(rect, inside(at, false), overflowX !== "visible", overflowY !== "visible");
    }
    return rect;
  };
  // Through a control without a ground of its own one sees what lies beneath: a whole row can be a button.
  const isOpaque = (one) => {
    const [, , , share = 1] =
      styleOf(one)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return one.matches("input, select") || share > 0.5 || styleOf(one).backgroundImage !== "none";
  };

  // Two texts in one place, or a text under a control it does not belong to.
  const findMeetings = (layer, read) => {
    const controls = [...layer.querySelectorAll(`${CONTROL}, input, select`)].filter((one) => !isUnseen(one));
    const boxes = controls.filter(isOpaque).map((one) => ({ one, box: shownOf(one) }));
    const firm = read.filter(({ owner }) => !isSticky(owner)).sort((one, other) => one.seen.top - other.seen.top);
    for (const [place, { node, owner, seen }] of firm.entries()) {
      for (const { one, box } of boxes)
        if (meet(seen, box) && apart(one, owner) && !piled(owner, one) && !isSticky(one))
          blame(`under ${nameOf(one)}`, owner, node.data);
      for (let next = place + 1; next < firm.length && firm[next].seen.top < seen.bottom; next += 1) {
        const other = firm[next];
        if (meet(seen, other.seen) && node !== other.node && !piled(owner, other.owner))
          blame(`on "${shortened(other.node.data)}"`, owner, node.data);
      }
    }
  };

  // A list of words shows one of them: each must have room.
  const measureLists = (layer) => {
    for (const list of layer.querySelectorAll("select")) {
      if (isUnseen(list) || list.dataset.cut !== undefined) continue;
      const probe = list.cloneNode(true);
      probe.removeAttribute("data-testid");
      probe.style.cssText = "position:absolute;visibility:hidden;width:max-content;min-width:0;max-width:none";
      list.after(probe);
      const wanted = probe.offsetWidth;
      probe.remove();
      if (wanted > list.offsetWidth + SLACK)
        blame(`${Math.round(wanted - list.offsetWidth)} px too narrow`, list, list.selectedOptions[0]?.text ?? "");
    }
  };

  const canvas = document.createElement("canvas").getContext("2d");
  const measureFields = (layer) => {
    for (const field of layer.querySelectorAll("input:is([type=text], [type=number], :not([type]))")) {
      if (isUnseen(field) || field.readOnly) continue;
      const box = inside(field, true);
      canvas.font = styleOf(field).font;
      for (const text of [field.value, field.placeholder])
        if (canvas.measureText(text).width > box.right - box.left + SLACK) blame("longer than its field", field, text);
    }
  };

  const read = () => {
    [style, faults] = [new Map(), new Set()];
    const layer = [...document.querySelectorAll(LAYER)].filter((one) => !isUnseen(one)).at(-1) ?? document.body;
    findMeetings(layer, readTexts(layer));
    measureLists(layer);
    measureFields(layer);
    return [...faults];
  };

  const speak = async (language) => {
    const settings = JSON.parse(localStorage["stado.settings"]);
    localStorage["stado.settings"] = JSON.stringify({ ...settings, language });
    dispatchEvent(new StorageEvent("storage", { key: "stado.settings" }));
    const isSpoken = () =>
      document.documentElement.lang === language && !document.querySelector(`article[lang]:not([lang=${language}])`);
    do await moment();
    while (!isSpoken() || document.querySelector("dialog[open] > .sheet > [role=status]"));
  };

  if (!languages) return read();
  const found = {};
  for (const language of languages) {
    await speak(language);
    found[language] = read();
  }
  return found;
};
