/** `npm run trial -- samples`: bundles `every-seed.ts`, because Node reads the sources of libphonenumber-js another way, and runs it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');
const outfile = join(root, '.build/samples/every-seed.js');
await build({
  entryPoints: [join(root, 'test/samples/every-seed.ts')],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  alias: { 'libphonenumber-js/examples.mobile.json': join(root, 'node_modules/libphonenumber-js/examples.mobile.json') },
  logLevel: 'error',
});
process.exitCode = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
