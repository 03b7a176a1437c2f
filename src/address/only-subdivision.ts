/** The pieces are read from the last to the first: whether one is a subdivision or a district, so that the town is a piece before it. */

import { districtsOfChiefTown, namedAfterTowns, townsBeforeSubdivision, townsOfTheSameName } from '../../rules/addresses/countries.js';
import { countyInside } from '../../rules/addresses/districts.js';
import { isChiefTown } from './chief-town.js';
import { countryOfName } from './country-name.js';
import type { AddressDraft } from './draft.js';
import { isLargeTown, isRegion, isSubdivision, isSubdivisionCode, isTownAsSubdivision, layoutOf } from './facts.js';
import { isNoTown } from './no-town.js';
import { isBuilding, isCompany, saysDistrict, saysSubdivision } from './parts.js';
import { pattern } from './patterns.js';
import { streetScore } from './street-words.js';
import { type AddressPiece, anyOf } from './text.js';
import { endsInSubdivision } from './town-doubt.js';

/** True for the second of two names in a line, where the layout writes town and subdivision in one line: `Basseterre, Saint Kitts`. */
export function isSecondOfLine({ address, pieces }: AddressDraft, piece: AddressPiece, at: number, country: string): boolean {
  const previous = pieces[at - 1];
  if (endsInSubdivision(piece, country)) return false;
  const isBoth = address.countrySubdivision === undefined && /CS(?: |$)/.test(layoutOf(country)) && previous?.line === piece.line;
  return isBoth && at > 1 && !isNoTown(previous) && !isLargeTown(piece.text, country) && !isBuilding(previous?.folded ?? '');
}

export const isDistrictOnly = (piece: AddressPiece, previous: AddressPiece | undefined, country: string): boolean =>
  saysDistrict(piece.folded) &&
  !isSubdivision(piece.text, country) &&
  previous !== undefined &&
  !isNoTown(previous) &&
  !isBuilding(previous.folded);

/** True for the second of two names alone in their line, `Getafe, Madrid`, where subdivisions are named after towns. */
function isBehindTown({ pieces }: AddressDraft, { line }: AddressPiece, country: string): boolean {
  const [first, second, third] = pieces.filter((piece) => piece.line === line);
  return namedAfterTowns.includes(country) && line > 0 && second !== undefined && third === undefined && !isNoTown(first);
}

/** `Chuo-ku, Tokyo`: a word shows that the name before the subdivision is a town. */
const isCalledTown = (previous: AddressPiece, { folded }: AddressPiece, country: string): boolean =>
  new RegExp(townsBeforeSubdivision[country] ?? '$^', 'u').test(`${previous.folded}, ${folded}`);

const COUNTY_INSIDE = /* @__PURE__ */ pattern(() => ` ${anyOf(countyInside)} `);

/** A subdivision, unless it is the only piece that can be the town. */
export function isOnlySubdivision(draft: AddressDraft, piece: AddressPiece, previous: AddressPiece | undefined, country: string): boolean {
  if (draft.address.countrySubdivision !== undefined && isSubdivision(piece.text, country)) return false;
  // `Vatican City State` above the name of the country is the town
  if (townsOfTheSameName.includes(country) && countryOfName(piece.text) === country) return false;
  if (previous !== undefined && new RegExp(districtsOfChiefTown[country] ?? '$^', 'u').test(previous.folded)) return false;
  if (previous !== undefined && isCalledTown(previous, piece, country)) return true;
  const isChief = previous === undefined ? undefined : isChiefTown(piece.text, draft, country);
  if (isChief === true) return false;
  if (isTownAsSubdivision(piece.text, country) && !isRegion(piece.text, country))
    return isChief === false ? !isNoTown(previous) : isBehindTown(draft, piece, country);
  if (isSubdivisionCode(piece.text, country)) return true;
  if (namedAfterTowns.includes(country) && piece.line !== previous?.line && !isRegion(piece.text, country)) return false;
  // `NAVAN CO MEATH` is a town with its county
  const isTownToo = COUNTY_INSIDE().test(piece.folded) && endsInSubdivision(piece, country);
  const isNamed = isSubdivision(piece.text, country) || (saysSubdivision(piece.folded) && !isTownToo);
  if (!isNamed || previous === undefined || isNoTown(previous) || isCompany(previous.folded)) return false;
  // `Daffodil Close, Providenciales`: a street that only may be one, and no other before it
  const at = draft.pieces.indexOf(previous);
  return streetScore(previous.folded) === 0 || draft.pieces.slice(0, at).some(({ folded }) => streetScore(folded) > 0);
}
