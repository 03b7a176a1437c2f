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

/** The characters that a settlement system carries. */
export type Charset = NonNullable<SchemeRule['charset']>;

/** Text of these characters alone. */
export const carriedTexts: Readonly<Record<Charset, RegExp>> = {
  sepa: /^[A-Za-z0-9/?:().,'+ -]{0,256}$/,
  'swift-x': /^[A-Za-z0-9/?:().,'+ -]{0,256}$/,
  'half-width-katakana': /^[\uFF61-\uFF9FA-Z0-9().,/\\ -]{0,256}$/,
};

/** Character sets into which nothing is converted: the reading of a Japanese name does not follow from its spelling. */
export const withoutConversion: readonly Charset[] = ['half-width-katakana'];

/** A character and what is written for it. Small letters, whose capitals follow from them, except for Þ; then signs. */
export const conversions =
  'ßs æa œo øo łl đd ħh ıi ŧt þp ĳi ŀl Þb αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo ' +
  'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ьy юyu яya ' +
  ";, [( ]) {( }) \\/ |/ _- ~- –- —- ‐- ‑- `' ´' ‘' ’' ʼ' ʻ' &+ €E ¿?";
