/**
 * Converts text for systems that carry basic Latin letters only, by the tables of `rules/words/charsets.ts`.
 *
 * Where a letter that they lack has a base letter (ō, ễ, ё), payprep keeps the base letter, as banks do.
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { type Charset, carriedTexts, conversions, ownConversions } from '../../rules/words/charsets.js';

/** Replaces a character that the basic set does not have. */
const LOST = '.';

const MARKS = /* @__PURE__ */ lazy(() => /\p{M}/gu);

let table: ReadonlyMap<string, string> | undefined;

function converted(character: string): string {
  table ??= new Map(conversions.split(' ').map((entry) => [entry.slice(0, 1), entry.slice(1)]));
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
export const isCarried = (text: string, charset: Charset): boolean => carriedTexts[charset].test(text);

/**
 * The text as the system carries it; undefined where nothing says how it would be written.
 *
 * @example
 * transliterate('Müller', 'sepa') // 'Muller'
 * transliterate('ヤマダ', 'half-width-katakana') // 'ﾔﾏﾀﾞ'
 */
export function transliterate(text: string, charset: Charset): string | undefined {
  if (isCarried(text, charset)) return text;
  const own = ownConversions[charset];
  if (own !== undefined) return own(text, converted);
  // composed first: a combining mark alone must not become a full stop
  return [...text.normalize('NFC')].map((character) => (isCarried(character, charset) ? character : converted(character))).join('');
}
