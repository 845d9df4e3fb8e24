// Each colour of gap has a shape of its own, so that nobody has to tell the colours apart.

export interface Symbol {
  path: string; // within 24 by 24
  fill: string;
  ink: string; // readable on the fill
}

const STAR =
  "M12 1.500l3.200 6.900 7.300.9-5.400 5.100 1.400 7.400L12 18.100l-6.500 3.700 1.400-7.400L1.500 9.300l7.300-.9Z";

export const SYMBOLS: Record<string, Symbol> = {
  r: { path: "M12 2a10 10 0 1 0 .01 0Z", fill: "#b3261e", ink: "#ffffff" },
  y: { path: STAR, fill: "#f5c518", ink: "#2a2100" },
  b: { path: "M3 3h18v18H3Z", fill: "#1a5fb4", ink: "#ffffff" },
  g: { path: "M12 2 23 21H1Z", fill: "#1e7a3c", ink: "#ffffff" },
  p: { path: "M12 1 22 12 12 23 2 12Z", fill: "#7a2f9e", ink: "#ffffff" },
};

export const NOTHING: Symbol = { path: "", fill: "transparent", ink: "inherit" };
