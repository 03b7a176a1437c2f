/** What makes a text that stands where the town stands doubtful. */
import { lazy } from '../../rules/lazy.js';
import { BELONGS_BEFORE } from './country.js';
import { isSubdivision, isTownAsSubdivision } from './facts.js';
import type { Piece } from './text.js';

/** True where the last words are a subdivision, and nothing says whether they belong to the name of the town: `Laoag City Ilocos Norte`. */
export function endsInSubdivision({ text, folded }: Piece, country: string): boolean {
  if (isTownAsSubdivision(text, country)) return false;
  return [...text.matchAll(/[^\s/-]+/g)].slice(1).some(({ index }) => {
    return !BELONGS_BEFORE.test(folded.slice(0, index).trim()) && isSubdivision(text.slice(index), country);
  });
}

const STREET_INSIDE = /* @__PURE__ */ lazy(() => /\p{L} (?:road|street|avenue|rd|ave)\.? \p{L}/u);

/** True for a town that may hold more than a town. */
export const isDoubtful = (town: Piece, country: string): boolean => STREET_INSIDE().test(town.folded) || endsInSubdivision(town, country);
