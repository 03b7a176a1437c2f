/** The pictures of README.md, taken anew: they show what is there, and not what was there once. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../browser.js';
import { FOLDER, takePictures } from '../pictures/pictures.js';
import { differenceOf, pixelsOf } from '../pictures/pixels.js';
import { root } from './project.js';

/** The share of pixels that may differ: another machine smooths letters in another way. */
const TOLERANCE = 0.01;

export async function comparePictures(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    for (const [name, picture] of Object.entries(await takePictures())) {
      const kept = await pixelsOf(page, readFileSync(join(root, FOLDER, name)));
      const difference = differenceOf(kept, await pixelsOf(page, picture));
      assert(
        difference <= TOLERANCE,
        `${FOLDER}/${name} is off by ${(difference * 100).toFixed(1)} %: look at it, then npm run trial -- pictures`,
      );
    }
  } finally {
    await browser.close();
  }
}
