/** IBANs that raise no alert, at banks of the directory where there is one. */
import { ibans } from '../../rules/index/ibans.js';
import { type Engine, validate } from '../../src/full.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { generateAccount } from '../../src/identifiers/generated-number.js';
import type { Random } from '../fuzz/random.js';
import { iban } from './instructions.js';

export const codes: readonly string[] = Object.keys(ibans);

/** Not every bank has a number for each beginning, and some numbers look made up. */
const TRIALS = 50;

/** A sound IBAN of a country; undefined where none could be made. */
export function soundIban(code: string, random: Random, engine: Engine): string | undefined {
  const country = allCountries.withIban(code);
  if (country === undefined) return undefined;
  const banks = engine.data.banks(code);
  for (let trial = 0; trial < TRIALS; trial++) {
    const bankCode = banks?.sample(random.below(2 ** 31))?.bankCode ?? '';
    const made = generateAccount(country, random.below(2 ** 31), bankCode, engine.data.tables())?.iban;
    if (made !== undefined && validate(iban(made), engine).status === 'OK') return made;
  }
  return undefined;
}
