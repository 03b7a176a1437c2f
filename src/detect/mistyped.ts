/**
 * IBANs behind their label with one slip of the hand: a character mistyped, left out, doubled, or swapped with its neighbour.
 *
 * Check digits of the IBAN alone let one wrong edit in a hundred through, and there are more than a thousand. So a slip is mended only where the country
 * has check digits of its own, and exactly one edit passes both.
 */
import { apply, correctIban } from '../engine/correct.js';
import type { Countries } from '../identifiers/countries.js';
import { inspect } from '../identifiers/iban-inspection.js';
import { electronic } from '../identifiers/text.js';
import type { FoundIban } from './ibans.js';
import type { Place } from './places.js';

const WRITTEN = /[A-Za-z]{2}[ \u00a0]?\d{2}(?:[ \u00a0-]?[A-Za-z0-9]){10,36}(?![A-Za-z0-9])/y;

/** As many IBANs as are tried in one text: each takes some thousand checks. */
const MOST_TRIED = 8;

function mendAt(text: string, { at, limit }: Place, countries: Countries): FoundIban | undefined {
  WRITTEN.lastIndex = 0;
  const written = WRITTEN.exec(text.slice(at, Math.min(limit, at + 64)))?.[0].trimEnd();
  if (written === undefined) return undefined;
  const value = electronic(written);
  const country = countries.startOf(value);
  if (country === undefined || Math.abs(value.length - country.layout.length - 4) > 1) return undefined;
  const edit = correctIban(value, (candidate) => {
    const { problem, nationalCheck, country: own } = inspect(candidate, countries);
    return own === country && problem === undefined && nationalCheck === 'passed';
  });
  return edit && { value: apply(value, edit), start: at, end: at + written.length, isRepaired: true };
}

/** The mended IBANs of the places behind the label IBAN where none was found. */
export function mendMistyped(
  text: string,
  places: readonly Place[],
  found: readonly FoundIban[],
  countries: Countries,
): readonly FoundIban[] {
  const starts = new Set(found.map(({ start }) => start));
  const tried = places
    .filter(({ at, meanings }) => !starts.has(at) && meanings.some(({ meaning }) => meaning === 'iban'))
    .slice(0, MOST_TRIED);
  return tried.flatMap((place) => mendAt(text, place, countries) ?? []);
}
