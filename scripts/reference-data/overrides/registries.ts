/** Overrides of registers: currencies, post codes, subdivisions, banks that were renamed, merged or closed. */
import type { Cell } from '../../../src/directory/dataset.js';
import { bicCountry, compareText } from '../text.js';
import {
  type BankSuccession,
  bankSuccessions,
  type CurrencyOverride,
  currencyOverrides,
  type PostCodeOverride,
  postCodeOverrides,
  type Renaming,
  renamings,
  type SubdivisionOverride,
  subdivisionOverrides,
} from './read.js';
import { type CellRecord, type Effect, hasCells, insert, type Overridden, type Table, upsert } from './table.js';

/** One row for a key in a file of `overrides/`. */
function refuseTwins(file: string, rows: readonly string[]): void {
  const twin = rows.find((row, at) => rows.indexOf(row) < at);
  if (twin !== undefined) throw new Error(`overrides/${file}: two rows for ${twin}. Keep one of them.`);
}

function upsertAll(file: string, table: Table, keys: readonly string[], changes: readonly CellRecord[]): Overridden {
  const nameOf = (change: CellRecord): string => keys.map((key) => change[key]).join(' ');
  refuseTwins(file, changes.map(nameOf));
  const effects = changes.map((change): Effect => {
    return { file: `overrides/${file}`, row: nameOf(change), changes: !table.records.some((record) => hasCells(record, change)) };
  });
  return { table: { ...table, records: upsert(table, keys, changes) }, effects };
}

/** The members that are columns of the table. */
const cellsOf = (row: object, columns: readonly string[]): CellRecord =>
  Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)));

export const overrideCurrencies = (table: Table, rows: readonly CurrencyOverride[] = currencyOverrides()): Overridden =>
  upsertAll(
    'currencies.json',
    table,
    ['code'],
    rows.map((row) => cellsOf(row, table.columns)),
  );

/** The patterns and the examples are two datasets: an example is a row of the second one only where there is one. */
export function overridePostCodes(table: Table, rows: readonly PostCodeOverride[] = postCodeOverrides()): Overridden {
  const own = rows.filter(({ example }) => !table.columns.includes('example') || example !== undefined);
  return upsertAll(
    'post-codes.json',
    table,
    ['country'],
    own.map((row) => cellsOf(row, table.columns)),
  );
}

const namesIn = (cell: Cell | undefined): readonly string[] => (typeof cell === 'string' ? cell.split(' | ') : []);

/** The row of a subdivision with more names and other post codes. */
function withNames(record: CellRecord, { alsoKnownAs = [], postCodes }: SubdivisionOverride): CellRecord {
  const others = [...new Set([...namesIn(record.alsoKnownAs), ...alsoKnownAs])].filter(
    (name) => name !== record.name && name !== record.code,
  );
  return { ...record, alsoKnownAs: others.length === 0 ? null : others.join(' | '), postCodes: postCodes ?? record.postCodes ?? null };
}

/** The rows of a country with more names, and those that are missing. */
export function subdivisionsWith(country: string, records: readonly CellRecord[], rows = subdivisionOverrides()) {
  const own = rows.filter((row) => row.country === country);
  refuseTwins(
    'subdivisions.json',
    own.map(({ code }) => `${country} ${code}`),
  );
  const codes = new Set(records.map(({ code }) => code));
  return {
    changed: records.map((record) => own.filter(({ code }) => code === record.code).reduce(withNames, record)),
    added: own
      .filter(({ code }) => !codes.has(code))
      .map((row) => withNames({ code: row.code, name: row.name, alsoKnownAs: null, postCodes: null }, row)),
  };
}

export function overrideSubdivisions(country: string, table: Table, rows?: readonly SubdivisionOverride[]): Overridden {
  const { changed, added } = subdivisionsWith(country, table.records, rows);
  const records = insert({ ...table, records: changed }, ...added);
  const known = (rows ?? subdivisionOverrides()).filter((row) => row.country === country);
  const cellsAt = (all: readonly CellRecord[], code: string): string => JSON.stringify(all.find((record) => record.code === code));
  const effects = known.map(({ code }): Effect => {
    return {
      file: 'overrides/subdivisions.json',
      row: `${country} ${code}`,
      changes: cellsAt(records, code) !== cellsAt(table.records, code),
    };
  });
  return { table: { ...table, records }, effects };
}

/** Without a source for the date, the row is less sure than the list. */
function fromRenaming(renaming: Renaming): readonly CellRecord[] {
  const { bic, name, since, dateSource, dateConfidence, predecessor, kind, successor, source } = renaming;
  if (predecessor === undefined || kind === undefined) return [];
  return [
    {
      country: bicCountry(bic),
      bankCode: null,
      bic,
      formerName: predecessor,
      name,
      date: since ?? null,
      kind,
      successor: successor ?? null,
      accounts: null,
      confidence: since !== undefined && dateSource === undefined ? 'derived' : (dateConfidence ?? null),
      source: [dateSource, source].filter((text) => text !== undefined).join('; '),
    },
  ];
}

const fromSuccession = (row: BankSuccession): CellRecord => ({
  country: row.country,
  bankCode: row.bankCode ?? null,
  bic: row.bic ?? null,
  formerName: row.formerName,
  name: row.name ?? row.formerName,
  date: row.date ?? null,
  kind: row.kind,
  successor: row.successor ?? null,
  accounts: row.accounts ?? null,
  confidence: row.dateConfidence ?? null,
  source: row.source,
});

const sortKey = ({ country, bic, bankCode, date }: CellRecord): string =>
  [country, bic, bankCode, date].map((cell) => cell ?? '').join(' ');

/** The banks that a list by hand renames, merges or closes, and of the others those whose BIC no such row has. */
export function overrideSuccessions(table: Table): Overridden {
  const byHand = [...renamings().flatMap(fromRenaming), ...bankSuccessions().map(fromSuccession)];
  const known = new Set(byHand.flatMap(({ bic, successor }) => [bic, successor]));
  const keys = ['country', 'bankCode', 'bic', 'formerName'];
  const { effects } = upsertAll('bank-successions.json and bank-names.json', table, keys, byHand);
  const isByHand = (record: CellRecord): boolean => byHand.some((row) => keys.every((key) => row[key] === record[key]));
  const listed = table.records.filter(
    (record) => !isByHand(record) && !(record.confidence === 'derived' && record.date === null && known.has(record.bic)),
  );
  const records = [...byHand, ...listed].sort((one, other) => compareText(sortKey(one), sortKey(other)));
  return { table: { ...table, records }, effects };
}
