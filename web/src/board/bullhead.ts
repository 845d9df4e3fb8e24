// The head of a bull, as it is counted on cards and told in points: one path within 24 by 24.
const HORNS = "M2 3C2 8 5 10 8 10h8c3 0 6-2 6-7-2 3-4 4-6.5 4h-7C6 7 4 6 2 3Z";
const HEAD = "M7.5 9h9l-1 8c-.2 3-1.7 5-3.5 5s-3.3-2-3.5-5Z";
const EARS = "M6.8 10.5 3 12.3c.5 2.2 3 2.3 4.5 1.2Zm10.4 0 3.8 1.8c-.5 2.2-3 2.3-4.5 1.2Z";

export const BULLHEAD = HORNS + HEAD + EARS;
