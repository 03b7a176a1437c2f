/** The scripts of a name, and its words in Latin letters. What is known of each script stands in `rules/name-matching/scripts.ts`. */
import { END_OF_LATIN, LATIN, OTHER_SCRIPT, SCRIPTS, SCRIPTS_WITHOUT_TABLE } from '../../rules/name-matching/scripts.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { LatinLetters, ScriptRule } from '../../rules/vocabulary/script.js';

const LETTER = /* @__PURE__ */ lazy(() => /\p{L}/u);
const SPACE = 0x20;

function isBasic(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code >= END_OF_LATIN) return false;
  }
  return true;
}

/** The scripts of the letters of a text; none if it has no letters. */
export function scriptsOf(text: string): readonly ScriptRule[] {
  if (isBasic(text)) return LETTER().test(text) ? [LATIN] : [];
  const found = SCRIPTS.filter(({ letters }) => letters().test(text));
  return OTHER_SCRIPT.letters().test(text) ? [...found, OTHER_SCRIPT] : found;
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

/** True where two texts in scripts without a table are in none together. */
export function areInOtherScripts(one: string, other: string): boolean {
  const scripts = SCRIPTS_WITHOUT_TABLE();
  const ofOne = scripts.filter((letters) => letters.test(one));
  return ofOne.length > 0 && !ofOne.some((letters) => letters.test(other)) && scripts.some((letters) => letters.test(other));
}

/** A range of small letters, and the script of a word that begins with one. */
type Keys = readonly [first: number, last: number, script: ScriptRule];
const scriptsWithKeys = /* @__PURE__ */ lazy((): readonly Keys[] =>
  SCRIPTS.flatMap((script) =>
    script.keys === undefined ? [] : [[script.keys[0].charCodeAt(0), script.keys[1].charCodeAt(0), script] as const],
  ),
);

/** The key of a word in tables that are in Latin letters; undefined where it is Latin, or of a script that has no such keys. */
export function latinKeyOf(plain: string): string | undefined {
  const code = plain.charCodeAt(0);
  if (!(code >= END_OF_LATIN)) return undefined;
  const found = scriptsWithKeys().find(([first, last]) => code >= first && code <= last);
  return found === undefined ? undefined : inLatin(plain, found[2]);
}
