/**
 * What a module of `sources/` exports by default: which published files it reads, and which datasets it makes of them.
 *
 * The name of the module is the name that one types: `sources/ifsc.ts` is rebuilt by `npm run data -- ifsc`.
 */
import type { Dataset } from '../../src/directory/dataset.js';

export interface Source {
  /** What it is, in one line. `npm run data` prints it. */
  readonly title: string;
  /** The files and folders that it reads, below the folder of published files. Empty where the facts come from an npm package. */
  readonly reads: readonly string[];
  /** The country of datasets that do not have it in their names. */
  readonly country?: string;
  /** Each dataset by its name, with the function that makes it from the folder of published files. */
  readonly datasets: Readonly<Record<string, (folder: string) => Dataset>>;
}

/** The datasets of one kind, a country each: `perCountry('bics', ['AD', 'AE'], makeBics)`. */
export function perCountry(
  kind: string,
  countries: readonly string[],
  make: (folder: string, country: string) => Dataset,
): Source['datasets'] {
  return Object.fromEntries(countries.map((country) => [`${kind}/${country}`, (folder: string) => make(folder, country)]));
}

/** The same of a table by country: `perRow('banks', LISTS, makeBanks)` gives each dataset its row. */
export function perRow<Row>(
  kind: string,
  table: Readonly<Record<string, Row>>,
  make: (folder: string, country: string, row: Row) => Dataset,
): Source['datasets'] {
  return Object.fromEntries(
    Object.entries(table).map(([country, row]) => [`${kind}/${country}`, (folder: string) => make(folder, country, row)]),
  );
}
