/**
 * A list of correspondents, from CSV to datasets: one a currency. `docs/correspondents.md` has the columns.
 *
 * The gotcha: a list with one wrong line is no list. A correspondent that is wrong sends money the wrong way.
 */
import { CORRESPONDENT_COLUMNS, MAX_CORRESPONDENTS } from '../directory/correspondents.js';
import type { Cell, Dataset } from '../directory/dataset.js';
import { parse } from '../identifiers/bic.js';
import { currencyStatus } from '../identifiers/currency.js';
import { isDate } from '../identifiers/date.js';
import { type CsvTable, readTable, type TableRecord } from './csv-table.js';
import { UnreadableInput } from './entry.js';

const CHAIN = ['correspondent1', 'correspondent2', 'correspondent3'] as const;
const NEEDED = ['bic', 'currency', 'correspondent1', 'page', 'date'] as const;
const COLUMNS: readonly string[] = [...NEEDED, ...CHAIN.slice(1)];

/** A line that is wrong, and why. */
export interface LineFault {
  readonly line: number;
  readonly problem: string;
}

/** The datasets, one a currency; or the faults, in the order of the lines. */
export type CorrespondentImport =
  | { readonly ok: true; readonly datasets: readonly Dataset[] }
  | { readonly ok: false; readonly faults: readonly LineFault[] };

interface Entry {
  readonly line: number;
  readonly bic: string;
  readonly currency: string;
  readonly chain: readonly string[];
  readonly page: string;
  readonly date: string;
}

/**
 * Reads a list; `today` is the day on which it is read.
 *
 * @throws UnreadableInput where the file as a whole cannot be read
 */
export function readCorrespondents(bytes: Buffer, today: string): CorrespondentImport {
  const table = readTable(bytes);
  assertColumns(table);
  const faults: LineFault[] = [];
  const entries: Entry[] = [];
  for (const record of table.records) {
    const entry = readEntry(record, today);
    if ('problem' in entry) faults.push(entry);
    else entries.push(entry);
  }
  faults.push(...repetitions(entries));
  if (faults.length > 0) return { ok: false, faults: faults.sort((one, other) => one.line - other.line) };
  if (entries.length === 0) throw new UnreadableInput('it has no line below the names of the columns');
  const currencies = [...new Set(entries.map(({ currency }) => currency))].sort();
  return { ok: true, datasets: currencies.map((currency) => datasetOf(currency, entries, today)) };
}

function assertColumns({ names }: CsvTable): void {
  const missing = NEEDED.find((name) => !names.includes(name));
  if (missing !== undefined) throw new UnreadableInput(`it has no column ${missing}`);
  if (names.some((name) => /^correspondent\d{1,9}$/.test(name) && !COLUMNS.includes(name))) {
    throw new UnreadableInput(
      `a bank has at most ${MAX_CORRESPONDENTS} correspondents: correspondent1 to correspondent${MAX_CORRESPONDENTS}`,
    );
  }
  const position = names.findIndex((name) => !COLUMNS.includes(name));
  if (position >= 0) throw new UnreadableInput(`its column ${position + 1} is none of ${COLUMNS.toSorted().join(', ')}`);
}

const PROBLEMS: Readonly<Record<string, string>> = {
  CSV_RECORD_MALFORMED: 'a quoted cell is not closed, or goes on behind its quote',
  CSV_RECORD_INCORRECT_FIELD_COUNT: 'it has not as many cells as there are columns',
  CSV_RECORD_TOO_LARGE: 'it is too large',
};

function readEntry(record: TableRecord, today: string): Entry | LineFault {
  const { line } = record;
  if ('error' in record) return { line, problem: PROBLEMS[record.error] ?? record.error };
  const { bic = '', currency = '', page = '', date = '' } = record.cells;
  const texts = CHAIN.map((name) => record.cells[name] ?? '');
  const problem =
    problemOfBic('bic', bic) ?? problemOfCurrency(currency, today) ?? problemOfChain(bic, texts) ?? problemOfOrigin(page, date, today);
  if (problem !== undefined) return { line, problem };
  return { line, bic: shortest(bic), currency, chain: texts.filter((text) => text !== '').map(shortest), page, date };
}

function problemOfBic(name: string, text: string): string | undefined {
  const result = parse(text);
  if (!result.ok) return `${name} is no BIC`;
  return result.bic.test ? `${name} is a BIC for tests` : undefined;
}

function problemOfCurrency(currency: string, today: string): string | undefined {
  const status = currencyStatus(currency, today);
  if (status === 'unknown') return 'currency is no code of ISO 4217';
  return status === 'withdrawn' ? 'currency is no longer in use' : undefined;
}

function problemOfChain(bic: string, texts: readonly string[]): string | undefined {
  const last = texts.findLastIndex((text) => text !== '');
  const gap = texts.indexOf('');
  if (last < 0) return 'correspondent1 is missing';
  if (gap >= 0 && gap < last) return `${CHAIN[gap]} is missing before ${CHAIN[last]}`;
  const chain = texts.slice(0, last + 1);
  const wrong = chain.map((text, at) => problemOfBic(CHAIN[at] ?? '', text)).find((problem) => problem !== undefined);
  if (wrong !== undefined) return wrong;
  const banks = [bic, ...chain].map((text) => shortest(text).slice(0, 8));
  const again = banks.findIndex((bank, at) => banks.indexOf(bank) < at);
  if (again < 0) return undefined;
  return banks.indexOf(banks[again] ?? '') === 0 ? `${CHAIN[again - 1]} is the bank itself` : `${CHAIN[again - 1]} stands there twice`;
}

function problemOfOrigin(page: string, date: string, today: string): string | undefined {
  if (!/^https:\/\/[^\s/]{1,253}(?:\/\S{0,2000})?$/.test(page))
    return 'page is no https address: that of the page on which the bank says so';
  if (!isDate(date)) return 'date is no calendar date, YYYY-MM-DD';
  return date > today ? 'date has not come yet' : undefined;
}

/** Eight characters for a head office. Only for texts that are BICs. */
function shortest(text: string): string {
  const result = parse(text);
  return result.ok ? result.bic.bic.replace(/XXX$/, '') : text;
}

const keyOf = ({ bic, currency, chain }: Entry): string => [bic, currency, ...chain].join(' ');

function repetitions(entries: readonly Entry[]): readonly LineFault[] {
  const first = new Map<string, number>();
  return entries.flatMap((entry) => {
    const line = first.get(keyOf(entry));
    if (line !== undefined) return [{ line: entry.line, problem: `it says the same as line ${line}` }];
    first.set(keyOf(entry), entry.line);
    return [];
  });
}

/** Of several entries of a bank the one that stands first in the file is its first choice. */
function datasetOf(currency: string, entries: readonly Entry[], today: string): Dataset {
  const own = entries.filter((entry) => entry.currency === currency);
  const ranks = new Map<string, number>();
  const rows = own.map(({ bic, chain, page, date }): readonly Cell[] => {
    const rank = (ranks.get(bic) ?? 0) + 1;
    ranks.set(bic, rank);
    return [bic, rank, chain[0] ?? null, chain[1] ?? null, chain[2] ?? null, page, date];
  });
  return {
    dataset: `correspondents/${currency}`,
    edition:
      own
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? today,
    format: 1,
    source: {
      publisher: 'the banks, each on the page that its row names',
      title: `correspondents in ${currency}`,
      url: own[0]?.page ?? '',
      via: 'payprep data import correspondents',
      retrieved: today,
      licence: 'for your own use: what each page allows',
    },
    confidence: 'manual',
    completeness: 'partial',
    columns: CORRESPONDENT_COLUMNS,
    rows,
  };
}
