/**
 * `npm run check`: what has to hold before a commit, step by step; the first that fails ends it. `npm run check -- lint types` takes these.
 */
import { spawnSync } from 'node:child_process';
import { installIn, root } from './set-up.mjs';

/** Name → its commands. */
const steps = {
  lint: ['biome check'],
  types: ['tsc', 'tsc -p src/element', 'tsc -p service/page', 'tsc -p playground'],
  build: ['npm run build'],
  // what is built tells no branches of its source: its maps know lines alone
  tests: ['npm test -- --coverage --project=source --project=alone', 'npm test -- --project=package', 'npm test -- --project=long'],
  packages: ['.', 'service', 'mcp'].flatMap((folder) => [`publint --strict ${folder}`, `attw --pack ${folder} --profile esm-only`]),
  sizes: ['size-limit'],
  unused: ['knip'],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  console.error(`npm run check -- ${Object.keys(steps).join(' ')}\nno step is named ${unknown.join(', ')}`);
  process.exit(1);
}
installIn(root);
// a change is judged by one seed: docs/decisions/0038-one-seed.md
const env = { ...process.env, PAYPREP_SEED: process.env.PAYPREP_SEED ?? '' };
for (const name of wanted.length > 0 ? wanted : Object.keys(steps)) {
  for (const command of steps[name]) {
    console.log(`\n${name}: ${command}`);
    // npm has put node_modules/.bin on the path
    const { status } = spawnSync(command, { cwd: root, env, shell: true, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
