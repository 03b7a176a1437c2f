/** The rows of `reference-data/overrides/`: corrections by hand. Each gives its reason and its source. */
import { fileURLToPath } from 'node:url';
import type { Cell } from '../../../src/directory/dataset.js';
import { readJson } from '../read.js';

const FOLDER = fileURLToPath(new URL('../../../reference-data/overrides', import.meta.url));

interface Reasoned {
  readonly because: string;
  readonly source: string;
}

/**
 * A correction of a bank directory. `where` selects rows and `change` gives their new cells; without `change` the rows are removed.
 * Without `where`, `change` is a new row. The members are columns of the dataset.
 */
export interface BankOverride extends Reasoned {
  readonly dataset: string;
  readonly where?: Readonly<Record<string, Cell>>;
  readonly change?: Readonly<Record<string, Cell>>;
}

/** The BIC of a bank in a directory whose register has none, by the BIC list of 2024. */
export interface JoinedBic extends Reasoned {
  readonly dataset: string;
  readonly bankCodes: readonly string[];
  readonly bic: string;
  /** The name in the BIC list. */
  readonly name: string;
  /** What the rule would refuse, and `because` explains. */
  readonly although?: readonly ('the names differ' | 'the name has several BICs')[];
}

/** The name that a bank has today, for all rows of a BIC, by its first eight letters. */
export interface Renaming extends Reasoned {
  readonly bic: string;
  readonly name: string;
  /** The day, month or year of the change. */
  readonly since?: string;
  /** Who says when. */
  readonly dateSource?: string;
  /** Where the source only announces the change, or knows the name before and after. */
  readonly dateConfidence?: 'derived';
  /** What it was called, or which bank had the BIC before. */
  readonly predecessor?: string;
  /** With a predecessor: whether it is the same bank under a new name, or has become a part of another one. */
  readonly kind?: 'renamed' | 'merged';
  /** The BIC that took its place. */
  readonly successor?: string;
}

/** A bank that was renamed, merged or closed, where no name in a directory has to be corrected. */
export interface BankSuccession extends Reasoned {
  readonly country: string;
  readonly bankCode?: string;
  /** The first eight letters. */
  readonly bic?: string;
  readonly formerName: string;
  /** Absent where the bank closed. */
  readonly name?: string;
  /** The day, month or year of the change. */
  readonly date?: string;
  /** Where the source only knows the banks before and after, and the day is known in the field. */
  readonly dateConfidence?: 'derived';
  readonly kind: 'renamed' | 'merged' | 'closed';
  /** The BIC, or the bank code, that took its place. */
  readonly successor?: string;
  /** Whether account numbers stayed as they were under the bank code that took its place; absent where the source does not say. */
  readonly accounts?: 'kept' | 'renumbered';
  /** Where the world-wide lists of BICs are to have the name of today, too: elsewhere other banks have the BIC. */
  readonly renamesLists?: true;
}

/** Who is right about a name on which a bank directory and the second source disagree; without a BIC, about all of the directory. */
export interface Decision extends Reasoned {
  readonly dataset: string;
  readonly bic?: string;
  readonly right: 'directory' | 'both' | 'open';
}

/** A currency that is missing, or the new cells of one. */
export interface CurrencyOverride extends Reasoned {
  readonly code: string;
  readonly name: string;
  readonly minorUnits: number | null;
  readonly countries: string | null;
  readonly withdrawnOn: string | null;
}

/** New cells of a country's row, or a new row. */
export interface PostCodeOverride extends Reasoned {
  readonly country: string;
  readonly pattern?: string;
  readonly example?: string;
  /** Letters that people write before a post code, separated by spaces. */
  readonly signs?: string;
}

/** More names and other post code prefixes of a subdivision, or a subdivision that is missing. */
export interface SubdivisionOverride extends Reasoned {
  readonly country: string;
  readonly code: string;
  readonly name: string;
  readonly alsoKnownAs?: readonly string[];
  readonly postCodes?: string;
}

const known = new Map<string, readonly Reasoned[]>();

/** Reads a file once. A row without a reason and a source is refused: nobody could check it, or drop it when it is out of date. */
function read<Row extends Reasoned>(file: string): readonly Row[] {
  const rows = (known.get(file) as readonly Row[] | undefined) ?? readJson<{ readonly rows: readonly Row[] }>(FOLDER, file).rows;
  known.set(file, rows);
  const at = rows.findIndex(({ because, source }) => [because, source].some((text) => typeof text !== 'string' || text.trim() === ''));
  if (at >= 0) {
    const row = JSON.stringify(rows[at]);
    throw new Error(`overrides/${file}: row ${at + 1} needs "because", the reason, and "source", who says so: ${row}`);
  }
  return rows;
}

export const decisions = (): readonly Decision[] => read('second-opinions.json');
export const renamings = (): readonly Renaming[] => read('bank-names.json');
export const bankSuccessions = (): readonly BankSuccession[] => read('bank-successions.json');
/** The banks of a directory that closed, each with a bank code and a date. */
export const closedBanks = (dataset: string): readonly (BankSuccession & { readonly bankCode: string; readonly date: string })[] =>
  bankSuccessions().flatMap(({ bankCode, date, ...bank }) => {
    if (bank.kind !== 'closed' || bankCode === undefined || `banks/${bank.country}` !== dataset) return [];
    if (date === undefined) throw new Error(`overrides/bank-successions.json: ${bank.formerName} closed, but no date says when`);
    return [{ ...bank, bankCode, date }];
  });
export const joinedBics = (): readonly JoinedBic[] => read('joined-bics.json');
export const bankOverrides = (): readonly BankOverride[] => read('banks.json');
/** The first eight letters of a BIC → the name of today. A bank that was renamed twice has a row for each name: the last one counts. */
export function renamedBanks(rows: readonly Renaming[] = renamings()): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { bic, name, predecessor } of rows) {
    const before = names.get(bic);
    if (before !== undefined && before !== predecessor) {
      throw new Error(
        `overrides/bank-names.json: two rows name ${bic}, "${before}" and "${name}". Keep one, or say that the first is the predecessor of the second.`,
      );
    }
    names.set(bic, name);
  }
  return names;
}
/** The same where `bank-successions.json` has the name of today for the lists of BICs. */
export const namesInLists = (): ReadonlyMap<string, string> =>
  new Map(
    bankSuccessions().flatMap(({ bic, name, renamesLists }) =>
      renamesLists === true && bic !== undefined && name !== undefined ? [[bic, name] as const] : [],
    ),
  );
export const currencyOverrides = (): readonly CurrencyOverride[] => read('currencies.json');
export const postCodeOverrides = (): readonly PostCodeOverride[] => read('post-codes.json');
export const subdivisionOverrides = (): readonly SubdivisionOverride[] => read('subdivisions.json');
