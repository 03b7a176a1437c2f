/**
 * Finds the field of a column, by its path or by the usual names of `column-meanings.ts`.
 *
 * The list is closed, so that no column name can reach a prototype.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { partingWords, remarks } from '../../rules/words/column-parts.js';
import { INSTRUCTION_FIELDS } from '../../src/instruction/fields.js';
import { ACCOUNT, BIC, COLUMN_MEANINGS, type NamesByLanguage, RANK, type ResolvedName, wordsOfColumns } from './column-meanings.js';
import { nearest } from './nearest.js';
import { namesPayee, resolveQualified, wordsOf } from './qualified-names.js';

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

/** No usual name is longer. */
const MAX_NAME = 80;

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd' };

/** Lower-case letters and digits alone, of any script, without accents. */
export const normalizeName = (name: string): string =>
  name
    .slice(0, MAX_NAME + 1)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßłøæœıđ]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[^\p{L}\p{N}]/gu, '');

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
  const addAll = (names: NamesByLanguage, meaning: ResolvedName): void => {
    for (const name of Object.values(names).flatMap((list) => list.split(', '))) {
      for (const key of new Set([normalizeName(name), normalizeName(withoutUmlauts(name))])) add(name, key, meaning);
    }
  };
  for (const { field, names, more, ...others } of COLUMN_MEANINGS) {
    const meaning: ResolvedName = { ...(field !== undefined && { path: field }), ...others };
    addAll(names, meaning);
    if (more !== undefined) addAll(more, { ...meaning, rank: Math.min((meaning.rank ?? RANK.plain) - 1, RANK.rarer) });
  }
  return index;
}

let index: ReadonlyMap<string, UsualName> | undefined;

/** Compiled when a file first has a column that is not a path. */
function usualNames(): ReadonlyMap<string, UsualName> {
  index ??= indexNames();
  return index;
}

const meaningsOfKey = (key: string): readonly ResolvedName[] => usualNames().get(key)?.meanings ?? [];
const meaningsOf = (name: string): readonly ResolvedName[] => meaningsOfKey(normalizeName(name));

/** What parts two names of one column: Rekening (IBAN), BIC / SWIFT-Code. */
const PARTING = /* @__PURE__ */ new RegExp(`[/()|,;&+[\\]]| - | (?:${partingWords.replaceAll(', ', '|')}) `, 'i');

/** What says nothing of the meaning. */
const REMARKS: ReadonlySet<string> = new Set(['', ...remarks.split(', ')]);

const isSame = (one: ResolvedName, other: ResolvedName): boolean =>
  one.path === other.path && one.idType === other.idType && one.says === other.says;

/** `IBAN required` asks whether there is one, so that only the standard of a code says nothing. */
const wordsIn = (name: string): readonly string[] => wordsOf(name, normalizeName).filter((word) => !/^iso(?:\d+|code)?$/.test(word));

/** The meanings of one name; a country stays as it is, because whose it is does not say which country is meant. */
function meaningsOfOne(name: string): readonly ResolvedName[] {
  const words = wordsIn(name);
  const exact = meaningsOf(name);
  const meanings = exact.length > 0 ? exact : meaningsOfKey(words.join(''));
  if (meanings.length === 0) return resolveQualified(words, meaningsOfKey);
  const isOfPayee = meanings.every(({ otherwise, rank }) => otherwise === undefined && rank === undefined) && namesPayee(words);
  return isOfPayee ? meanings.map((meaning) => ({ ...meaning, rank: RANK.payee })) : meanings;
}

const isAccount = ({ path }: ResolvedName): boolean => path === ACCOUNT;
const isBic = ({ path }: ResolvedName): boolean => path === BIC;

/** A column of IBANs and something that stands beside them: `IBAN/BIC` is an IBAN, `IBAN/Account number` what each cell says. */
function meaningsWithIban(parts: readonly (readonly ResolvedName[])[]): readonly ResolvedName[] {
  const iban = parts.find((meanings) => meanings.length > 0 && meanings.every(({ path, idType }) => path === ACCOUNT && idType === 'IBAN'));
  const areBeside = parts.every((meanings) => meanings.length > 0 && (meanings.every(isAccount) || meanings.every(isBic)));
  if (iban === undefined || !areBeside) return [];
  const number = parts.flat().find(({ path, idType }) => path === ACCOUNT && idType === 'ACCOUNT_NUMBER');
  return number === undefined ? iban : [...iban, number].map((meaning) => ({ ...meaning, isPayees: true }));
}

/** The meanings that all names of a column share: Account (IBAN) is an IBAN. */
function meaningsOfParts(name: string): readonly ResolvedName[] {
  const parts = name
    .slice(0, MAX_NAME)
    .split(PARTING)
    .filter((part) => !REMARKS.has(normalizeName(part)));
  const all = parts.map(meaningsOfOne);
  const [first = [], ...others] = all;
  const shared = first.filter((meaning) => others.every((other) => other.some((each) => isSame(meaning, each))));
  return shared.length > 0 ? shared : meaningsWithIban(all);
}

/** A number behind a name that counts columns of one kind: `IBAN-Nr. 1`, `NAME1`, `ORT01`. */
const FIRST = /(?<!\d)[\s_.#-]*0?1\s*$/;

/** The first of several columns of one kind. */
const meaningsOfFirst = (name: string): readonly ResolvedName[] =>
  FIRST.test(name) ? meaningsOfOne(name.replace(FIRST, '')).map((meaning) => ({ ...meaning, rank: RANK.numbered })) : [];

const otherScript = /* @__PURE__ */ lazy(() => /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu);

const PAYER_PARTS = wordsOfColumns('payerParts');

/** The Latin letters of a name in two scripts, unless the others say that it is the payer’s: `IBAN получателя`. */
function meaningsInLatin(name: string): readonly ResolvedName[] {
  const latin = name.replace(otherScript(), '');
  const lower = name.toLowerCase();
  return latin === name || PAYER_PARTS.some((part) => lower.includes(part)) ? [] : meaningsOf(latin);
}

/** The meanings of a usual name: one, or several if it is ambiguous; none for an unknown name. */
export function resolveName(name: string): readonly ResolvedName[] {
  const ways = name.length > MAX_NAME ? [meaningsOfParts] : [meaningsOfOne, meaningsOfParts, meaningsOfFirst, meaningsInLatin];
  for (const resolve of ways) {
    const meanings = resolve(name);
    if (meanings.length > 0) return meanings;
  }
  return [];
}

/** The field of a path, or of a usual name that is not ambiguous. */
export function resolveField(text: string): ResolvedName | undefined {
  const name = text.trim();
  if (isField(name)) return { path: name, says: name };
  const [only, ...others] = resolveName(name);
  return others.length === 0 && only?.path !== undefined ? only : undefined;
}

const IN_LATIN = /^[a-z\d]+$/;

/** Shorter names resemble too many others. */
const MIN_SUGGESTED = 4;

/** The name of the payer in the name of a column: Debtor IBAN, IBAN Auftraggeber. */
const isOfPayer = (words: readonly string[]): boolean => words.some((word) => meaningsOf(word).some(({ says }) => says === 'the payer'));

let suggested: ReadonlyMap<string, string> | undefined;

function namesToSuggest(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [key, { name }] of usualNames()) if (IN_LATIN.test(key)) names.set(key, name);
  for (const path of FIELD_PATHS) names.set(normalizeName(path), path);
  return names;
}

/** The path or usual name that a misspelt name most likely means. */
export function suggestName(name: string): string | undefined {
  const key = normalizeName(name);
  const words = name.split(/[^\p{L}\p{N}]+/u);
  // in other scripts, one sign makes the account of the payee that of the payer
  if (key.length < MIN_SUGGESTED || !IN_LATIN.test(key) || isOfPayer(words)) return undefined;
  if (words.some((word) => normalizeName(word) === 'iban')) return 'IBAN';
  suggested ??= namesToSuggest();
  const near = suggested.get(nearest(key, suggested.keys()) ?? '');
  // another word before IBAN makes it that of somebody else
  return near !== undefined && isOfPayer(near.split(' ')) ? undefined : near;
}
