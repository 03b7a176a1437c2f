/**
 * Reads a list of correspondents from CSV and makes one dataset a currency. `docs/correspondents.md` describes the columns.
 *
 * The gotcha: one wrong line rejects the whole list, because a wrong correspondent sends money the wrong way.
 */
import { CORRESPONDENT_COLUMNS, MAX_CORRESPONDENTS } from '../../src/directory/correspondents.js';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { parse } from '../../src/identifiers/bic.js';
import { currencyStatus } from '../../src/identifiers/currency.js';
import { isDate } from '../../src/identifiers/date.js';
import { type CsvTable, readTable, type TableRecord } from './csv-table.js';
import { UnreadableInput } from './unreadable-input.js';

const CHAIN_COLUMNS = ['correspondent1', 'correspondent2', 'correspondent3'] as const;
const REQUIRED = ['bic', 'currency', 'correspondent1', 'page', 'date'] as const;
const COLUMNS: readonly string[] = [...REQUIRED, ...CHAIN_COLUMNS.slice(1)];

/** A wrong line, and its problem. */
export interface LineFault {
  readonly line: number;
  readonly problem: string;
}

/** The datasets, one a currency; or all faults, by line. */
export type CorrespondentImport =
  | { readonly ok: true; readonly datasets: readonly Dataset[] }
  | { readonly ok: false; readonly faults: readonly LineFault[] };

interface CorrespondentEntry {
  readonly line: number;
  readonly bic: string;
  readonly currency: string;
  readonly chain: readonly string[];
  readonly page: string;
  readonly date: string;
}

/**
 * Reads a list. `today` becomes the date of retrieval.
 *
 * @throws UnreadableInput if the file as a whole cannot be read
 */
export function readCorrespondents(bytes: Buffer, today: string): CorrespondentImport {
  const table = readTable(bytes);
  assertColumns(table);
  const faults: LineFault[] = [];
  const entries: CorrespondentEntry[] = [];
  for (const record of table.records) {
    const entry = readEntry(record, today);
    if ('problem' in entry) faults.push(entry);
    else entries.push(entry);
  }
  faults.push(...findRepetitions(entries));
  if (faults.length > 0) return { ok: false, faults: faults.sort((one, other) => one.line - other.line) };
  if (entries.length === 0) throw new UnreadableInput('it has no records below its first row');
  const currencies = [...new Set(entries.map(({ currency }) => currency))].sort();
  return {
    ok: true,
    datasets: currencies.map((currency) =>
      buildDataset(
        currency,
        entries.filter((entry) => entry.currency === currency),
        today,
      ),
    ),
  };
}

function assertColumns({ names }: CsvTable): void {
  const missing = REQUIRED.find((name) => !names.includes(name));
  if (missing !== undefined) throw new UnreadableInput(`it has no column ${missing}`);
  if (names.some((name) => /^correspondent\d{1,9}$/.test(name) && !COLUMNS.includes(name))) {
    throw new UnreadableInput(
      `a bank has at most ${MAX_CORRESPONDENTS} correspondents: correspondent1 to correspondent${MAX_CORRESPONDENTS}`,
    );
  }
  const position = names.findIndex((name) => !COLUMNS.includes(name));
  if (position >= 0) throw new UnreadableInput(`its column ${position + 1} is unknown; the columns are ${COLUMNS.toSorted().join(', ')}`);
}

const READ_PROBLEMS: Readonly<Record<string, string>> = {
  CSV_RECORD_MALFORMED: 'a quoted cell is not closed, or text follows its closing quote',
  CSV_RECORD_INCORRECT_FIELD_COUNT: 'the number of cells differs from the number of columns',
  CSV_RECORD_TOO_LARGE: 'it is too large',
};

function readEntry(record: TableRecord, today: string): CorrespondentEntry | LineFault {
  const { line } = record;
  if ('error' in record) return { line, problem: READ_PROBLEMS[record.error] ?? record.error };
  const { bic = '', currency = '', page = '', date = '' } = record.cells;
  const texts = CHAIN_COLUMNS.map((name) => record.cells[name] ?? '');
  const problem =
    findBicProblem('bic', bic) ??
    findCurrencyProblem(currency, today) ??
    findChainProblem(bic, texts) ??
    findOriginProblem(page, date, today);
  if (problem !== undefined) return { line, problem };
  return { line, bic: toShortBic(bic), currency, chain: texts.filter((text) => text !== '').map(toShortBic), page, date };
}

function findBicProblem(name: string, text: string): string | undefined {
  const result = parse(text);
  if (!result.ok) return `${name} is not a BIC`;
  return result.bic.test ? `${name} is a test BIC` : undefined;
}

function findCurrencyProblem(currency: string, today: string): string | undefined {
  const status = currencyStatus(currency, today);
  if (status === 'unknown') return 'currency is not an ISO 4217 code';
  return status === 'withdrawn' ? 'currency is no longer in use' : undefined;
}

function findChainProblem(bic: string, texts: readonly string[]): string | undefined {
  const last = texts.findLastIndex((text) => text !== '');
  const gap = texts.indexOf('');
  if (last < 0) return 'correspondent1 is missing';
  if (gap >= 0 && gap < last) return `${CHAIN_COLUMNS[gap]} is missing before ${CHAIN_COLUMNS[last]}`;
  const chain = texts.slice(0, last + 1);
  const wrong = chain.map((text, at) => findBicProblem(CHAIN_COLUMNS[at] ?? '', text)).find((problem) => problem !== undefined);
  if (wrong !== undefined) return wrong;
  const banks = [bic, ...chain].map((text) => toShortBic(text).slice(0, 8));
  const repeated = banks.findIndex((bank, at) => banks.indexOf(bank) < at);
  if (repeated < 0) return undefined;
  const isBankItself = banks[repeated] === banks[0];
  return `${CHAIN_COLUMNS[repeated - 1]} ${isBankItself ? 'is the bank itself' : 'repeats an earlier correspondent'}`;
}

function findOriginProblem(page: string, date: string, today: string): string | undefined {
  if (!/^https:\/\/[^\s/]{1,253}(?:\/\S{0,2000})?$/.test(page))
    return 'page is not an https address; give the page on which the bank publishes this';
  if (!isDate(date)) return 'date is not a calendar date, YYYY-MM-DD';
  return date > today ? 'date is in the future' : undefined;
}

/** Shortens the BIC of a head office to eight characters. The text must be a BIC. */
function toShortBic(text: string): string {
  const result = parse(text);
  return result.ok ? result.bic.bic.replace(/XXX$/, '') : text;
}

const identityOf = ({ bic, currency, chain }: CorrespondentEntry): string => [bic, currency, ...chain].join(' ');

function findRepetitions(entries: readonly CorrespondentEntry[]): readonly LineFault[] {
  const first = new Map<string, number>();
  return entries.flatMap((entry) => {
    const line = first.get(identityOf(entry));
    if (line !== undefined) return [{ line: entry.line, problem: `it repeats line ${line}` }];
    first.set(identityOf(entry), entry.line);
    return [];
  });
}

/** Ranks the entries of each bank in the order of the file: the first is the bank's first choice. */
function buildDataset(currency: string, entries: readonly CorrespondentEntry[], today: string): Dataset {
  const ranks = new Map<string, number>();
  const rows = entries.map(({ bic, chain, page, date }): readonly Cell[] => {
    const rank = (ranks.get(bic) ?? 0) + 1;
    ranks.set(bic, rank);
    return [bic, rank, chain[0] ?? null, chain[1] ?? null, chain[2] ?? null, page, date];
  });
  return {
    dataset: `correspondents/${currency}`,
    edition:
      entries
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? today,
    format: 1,
    source: {
      publisher: 'the banks, each on the page that its row names',
      title: `correspondents in ${currency}`,
      url: entries[0]?.page ?? '',
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
