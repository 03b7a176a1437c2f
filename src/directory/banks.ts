/**
 * The banks of a country: bank code → BIC, name, address.
 *
 * Several datasets can hold banks of one country: overlays come first, then the shipped dataset.
 */

import { cacheResults } from './cache.js';
import { type CodeSpace, codeSpacesOf, hasWholeSpace } from './code-spaces.js';
import { type Dataset, type Editions, editionsOf, isExhaustive } from './dataset.js';
import { cellAt, type KeyPart, NO_ROWS, type Row, type RowsByKey, rowsBy, rowsOf, sampleRow, textOfCell } from './rows.js';

/** A bank in a dataset. */
export interface Bank {
  readonly bankCode: string | undefined;
  /** Whose code it is, where the dataset has others beside those of the account. */
  readonly codeKind: string | undefined;
  /** Eight or eleven characters. */
  readonly bic: string | undefined;
  /** True where the dataset says that the bank has no BIC, by an empty text. `null` says that it is not known. */
  readonly hasNoBic: boolean;
  readonly name: string | undefined;
  readonly town: string | undefined;
  readonly postCode: string | undefined;
  readonly street: string | undefined;
  /** Settlement systems of its country in which it takes part, beside those that every bank joins: codes with a space between. */
  readonly systems: string | undefined;
  /** The check digit method of its account numbers (DE). */
  readonly checkMethod: string | undefined;
  /** The day, month or year in which it closed, where no other bank has taken its place. */
  readonly closedOn: string | undefined;
  /** The name of its dataset. */
  readonly dataset: string;
  readonly edition: string;
  /** The place of its dataset among those of the country: overlays come first. */
  readonly rank: number;
  /** How sure the entry is: its own where the dataset gives one, else that of the dataset. */
  readonly confidence: Dataset['confidence'];
}

export interface BankDirectory {
  /** The banks with this bank code, the main entry first, read anew each time: an engine keeps them. Where a country has two codes, the second is tried after the first. */
  byCode(bankCode: string): readonly Bank[];
  /** All entries with the same first eight characters of the BIC. */
  byBic8(bic8: string): readonly Bank[];
  /**
   * The bank of a BIC: a branch for eleven characters, the institution for eight, by its head office where that is listed. Returns the
   * first entry, the first with a name and the first with a town, because an institution can have thousands; none where they have
   * several names: no name is better than a predecessor's or a branch's.
   */
  byBic(bic: string): readonly Bank[];
  /** All entries with the same party prefix, the first four characters of the BIC. */
  byParty(party: string): readonly Bank[];
  /** Picks an entry, the same for the same number. */
  sample(number: number): Bank | undefined;
  /** Every entry, those of overlays first. */
  all(): Iterable<Bank>;
  /** True where a bank code that is not in the directory does not exist. */
  readonly complete: boolean;
  /** True where the directory may say of some bank code that no bank has it: one that has all codes of a kind, or lists banks that closed. */
  readonly mayDeny: boolean;
  /** How many codes of the kind of this one are listed: codes of one kind have one length. Undefined where the directory has none of the kind. */
  spaceOf(bankCode: string): CodeSpace | undefined;
  /** True where the bank of the BIC, by its first eight characters, has closed by the day. An overlay goes before the shipped entry. */
  isClosed(bic8: string, on: string): boolean;
  readonly editions: Editions;
}

const CELLS = ['bankCode', 'bic', 'name', 'town', 'postCode', 'street', 'systems', 'checkMethod', 'closedOn', 'codeKind'] as const;

/** The positions of the columns of a bank, and its dataset. */
type BankColumns = Readonly<Record<(typeof CELLS)[number] | 'rowConfidence' | 'rank', number>> &
  Pick<Dataset, 'dataset' | 'edition' | 'confidence'>;

type OptionalText = string | undefined;

/** A bank whose cells are read on first access. Each cell has a field of its own, because a list of cells takes more memory than the bank. */
class BankRow implements Bank {
  readonly #row: Row;
  readonly #columns: BankColumns;
  #bankCode: OptionalText;
  #bic: OptionalText;
  #name: OptionalText;
  #town: OptionalText;
  #postCode: OptionalText;
  #street: OptionalText;
  #systems: OptionalText;
  #checkMethod: OptionalText;

  constructor(row: Row, columns: BankColumns) {
    this.#row = row;
    this.#columns = columns;
  }
  get bankCode() {
    this.#bankCode ??= textOfCell(this.#row, this.#columns.bankCode);
    return this.#bankCode;
  }
  get bic() {
    this.#bic ??= textOfCell(this.#row, this.#columns.bic);
    return this.#bic;
  }
  get hasNoBic() {
    return cellAt(this.#row, this.#columns.bic) === '';
  }
  get name() {
    this.#name ??= textOfCell(this.#row, this.#columns.name);
    return this.#name;
  }
  get town() {
    this.#town ??= textOfCell(this.#row, this.#columns.town);
    return this.#town;
  }
  get postCode() {
    this.#postCode ??= textOfCell(this.#row, this.#columns.postCode);
    return this.#postCode;
  }
  get street() {
    this.#street ??= textOfCell(this.#row, this.#columns.street);
    return this.#street;
  }
  get systems() {
    this.#systems ??= textOfCell(this.#row, this.#columns.systems);
    return this.#systems;
  }
  get checkMethod() {
    this.#checkMethod ??= textOfCell(this.#row, this.#columns.checkMethod);
    return this.#checkMethod;
  }
  get closedOn() {
    return textOfCell(this.#row, this.#columns.closedOn);
  }
  get codeKind() {
    return textOfCell(this.#row, this.#columns.codeKind);
  }
  get dataset() {
    return this.#columns.dataset;
  }
  get edition() {
    return this.#columns.edition;
  }
  get rank() {
    return this.#columns.rank;
  }
  get confidence() {
    return (textOfCell(this.#row, this.#columns.rowConfidence) ?? this.#columns.confidence) as Dataset['confidence'];
  }
}

function createBankReader({ dataset, edition, confidence, columns }: Dataset, rank: number): (row: Row) => Bank {
  const positions = {
    ...(Object.fromEntries(CELLS.map((cell) => [cell, columns.indexOf(cell)])) as Record<(typeof CELLS)[number], number>),
    rowConfidence: columns.indexOf('confidence'),
    dataset,
    edition,
    confidence,
    rank,
  };
  return (row) => new BankRow(row, positions);
}

/** Selects the first row, the first with a name and the first with a town; none where the rows have several names. */
function informativeRows({ columns }: Dataset): (rows: readonly Row[]) => readonly Row[] {
  const name = columns.indexOf('name');
  const town = columns.indexOf('town');
  const firstWith = (rows: readonly Row[], column: number) => rows.find((row) => textOfCell(row, column) !== undefined);
  return (rows) => {
    const names = new Set(rows.flatMap((row) => textOfCell(row, name) ?? []));
    if (names.size > 1) return [];
    return [...new Set([rows[0], firstWith(rows, name), firstWith(rows, town)])].filter((row) => row !== undefined);
  };
}

/** The look-ups in one dataset. */
type BankLookups = Pick<BankDirectory, 'byCode' | 'byBic8' | 'byBic' | 'byParty'>;

/** Finds the longest beginning of a code that is listed. One without a name says that no bank is known, although a shorter one has a bank. */
function beginningsIn(dataset: Dataset, find: RowsByKey): RowsByKey {
  const name = dataset.columns.indexOf('name');
  return (code) => {
    for (let { length } = code; length > 0; length--) {
      const rows = find(code.slice(0, length));
      if (rows.length > 0) return rows.filter((row) => textOfCell(row, name) !== undefined);
    }
    return NO_ROWS;
  };
}

function createLookups(dataset: Dataset, rank: number): BankLookups {
  const read = createBankReader(dataset, rank);
  const selectRows = informativeRows(dataset);
  const find = (column: string, part?: KeyPart) => rowsBy(dataset, column, part);
  const ofInstitution = find('bic', 8);
  const ofBranch = find('bic', 'bic');
  const ofParty = find('bic', 4);
  const ofCode = find('bankCode');
  // Brazilian banks have two codes: ISPB, eight digits, and COMPE, three
  const hasBeginnings = dataset.columns.includes('codePrefix');
  const byCode = [ofCode, find('compe'), hasBeginnings ? beginningsIn(dataset, find('codePrefix')) : () => NO_ROWS];
  return {
    byCode(code) {
      for (const findRows of byCode) {
        const rows = findRows(code);
        if (rows.length > 0) return rows.map(read);
      }
      return [];
    },
    byBic8: (bic8) => ofInstitution(bic8).map(read),
    byBic(bic) {
      const rows = ofBranch(bic.padEnd(11, 'X'));
      return selectRows(rows.length > 0 ? rows : ofInstitution(bic)).map(read);
    },
    byParty: (party) => ofParty(party).map(read),
  };
}

type FindBanks = (key: string) => readonly Bank[];

/** Joins the results of several datasets. Most countries have one. */
const joinResults = (finds: readonly FindBanks[]): FindBanks => {
  const [only, ...others] = finds;
  return only !== undefined && others.length === 0 ? only : (key) => finds.flatMap((find) => find(key));
};

/** Creates one directory of several datasets; undefined where there are none. */
export function createBankDirectory(datasets: readonly Dataset[]): BankDirectory | undefined {
  const last = datasets.at(-1);
  if (last === undefined) return undefined;
  const lookups = datasets.map(createLookups);
  const readLast = createBankReader(last, datasets.length - 1);
  const joined = (key: keyof BankLookups): FindBanks => joinResults(lookups.map((each) => each[key]));
  const byBic8 = cacheResults(joined('byBic8'));
  const complete = datasets.some(isExhaustive);
  const listsClosures = datasets.some(({ columns }) => columns.includes('closedOn'));
  const spaces = datasets.map(codeSpacesOf);
  return {
    *all() {
      for (const [rank, dataset] of datasets.entries()) {
        const read = createBankReader(dataset, rank);
        for (const row of rowsOf(dataset)) yield read(row);
      }
    },
    spaceOf(code) {
      const found = spaces.flatMap((find) => find(code) ?? []);
      return found.find(({ listed }) => listed === 'complete') ?? found.at(-1);
    },
    sample(number) {
      const row = sampleRow(last, number);
      return row && readLast(row);
    },
    byCode: joined('byCode'),
    byBic8,
    byBic: cacheResults(joined('byBic')),
    byParty: cacheResults(joined('byParty')),
    complete,
    mayDeny: listsClosures || datasets.some(hasWholeSpace),
    isClosed: (bic8, on) => listsClosures && on >= (byBic8(bic8)[0]?.closedOn ?? '9999'),
    editions: editionsOf(datasets),
  };
}
