/** Every source, by its name: the modules of `sources/`. A new source is a new file there, and no list to edit. */
import { readdirSync } from 'node:fs';
import type { Source } from './source.js';

export type Sources = ReadonlyMap<string, Source>;

const FOLDER = new URL('./sources/', import.meta.url);

/** Imports the sources, in the order of their names. Two sources must not make the same dataset. */
export async function readSources(): Promise<Sources> {
  const sources = new Map<string, Source>();
  const owners = new Map<string, string>();
  for (const file of readdirSync(FOLDER).sort()) {
    const name = file.replace(/\.ts$/, '');
    const module: { readonly default?: Source } = await import(new URL(file, FOLDER).href);
    if (module.default === undefined) throw new Error(`sources/${file} has no default export. It must export a Source.`);
    for (const dataset of Object.keys(module.default.datasets)) {
      const owner = owners.get(dataset);
      if (owner !== undefined) throw new Error(`sources/${owner}.ts and sources/${file} both make ${dataset}.`);
      owners.set(dataset, name);
    }
    sources.set(name, module.default);
  }
  return sources;
}
