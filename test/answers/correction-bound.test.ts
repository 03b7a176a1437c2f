/** Of the corrections that `explain` offers, at most one in a hundred is wrong. Measured for each country by `scripts/measure-corrections.ts`. */
import { expect, test } from 'vitest';
import { apply } from '../../src/characters/correction.js';
import { explain } from '../../src/full.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { Random } from '../fuzz/random.js';
import { engine } from './explained.js';
import { iban } from './instructions.js';
import { type Slip, slips } from './slips.js';
import { soundIban } from './sound-ibans.js';

/** Where the most is offered; in France national check digits prove nothing that those of the IBAN do not. */
const codes = ['AT', 'BE', 'DE', 'ES', 'FR', 'HR', 'IT', 'NL', 'NO', 'PL'];

/** How many of so many texts, of each country in turn, are corrected, and how many wrongly. */
function rates({ make }: Slip, texts: number): { readonly right: number; readonly wrong: number } {
  const random = new Random(2026);
  let [right, wrong] = [0, 0];
  for (let index = 0; index < texts; index++) {
    const code = codes[index % codes.length] as string;
    const country = allCountries.withIban(code);
    const meant = soundIban(code, random, engine);
    const typed = country && meant && make(meant, random, country);
    const correction = typed && typed !== meant ? explainedCorrection(typed) : undefined;
    if (correction === undefined) continue;
    if (correction === meant) right += 1;
    else wrong += 1;
  }
  return { right: right / texts, wrong: wrong / texts };
}

function explainedCorrection(typed: string): string | undefined {
  const [correction] = explain(iban(typed), engine).alerts.flatMap((alert) => alert.correction ?? []);
  return correction && apply(typed, correction);
}

test('nine in a hundred faulty IBANs have two wrong digits: of a hundred corrections, at most one is wrong', () => {
  const [one, two] = [rates(slips['one wrong digit'] as Slip, 50), rates(slips['two wrong digits'] as Slip, 150)];
  expect(one.right).toBeGreaterThan(0.3);
  expect(one.wrong).toBe(0);
  expect(two.wrong * 0.09).toBeLessThan(0.01 * one.right * 0.91);
});
