/**
 * The order of the modules in the files that bundlers read: what is alike stands together, because deflate looks back no further than 32 kB.
 *
 * esbuild takes modules in the order in which the first entry imports them, and an import for its side effects counts where there are none.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** The entry that does nothing but import. */
export const ORDER = 'order';

/** As they weigh the least; each module brings what it imports. */
const PLACES = [
  'src/checks/german-account',
  'rules/schemes/index.ts',
  'reference-data/registries/sepa-scope.json',
  'reference-data/registries/currencies.json',
  'rules/documents.ts',
  'rules/methods/index.ts',
  'rules/currency-use.ts',
  'rules/creditors/index.ts',
  'rules/account-samples.ts',
  'reference-data/registries/post-codes.json',
  'rules/account-currencies.ts',
  'rules/alerts/severities.ts',
  'rules/names.ts',
  'rules/contacts.ts',
  'reference-data/registries/uk-sort-code-substitutions.json',
  'reference-data/registries/uk-modulus-weights.json',
  'src/checks',
  'src/identifiers',
  'src/forms',
  'src/instruction',
  'src/engine/checks',
  'src/engine/resolve',
  'src/engine',
];

/** A module, or those of a folder by their names. */
function modulesOf(root: string, place: string): readonly string[] {
  if (/\.\w+$/.test(place)) return [place];
  const isDeep = place === 'src/engine/checks';
  const names = readdirSync(join(root, place), { recursive: isDeep, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return names.sort().map((name) => `${place}/${name}`);
}

export const ordered = (root: string): Plugin => ({
  name: 'ordered',
  setup({ onResolve, onLoad }) {
    const modules = PLACES.flatMap((place) => modulesOf(root, place));
    onResolve({ filter: new RegExp(`^${ORDER}$`) }, ({ path }) => ({ path, namespace: ORDER }));
    onLoad({ filter: /.*/, namespace: ORDER }, () => ({
      contents: modules.map((module) => `import './${module}';\n`).join(''),
      resolveDir: root,
    }));
  },
});
