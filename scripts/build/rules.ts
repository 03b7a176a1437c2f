/**
 * The rules as entries, `payprep/rules/*`: one file a country, a settlement system of several countries, or a method.
 *
 * They are bundled apart from the engine, which imports none of them by itself. What several rules share stands in chunks beside them, and what most countries
 * share in one of these: a page pays for each file of the country that it asks for.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { output } from './output.js';

/** The module of a rule in this folder, and the type of its export. */
const FOLDERS = [
  { folder: 'countries', moduleOf: (name: string) => `countries/${name}/index`, type: 'CountryRules', typeModule: 'rules' },
  { folder: 'schemes', moduleOf: (name: string) => `schemes/${name}`, type: 'SchemeRule', typeModule: 'scheme' },
  { folder: 'methods', moduleOf: (name: string) => `methods/${name}`, type: 'MethodRule', typeModule: 'method' },
] as const;

/** What most countries share, or none without one of these. Below `rules/`. */
const SHARED: readonly string[] = [
  'vocabulary/account',
  'vocabulary/check',
  'vocabulary/identifier',
  'vocabulary/payout',
  'vocabulary/terms',
  'account-forms/account-form',
  'check-digits/mod97',
  'check-digits/weighted-digits',
  'check-digits/weighted-sum',
];

const SHARED_CHUNK = 'chunk-shared';

/** Leaves the modules of {@link SHARED} to a chunk of their own, and notes which there are. */
const sharedModules = (root: string, found: Set<string>): Plugin => ({
  name: 'shared-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const module = relative(join(root, 'rules'), join(resolveDir, path)).replaceAll('\\', '/').replace(/\.js$/, '');
      if (!SHARED.includes(module)) return undefined;
      found.add(module);
      return { path: `./${SHARED_CHUNK}.js`, external: true, sideEffects: false };
    });
  },
});

/** Name of a rule → the module that exports it under this name, relative to the root, and its type. */
export function ruleEntries(root: string) {
  return FOLDERS.flatMap(({ folder, moduleOf, type, typeModule }) =>
    readdirSync(join(root, 'rules', folder)).map((file) => {
      const name = file.replace(/\.ts$/, '');
      return { name, module: `rules/${moduleOf(name)}`, type, typeModule: `rules/vocabulary/${typeModule}` };
    }),
  );
}

/** Writes `<out>/rules/*.js` with their types. `scratch` is a folder directly below the root. */
export async function writeRules(root: string, scratch: string, out: string): Promise<void> {
  const entries = ruleEntries(root);
  const sources = join(scratch, `rules-${process.pid}`);
  try {
    mkdirSync(sources, { recursive: true });
    for (const { name, module } of entries) {
      // a module also exports its examples, which are not part of the entry
      writeFileSync(join(sources, `${name}.ts`), `export { ${name} } from '../../${module}.js';\n`);
    }
    const options = { ...output, absWorkingDir: root, outdir: join(out, 'rules'), minifyIdentifiers: true };
    const shared = new Set<string>();
    const entryPoints = entries.map(({ name }) => join(sources, `${name}.ts`));
    await build({ ...options, splitting: false, entryPoints, plugins: [sharedModules(root, shared)] });
    if (shared.size > 0) {
      const chunk = join(sources, `${SHARED_CHUNK}.ts`);
      writeFileSync(
        chunk,
        [...shared]
          .sort()
          .map((module) => `export * from '../../rules/${module}.js';\n`)
          .join(''),
      );
      await build({ ...options, entryPoints: [chunk] });
    }
    for (const { name, type, typeModule } of entries) {
      const text = `import type { ${type} } from '../types/${typeModule}.js';\nexport declare const ${name}: ${type};\n`;
      writeFileSync(join(out, 'rules', `${name}.d.ts`), text);
    }
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}
