/** Cities that are countries, and countries with the name of their chief town: the name is both. */

import { cityStates, townsOfTheSameName } from '../../rules/addresses/countries.js';
import { trailingCountry } from './country.js';
import { countryOfName } from './country-name.js';
import type { AddressDraft } from './draft.js';
import type { AddressPiece } from './text.js';

/** Takes the name of a city state as the town, unless it stands a second time beside the post code, where it is found as any town is. */
export function takeCityState(draft: AddressDraft, country: string): boolean {
  if (!cityStates.includes(country)) return false;
  if (isNamedByCode(draft) && takeNameAboveCode(draft, country)) return true;
  const names = (piece: AddressPiece) => countryOfName(piece.text.replace(/\S*\d\S*/g, '')) === country;
  return draft.pieces.some(names) ? false : takeName(draft);
}

/** True where the text has the code of the country and not its name. */
export const isNamedByCode = (draft: AddressDraft): boolean =>
  draft.used.country?.every((range) => /^[A-Z]{2}$/.test(draft.textOf(range))) === true;

/** `12 Long Road SINGAPORE 560456`, and below it `SG` */
function takeNameAboveCode(draft: AddressDraft, country: string): boolean {
  const last = draft.pieces.at(-1);
  const name = last && { ...last, text: last.text.replace(/[ -]+\d[\d -]*$/, '') };
  const start = name && trailingCountry(name, (named) => named === country);
  return name !== undefined && start !== undefined && draft.take('townName', last as AddressPiece, start, name.start + name.text.length);
}

/** Takes the name of the country as the town where no other town is named, and the chief town has this name. */
export const takeChiefTown = (draft: AddressDraft, country: string): boolean =>
  [...cityStates, ...townsOfTheSameName].includes(country) && draft.pieces.length > 0 && takeName(draft);

function takeName(draft: AddressDraft): boolean {
  const range = draft.used.country?.[0];
  if (range === undefined) return false;
  const text = draft.textOf(range);
  // `Hong Kong SAR China`, `Macau MO`
  const short = [...text.matchAll(/ /g)].find(({ index }) => countryOfName(text.slice(0, index)) === countryOfName(text));
  return draft.takeFromCountry('townName', range, range.start + (short?.index ?? text.length));
}
