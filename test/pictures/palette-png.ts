/**
 * Writes a picture as a PNG with a palette (PNG, third edition, color type 3): pictures of pages have few colours, and take a quarter of the bytes. The gotcha:
 * a colour beyond the 256 most frequent ones becomes the nearest of them, so that the edges of letters may be off by a shade.
 *
 * @see https://www.w3.org/TR/png-3/
 */
import { crc32, deflateSync } from 'node:zlib';

/** Pixels as a canvas gives them: four bytes each, red, green, blue and opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

const colourAt = (bytes: Uint8Array, pixel: number): number =>
  ((bytes[pixel * 4] ?? 0) << 16) | ((bytes[pixel * 4 + 1] ?? 0) << 8) | (bytes[pixel * 4 + 2] ?? 0);

/** How far two colours are apart. */
export function distance(one: number, other: number): number {
  const part = (shift: number): number => ((one >> shift) & 255) - ((other >> shift) & 255);
  return part(16) ** 2 + part(8) ** 2 + part(0) ** 2;
}

/** Every colour of the picture → its place in the palette. */
function paletteOf({ bytes }: Pixels): { readonly palette: readonly number[]; readonly places: ReadonlyMap<number, number> } {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < bytes.length / 4; pixel += 1) {
    const colour = colourAt(bytes, pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const colours = [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0]).map(([colour]) => colour);
  const palette = colours.slice(0, 256);
  const nearest = (colour: number): number =>
    palette.reduce((best, own, place) => (distance(own, colour) < distance(palette[best] ?? 0, colour) ? place : best), 0);
  return { palette, places: new Map(colours.map((colour, place) => [colour, place < palette.length ? place : nearest(colour)])) };
}

export function palettePng(pixels: Pixels): Buffer {
  const { width, height, bytes } = pixels;
  const { palette, places } = paletteOf(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  // a byte in front of each row says that it is not filtered
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      rows[row * (width + 1) + column + 1] = places.get(colourAt(bytes, row * width + column)) ?? 0;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
