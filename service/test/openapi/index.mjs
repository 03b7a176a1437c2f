/**
 * `npm run trial -- openapi`: reads `service/http/openapi.json` as its users do. Redocly lints it; openapi-typescript makes a client of it, which is compiled and calls
 * each endpoint, as clients in other languages do; Bruno's own parser reads the collection. Installs these tools into this folder.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installIn, root } from '../../../scripts/set-up.mjs';
import { callByOtherLanguages } from './clients.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const document = join(root, 'service/http/openapi.json');
/** Made anew each time, and not committed. */
const types = join(root, '.build/openapi-client.d.ts');
const PROGRAMS = ['client.ts', 'collection.ts'];

const node = (...args) => {
  const { status, error } = spawnSync(process.execPath, args, {
    cwd: here,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (error) throw error;
  return status ?? 1;
};
const tool = (path, ...args) => node(join(here, 'node_modules', path), ...args);

installIn(root);
installIn(here);
mkdirSync(join(root, '.build'), { recursive: true });
const steps = [
  () => tool('@redocly/cli/bin/cli.js', 'lint', '--config', join(here, 'redocly.yaml'), '--max-problems', '100', document),
  () => tool('openapi-typescript/bin/cli.js', document, '--output', types),
  () => node(join(root, 'node_modules/typescript/bin/tsc'), '-p', here),
  () => node('--import', 'tsx', '--test', ...PROGRAMS),
];
// what failed says why; the steps behind it need its result
process.exitCode =
  steps.reduce((failed, step) => failed || step(), 0) ||
  (await callByOtherLanguages({ here, document, folder: join(root, '.build/openapi-clients') }));
