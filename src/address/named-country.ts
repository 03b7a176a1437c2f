/** The country written as a piece of its own, with its neighbours: `Mayotte, France`, `Jersey, Channel Islands`, `Chile` and below it `CL`. */

import { arabicTownsOfTheSameName, cityStates, townsOfTheSameName, widerPlaces } from '../../rules/addresses/countries.js';
import { countryOfName, countryOfTwoPieces } from './country-name.js';
import { layoutOf, nameKey, parentOf } from './facts.js';
import { hasPostCode } from './post-code.js';
import type { AddressPiece } from './text.js';

/** How far from the end of the address its country may stand. */
const LAST_PIECES = 3;

export const isWiderPlace = (piece: AddressPiece | undefined): boolean =>
  piece !== undefined && widerPlaces.some((name) => nameKey(name) === nameKey(piece.text));

/** The country written as a piece of its own, and the pieces that say it. */
export interface NamedCountry {
  readonly country: string;
  readonly pieces: readonly AddressPiece[];
}

/** `119991, Российская Федерация, Москва, Ленинские горы, д. 1`: behind the post code, where the country has the town before the street. */
const placeBehindCode = (pieces: readonly AddressPiece[]): number =>
  pieces.findIndex(({ text }, at) => {
    const before = pieces[at - 1];
    const country = before === undefined || !/^\d+$/.test(before.text) ? undefined : countryOfName(text);
    return country !== undefined && before !== undefined && /C.*A/.test(layoutOf(country)) && hasPostCode([before], country);
  });

export function namedCountry(pieces: readonly AddressPiece[]): NamedCountry | undefined {
  const last = pieces.length - 1;
  const places = [...pieces.keys()].slice(-LAST_PIECES).reverse();
  if (pieces.length > LAST_PIECES) places.push(0);
  const behindCode = placeBehindCode(pieces);
  if (behindCode > 0 && !places.includes(behindCode)) places.push(behindCode);
  for (const at of places) {
    const ofTwo = countryOfTwoPieces(pieces[at - 1], pieces[at]);
    if (ofTwo !== undefined) return { country: ofTwo, pieces: pieces.slice(at - 1, at + 1) };
    const country = countryOfName(pieces[at]?.text ?? '');
    if (country === undefined || (at !== last && cityStates.includes(country) && at === 0)) continue;
    return withNeighbours(pieces, at, country);
  }
  return undefined;
}

export const isNamedLikeTown = (country: string): boolean => cityStates.includes(country) || townsOfTheSameName.includes(country);

/** `Mayotte, France`: the territory is the country, and both are taken; `Jersey, Channel Islands`. */
function withNeighbours(pieces: readonly AddressPiece[], at: number, country: string) {
  const behind = pieces[at + 1];
  // `Chile`, and below it `CL`
  const taken = [pieces[at], ...(isWiderPlace(behind) || (behind?.text === country && at + 2 === pieces.length) ? [behind] : [])];
  const neighbour = pieces[at - 1];
  const other = neighbour === undefined ? undefined : countryOfName(neighbour.text);
  const isTerritory = other !== undefined && parentOf(other) === country;
  const isTwice = (other === country || neighbour?.text === country) && at > 1 && !cityStates.includes(country);
  const [name, before] = [pieces[at], pieces[at - 2]].map((piece) => nameKey(piece?.text ?? ''));
  const isTown = isNamedLikeTown(country) || arabicTownsOfTheSameName.includes(`${name}`);
  if (isTerritory || (isTwice && (!isTown || before?.endsWith(`${name}`)))) taken.unshift(neighbour);
  return { country: isTerritory ? other : country, pieces: taken.filter((piece) => piece !== undefined) };
}
