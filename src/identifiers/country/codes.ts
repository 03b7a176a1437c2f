/**
 * Country codes, ISO 3166-1 alpha-2, and XK, which banks use for Kosovo: first letter → second letters.
 *
 * The list is kept apart from `registries/countries.json`, so that a bundle that only reads BICs does without the names. A test compares the two.
 */
const SECOND_LETTERS: Readonly<Record<string, string>> = {
  A: 'DEFGILMOQRSTUWXZ',
  B: 'ABDEFGHIJLMNOQRSTVWYZ',
  C: 'ACDFGHIKLMNORUVWXYZ',
  D: 'EJKMOZ',
  E: 'CEGHRST',
  F: 'IJKMOR',
  G: 'ABDEFGHILMNPQRSTUWY',
  H: 'KMNRTU',
  I: 'DELMNOQRST',
  J: 'EMOP',
  K: 'EGHIMNPRWYZ',
  L: 'ABCIKRSTUVY',
  M: 'ACDEFGHKLMNOPQRSTUVWXYZ',
  N: 'ACEFGILOPRUZ',
  O: 'M',
  P: 'AEFGHKLMNRSTWY',
  Q: 'A',
  R: 'EOSUW',
  S: 'ABCDEGHIJKLMNORSTVXYZ',
  T: 'CDFGHJKLMNORTVWZ',
  U: 'AGMSYZ',
  V: 'ACEGINU',
  W: 'FS',
  X: 'K',
  Y: 'ET',
  Z: 'AMW',
};

/** Every assigned code, and XK. */
export const countryCodes = (): readonly string[] =>
  Object.entries(SECOND_LETTERS).flatMap(([first, seconds]) => Array.from(seconds, (second) => first + second));

let codes: ReadonlySet<string> | undefined;

/** True for an assigned code, and for XK. */
export function isCountry(code: string): boolean {
  codes ??= new Set(countryCodes());
  return codes.has(code);
}

/** True for two capital letters, whether or not they are assigned. */
export const hasCountryForm = (code: string): boolean => /^[A-Z]{2}$/.test(code);

/** True for what a code begins with: nothing, its first letter, or all of it. */
export const isCountryStart = (text: string): boolean => text === '' || Object.hasOwn(SECOND_LETTERS, text) || isCountry(text);
