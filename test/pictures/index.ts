/** `npm run trial -- pictures`: takes the pictures of README.md anew, into docs/images. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from '../../scripts/set-up.mjs';
import { FOLDER, takePictures } from './pictures.js';

setUp();
const folder = fileURLToPath(new URL(`../../${FOLDER}`, import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, picture] of Object.entries(await takePictures())) {
  writeFileSync(join(folder, name), picture);
  console.log(`${FOLDER}/${name} ${(picture.length / 1000).toFixed(1)} kB`);
}
