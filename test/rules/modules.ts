/** The rule modules, found by file: an index that lacks one does not hide it from the suites. */
import { existsSync, readdirSync } from 'node:fs';

const rules = new URL('../../rules/', import.meta.url);

type Module = Readonly<Record<string, unknown>>;

/** The names of the modules in a folder of the rules. */
export const modulesIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, rules)).map((file) => file.replace(/\.ts$/, ''));

/** The country codes that have a folder. */
export const countryCodes: readonly string[] = modulesIn('countries/').toSorted();

/** What a module exports; undefined where there is none. `path` is relative to the rules. */
export async function moduleAt<Exports = Module>(path: string): Promise<Exports | undefined> {
  const file = new URL(`${path}.ts`, rules);
  // a template, so that a bundler can find the modules: mutation testing bundles the tests
  return existsSync(file) ? ((await import(/* @vite-ignore */ `../../rules/${path}.ts`)) as Exports) : undefined;
}

/** What a module that is there exports. */
export async function moduleOf<Exports = Module>(path: string): Promise<Exports> {
  const module = await moduleAt<Exports>(path);
  if (module === undefined) throw new Error(`no rules/${path}.ts`);
  return module;
}
