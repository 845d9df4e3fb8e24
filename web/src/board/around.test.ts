// Everyone has a chair of their own, in playing order, clockwise.
import { describe, expect, test } from "vitest";
import { around, type Chair, sharesOf } from "./around";

const tables = Array.from({ length: 9 }, (_, index) => index + 2);

type Spot = [x: number, y: number];

/** How far one has to turn, clockwise, from one's own chair at the bottom to look at another, in parts of a whole turn. */
function turn({ side, at }: Chair): number {
  const along = 2 * at - 1;
  const [x, y] = { own: [0, 1], bottom: [along, 1], left: [-1, along], top: [along, -1], right: [1, along] }[
    side
  ] as Spot;
  const angle = Math.atan2(-x, y) / (2 * Math.PI); // from straight down, to the left first
  return angle < 0 ? angle + 1 : angle;
}

describe.each(tables)("at a table of %i", (players) => {
  test.each(Array.from({ length: players }, (_, seat) => seat))(
    "seat %i sees the others follow it clockwise",
    (own) => {
      const chairs = around(players, own);
      const turns = chairs.map((_, away) => turn(chairs[(own + away) % players] as Chair));
      expect(chairs[own]?.side).toBe("own");
      expect(turns).toEqual([...turns].sort((one, other) => one - other));
      expect(new Set(turns).size).toBe(players);
    },
  );

  test("as many sit on the left as on the right, and someone opposite where there is anyone left", () => {
    const { left = 0, top = 0, right = 0 } = sharesOf(players - 1);
    expect(left).toBe(right);
    expect(left + top + right).toBe(players - 1);
  });
});

test("where one sits at the right, the bottom comes first as one goes round", () => {
  expect(around(5, 0, { bottom: 2, top: 2 }).slice(1)).toEqual([
    { side: "bottom", at: 0.75 },
    { side: "bottom", at: 0.25 },
    { side: "top", at: 0.25 },
    { side: "top", at: 0.75 },
  ]);
});

test("whoever watches looks over the shoulder of the first", () => {
  expect(around(4, null)).toEqual(around(4, 0));
});
