/**
 * States, provinces, prefectures of a country: by code, by `US-CA`, or by any of their names.
 *
 * The lists are those of the post. Only one that is complete and official says that a name or a code is of none, or that a post code lies
 * elsewhere.
 */
import type { Dataset } from './dataset.js';
import { type Row, textAt } from './rows.js';

export interface Subdivision {
  /** What its post codes begin with; empty where that is not known. */
  readonly postCodes: readonly string[];
}

export interface Subdivisions {
  /** The one of this code or name; of `CA – California`, what either part names. */
  find(text: string): Subdivision | undefined;
  /** What is not in it does not exist. */
  readonly complete: boolean;
  /** Name → edition. */
  readonly editions: Readonly<Record<string, string>>;
}

/** Reads datasets of one country as one; undefined when there are none. Two texts are one name when `keyOf` makes the same of both. */
export function subdivisionList(country: string, datasets: readonly Dataset[], keyOf: (text: string) => string): Subdivisions | undefined {
  if (datasets.length === 0) return undefined;
  let index: ReadonlyMap<string, Subdivision> | undefined;
  return {
    find(text) {
      index ??= indexOf(country, datasets, keyOf);
      const keys = [text, ...text.split(/[-–—,/()]/)].map(keyOf);
      return keys.map((key) => index?.get(key)).find((found) => found !== undefined);
    },
    complete: datasets.some(({ confidence, completeness }) => confidence === 'official' && completeness === 'complete'),
    editions: Object.fromEntries(datasets.map(({ dataset, edition }) => [dataset, edition])),
  };
}

/** Codes come before names: what is the code of one is not taken for the short name of another. */
function indexOf(country: string, datasets: readonly Dataset[], keyOf: (text: string) => string): ReadonlyMap<string, Subdivision> {
  const rows = datasets.flatMap((dataset) => dataset.rows.map((row) => readRow(dataset, row)));
  const index = new Map<string, Subdivision>();
  const put = (text: string, subdivision: Subdivision): void => {
    const key = keyOf(text);
    if (!index.has(key)) index.set(key, subdivision);
  };
  for (const { codes, subdivision } of rows) for (const code of codes) put(code, subdivision);
  for (const { codes, subdivision } of rows) for (const code of codes) put(country + code, subdivision);
  for (const { names, subdivision } of rows) for (const name of names) put(name, subdivision);
  return index;
}

function readRow({ columns }: Dataset, row: Row) {
  const listAt = (column: string, separator: string): readonly string[] => textAt(row, columns.indexOf(column))?.split(separator) ?? [];
  return {
    codes: listAt('code', ' '),
    names: [...listAt('name', '|'), ...listAt('alsoKnownAs', '|')],
    subdivision: { postCodes: listAt('postCodes', ' ') },
  };
}
