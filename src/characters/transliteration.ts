/**
 * Converts text for systems that carry basic Latin letters only.
 *
 * The European conversion table converts each character of the languages of SEPA into letters of the basic set, and every other character
 * into a full stop. Where a letter that it lacks has a base letter (ō, ễ, ё), payprep keeps the base letter, as banks do. Swift has the
 * same set and no table of its own.
 *
 * The gotcha: no German or Danish spelling. The table writes Muller, not Mueller, and A for Æ. Its Cyrillic is Bulgarian: letters that
 * Bulgarian does not have are lost.
 *
 * @see European Payments Council, EPC217-08, SEPA requirements for an extended character set, conversion table (1089 characters)
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import type { SchemeRule } from '../../rules/vocabulary/scheme.js';

/** The characters that a settlement system carries. */
export type Charset = NonNullable<SchemeRule['charset']>;

/** Replaces a character that the basic set does not have. */
const LOST = '.';

const FORMS: Readonly<Record<Charset, RegExp>> = {
  sepa: /^[A-Za-z0-9/?:().,'+ -]{0,256}$/,
  'swift-x': /^[A-Za-z0-9/?:().,'+ -]{0,256}$/,
  'half-width-katakana': /^[\uFF61-\uFF9FA-Z0-9().,/\\ -]{0,256}$/,
};

/** Small letters, whose capitals follow from them, except for Þ; then signs. */
const TABLE =
  'ßs æa œo øo łl đd ħh ıi ŧt þp ĳi ŀl Þb αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo ' +
  'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ьy юyu яya ' +
  ";, [( ]) {( }) \\/ |/ _- ~- –- —- ‐- ‑- `' ´' ‘' ’' ʼ' ʻ' &+ €E ¿?";

const MARKS = /* @__PURE__ */ lazy(() => /\p{M}/gu);

let table: ReadonlyMap<string, string> | undefined;

function converted(character: string): string {
  table ??= new Map(TABLE.split(' ').map((entry) => [entry.slice(0, 1), entry.slice(1)]));
  const own = table.get(character);
  if (own !== undefined) return own;
  const small = table.get(character.toLowerCase());
  if (small !== undefined) return small.toUpperCase();
  if (/\s/.test(character)) return ' ';
  const parts = character.normalize('NFD');
  // no character has two letters and a mark
  const letter = parts.replace(MARKS(), '');
  if (letter === parts) return LOST;
  return isCarried(letter, 'sepa') ? letter : converted(letter);
}

/** True where the system carries the text as it is. */
export const isCarried = (text: string, charset: Charset): boolean => FORMS[charset].test(text);

/**
 * The text as the system carries it; undefined where nothing says how it would be written.
 *
 * @example
 * transliterate('Müller', 'sepa') // 'Muller'
 */
export function transliterate(text: string, charset: Charset): string | undefined {
  if (isCarried(text, charset)) return text;
  // the reading of a Japanese name does not follow from its spelling
  if (charset === 'half-width-katakana') return undefined;
  // composed first: a combining mark alone must not become a full stop
  return [...text.normalize('NFC')].map((character) => (isCarried(character, charset) ? character : converted(character))).join('');
}
