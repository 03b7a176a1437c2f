/** Facts about BICs that are not in a bank directory: whether a BIC exists, and the logo of the bank. */

import { cacheResults } from './cache.js';
import { type Dataset, type DatasetFacts, type Editions, editionsOf, isExhaustive } from './dataset.js';
import { rowsBy, textOfCell } from './rows.js';

/** All BICs of a country. */
export interface BicRegister {
  has(bic8: string): boolean;
  /** The first of the lists that know every BIC. */
  readonly list: DatasetFacts;
  readonly editions: Editions;
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
    editions: editionsOf(complete),
  };
}

/** The logo of a bank. */
export interface Logo {
  readonly dataUri: string;
  /** The dataset that has it. */
  readonly list: Dataset;
}

/** Returns the logo of the bank of a BIC. */
export type LogoLookup = (bic: string) => Logo | undefined;

/** Creates the look-up. The longest prefix of the BIC that has a logo decides; of several datasets, the first. */
export function createLogoLookup(datasets: readonly Dataset[]): LogoLookup {
  const logos = new Map<string, Logo>();
  for (const list of datasets) {
    const prefixColumn = list.columns.indexOf('bicPrefix');
    const uriColumn = list.columns.indexOf('dataUri');
    for (const row of list.rows) {
      const prefix = textOfCell(row, prefixColumn);
      const dataUri = textOfCell(row, uriColumn);
      if (prefix !== undefined && dataUri !== undefined && !logos.has(prefix)) logos.set(prefix, { dataUri, list });
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
