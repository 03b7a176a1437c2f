/**
 * Builds `payprep-mcp`: `dist/*.js` (esbuild), `dist/types` (tsc). `payprep` has to be built before.
 *
 * Everything is written to a folder of its own, which then takes the place of `dist/`: a build that fails leaves the last one alone.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { output } from '../../scripts/build/output.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const root = join(folder, '..');
const started = new Date();
const scratch = join(root, '.build');
const out = join(scratch, `mcp-${process.pid}`);

function writeTypes(): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', join(folder, 'tsconfig.build.json'), '--outDir', join(out, 'types')];
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) throw new Error('the types do not compile');
}

function publish(): void {
  const dist = join(folder, 'dist');
  const last = join(scratch, `mcp-last-${process.pid}`);
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(out, dist);
  rmSync(last, { recursive: true, force: true });
  // what has changed since is newer than this
  writeFileSync(join(scratch, 'built-mcp'), '');
  utimesSync(join(scratch, 'built-mcp'), started, started);
}

if (!existsSync(join(root, 'dist/index.js'))) throw new Error('payprep is not built: npm run build, in the root folder');
try {
  mkdirSync(out, { recursive: true });
  await build({
    ...output,
    absWorkingDir: folder,
    entryPoints: { index: './index.ts', main: './main.ts' },
    outdir: out,
    // the paths of tsconfig.json lead from `payprep` to its source
    tsconfigRaw: {},
  });
  writeTypes();
  chmodSync(join(out, 'main.js'), 0o755);
  publish();
} finally {
  rmSync(out, { recursive: true, force: true });
}
