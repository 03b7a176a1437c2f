/**
 * `npm run trial -- site`: the documentation site, into `.build/site`. Installs what is missing, writes the pages from rules, data and documents,
 * and the reference of the API from the types. A link that leads nowhere fails it, and so does a plain word of the field
 * that the search answers with another page first.
 *
 * `npm run trial -- site --serve` shows it.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installIn, root, setUp } from './set-up.mjs';

const site = join(root, 'site');

function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const program = (name) => join(site, 'node_modules/.bin', name);

setUp();
installIn(site, 'install');
run(process.execPath, ['scripts/playground.mjs', '--build'], root);
run(process.execPath, ['--import', 'tsx', 'scripts/site/index.ts'], root);
run(program('typedoc'), ['--options', 'typedoc.jsonc'], site);
run(program('vitepress'), ['build'], site);
run(process.execPath, ['--import', 'tsx', 'scripts/site/first-hits.ts'], root);
console.log('The site stands in .build/site.');
if (process.argv.includes('--serve')) run(program('vitepress'), ['preview'], site);
