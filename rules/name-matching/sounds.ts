/**
 * How letters sound: two words with one sound are often two spellings of one name. The rules are for European spellings, not for one language.
 *
 * The gotcha: the order counts. A sound is written in capitals where a later rule must not read it as letters: C for tsch, S for sch.
 *
 * Common knowledge of the languages, gathered by hand: Meier and Mayer, Schmidt and Schmitt, Catherine and Katherine.
 */

/** What letters are rewritten to, and without which letters the pattern cannot match, where there are such letters. */
export const SOUNDS: readonly (readonly [pattern: RegExp, sound: string, letters?: string])[] = [
  [/^mc/, 'mac', 'mc'],
  [/ksh/g, 'x', 'ksh'],
  [/tsch|tch|sch(?=[^aeiou]|$)/g, 'C', 'ch'],
  [/sch|sh|sz/g, 'S', 's'],
  [/ch|cz/g, 'C', 'c'],
  [/zh/g, 'Z', 'zh'],
  [/kh|gh/g, 'h', 'h'],
  [/ph/g, 'f', 'ph'],
  [/th/g, 't', 'th'],
  [/ck|cc?(?=[aoulrkt]|$)/g, 'k', 'c'],
  [/c(?=[eiy])/g, 's', 'c'],
  [/tz|ts/g, 'z', 't'],
  [/dt$/g, 't', 'dt'],
  [/qu?/g, 'k', 'q'],
  [/x/g, 'ks', 'x'],
  [/w/g, 'v', 'w'],
  [/(?:ei|ey|ai|ay)/g, 'A'],
  [/o[oue]/g, 'u', 'o'],
  [/ie|ee|ea|y|j/g, 'i'],
  [/([aeiou])h(?=[^aeiou]|$)/g, '$1', 'h'],
  [/(.)\1+/g, '$1'],
];

/**
 * No rule adds, removes or moves one of these letters, except doubles, w, which sounds as v, and g and p before h. Words in which they differ do not
 * sound alike.
 */
export const KEPT_LETTERS = 'bglmnprvw';
/** By their numbers, because they are compared letter by letter: one that sounds as another, and two that are not kept before a third. */
export const SOUNDS_OTHERWISE = 0x77; // w
export const SOUNDS_AS = 0x76; // v
export const LOST = 0x67; // g
export const LOST_TOO = 0x70; // p
export const LOST_BEFORE = 0x68; // h
