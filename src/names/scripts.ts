/** The scripts of a name, and its words in Latin letters. What is known of each script stands in `rules/name-matching/scripts.ts`. */
import { LATIN_LOOK_ALIKES } from '../../rules/name-matching/look-alikes.js';
import { END_OF_LATIN, LATIN, NO_SCRIPTS, OTHER_SCRIPT, SCRIPTS, SCRIPTS_WITHOUT_TABLE } from '../../rules/name-matching/scripts.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { LatinLetters, ScriptRule } from '../../rules/vocabulary/script.js';

const LETTER = /* @__PURE__ */ lazy(() => /\p{L}/u);
const isBasic = (text: string): boolean => [...text].every((character) => character >= ' ' && character.charCodeAt(0) < END_OF_LATIN);

const classOf = (names: readonly string[]): string => `[${names.map((name) => `\\p{Script=${name}}`).join('')}]`;
const withLettersOf = (...names: readonly string[]): RegExp => new RegExp(classOf(names), 'u');

const patterns = /* @__PURE__ */ lazy(() => SCRIPTS.map(({ name }) => withLettersOf(name)));
const OTHER_LETTER = /* @__PURE__ */ lazy(
  () => new RegExp(`(?!${classOf([...SCRIPTS.map(({ name }) => name), ...NO_SCRIPTS])})\\p{L}`, 'u'),
);

/** The scripts of the letters of a text; none if it has no letters. */
export function scriptsOf(text: string): readonly ScriptRule[] {
  if (isBasic(text)) return LETTER().test(text) ? [LATIN] : [];
  const found = SCRIPTS.filter((_, at) => patterns()[at]?.test(text));
  return OTHER_LETTER().test(text) ? [...found, OTHER_SCRIPT] : found;
}

const tables = new Map<LatinLetters, ReadonlyMap<string, string>>();

function tableOf(letters: LatinLetters): ReadonlyMap<string, string> {
  let table = tables.get(letters);
  if (table === undefined) {
    table = new Map(letters.table.split(' ').map((entry) => [entry.slice(0, 1), entry.slice(1)]));
    tables.set(letters, table);
  }
  return table;
}

/** A folded word in Latin letters; undefined if it is not known how its script is written in them. */
export function inLatin(word: string, script: ScriptRule): string | undefined {
  if (script === LATIN) return word;
  const { latin } = script;
  if (latin === undefined || typeof latin === 'function') return latin?.(word);
  const table = tableOf(latin);
  const prepared = (latin.groups ?? []).reduce((text, [group, letters]) => text.replace(group, letters), word);
  return [...prepared].map((character) => table.get(character) ?? character).join('');
}

const withoutTable = /* @__PURE__ */ lazy(() => SCRIPTS_WITHOUT_TABLE.map((names) => withLettersOf(...names.split(' '))));

/** True where two texts in scripts without a table are in none together. */
export function areInOtherScripts(one: string, other: string): boolean {
  const ofOne = withoutTable().filter((letters) => letters.test(one));
  return ofOne.length > 0 && !ofOne.some((letters) => letters.test(other)) && withoutTable().some((letters) => letters.test(other));
}

/** The key of a word in tables that are in Latin letters; undefined where it is Latin, or of a script that has no such keys. */
export function latinKeyOf(plain: string): string | undefined {
  const code = plain.charCodeAt(0);
  if (!(code >= END_OF_LATIN)) return undefined;
  const script = SCRIPTS.find(({ keys }) => keys !== undefined && code >= keys[0] && code <= keys[1]);
  return script === undefined ? undefined : inLatin(plain, script);
}

const LOOK_ALIKE = /* @__PURE__ */ lazy(() => new RegExp(`[${Object.keys(LATIN_LOOK_ALIKES).join('')}]`, 'gu'));
/** The text in small letters, with Latin ones for those that look the same. */
export const withLatinLookAlikes = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(LOOK_ALIKE(), (letter) => LATIN_LOOK_ALIKES[letter] ?? letter);
