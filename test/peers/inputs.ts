/** What is put before us and a peer: numbers that hold, and the same numbers spoilt. */
import fc from 'fast-check';
import type { Identifier } from '../../rules/vocabulary/identifier.js';
import { checkDigits } from '../../src/identifiers/iban.js';
import { compileLayout } from '../../src/identifiers/layout.js';
import { bbansOf, compiledCountries } from '../rules/bbans.js';
import { numbersLike } from '../rules/creditor-numbers.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A slip of the hand at one place of a text; `chance` says which of several. */
type Slip = (text: string, at: number, chance: number) => string;

const replaced = (text: string, at: number, character: string): string => text.slice(0, at) + character + text.slice(at + 1);

const SLIPS: readonly Slip[] = [
  // another digit
  (text, at, chance) => (/\d/.test(text.charAt(at)) ? replaced(text, at, String((Number(text.charAt(at)) + 1 + (chance % 9)) % 10)) : text),
  // two neighbours the other way round
  (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  // one left out, one twice, the rest cut off
  (text, at) => replaced(text, at, ''),
  (text, at) => text.slice(0, at + 1) + text.slice(at),
  (text, at) => text.slice(0, at),
  // a letter
  (text, at, chance) => replaced(text, at, LETTERS.charAt(chance % 26)),
];

/** Half of them as they are, half of them spoilt. */
export const orSpoilt = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    texts,
    fc
      .tuple(texts, fc.constantFrom(...SLIPS), fc.nat(1000), fc.nat(1000))
      .map(([text, slip, at, chance]) => slip(text, at % Math.max(1, text.length), chance)),
  );

/** Digits, and the check digits that belong to them. */
export const completed = (body: fc.Arbitrary<string>, complete: (text: string) => string): fc.Arbitrary<string> =>
  body.map((text) => text + complete(text));

export const digits = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((list) => list.join(''));

/** Texts that a pattern allows; undefined where it looks ahead, which cannot be turned round. */
function matching(pattern: RegExp): fc.Arbitrary<string> | undefined {
  return /\(\?[!=]/.test(pattern.source) ? undefined : fc.stringMatching(pattern);
}

/** Numbers of an identifier: by its pattern and by its layout, most of them with their check digits. */
export function numbersOf(identifier: Identifier, examples: readonly string[]): fc.Arbitrary<string> {
  const { spans, length } = compileLayout(identifier.layout);
  const patterned = identifier.pattern && matching(identifier.pattern);
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

/** IBANs of every country, also spoilt, and spoilt with check digits that hold again. */
export const ibans: fc.Arbitrary<string> = fc.oneof(
  ...compiledCountries
    .filter(({ rule }) => rule.hasIban !== false)
    .map((country) => {
      const { code } = country.rule;
      const withDigits = (bban: string): string => code + checkDigits(code, bban) + bban;
      const bbans = bbansOf(country);
      const spoilt = orSpoilt(bbans).filter((bban) => /^[A-Z\d]+$/.test(bban));
      return fc.oneof(orSpoilt(bbans.map(withDigits)), spoilt.map(withDigits));
    }),
);

const letter = fc.constantFrom(...LETTERS);
const character = fc.oneof({ weight: 3, arbitrary: letter }, fc.nat(9).map(String));

/** BICs, a fifth of them with digits in front; not all of their countries are there. */
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
