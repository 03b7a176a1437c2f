/**
 * The characters that settlement systems carry, and how others are written with those of the basic Latin set.
 *
 * The European conversion table converts each character of the languages of SEPA into letters of the basic set, and every other character
 * into a full stop. Swift has the same set and no table of its own.
 *
 * The gotcha: no German or Danish spelling. The table writes Muller, not Mueller, and A for Æ. Its Cyrillic is Bulgarian: letters that
 * Bulgarian does not have are lost.
 *
 * @see European Payments Council, EPC217-08, SEPA requirements for an extended character set, conversion table (1089 characters)
 */
import type { SchemeRule } from '../vocabulary/scheme.js';
import { toHalfWidthKana } from './kana.js';

/** The characters that a settlement system carries. */
export type Charset = NonNullable<SchemeRule['charset']>;

/** Text of these characters alone. */
export const carriedTexts: Readonly<Record<Charset, RegExp>> = {
  sepa: /^[A-Za-z0-9/?:().,'+ -]{0,256}$/,
  'swift-x': /^[A-Za-z0-9/?:().,'+ -]{0,256}$/,
  ascii: /^[ -~]{0,256}$/,
  'half-width-katakana': /^[\uFF61-\uFF9FA-Z0-9().,/\\ -]{0,256}$/,
};

/** A letter among them. */
export const carriedLetters: Readonly<Record<Charset, RegExp>> = {
  sepa: /[A-Za-z]/,
  'swift-x': /[A-Za-z]/,
  ascii: /[A-Za-z]/,
  'half-width-katakana': /[A-Za-z\uFF66-\uFF9D]/,
};

/** Character sets with a conversion of their own, which is undefined where a text cannot be written; their letters are capitals. */
export const ownConversions: {
  readonly [Name in Charset]?: (text: string, toBasicLatin: (letter: string) => string) => string | undefined;
} = {
  'half-width-katakana': toHalfWidthKana,
};

/** Kana of either width. */
const KANA = '\\u3041-\\u3096\\u30A1-\\u30FC\\uFF66-\\uFF9F';
const SIGNS = '\\u3000 0-9().,/\\\\-';

/** What a form asks for, where that is not any name: an ECMA-262 pattern, and an example. */
export const askedNames: { readonly [Name in Charset]?: { readonly pattern: string; readonly example: string } } = {
  'half-width-katakana': {
    pattern: `^[${SIGNS}]{0,140}[A-Za-z${KANA}][A-Za-z${KANA}${SIGNS}]{0,140}$`,
    example: 'ﾔﾏﾀﾞ ﾀﾛｳ',
  },
};

/** A character and what is written for it. Small letters, whose capitals follow from them, except for Þ; then signs. */
export const conversions =
  'ßs æa œo øo łl đd ħh ıi ŧt þp ĳi ŀl Þb αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo ' +
  'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ьy юyu яya ' +
  ";, [( ]) {( }) \\/ |/ _- ~- –- —- ‐- ‑- `' ´' ‘' ’' ʼ' ʻ' &+ €E ¿?";
