/**
 * A country's banks: bank code → BIC, name, address.
 *
 * Several datasets can speak for one country: overlays first, then what is shipped.
 */
import { type Dataset, isExhaustive } from './dataset.js';
import { type Row, rowsBy, textAt } from './rows.js';

/** A bank, as a dataset knows it. */
export interface Bank {
  readonly bankCode?: string;
  /** Eight or eleven characters. */
  readonly bic?: string;
  readonly name?: string;
  readonly town?: string;
  readonly postCode?: string;
  readonly street?: string;
  /** The account check method that the bank has registered (DE). */
  readonly checkMethod?: string;
  /** Where this is from. */
  readonly dataset: string;
  readonly edition: string;
}

export interface BankDirectory {
  /** The banks with this code, or with this other code where the country has two, the main entry first. */
  byCode(bankCode: string): readonly Bank[];
  /** The entries of this institution: the same first eight characters of the BIC. */
  byBic8(bic8: string): readonly Bank[];
  /**
   * Who a BIC is: of eleven characters that branch, of eight the institution. Of all its entries only the first, the first with a
   * name and the first with a town, because an institution can have thousands.
   */
  byBic(bic: string): readonly Bank[];
  /** The entries of this party prefix: the first four characters of the BIC. */
  byParty(party: string): readonly Bank[];
  /** One of its entries, the same for the same number. */
  some(number: number): Bank | undefined;
  /** A code that is not in it does not exist. */
  readonly complete: boolean;
  /** Name → edition. */
  readonly editions: Readonly<Record<string, string>>;
}

const FIELDS = ['bankCode', 'bic', 'name', 'town', 'postCode', 'street', 'checkMethod'] as const;

function bankReader(dataset: Dataset): (row: Row) => Bank {
  const columns = FIELDS.map((field) => [field, dataset.columns.indexOf(field)] as const);
  return (row) => {
    const bank: { -readonly [Field in keyof Bank]: Bank[Field] } = { dataset: dataset.dataset, edition: dataset.edition };
    for (const [field, column] of columns) {
      const text = textAt(row, column);
      if (text !== undefined) bank[field] = text;
    }
    return bank;
  };
}

/** Reads the rows of a key once: some BICs stand in thousands of rows. What is not found is not kept. */
function bankFinder(
  find: (key: string) => readonly Row[],
  read: (row: Row) => Bank,
  wanted: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): (key: string) => readonly Bank[] {
  const banks = new WeakMap<readonly Row[], readonly Bank[]>();
  return (key) => {
    const rows = find(key);
    const known = banks.get(rows) ?? wanted(rows).map(read);
    banks.set(rows, known);
    return known;
  };
}

/** The first row, the first with a name and the first with a town. */
function telling({ columns }: Dataset): (rows: readonly Row[]) => readonly Row[] {
  const name = columns.indexOf('name');
  const town = columns.indexOf('town');
  const firstWith = (rows: readonly Row[], column: number) => rows.find((row) => textAt(row, column) !== undefined);
  return (rows) => [...new Set([rows[0], firstWith(rows, name), firstWith(rows, town)])].filter((row) => row !== undefined);
}

/** Reads datasets that share the columns of a bank directory as one; undefined when there are none. */
export function bankDirectory(datasets: readonly Dataset[]): BankDirectory | undefined {
  if (datasets.length === 0) return undefined;
  const layers = datasets.map((dataset) => {
    const read = bankReader(dataset);
    const find = (column: string, length?: number) => rowsBy(dataset, column, (cell) => cell.slice(0, length));
    const ofInstitution = find('bic', 8);
    const ofBranch = rowsBy(dataset, 'bic', (bic) => bic.padEnd(11, 'X'));
    const byOwnCode = bankFinder(find('bankCode'), read);
    // Brazilian banks have two codes, of three and of eight digits
    const byOtherCode = dataset.columns.includes('compe') ? bankFinder(find('compe'), read) : undefined;
    return {
      byCode: (code: string): readonly Bank[] => {
        const found = byOwnCode(code);
        return found.length > 0 || byOtherCode === undefined ? found : byOtherCode(code);
      },
      byBic8: bankFinder(ofInstitution, read),
      byBic: bankFinder((bic) => (bic.length === 8 ? ofInstitution : ofBranch)(bic), read, telling(dataset)),
      byParty: bankFinder(find('bic', 4), read),
    };
  });
  const last = datasets.at(-1);
  const readLast = last && bankReader(last);
  return {
    some: (number) => {
      const row = last?.rows[number % last.rows.length];
      return row && readLast?.(row);
    },
    byCode: (bankCode) => layers.flatMap(({ byCode }) => byCode(bankCode)),
    byBic8: (bic8) => layers.flatMap(({ byBic8 }) => byBic8(bic8)),
    byBic: (bic) => layers.flatMap(({ byBic }) => byBic(bic)),
    byParty: (party) => layers.flatMap(({ byParty }) => byParty(party)),
    complete: datasets.some(isExhaustive),
    editions: Object.fromEntries(datasets.map(({ dataset, edition }) => [dataset, edition])),
  };
}
