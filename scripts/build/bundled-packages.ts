/**
 * Packages that are bundled into the command line, so that users of the library need not install them; and their licences.
 *
 * The gotcha: saxes does not ship its licence; `licences/saxes.txt` is the one of its repository, release 6.0.0.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Package → the file of its licence. */
const LICENCES = {
  saxes: 'scripts/build/licences/saxes.txt',
  xmlchars: 'node_modules/xmlchars/LICENSE',
} as const;

const FILTER = new RegExp(`^(?:${Object.keys(LICENCES).join('|')})(?:/|$)`);
const FILES = new RegExp(`node_modules[\\\\/](?:${Object.keys(LICENCES).join('|')})[\\\\/].*\\.js$`);

export const bundledPackages = (root: string): Plugin => ({
  name: 'bundled-packages',
  setup(build) {
    const { resolve } = createRequire(join(root, 'package.json'));
    build.onResolve({ filter: FILTER }, ({ path }) => ({ path: resolve(path) }));
    // their maps lead to sources that they do not ship
    build.onLoad({ filter: FILES }, ({ path }) => ({ contents: readFileSync(path, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '') }));
  },
});

export function writeLicences(root: string, out: string): void {
  const texts = Object.entries(LICENCES).map(([name, path]) => `${name}\n\n${readFileSync(join(root, path), 'utf8')}`);
  writeFileSync(join(out, 'cli.LICENSES.txt'), `dist/cli.js and what it imports contain these packages.\n\n${texts.join('\n\n')}`);
}
