/** BBANs made up for a country: they fit its layout, and every national check that needs no table holds. */

import fc from 'fast-check';
import type { Outcome } from '../../rules/vocabulary/check.js';
import { type BoundCheck, type CompiledCountry, compileCountry } from '../../src/identifiers/country/layout.js';
import { countryModules } from './countries.js';

export const compiledCountries: readonly CompiledCountry[] = countryModules.map(({ rule, account }) =>
  compileCountry(rule, account.inIban),
);

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Text whose characters are of these classes, one a place. */
const textOfClasses = (classes: string): fc.Arbitrary<string> =>
  fc.array(fc.nat(35), { minLength: classes.length, maxLength: classes.length }).map((ranks) =>
    ranks
      .map((rank, at) => {
        const characterClass = classes.charAt(at);
        if (characterClass === 'n') return rank % 10;
        return ALPHABET.charAt(characterClass === 'a' ? 10 + (rank % 26) : rank);
      })
      .join(''),
  );

const holds = (outcome: Outcome): boolean => outcome !== 'failed';

/** The BBAN with a check's digits put right; undefined where no digits can be. */
function settled(bban: string, check: BoundCheck, { layout }: CompiledCountry): string | undefined {
  if (check.complete !== undefined) return check.complete(bban);
  const end = Math.max(...check.fields.map((field) => layout.spans[field]?.end ?? 0));
  return Array.from({ length: 100 }, (_, tail) => bban.slice(0, end - 2) + String(tail).padStart(2, '0') + bban.slice(end)).find(
    (candidate) => holds(check.verify(candidate)),
  );
}

/** BBANs of one country. */
export function bbansOf(country: CompiledCountry): fc.Arbitrary<string> {
  const { layout, facts, checks } = country;
  return textOfClasses(layout.classes)
    .map((text) => {
      let bban: string | undefined = text;
      for (const [field, constant] of Object.entries(facts.constants ?? {})) {
        const { start, end } = layout.spans[field] ?? { start: 0, end: 0 };
        bban = bban.slice(0, start) + constant + bban.slice(end);
      }
      for (const check of checks) bban = bban && holds(check.verify(bban)) ? bban : bban && settled(bban, check, country);
      return bban;
    })
    .filter((bban) => bban !== undefined);
}
