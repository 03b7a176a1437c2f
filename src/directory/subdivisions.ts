/**
 * The subdivisions of a country (states, provinces, prefectures), by code (`CA`), by ISO 3166-2 code (`US-CA`), or by name.
 *
 * The lists come from postal services. Only an exhaustive list can prove that a code or name does not exist, or that a post code
 * belongs to another subdivision.
 */
import { type Dataset, type Editions, editionsOf, isExhaustive } from './dataset.js';
import { type Row, textOfCell } from './rows.js';

export interface Subdivision {
  /** The prefixes of its post codes; empty where they are not known. */
  readonly postCodes: readonly string[];
}

export interface Subdivisions {
  /** Finds a subdivision by code or name. In `CA – California`, either part is enough. */
  find(text: string): Subdivision | undefined;
  /** True where a subdivision that is not in the list does not exist. */
  readonly complete: boolean;
  readonly editions: Editions;
}

/** Creates one list of several datasets of a country; undefined where there are none. `normalize` makes spellings of a name equal. */
export function createSubdivisions(
  country: string,
  datasets: readonly Dataset[],
  normalize: (text: string) => string,
): Subdivisions | undefined {
  if (datasets.length === 0) return undefined;
  let index: ReadonlyMap<string, Subdivision> | undefined;
  return {
    find(text) {
      index ??= indexSubdivisions(country, datasets, normalize);
      const keys = [text, ...text.split(/[-–—,/()]/)].map(normalize);
      return keys.map((key) => index?.get(key)).find((found) => found !== undefined);
    },
    complete: datasets.some(isExhaustive),
    editions: editionsOf(datasets),
  };
}

/** Codes are added before names, so that the code of one is not mistaken for the short name of another. */
function indexSubdivisions(
  country: string,
  datasets: readonly Dataset[],
  normalize: (text: string) => string,
): ReadonlyMap<string, Subdivision> {
  const rows = datasets.flatMap((dataset) => dataset.rows.map((row) => readRow(dataset, row)));
  const index = new Map<string, Subdivision>();
  const addKey = (text: string, subdivision: Subdivision): void => {
    const key = normalize(text);
    if (!index.has(key)) index.set(key, subdivision);
  };
  for (const { codes, subdivision } of rows) for (const code of codes) addKey(code, subdivision);
  for (const { codes, subdivision } of rows) for (const code of codes) addKey(country + code, subdivision);
  for (const { names, subdivision } of rows) for (const name of names) addKey(name, subdivision);
  return index;
}

function readRow({ columns }: Dataset, row: Row) {
  const listAt = (column: string, separator: string): readonly string[] => textOfCell(row, columns.indexOf(column))?.split(separator) ?? [];
  return {
    codes: listAt('code', ' '),
    names: [...listAt('name', '|'), ...listAt('alsoKnownAs', '|')],
    subdivision: { postCodes: listAt('postCodes', ' ') },
  };
}
