/**
 * Generates IBANs of every country, all different. Nine of ten are valid, national check digits included. Half of the others have a wrong
 * digit; in the other half the check digits are recomputed for it, so that only the national ones can detect it.
 */
import fc from 'fast-check';
import { isValid } from '../../src/identifiers/iban/iban.js';
import { checkDigits } from '../../src/identifiers/iban/read.js';
import { bbansOf, compiledCountries } from '../../test/rules/bbans.js';
import { createRandom, type Random } from './random.js';

const COUNT = 10_000;
const SEED = 20_261_120;

/** Replaces one digit at or behind `from`; returns the text unchanged where there is none. */
function replaceDigit(text: string, from: number, { below, pick }: Random): string {
  const places = [...text].flatMap((character, at) => (at >= from && /\d/.test(character) ? [at] : []));
  const at = places.length === 0 ? text.length : pick(places);
  return (
    text.slice(0, at) + text.slice(at, at + 1).replace(/\d/, (digit) => String((Number(digit) + 1 + below(9)) % 10)) + text.slice(at + 1)
  );
}

/** Replaces a digit of the BBAN, and recomputes the check digits. */
function replaceBbanDigit(text: string, numbers: Random): string {
  const [country, bban] = [text.slice(0, 2), replaceDigit(text.slice(4), 0, numbers)];
  return country + checkDigits(country, bban) + bban;
}

/** Generates valid IBANs. The countries alternate, so that neighbours never share a layout. */
export function generateIbans(): readonly string[] {
  const each = Math.ceil(COUNT / compiledCountries.length);
  const byCountry = compiledCountries.map((country, at) => {
    const { code } = country.rule;
    const bbans = fc.sample(bbansOf(country), { numRuns: each * 2, seed: SEED + at });
    const ibans = bbans.map((bban) => code + checkDigits(code, bban) + bban).filter((text) => isValid(text));
    return [...new Set(ibans)].slice(0, each);
  });
  return Array.from({ length: each }, (_, at) => byCountry.flatMap((ibans) => ibans[at] ?? []))
    .flat()
    .slice(0, COUNT);
}

/** Corrupts one in ten. */
export function corruptSome(valid: readonly string[]): readonly string[] {
  const numbers = createRandom();
  const corrupt = (text: string, at: number): string => {
    if (at % 10 !== 9) return text;
    return at % 20 === 9 ? replaceDigit(text, 2, numbers) : replaceBbanDigit(text, numbers);
  };
  return [...new Set(valid.map(corrupt))];
}

/** Puts a wrong digit into one in three. */
export function corruptThird(valid: readonly string[]): readonly string[] {
  const numbers = createRandom();
  return [...new Set(valid.map((text, at) => (at % 3 === 2 ? replaceDigit(text, 2, numbers) : text)))];
}

/** Writes IBANs as people do: in groups of four, a third in lower case, a third with hyphens. */
export function formatAsWritten(ibans: readonly string[]): readonly string[] {
  return ibans.map((text, at) => {
    const groups = text.match(/.{1,4}/g) ?? [];
    return at % 3 === 0 ? groups.join(' ').toLowerCase() : groups.join(at % 3 === 1 ? ' ' : '-');
  });
}
