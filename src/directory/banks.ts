/**
 * A country's banks: bank code → BIC, name, address.
 *
 * Several datasets can speak for one country: overlays first, then what is shipped.
 */
import { type Dataset, isExhaustive } from './dataset.js';
import { remembered } from './remembered.js';
import { type KeyPart, type Row, rowsBy, someRow, textAt } from './rows.js';

/** A bank, as a dataset knows it. */
export interface Bank {
  readonly bankCode: string | undefined;
  /** Eight or eleven characters. */
  readonly bic: string | undefined;
  readonly name: string | undefined;
  readonly town: string | undefined;
  readonly postCode: string | undefined;
  readonly street: string | undefined;
  /** The account check method that the bank has registered (DE). */
  readonly checkMethod: string | undefined;
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

/** Where the cells of a bank are, and what its dataset is. */
type BankColumns = Readonly<Record<Exclude<keyof Bank, keyof Dataset>, number>> & Pick<Dataset, 'dataset' | 'edition'>;

type Text = string | undefined;

/** A bank whose cells are read when they are first asked for. Members and no list: a list for each bank weighs more than the bank. */
class BankRow implements Bank {
  private readonly row: Row;
  private readonly columns: BankColumns;
  private bankCodeRead: Text;
  private bicRead: Text;
  private nameRead: Text;
  private townRead: Text;
  private postCodeRead: Text;
  private streetRead: Text;
  private checkMethodRead: Text;

  constructor(row: Row, columns: BankColumns) {
    this.row = row;
    this.columns = columns;
  }
  get bankCode() {
    this.bankCodeRead ??= textAt(this.row, this.columns.bankCode);
    return this.bankCodeRead;
  }
  get bic() {
    this.bicRead ??= textAt(this.row, this.columns.bic);
    return this.bicRead;
  }
  get name() {
    this.nameRead ??= textAt(this.row, this.columns.name);
    return this.nameRead;
  }
  get town() {
    this.townRead ??= textAt(this.row, this.columns.town);
    return this.townRead;
  }
  get postCode() {
    this.postCodeRead ??= textAt(this.row, this.columns.postCode);
    return this.postCodeRead;
  }
  get street() {
    this.streetRead ??= textAt(this.row, this.columns.street);
    return this.streetRead;
  }
  get checkMethod() {
    this.checkMethodRead ??= textAt(this.row, this.columns.checkMethod);
    return this.checkMethodRead;
  }
  get dataset() {
    return this.columns.dataset;
  }
  get edition() {
    return this.columns.edition;
  }
}

function bankReader({ dataset, edition, columns }: Dataset): (row: Row) => Bank {
  const columnOf = (field: keyof Bank): number => columns.indexOf(field);
  const places: BankColumns = {
    bankCode: columnOf('bankCode'),
    bic: columnOf('bic'),
    name: columnOf('name'),
    town: columnOf('town'),
    postCode: columnOf('postCode'),
    street: columnOf('street'),
    checkMethod: columnOf('checkMethod'),
    dataset,
    edition,
  };
  return (row) => new BankRow(row, places);
}

/** The first row, the first with a name and the first with a town. */
function telling({ columns }: Dataset): (rows: readonly Row[]) => readonly Row[] {
  const name = columns.indexOf('name');
  const town = columns.indexOf('town');
  const firstWith = (rows: readonly Row[], column: number) => rows.find((row) => textAt(row, column) !== undefined);
  return (rows) => [...new Set([rows[0], firstWith(rows, name), firstWith(rows, town)])].filter((row) => row !== undefined);
}

/** What one dataset knows. */
type Layer = Pick<BankDirectory, 'byCode' | 'byBic8' | 'byBic' | 'byParty'>;

function layerOf(dataset: Dataset): Layer {
  const read = bankReader(dataset);
  const tell = telling(dataset);
  const find = (column: string, part?: KeyPart) => rowsBy(dataset, column, part);
  const ofInstitution = find('bic', 8);
  const ofBranch = find('bic', 'bic');
  const ofParty = find('bic', 4);
  const ofCode = find('bankCode');
  // Brazilian banks have two codes, of three and of eight digits
  const ofOtherCode = dataset.columns.includes('compe') ? find('compe') : undefined;
  return {
    byCode(code) {
      const rows = ofCode(code);
      return (rows.length > 0 || ofOtherCode === undefined ? rows : ofOtherCode(code)).map(read);
    },
    byBic8: (bic8) => ofInstitution(bic8).map(read),
    byBic: (bic) => tell((bic.length === 8 ? ofInstitution : ofBranch)(bic)).map(read),
    byParty: (party) => ofParty(party).map(read),
  };
}

type Find = (key: string) => readonly Bank[];

/** One after the other; most countries have one dataset. */
const joined = (finds: readonly Find[]): Find => {
  const [only, ...others] = finds;
  return only !== undefined && others.length === 0 ? only : (key) => finds.flatMap((find) => find(key));
};

/** Reads datasets that share the columns of a bank directory as one; undefined when there are none. */
export function bankDirectory(datasets: readonly Dataset[]): BankDirectory | undefined {
  const last = datasets.at(-1);
  if (last === undefined) return undefined;
  const layers = datasets.map(layerOf);
  const readLast = bankReader(last);
  return {
    some(number) {
      const row = someRow(last, number);
      return row && readLast(row);
    },
    byCode: remembered(joined(layers.map(({ byCode }) => byCode))),
    byBic8: remembered(joined(layers.map(({ byBic8 }) => byBic8))),
    byBic: remembered(joined(layers.map(({ byBic }) => byBic))),
    byParty: remembered(joined(layers.map(({ byParty }) => byParty))),
    complete: datasets.some(isExhaustive),
    editions: Object.fromEntries(datasets.map(({ dataset, edition }) => [dataset, edition])),
  };
}
