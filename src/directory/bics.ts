/** Facts about BICs that are not in a bank directory: whether a BIC exists, and the logo of the bank. */

import { cacheResults } from './cache.js';
import { type Dataset, type DatasetFacts, isExhaustive } from './dataset.js';
import { rowsBy, textAt } from './rows.js';

/** All BICs of a country. */
export interface BicRegister {
  has(bic8: string): boolean;
  /** The first of the lists that know every BIC. */
  readonly list: DatasetFacts;
  /** Name of the dataset → edition. */
  readonly editions: Readonly<Record<string, string>>;
}

/** Creates the register from lists that are exhaustive; undefined where there are none. None is shipped, but an overlay can be one. */
export function createBicRegister(lists: readonly Dataset[]): BicRegister | undefined {
  const complete = lists.filter(isExhaustive);
  const [list] = complete;
  if (list === undefined) return undefined;
  const finders = complete.map((list) => rowsBy(list, 'bic', 8));
  return {
    has: (bic8) => finders.some((find) => find(bic8).length > 0),
    list,
    editions: Object.fromEntries(complete.map(({ dataset, edition }) => [dataset, edition])),
  };
}

/** Returns the logo of the bank of a BIC, as a data URI. */
export type LogoLookup = (bic: string) => string | undefined;

/** Creates the look-up. The longest prefix of the BIC that has a logo decides; of several datasets, the first. */
export function createLogoLookup(datasets: readonly Dataset[]): LogoLookup {
  const logos = new Map<string, string>();
  for (const { columns, rows } of datasets) {
    const prefixColumn = columns.indexOf('bicPrefix');
    const uriColumn = columns.indexOf('dataUri');
    for (const row of rows) {
      const prefix = textAt(row, prefixColumn);
      const logo = textAt(row, uriColumn);
      if (prefix !== undefined && logo !== undefined && !logos.has(prefix)) logos.set(prefix, logo);
    }
  }
  return cacheResults((bic) => {
    for (let length = bic.length; length >= 4; length--) {
      const logo = logos.get(bic.slice(0, length));
      if (logo !== undefined) return logo;
    }
    return undefined;
  });
}
