/** Inputs for comparisons: valid numbers, and the same numbers corrupted. */
import fc from 'fast-check';
import type { Identifier } from '../../rules/vocabulary/identifier.js';
import { compileLayout } from '../../src/identifiers/country/layout.js';
import { checkDigits } from '../../src/identifiers/iban/read.js';
import { bbansOf, compiledCountries } from '../rules/bbans.js';
import { numbersLike } from '../rules/creditor-numbers.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A typing mistake at one position of a text; `chance` selects a variant. */
type TypingMistake = (text: string, at: number, chance: number) => string;

const replaceCharacter = (text: string, at: number, character: string): string => text.slice(0, at) + character + text.slice(at + 1);

const TYPING_MISTAKES: readonly TypingMistake[] = [
  // another digit
  (text, at, chance) =>
    /\d/.test(text.charAt(at)) ? replaceCharacter(text, at, String((Number(text.charAt(at)) + 1 + (chance % 9)) % 10)) : text,
  // two neighbours swapped
  (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  // one left out, one doubled, the rest cut off
  (text, at) => replaceCharacter(text, at, ''),
  (text, at) => text.slice(0, at + 1) + text.slice(at),
  (text, at) => text.slice(0, at),
  // a letter
  (text, at, chance) => replaceCharacter(text, at, LETTERS.charAt(chance % 26)),
];

/** Corrupts half of the texts. */
export const orCorrupted = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    texts,
    fc
      .tuple(texts, fc.constantFrom(...TYPING_MISTAKES), fc.nat(1000), fc.nat(1000))
      .map(([text, mistake, at, chance]) => mistake(text, at % Math.max(1, text.length), chance)),
  );

/** Appends the check digits to generated digits. */
export const withCheckDigits = (body: fc.Arbitrary<string>, complete: (text: string) => string): fc.Arbitrary<string> =>
  body.map((text) => text + complete(text));

export const digits = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((list) => list.join(''));

/** Generates texts that match a pattern; undefined where it has a lookahead, which fast-check does not support. */
function textsMatching(pattern: RegExp): fc.Arbitrary<string> | undefined {
  return /\(\?[!=]/.test(pattern.source) ? undefined : fc.stringMatching(pattern);
}

/** Generates numbers of an identifier from its pattern and its layout, most of them with correct check digits. */
export function numbersOf(identifier: Identifier, examples: readonly string[]): fc.Arbitrary<string> {
  const { spans, length } = compileLayout(identifier.layout);
  const patterned = identifier.pattern && textsMatching(identifier.pattern);
  if (patterned === undefined) return numbersLike(identifier, examples);
  const whole = patterned
    .filter((text) => text.length === length)
    .map((text) => {
      let result = text;
      for (const check of identifier.checks ?? []) result = check.compile(spans).complete?.(result) ?? result;
      return result;
    });
  return fc.oneof({ weight: 3, arbitrary: whole }, numbersLike(identifier, examples));
}

/** IBANs of every country: valid, corrupted, and corrupted with recomputed check digits. */
export const ibans: fc.Arbitrary<string> = fc.oneof(
  ...compiledCountries
    .filter(({ rule }) => rule.hasIban !== false)
    .map((country) => {
      const { code } = country.rule;
      const withDigits = (bban: string): string => code + checkDigits(code, bban) + bban;
      const bbans = bbansOf(country);
      const corrupted = orCorrupted(bbans).filter((bban) => /^[A-Z\d]+$/.test(bban));
      return fc.oneof(orCorrupted(bbans.map(withDigits)), corrupted.map(withDigits));
    }),
);

const letter = fc.constantFrom(...LETTERS);
const character = fc.oneof({ weight: 3, arbitrary: letter }, fc.nat(9).map(String));

/** BICs, a fifth of them with digits in the party prefix, some with unknown countries. */
export const bics: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.tuple(letter, letter, letter, letter) }, fc.tuple(letter, character, character, letter)),
    fc.oneof(
      fc.constantFrom('DE', 'FR', 'XK', 'US'),
      fc.tuple(letter, letter).map((two) => two.join('')),
    ),
    fc.tuple(character, character),
    fc.option(fc.tuple(character, character, character), { nil: [] }),
  )
  .map(([party, country, location, branch]) => [...party, country, ...location, ...branch].join(''));
