/**
 * What the hosted page loads before the first field of its form can be filled in, and how long that takes over a slow line:
 *
 *     npx tsx service/bench/first-field.ts [language]
 *
 * The page of `service/dist` is measured, as it was built last. Times are of this machine, sizes are not.
 */
import { hostPage } from '../test/package/hosted-page.js';
import { slowPage } from '../test/package/slow-page.js';

const KB = 1000;
const [, , locale = 'en-GB'] = process.argv;

const host = await hostPage();
try {
  const { field, fields, loaded } = await slowPage({ locale }, host).measure();
  for (const { path, bytes } of loaded) console.log(`${(bytes / KB).toFixed(1).padStart(7)} kB  ${path}`);
  const scripts = loaded.filter(({ path }) => path.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${(scripts / KB).toFixed(1).padStart(7)} kB  of script before the first field`);
  console.log(`first field after ${(field / 1000).toFixed(1)} s, those of a country after ${(fields / 1000).toFixed(1)} s, at 400 kbit/s`);
} finally {
  await host.close();
}
