/**
 * Finds the field of a column, by its path or by the usual names of `column-names.ts`.
 *
 * The list is closed, so that no column name can reach a prototype.
 */
import { INSTRUCTION_FIELDS } from '../instruction/fields.js';
import { COLUMN_MEANINGS, type ColumnMeaning } from './column-names.js';
import { nearest } from './nearest.js';

/** `/creditor/taxId` as a column names it: `creditor.taxId`. */
export const pathOf = (pointer: string): string => pointer.slice(1).replaceAll('/', '.');

const FIELD_PATHS: ReadonlySet<string> = new Set(
  INSTRUCTION_FIELDS.filter(({ type }) => type === 'text').map(({ pointer }) => pathOf(pointer)),
);

/** A member of an item of a list: the path of the list, an index of at most two digits, the name. */
const ITEM_PATH = /^([^\d]{1,40})\.\d{1,2}\.([a-z]{1,40})$/i;

const ITEM_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  INSTRUCTION_FIELDS.map(({ pointer, items = [] }) => [pathOf(pointer), items]),
);

/** True for the path of a field. */
export function isField(name: string): boolean {
  const [, list = '', member = ''] = ITEM_PATH.exec(name) ?? [];
  return FIELD_PATHS.has(name) || ITEM_NAMES.get(list)?.includes(member) === true;
}

/** The meaning of a name. Without a path, an instruction has no such field. */
export interface ResolvedName {
  readonly path?: string;
  readonly idType?: string;
  readonly says: string;
}

/** No usual name is longer. */
const MAX_NAME = 80;

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe' };

/** Lower-case letters and digits alone, without accents. */
export const normalizeName = (name: string): string =>
  name
    .slice(0, MAX_NAME + 1)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßłøæœ]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[^a-z\d]/g, '');

/** The spelling of umlauts on keyboards without them: ae, oe, ue. */
const withoutUmlauts = (name: string): string =>
  name.replace(/[äöü]/gi, (letter) => `${{ ä: 'a', ö: 'o', ü: 'u' }[letter.toLowerCase()] ?? ''}e`);

interface UsualName {
  readonly name: string;
  readonly meanings: readonly ResolvedName[];
}

function indexNames(): ReadonlyMap<string, UsualName> {
  const index = new Map<string, UsualName>();
  const add = (name: string, key: string, meaning: ResolvedName): void => {
    const known = index.get(key) ?? { name, meanings: [] };
    const isKnown = known.meanings.some(
      ({ path, idType, says }) => says === meaning.says && path === meaning.path && idType === meaning.idType,
    );
    if (!isKnown) index.set(key, { name: known.name, meanings: [...known.meanings, meaning] });
  };
  for (const { field, idType, says, names } of COLUMN_MEANINGS) {
    const meaning = { ...(field !== undefined && { path: field }), ...(idType !== undefined && { idType }), says };
    for (const name of listNames(names)) {
      for (const key of new Set([normalizeName(name), normalizeName(withoutUmlauts(name))])) add(name, key, meaning);
    }
  }
  return index;
}

const listNames = (names: ColumnMeaning['names']): readonly string[] => Object.values(names).flatMap((list) => list.split(', '));

let index: ReadonlyMap<string, UsualName> | undefined;

/** Compiled when a file first has a column that is not a path. */
function usualNames(): ReadonlyMap<string, UsualName> {
  index ??= indexNames();
  return index;
}

/** The meanings of a usual name: one, or several if it is ambiguous; none for an unknown name. */
export const resolveName = (name: string): readonly ResolvedName[] => usualNames().get(normalizeName(name))?.meanings ?? [];

/** The field of a path, or of a usual name that is not ambiguous. */
export function resolveField(text: string): ResolvedName | undefined {
  const name = text.trim();
  if (isField(name)) return { path: name, says: name };
  const [only, ...others] = resolveName(name);
  return others.length === 0 && only?.path !== undefined ? only : undefined;
}

/** Shorter names resemble too many others. */
const MIN_SUGGESTED = 4;

/** The path or usual name that a misspelt name most likely means. */
export function suggestName(name: string): string | undefined {
  const key = normalizeName(name);
  if (key.length < MIN_SUGGESTED) return undefined;
  const shown = new Map([...usualNames()].map(([usual, { name: own }]) => [usual, own] as const));
  for (const path of FIELD_PATHS) shown.set(normalizeName(path), path);
  return shown.get(nearest(key, shown.keys()) ?? '');
}
