/**
 * Leaves in both package.json what runs in the image: the dependencies and the drivers of the stores, all in the versions of the lock file, and nothing
 * that builds or tests, or is for assistants. Plain JavaScript and no dependency; run in the root folder of a copy: it does not come back.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const DRIVERS = ['pg', '@electric-sql/pglite'];

for (const file of ['package.json', 'service/package.json']) {
  const { scripts, devDependencies, peerDependencies, peerDependenciesMeta, workspaces, ...manifest } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const drivers = DRIVERS.filter((name) => name in devDependencies).map((name) => [name, devDependencies[name]]);
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(drivers) };
  const own = workspaces && { workspaces: workspaces.filter((name) => name !== 'mcp') };
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...own, dependencies }, null, 2)}\n`);
}
