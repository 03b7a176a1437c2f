/**
 * Lays the rows of `reference-data/overrides/` over a dataset, last of all: after its names were tidied, and whether it was just made from
 * its source or is the one that is committed. Applied twice, it is as applied once.
 *
 * Of the name of a bank, the row of `banks.json` counts before that of `bank-names.json`, which speaks of all rows of a BIC. A row that was
 * taken out of a file again leaves its traces in the dataset until this is rebuilt from its source.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { type Corrected, correctBanks, keyOf } from './banks.js';
import { JOINED, joinBics } from './joined-bics.js';
import { type BankOverride, bankOverrides, closedBanks, type JoinedBic, joinedBics, namesInLists, renamedBanks } from './read.js';
import { overrideCurrencies, overridePostCodes, overrideSubdivisions, overrideSuccessions } from './registries.js';
import { type CellRecord, type Effect, insert, type Overridden, type Table, tableOf, withTable } from './table.js';

export interface Applied {
  readonly dataset: Dataset;
  readonly effects: readonly Effect[];
}

/** The name of today for all rows of a BIC; a row that one of `banks.json` names keeps that. */
function rename(table: Table, names: ReadonlyMap<string, string>, isNamed: (record: CellRecord) => boolean): Overridden {
  const effects: Effect[] = [];
  const records = table.records.map((record) => {
    const bic = typeof record.bic === 'string' ? record.bic.slice(0, 8) : '';
    const name = names.get(bic);
    if (name === undefined || isNamed(record)) return record;
    effects.push({ file: 'overrides/bank-names.json', row: bic, changes: record.name !== name });
    return { ...record, name };
  });
  return { table: { ...table, records }, effects };
}

function join(dataset: string, { columns, records }: Table, joins: readonly JoinedBic[]): Overridden {
  const joined = joinBics(dataset, records, joins) as readonly CellRecord[];
  if (joined === records) return { table: { columns, records }, effects: [] };
  const bics = new Map(records.map(({ bankCode, bic }) => [bankCode, bic]));
  const effects = joins
    .filter((row) => row.dataset === dataset)
    .map(
      ({ bic, bankCodes }): Effect => ({
        file: 'overrides/joined-bics.json',
        row: bic,
        changes: bankCodes.some((code) => bics.get(code) !== bic),
      }),
    );
  const [before, behind] = [columns.filter((column) => column !== 'closedOn'), columns.filter((column) => column === 'closedOn')];
  return { table: { columns: [...new Set([...before, 'confidence', ...behind])], records: joined }, effects };
}

/**
 * The day on which a bank closed, where `bank-successions.json` knows one, and its BIC, where the source has none: a closed bank that the
 * source has dropped is added.
 */
function close(dataset: string, table: Table): Overridden {
  const closed = closedBanks(dataset);
  if (closed.length === 0) return { table, effects: [] };
  const ofCode = new Map(closed.map((bank) => [String(bank.bankCode), bank]));
  const codes = new Set(table.records.map(({ bankCode }) => bankCode));
  const dropped = closed.filter(({ bankCode }) => !codes.has(bankCode));
  const columns = [...new Set([...table.columns, 'closedOn'])];
  const all = insert(table, ...dropped.map(({ bankCode, formerName }) => ({ bankCode, name: formerName })));
  const records = all.map((record): CellRecord => {
    const bank = ofCode.get(String(record.bankCode));
    return bank === undefined ? { ...record, closedOn: null } : { ...record, bic: record.bic ?? bank.bic ?? null, closedOn: bank.date };
  });
  const days = new Map(table.records.map(({ bankCode, closedOn }) => [bankCode, closedOn]));
  const effects = closed.map(
    ({ bankCode, date }): Effect => ({ file: 'overrides/bank-successions.json', row: bankCode, changes: days.get(bankCode) !== date }),
  );
  return { table: { columns, records }, effects };
}

/** The rows that speak of bank directories. */
export interface BankRows {
  readonly banks: readonly BankOverride[];
  readonly names: ReadonlyMap<string, string>;
  readonly joins: readonly JoinedBic[];
}

const readBankRows = (): BankRows => ({ banks: bankOverrides(), names: renamedBanks(), joins: joinedBics() });

function overrideBanks(dataset: string, table: Table, { banks, names, joins }: BankRows): Overridden {
  const corrected: Corrected = correctBanks(dataset, table, banks);
  const joined = join(dataset, corrected.table, joins);
  // a BIC that was joined is no part of the key by which a row was named
  const isNamed = (record: CellRecord): boolean =>
    corrected.named.has(keyOf(record)) || corrected.named.has(keyOf({ ...record, bic: null }));
  const renamed = rename(joined.table, names, (record) => (record.name ?? null) === null || isNamed(record));
  const closed = close(dataset, renamed.table);
  return { table: closed.table, effects: [corrected, joined, renamed, closed].flatMap(({ effects }) => effects) };
}

function overrideTable(dataset: string, table: Table, rows: BankRows): Overridden {
  const [kind = '', country = ''] = dataset.split('/');
  if (kind === 'banks') return overrideBanks(dataset, table, rows);
  if (kind === 'bics') return rename(table, new Map([...namesInLists(), ...rows.names]), () => false);
  if (kind === 'subdivisions') return overrideSubdivisions(country, table);
  if (dataset === 'registries/currencies' || dataset === 'registries/currency-names') return overrideCurrencies(table);
  if (dataset === 'registries/post-codes' || dataset === 'registries/post-code-examples') return overridePostCodes(table);
  return dataset === 'registries/bank-successions' ? overrideSuccessions(table) : { table, effects: [] };
}

/** The dataset with its overrides, and what each of them did. */
export function applyOverrides(dataset: Dataset, rows: BankRows = readBankRows()): Applied {
  const { table, effects } = overrideTable(dataset.dataset, tableOf(dataset), rows);
  const { via } = dataset.source;
  const isJoined = effects.some(({ file }) => file === 'overrides/joined-bics.json') && !via.includes(JOINED);
  const applied = effects.length === 0 ? dataset : withTable(dataset, table);
  return { dataset: isJoined ? { ...applied, source: { ...applied.source, via: `${via}; ${JOINED}` } } : applied, effects };
}
