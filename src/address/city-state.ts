/** Cities that are countries, and countries with the name of their chief town: the name is both. */

import { cityStates, townsOfTheSameName } from '../../rules/addresses/countries.js';
import { countryOfName } from './country-name.js';
import type { Draft } from './draft.js';
import type { Piece } from './text.js';

/** Takes the name of a city state as the town, unless it stands a second time beside the post code, where it is found as any town is. */
export function takeCityState(draft: Draft, country: string): boolean {
  if (!cityStates.includes(country)) return false;
  const names = (piece: Piece) => countryOfName(piece.text.replace(/\S*\d\S*/g, '')) === country;
  return draft.pieces.some(names) ? false : takeName(draft);
}

/** Takes the name of the country as the town where no other town is named, and the chief town has this name. */
export const takeChiefTown = (draft: Draft, country: string): boolean =>
  [...cityStates, ...townsOfTheSameName].includes(country) && draft.pieces.length > 0 && takeName(draft);

function takeName(draft: Draft): boolean {
  const range = draft.used.country?.[0];
  return range !== undefined && draft.takeFromCountry('townName', range);
}
