/**
 * What is known of BICs beyond their bank directory: whether one exists, and the mark of the bank.
 */
import { type Dataset, isExhaustive } from './dataset.js';
import { remembered } from './remembered.js';
import { rowsBy, textAt } from './rows.js';

/** Every BIC of a country. */
export interface BicRegister {
  has(bic8: string): boolean;
  /** Name → edition. */
  readonly editions: Readonly<Record<string, string>>;
}

/** Only a complete, official list of a country's BICs says that one does not exist; none is shipped, an overlay can be one. */
export function bicRegister(lists: readonly Dataset[]): BicRegister | undefined {
  const complete = lists.filter(isExhaustive);
  if (complete.length === 0) return undefined;
  const finders = complete.map((list) => rowsBy(list, 'bic', 8));
  return {
    has: (bic8) => finders.some((find) => find(bic8).length > 0),
    editions: Object.fromEntries(complete.map(({ dataset, edition }) => [dataset, edition])),
  };
}

/** BIC → data URI of the bank's mark. */
export type Logos = (bic: string) => string | undefined;

/** The mark is known by the longest prefix of the BIC that has one. */
export function logoLookup(datasets: readonly Dataset[]): Logos {
  const marks = new Map<string, string>();
  for (const { columns, rows } of datasets) {
    const prefix = columns.indexOf('bicPrefix');
    const uri = columns.indexOf('dataUri');
    for (const row of rows) {
      const key = textAt(row, prefix);
      const mark = textAt(row, uri);
      if (key !== undefined && mark !== undefined && !marks.has(key)) marks.set(key, mark);
    }
  }
  return remembered((bic) => {
    for (let length = bic.length; length >= 4; length--) {
      const mark = marks.get(bic.slice(0, length));
      if (mark !== undefined) return mark;
    }
    return undefined;
  });
}
