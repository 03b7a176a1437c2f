/**
 * Decides which column of a table is which field: by its path, by a usual name, or as the call says. The decision is reported before any row is read.
 *
 * The gotcha: nothing is guessed. A name with two meanings, and two columns of one meaning, are left alone until the call says which. A name that says
 * more comes first: that of the beneficiary before a bare one, that of the bank before a country.
 */
import { otherwiseIn } from '../../rules/words/column-parts.js';
import { cellRemark } from './cell-values.js';
import { ANY_TYPE, mayBeAccount, withAnyAccount } from './column-accounts.js';
import { isField, normalizeName, resolveField, resolveName, suggestName } from './column-fields.js';
import { ACCOUNT, RANK, type ResolvedName } from './column-meanings.js';
import { didYouMean } from './nearest.js';
import { whyNoField } from './no-names.js';
import { type Said, say } from './sentence.js';
import { UnreadableInput } from './unreadable-input.js';

/** Reads the rows of a table that does not hold payment instructions. */
export type ReadTable = (header: readonly string[]) => {
  readonly readRow: (cells: readonly string[]) => unknown;
  readonly notes: readonly ColumnNote[];
  /** The columns that are fields of an instruction. */
  readonly columns?: readonly number[];
  /** A row with so many cells lacks optional ones alone. Default: as many as there are columns. */
  readonly fewestCells?: number;
  /** A column may be the account, and none is read as it. */
  readonly hasUnusedAccount?: boolean;
};

/** The options of the call for the columns. */
export interface ColumnOptions {
  /** Reads rows in place of the fields of an instruction. */
  readonly readTable?: ReadTable;
  /** Refuses a table in which no column is an account. */
  readonly needsAccount?: boolean;
  /** Column → field or usual name; an empty text for none. */
  readonly maps?: readonly (readonly [column: string, field: string])[];
  /** Field → the value that it has in rows that give none. */
  readonly sets?: readonly (readonly [field: string, value: string])[];
}

/** A column whose cells are a field. */
export interface FieldColumn {
  readonly column: number;
  readonly path: string;
  /** `creditorAccount.id.type`, if this cell is the account. */
  readonly idType?: string;
  /** A usual name says so: the cells hold what people write. */
  readonly isByName?: boolean;
  /** The countries in which the name says something else. */
  readonly otherwiseIn?: readonly string[];
}

/** The decision about a column, for people. */
export interface ColumnNote {
  readonly name: string;
  /** How it was recognised; `none`: it was not. */
  readonly by: 'path' | 'name' | 'map' | 'none';
  readonly path?: string;
  readonly idType?: string;
  /** Why it is not used, or which column comes before it. */
  readonly remark?: Said;
  /** The name that was probably meant. */
  readonly suggestion?: Said;
}

export interface ColumnPlan {
  readonly fields: readonly FieldColumn[];
  readonly constants: readonly (readonly [path: string, value: string])[];
  readonly notes: readonly ColumnNote[];
  /** A column may be the account, and none is read as it. */
  readonly hasUnusedAccount: boolean;
}

/** A table in which no column is a field, or none an account and one is needed. */
export class UnknownColumns extends UnreadableInput {
  /** What is known of its columns. */
  readonly notes: () => readonly ColumnNote[];

  constructor(said: Said, notes: () => readonly ColumnNote[]) {
    super(said);
    this.notes = notes;
  }
}

/** For so many unknown columns a name is suggested: each is compared with every usual name, and a table of thousands would wait for that. */
const MAX_SUGGESTIONS = 300;

/**
 * A column, and a field that it could be. `ColumnMeaning` says what `rank`, `orElse`, `system` and `otherwise` are. A candidate is chosen where no other column
 * rivals it for its field.
 */
interface Candidate extends FieldColumn {
  readonly name: string;
  readonly by: 'path' | 'name' | 'map';
  readonly rank: number;
  readonly orElse: boolean;
  readonly system?: string;
  readonly otherwise?: string;
  readonly remark?: Said;
}

/**
 * Decides for the columns of a file.
 *
 * @throws UnreadableInput where none is a field, or none an account and one is needed, two are the same field by their path or by the call, or the call names one that is not there
 */
export function planColumns(header: readonly string[], { maps = [], sets = [], needsAccount = false }: ColumnOptions = {}): ColumnPlan {
  const names = header.map((name) => name.trim());
  const mapped = new Map(maps.map(([column, field]) => [findColumn(names, column), field] as const));
  const areWords = usesWords(names);
  const resolved = withAnyAccount(names.map((name, column) => resolveColumn(name, mapped.get(column), areWords)));
  const candidates = withOtherFields(
    names.flatMap((name, column): readonly Candidate[] => {
      const { by, meanings } = resolved[column] ?? NOTHING;
      const [only, ...others] = meanings;
      if (by === 'none' || only?.path === undefined || others.length > 0) return [];
      const { path, says: _, rank = RANK.plain, orElse = false, ...more } = only;
      return [{ name, column, by, path, rank, orElse, ...more }];
    }),
  );
  const chosen = byPriority(candidates.filter((candidate) => rivalsOf(candidate, candidates).length === 0));
  refuseRepeated(chosen);
  let suggestions = 0;
  const suggest = (name: string): string | undefined => (++suggestions > MAX_SUGGESTIONS ? undefined : suggestName(name));
  const repeated = findRepeated(names);
  // --map reaches the first column of a name
  const suggestMap = (name: string, path: string): Said => (repeated.has(name) ? say('severalOfThisName') : `--map "${name}=${path}"`);
  const describe = (): readonly ColumnNote[] =>
    names.map((name, column) => noteOf(name, column, { resolution: resolved[column] ?? NOTHING, candidates, chosen, suggest, suggestMap }));
  if (chosen.length === 0) {
    // without a row of names, these are names of people
    const known = (): readonly ColumnNote[] => describe().filter(({ remark, suggestion }) => (remark ?? suggestion) !== undefined);
    throw new UnknownColumns(candidates[0] === undefined ? whyNoField(names) : say('severalAreField', { path: candidates[0].path }), known);
  }
  const notes = describe();
  const constants = sets.flatMap(resolveConstant);
  const hasAccount = [...chosen.map(({ path }) => path), ...constants.map(([path]) => path)].includes(ACCOUNT);
  if (needsAccount && !hasAccount) throw new UnknownColumns(say('noAccount'), () => notes);
  const hasUnusedAccount = resolved.some(mayBeAccount) && !hasAccount;
  return { fields: chosen.map(toField), constants, notes, hasUnusedAccount };
}

/** The names that several columns have. */
function findRepeated(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const name of names) (seen.has(name) ? repeated : seen).add(name);
  return repeated;
}

/** What the name of a column may mean, before it is compared with the other columns; several meanings where it is ambiguous. */
interface Resolution {
  readonly by: ColumnNote['by'];
  readonly meanings: readonly ResolvedName[];
}

const NOTHING: Resolution = { by: 'none', meanings: [] };

const isLongPath = (name: string): boolean => name.includes('.') && isField(name);

/** True for a list whose columns people have named: in `name, iban, country` the last is a word, and no path. */
const usesWords = (names: readonly string[]): boolean =>
  !names.some(isLongPath) && names.some((name) => !isField(name) && resolveName(name).some(({ path }) => path !== undefined));

function resolveColumn(name: string, mappedTo: string | undefined, areWords: boolean): Resolution {
  if (mappedTo === '') return NOTHING;
  if (mappedTo !== undefined) return { by: 'map', meanings: [resolveField(mappedTo)].flatMap((found) => found ?? []) };
  if (isLongPath(name) || (isField(name) && !areWords)) return { by: 'path', meanings: [{ path: name, says: name }] };
  return { by: 'name', meanings: resolveName(name) };
}

/** @throws UnreadableInput if the file has no such column */
export function findColumn(names: readonly string[], wanted: string, option = '--map'): number {
  const at = columnNamed(names, wanted);
  if (at < 0) throw new UnreadableInput(say('noSuchColumn', { option }, didYouMean(wanted, names)));
  return at;
}

/** The column of a name as somebody may write it; -1 where there is none. */
export function columnNamed(names: readonly string[], wanted: string): number {
  const exact = names.indexOf(wanted.trim());
  return exact >= 0 ? exact : names.findIndex((name) => normalizeName(name) === normalizeName(wanted));
}

/** What the call says comes before a path, and a path before a usual name. */
const STRENGTH = { name: 0, path: 1, map: 2 } as const;

/** Beside the country of the bank, a country is that of the address. */
function withOtherFields(candidates: readonly Candidate[]): readonly Candidate[] {
  const bankCountry = candidates.find(({ by, rank }) => by === 'name' && rank >= RANK.rarerBankCountry);
  if (bankCountry === undefined) return candidates;
  return candidates.map((candidate) => {
    const { by, path, otherwise } = candidate;
    const isOther = by === 'name' && path === bankCountry.path && otherwise !== undefined;
    return isOther
      ? { ...candidate, path: otherwise, rank: RANK.second, remark: say('isOtherField', { column: bankCountry.name, field: path }) }
      : candidate;
  });
}

/** True if the two are no rivals: of other kinds or systems, so that a row fills one of them, or this one counts where cells of the other are empty. */
const follows = (candidate: Candidate, other: Candidate): boolean =>
  candidate.idType !== other.idType ||
  (candidate.system !== undefined && other.system !== undefined && candidate.system !== other.system) ||
  (other.orElse && candidate.rank > RANK.numbered && candidate.rank < other.rank);

/** The columns that rival this one for its field: those that name it more clearly, and those that name it as clearly. */
function rivalsOf(candidate: Candidate, candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter((other) => {
    if (other.column === candidate.column || other.path !== candidate.path) return false;
    if (STRENGTH[other.by] > STRENGTH[candidate.by]) return true;
    return other.by === 'name' && candidate.by === 'name' && other.rank >= candidate.rank && !follows(candidate, other);
  });
}

/** @throws UnreadableInput */
function refuseRepeated(chosen: readonly Candidate[]): void {
  const repeated = chosen.find(({ path, by }, index) => by !== 'name' && chosen.findIndex((other) => other.path === path) !== index);
  if (repeated !== undefined) throw new UnreadableInput(say('twoColumnsOfField', { path: repeated.path }));
}

/** A column that sets the type of the account comes before those that have one of their own; an IBAN before an account number. */
const orderOf = ({ idType }: Candidate): number => (idType === undefined ? 0 : idType === 'IBAN' ? 1 : idType === ANY_TYPE ? 3 : 2);

/** Of the columns of one field, the first cell that is not empty counts. */
const byPriority = (chosen: readonly Candidate[]): readonly Candidate[] =>
  chosen.toSorted((one, other) => orderOf(one) - orderOf(other) || other.rank - one.rank);

const toField = ({ column, path, idType, by, name }: Candidate): FieldColumn => ({
  column,
  path,
  ...(idType !== undefined && { idType }),
  ...(by === 'name' && { isByName: true }),
  ...(by === 'name' && Object.hasOwn(otherwiseIn, name.toUpperCase()) && { otherwiseIn: otherwiseIn[name.toUpperCase()] }),
});

/** The decisions about all columns, of which a note tells one. */
interface Decided {
  readonly resolution: Resolution;
  readonly candidates: readonly Candidate[];
  readonly chosen: readonly Candidate[];
  readonly suggest: typeof suggestName;
  readonly suggestMap: (name: string, path: string) => Said;
}

/** The meanings of which something is said; others are named by the path of their field. */
const MEANINGS: Readonly<Record<string, Said>> = {
  'an amount': say('anAmount'),
  'a reference': say('aReference'),
  'the name of a bank': say('nameOfBank'),
  'a date': say('aDate'),
  'a status': say('aStatus'),
  'the payer': say('thePayer'),
  'an IBAN': say('anIban'),
  'an account number': say('anAccountNumber'),
  'a bank code': say('aBankCode'),
  'a part of a name': say('partOfName'),
  'a state or province': say('aState'),
};

const meaningOf = ({ says, path = says }: ResolvedName): Said => MEANINGS[says] ?? path;

function noteOf(name: string, column: number, { resolution, candidates, chosen, suggest, suggestMap }: Decided): ColumnNote {
  const use = chosen.find((candidate) => candidate.column === column);
  if (use !== undefined) {
    const { by, path, idType } = use;
    const first = chosen.find((other) => other.path === path);
    const cells = idType === ANY_TYPE ? say('asEachCellSays') : cellRemark(path);
    const remark = first === use ? (use.remark ?? (by === 'name' ? cells : undefined)) : say('whereEmpty', { column: first?.name ?? '' });
    return { name, by, path, ...(idType !== undefined && { idType }), ...(remark !== undefined && { remark }) };
  }
  const candidate = candidates.find((other) => other.column === column);
  const [rival] = candidate === undefined ? [] : rivalsOf(candidate, candidates);
  if (rival !== undefined) {
    return {
      name,
      by: 'none',
      remark: say('isSameField', { column: rival.name, field: rival.path }),
      suggestion: suggestMap(name, rival.path),
    };
  }
  const [meaning, ...others] = resolution.meanings;
  if (meaning === undefined) {
    const suggestion = resolution.by === 'name' ? suggest(name) : undefined;
    return { name, by: 'none', ...(suggestion !== undefined && { suggestion: say('didYouMean', { name: suggestion }) }) };
  }
  if (others.length === 0) return { name, by: 'none', remark: say('noFieldFor', { what: meaningOf(meaning) }) };
  const path = resolution.meanings.find((each) => each.path !== undefined)?.path;
  const remark = say('mayBeEither', { one: meaningOf(meaning), other: meaningOf(others[0] ?? meaning) });
  return { name, by: 'none', remark, ...(path !== undefined && { suggestion: suggestMap(name, path) }) };
}

function resolveConstant([field, value]: readonly [string, string]): readonly (readonly [string, string])[] {
  const found = resolveField(field);
  if (found?.path === undefined) return [];
  const type = found.idType === undefined ? [] : [['creditorAccount.id.type', found.idType] as const];
  return [[found.path, value], ...type];
}
