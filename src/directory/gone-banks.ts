/**
 * BICs that went out of use with their banks: of a bank that became part of another one, or closed (`registries/bank-successions`).
 *
 * Merged is not gone. Banks keep the BICs of those that they took over for years, so that one which the SEPA Clearer, the country's official directory or
 * an overlay still has is in use, whatever became of its bank.
 */
import { yearsBefore } from '../identifiers/date.js';
import type { BankDirectory } from './banks.js';
import { cacheResults } from './cache.js';
import { type Dataset, type DatasetOrigin, type Editions, editionsOf } from './dataset.js';
import { type RowsByKey, rowsBy, textOfCell } from './rows.js';
import { CLEARER, isInSepa } from './sepa.js';

/** What became of a BIC that no list of today has. */
export interface GoneBank {
  readonly kind: 'merged' | 'closed';
  /** The BIC, eight characters, that took its place; absent where there is none, or where it is not sure. */
  readonly successor?: string;
  /** True where that is likely: a list of today which would have the BIC lacks it, or a source says that the bank closed, or merged years ago. */
  readonly isSure: boolean;
  /** Who says what became of the bank. */
  readonly origin: DatasetOrigin;
  /** The lists that were asked. */
  readonly editions: Editions;
}

/** Says what became of a BIC, by its first eight characters; undefined where nothing says that it is out of use on the day. */
export type GoneLookup = (bic8: string, on: string) => GoneBank | undefined;

interface Change {
  readonly kind: string;
  readonly date: string | undefined;
  readonly successor: string | undefined;
  readonly origin: DatasetOrigin;
}

/** What the look-up reads. */
interface Lists {
  readonly datasets: (name: string) => readonly Dataset[];
  readonly banks: (country: string) => BankDirectory | undefined;
  /** How many overlays there are of a dataset: whoever adds one knows the bank. */
  readonly overlays: (name: string) => number;
}

const IS_BIC = /^[A-Z]{6}[A-Z0-9]{2}$/;
/** So often a successor has a successor of its own; a list that leads in a circle ends, too. */
const MAX_STEPS = 4;

/** Banks keep the BICs of those that they took over for so many years, where no list says otherwise. */
const KEPT_FOR = 2;

/** True for a day, month or year that ended so many years before. */
const isLongAgo = (date: string | undefined, on: string): boolean =>
  date !== undefined && date < yearsBefore(on, KEPT_FOR).slice(0, date.length);

/** Before and behind every edition. */
const [NEVER, ALWAYS] = ['', '9999'] as const;

const countryOf = (bic8: string): string => bic8.slice(4, 6);

/** The changes after which a bank is none of its own any more, by its BIC; a successor that only two lists of names suggest is left out. */
function changesIn(list: Dataset): (bic8: string) => readonly Change[] {
  const find = rowsBy(list, 'bic', 8);
  const [kindAt, dateAt, successorAt, confidenceAt] = ['kind', 'date', 'successor', 'confidence'].map((name) => list.columns.indexOf(name));
  const { dataset, edition } = list;
  return (bic8) =>
    find(bic8).flatMap((row) => {
      const [kind, date] = [textOfCell(row, kindAt ?? -1), textOfCell(row, dateAt ?? -1)];
      if (kind !== 'merged' && kind !== 'closed') return [];
      const confidence = (textOfCell(row, confidenceAt ?? -1) ?? list.confidence) as Dataset['confidence'];
      const isSure = date !== undefined || confidence !== 'derived';
      const successor = isSure ? textOfCell(row, successorAt ?? -1) : undefined;
      return [{ kind, date, successor, origin: { dataset, edition, confidence } }];
    });
}

/** Creates the look-up. No list is read before a BIC is asked for, and those of today only for one that stands in the list of changes. */
export function createGoneLookup({ datasets, banks, overlays }: Lists): GoneLookup {
  let lists: readonly ((bic8: string) => readonly Change[])[] | undefined;
  let clearers: readonly (readonly [Dataset, RowsByKey])[] | undefined;
  const changesOf = cacheResults((bic8) => {
    lists ??= datasets('registries/bank-successions').map(changesIn);
    return lists
      .flatMap((find) => find(bic8))
      .sort(({ date: one = '' }, { date: other = '' }) => Number(one > other) - Number(one < other));
  });
  const clearersOf = () => {
    clearers ??= datasets(CLEARER).map((list) => [list, rowsBy(list, 'bic', 8)]);
    return clearers;
  };
  /**
   * The last edition of an official register that has the BIC, in its country; `ALWAYS` where an overlay has it, `NEVER` where neither does. Kept, because a BIC can have
   * thousands of entries, and each payment to it asks.
   */
  const listedAtHome = cacheResults((bic8): string => {
    const open = (banks(countryOf(bic8))?.byBic8(bic8) ?? []).filter(({ closedOn }) => closedOn === undefined);
    if (open.some(({ dataset, rank }) => rank < overlays(dataset))) return ALWAYS;
    return open.reduce<string>((last, { confidence, edition }) => (confidence === 'official' && edition > last ? edition : last), NEVER);
  });
  function find(bic8: string, on: string, steps: number): GoneBank | undefined {
    const all = changesOf(bic8);
    if (all.length === 0) return undefined;
    const change = all.findLast(({ date }) => date === undefined || date <= on);
    if (change === undefined) return undefined;
    // first the list that other look-ups read, too
    const asked = clearersOf();
    if (asked.some(([, rows]) => rows(bic8).length > 0) || listedAtHome(bic8) >= (change.date ?? '0000')) return undefined;
    const isClosed = change.kind === 'closed';
    const isDenied = asked.length > 0 && isInSepa(countryOf(bic8), on);
    const successor = bicOf(change.successor, countryOf(bic8), on, steps);
    const { origin } = change;
    return {
      kind: isClosed ? 'closed' : 'merged',
      isSure: isDenied || (origin.confidence !== 'derived' && (isClosed || isLongAgo(change.date, on))),
      origin,
      editions: editionsOf([origin, ...(isDenied ? asked.map(([list]) => list) : [])]),
      ...(successor !== undefined && { successor }),
    };
  }
  /** The BIC of a successor, which a list may name by its bank code; where that went out of use, too, the one after it. */
  function bicOf(successor: string | undefined, country: string, on: string, steps: number): string | undefined {
    if (successor === undefined || steps === MAX_STEPS) return undefined;
    const bic8 = IS_BIC.test(successor) ? successor : banks(country)?.byCode(successor)[0]?.bic?.slice(0, 8);
    const gone = bic8 === undefined ? undefined : find(bic8, on, steps + 1);
    return gone === undefined ? bic8 : gone.successor;
  }
  return (bic8, on) => find(bic8, on, 0);
}
