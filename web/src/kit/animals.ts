// The faces of the herd, our own drawings: each a few shapes behind the head and a few on it, the eyes last.
import type { SeatListing } from "../net/wire.gen";

export type Animal = NonNullable<SeatListing["animal"]>;
export type Shape = [fill: string, path: string];

interface Face {
  fur: string; // of the head
  behind: Shape[]; // ears and horns
  front: Shape[]; // patches, muzzle, beak
  eyes?: string; // on dark fur they are light
}

const INK = "#2b211b";
const disc = (x: number, y: number, across: number, high = across) =>
  `M${x - across} ${y}a${across} ${high} 0 1 0 ${2 * across} 0a${across} ${high} 0 1 0 ${-2 * across} 0z`;
const both = (fill: string, path: (x: number) => string): Shape[] => [
  [fill, path(-1)],
  [fill, path(1)],
];
const nostrils = (y: number, fill = INK) => both(fill, (x) => disc(12 + 1.6 * x, y, 0.7, 0.9));
const ears = (fill: string, across = 3, high = 1.8, y = 9) => both(fill, (x) => disc(12 + 8 * x, y, across, high));
const points = (fill: string, tip = 1.5) =>
  both(fill, (x) => `M${12 + 7 * x} 11L${12 + 6.6 * x} ${tip}L${12 + 1 * x} 7z`);
const horns = (fill: string) =>
  both(fill, (x) => `M${12 + 4 * x} 7Q${12 + 11 * x} 7 ${12 + 10 * x} 1Q${12 + 8 * x} 4 ${12 + 4 * x} 4z`);
const muzzle = (fill: string, across = 5, high = 3.4, y = 17): Shape => [fill, disc(12, y, across, high)];
const beak = (fill: string, y = 13, wide = 3, long = 5): Shape => [
  fill,
  `M${12 - wide} ${y}Q12 ${y - 2} ${12 + wide} ${y}L12 ${y + long}z`,
];

export const HEAD = "M12 3.5c5 0 7.5 3.4 7.5 8s-3 9.5-7.5 9.5-7.5-4.9-7.5-9.5 2.5-8 7.5-8z";
export const EYES = [disc(8.8, 11, 1.2, 1.4), disc(15.2, 11, 1.2, 1.4)].join("");

export const FACES: Record<Animal, Face> = {
  bull: {
    fur: "#6b3f27",
    behind: [...horns("#efe3c4"), ...ears("#583220", 3, 1.6, 9.5)],
    front: [muzzle("#d9b394"), ...nostrils(16.6), ["#d8a62f", "M10.4 19.2a1.7 1.7 0 1 0 3.2 0h-1a.8.8 0 1 1-1.2 0z"]],
    eyes: "#fff4e4",
  },
  calf: {
    fur: "#d99a5b",
    behind: ears("#bd7d42", 4, 2.2),
    front: [["#fff3e0", "M12 3.5c2 0 3 6 2 11h-4c-1-5 0-11 2-11z"], muzzle("#f2c9b1", 4.4, 3), ...nostrils(16.8)],
  },
  cat: {
    fur: "#8d8f96",
    behind: points("#74767d"),
    front: [
      muzzle("#e9e9ec", 4.2, 3),
      ["#d77f86", "M10.8 15h2.4L12 16.6z"],
      ["#5d5f66", "M11.3 4h1.4l-.3 4h-.8zM8.6 4.8l1.2-.5.4 3.2h-.8zM15.4 4.8l-1.2-.5-.4 3.2h.8z"],
    ],
  },
  cow: {
    fur: "#fbf7f0",
    behind: [...horns("#e2d3b0"), ...ears("#3a332e", 3.4, 1.9)],
    front: [
      ["#8d7868", "M5.4 7.5C7 4.5 9 3.6 11 3.5c1 4-.5 9-5.6 10-1.2-2-1-4.5 0-6z"],
      muzzle("#f1b7b0", 5.2, 3.5),
      ...nostrils(16.8, "#9c5b56"),
    ],
  },
  dog: {
    fur: "#b98149",
    behind: [],
    front: [
      ["#7c4f27", "M6.6 4.5C2.5 6 2.5 13 4.5 15.5c2-.5 3.5-3 3.8-6zM17.4 4.5c4.1 1.5 4.1 8.5 2.1 11-2-.5-3.5-3-3.8-6z"],
      muzzle("#f3e1c7", 4.2, 3.6, 16.6),
      [INK, disc(12, 14.8, 1.9, 1.3)],
    ],
  },
  donkey: {
    fur: "#8a8178",
    behind: [
      ...both("#756c64", (x) => `M${12 + 3 * x} 6Q${12 + 2 * x} -1 ${12 + 7 * x} 0Q${12 + 9 * x} 4 ${12 + 6 * x} 8z`),
    ],
    front: [["#4f4740", "M10 3.6h4l-1 4h-2z"], muzzle("#efe9e0", 5, 4, 17.2), ...nostrils(17.2)],
  },
  fox: {
    fur: "#d9682c",
    behind: [
      ...points("#b9501c", 0.5),
      ...both("#3a2a22", (x) => `M${12 + 6.8 * x} 4.5L${12 + 6.6 * x} .5L${12 + 4 * x} 3z`),
    ],
    front: [
      ["#fff6ea", "M4.8 13c3 0 5 1 7.2 5.5 2.2-4.5 4.2-5.5 7.2-5.5-.8 4.5-3.5 8-7.2 8s-6.4-3.5-7.2-8z"],
      [INK, disc(12, 17.8, 1.7, 1.3)],
    ],
  },
  goat: {
    fur: "#efe7da",
    behind: [
      ...both("#a58f6b", (x) => `M${12 + 2 * x} 6Q${12 + 3 * x} 0 ${12 + 8 * x} 1Q${12 + 5 * x} 3 ${12 + 5 * x} 6z`),
      ...ears("#d8cbb6", 3.4, 1.5, 10),
    ],
    front: [muzzle("#d8c4aa", 4, 3, 16.6), ...nostrils(16.2), ["#b9a78a", "M10 19.5h4L12 24z"]],
  },
  goose: {
    fur: "#e6ebef",
    behind: [],
    front: [
      ["#cdd6dd", "M12 3.5c5 0 7.5 3.4 7.5 8 0 1-.1 2-.4 3-1-5-3-8-7.1-11z"],
      beak("#f08a24", 14, 4, 6),
      ["#b96212", disc(10.8, 14.6, 0.5)],
      ["#b96212", disc(13.2, 14.6, 0.5)],
    ],
  },
  hedgehog: {
    fur: "#ddb98f",
    behind: [
      [
        "#5b4636",
        "M12 0l2 3 3.5-1.5.5 3.5 4-.2-1.5 3.7L24 11l-3.5 2.5 1 4-4-.5L12 19l-5.5-2-4 .5 1-4L0 11l3.5-2.5L2 4.8l4 .2.5-3.5L10 3z",
      ],
    ],
    front: [
      ["#6d5543", "M5 9c1-4 4-5.5 7-5.5s6 1.5 7 5.5c-2-1.5-3-1.5-4-.5-1-1.5-2-1.5-3 0-1-1.5-2-1.5-3 0-1-1-2-1-4 .5z"],
      [INK, disc(12, 17, 2, 1.6)],
    ],
  },
  hen: {
    fur: "#c8703a",
    behind: [["#c8281e", "M7.5 5C7 1.5 9 .5 10.2 2.5 10.5 0 13.5 0 13.8 2.5 15 .5 17 1.5 16.5 5z"]],
    front: [beak("#f0b429", 13.5, 2.6, 4), ["#c8281e", disc(12, 19, 1.7, 2.2)]],
  },
  horse: {
    fur: "#a9733f",
    behind: points("#74471f", 0.5),
    front: [
      ["#2f231b", "M12 2c3 1 4 3 3 7-1-1-2-2-3-2s-2 1-3 2c-1-4 0-6 3-7z"],
      ["#fff3e2", "M11.2 8h1.6l.8 6h-3.2z"],
      muzzle("#6f4526", 4.6, 3.8, 17.4),
      ...nostrils(17.2, "#2b1a0e"),
    ],
  },
  owl: {
    fur: "#8b6b4c",
    behind: points("#6f5238", 1),
    front: [
      ["#f2e3c6", disc(8.4, 11, 3.8)],
      ["#f2e3c6", disc(15.6, 11, 3.8)],
      beak("#eda32a", 13, 1.6, 4.5),
      ["#6f5238", "M8.5 18l1.5 1.5L11.5 18 12 19.5l.5-1.5 1.5 1.5 1.5-1.5-1 2.5h-5z"],
    ],
  },
  pig: {
    fur: "#f3a9ad",
    behind: points("#e08b92", 2),
    front: [["#e58f97", disc(12, 15.6, 4, 3)], ...nostrils(15.6, "#a5505b")],
  },
  rabbit: {
    fur: "#c9bdb0",
    behind: [
      ...both("#c9bdb0", (x) => disc(12 + 4 * x, 4, 2.3, 5.5)),
      ...both("#f0b9b5", (x) => disc(12 + 4 * x, 3.8, 1.1, 3.8)),
    ],
    front: [
      muzzle("#f4efe9", 4, 3.2, 16.5),
      ["#d77f86", "M10.6 14.6h2.8L12 16.3z"],
      ["#ffffff", "M10.9 18h2.2v2.4h-2.2z"],
    ],
  },
  sheep: {
    fur: "#4a413b",
    behind: ears("#3b332e", 3.6, 1.8, 12),
    front: [
      [
        "#f7f3ea",
        "M5 8A3 3 0 0 1 6 3 3.5 3.5 0 0 1 12 1a3.5 3.5 0 0 1 6 2 3 3 0 0 1 1 5c-1.5 1-3 .8-3.5-.5-1 1.5-2.5 1.5-3.5 0-1 1.5-2.5 1.5-3.5 0-.5 1.3-2 1.5-3.5.5z",
      ],
      ...nostrils(17, "#e8dccf"),
    ],
    eyes: "#fff4e4",
  },
};

export const PUPILS = INK;
