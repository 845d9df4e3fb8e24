// A QR code as one path of squares. The library that reckons it is fetched only when a code is to be shown.

export interface QrDrawing {
  size: number; // squares on a side, the quiet border included
  path: string; // of all dark squares
}

const BORDER = 4; // squares: what scanners ask for

/** Write one row of squares as bars, one for each run of dark ones. */
function bars(row: boolean[], y: number): string {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return starts
    .map((x) => ({ x, length: row.indexOf(false, x) - x })) // the border ends every run
    .map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`)
    .join("");
}

/** Draw a text as a QR code. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  return { size, path: data.map(bars).join("") };
}
