/**
 * Builds `payprep-service`: `dist/*.js` (esbuild), `dist/types` (tsc), `dist/web` (Vite). `payprep` has to be built before: the page is made of it.
 *
 * Everything is written to a folder of its own, which then takes the place of `dist/`: a build that fails leaves the last one alone.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { dropBareImports } from '../../scripts/build/bare-imports.js';
import { output } from '../../scripts/build/output.js';
import { carryAssets } from './former-assets.js';
import { writePage } from './page.js';

const service = fileURLToPath(new URL('..', import.meta.url));
const root = join(service, '..');
const started = new Date();
const scratch = join(root, '.build');
const out = join(scratch, `service-${process.pid}`);

/** Module in `dist/` → source. `package.json` names them under `exports` and `bin`. */
const ENTRIES = {
  http: './http.ts',
  webhooks: './webhooks.ts',
  delivery: './delivery.ts',
  page: './page.ts',
  'storage/memory': './storage/memory.ts',
  'storage/postgres': './storage/postgres.ts',
  main: './serve/main.ts',
};

const writeCode = () =>
  build({
    ...output,
    absWorkingDir: service,
    entryPoints: ENTRIES,
    outdir: out,
    // bundled: Node warns of JSON that is imported, up to version 22
    alias: { 'payprep/reference-data/manifest.json': join(root, 'reference-data/manifest.json') },
    // the paths of tsconfig.json lead from `payprep` to its source
    tsconfigRaw: {},
  });

function writeTypes(): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', join(service, 'tsconfig.build.json'), '--outDir', join(out, 'types')];
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) throw new Error('the types do not compile');
}

function publish(): void {
  const dist = join(service, 'dist');
  const last = join(scratch, `service-last-${process.pid}`);
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(out, dist);
  rmSync(last, { recursive: true, force: true });
  // what has changed since is newer than this
  writeFileSync(join(scratch, 'built-service'), '');
  utimesSync(join(scratch, 'built-service'), started, started);
}

if (!existsSync(join(root, 'dist/index.js'))) throw new Error('payprep is not built: npm run build, in the root folder');
try {
  mkdirSync(out, { recursive: true });
  await writeCode();
  dropBareImports(out);
  writeTypes();
  await writePage(join(service, 'page'), join(out, 'web'));
  carryAssets(process.env.FORMER_PAGE ?? join(service, 'former-page'), join(out, 'web'));
  chmodSync(join(out, 'main.js'), 0o755);
  publish();
} finally {
  rmSync(out, { recursive: true, force: true });
}
