/** The pixels of a picture, decoded by a browser; and how many of two pictures differ. */
import type { Page } from 'playwright-core';
import { distance, type Pixels } from './palette-png.js';

/** Any page will do that lets pictures of `data:` in. */
export async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const { width, height, base64 } = await page.evaluate<{
    readonly width: number;
    readonly height: number;
    readonly base64: string;
  }>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png.toString('base64')}';
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { width: image.width, height: image.height, base64: btoa(text) };
  })()`);
  return { width, height, bytes: Buffer.from(base64, 'base64') };
}

/** Colours that are nearer are the same to the eye. */
const SHADE = 64 ** 2;

/** The share of pixels that differ, from 0 to 1; 1 where the sizes differ. */
export function differenceOf(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const colour = ({ bytes }: Pixels, at: number): number => ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
  let differing = 0;
  for (let at = 0; at < one.bytes.length; at += 4) if (distance(colour(one, at), colour(other, at)) > SHADE) differing += 1;
  return differing / (one.width * one.height);
}
