/** Cities that are countries, and countries with the name of their chief town: the name is both. */
import { cityStates, townsOfTheSameName } from '../../rules/addresses/countries.js';
import type { Draft } from './draft.js';
import { countryOfName } from './facts.js';
import type { Piece } from './text.js';

/** A city that is a country: its name is its town, unless it stands beside the post code anyway. */
export function takeCityState(draft: Draft, country: string): boolean {
  if (!cityStates.includes(country)) return false;
  const names = (piece: Piece) => countryOfName(piece.text.replace(/\S*\d\S*/g, '')) === country;
  return draft.pieces.some(names) ? false : takeName(draft);
}

/** Where no other town is named, the chief town, which has the name of the country. */
export const takeChiefTown = (draft: Draft, country: string): boolean =>
  [...cityStates, ...townsOfTheSameName].includes(country) && draft.pieces.length > 0 && takeName(draft);

function takeName(draft: Draft): boolean {
  const range = draft.used.country?.[0];
  return range !== undefined && draft.takeBack('townName', range);
}
