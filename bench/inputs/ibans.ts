/**
 * IBANs of every country, all different: nine of ten sound, with national check digits that hold. Of the others every second has a wrong digit, and
 * every second one for which the two check digits make up, so that at most the national ones tell.
 */
import fc from 'fast-check';
import { checkDigits, isValid } from '../../src/identifiers/iban.js';
import { bbansOf, compiledCountries } from '../../test/rules/bbans.js';
import { type Random, random } from './random.js';

const COUNT = 10_000;
const SEED = 20_261_120;

/** The text with one of its digits from there on replaced by another; as it is where there is none. */
function withAnotherDigit(text: string, from: number, { below, pick }: Random): string {
  const places = [...text].flatMap((character, at) => (at >= from && /\d/.test(character) ? [at] : []));
  const at = places.length === 0 ? text.length : pick(places);
  return (
    text.slice(0, at) + text.slice(at, at + 1).replace(/\d/, (digit) => String((Number(digit) + 1 + below(9)) % 10)) + text.slice(at + 1)
  );
}

function resealed(text: string, numbers: Random): string {
  const [country, bban] = [text.slice(0, 2), withAnotherDigit(text.slice(4), 0, numbers)];
  return country + checkDigits(country, bban) + bban;
}

/** Sound IBANs, one country after the other and round again: neighbours never share a layout. */
export function soundIbans(): readonly string[] {
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

export function someWrong(sound: readonly string[]): readonly string[] {
  const numbers = random();
  const spoilt = (text: string, at: number): string => {
    if (at % 10 !== 9) return text;
    return at % 20 === 9 ? withAnotherDigit(text, 2, numbers) : resealed(text, numbers);
  };
  return [...new Set(sound.map(spoilt))];
}

/** As people write them: groups of four; a third in lower case, a third with hyphens. */
export function asWritten(ibans: readonly string[]): readonly string[] {
  return ibans.map((text, at) => {
    const groups = text.match(/.{1,4}/g) ?? [];
    return at % 3 === 0 ? groups.join(' ').toLowerCase() : groups.join(at % 3 === 1 ? ' ' : '-');
  });
}
