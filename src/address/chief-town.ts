/**
 * A subdivision that has the name of its chief town, behind another name: `08870 Sitges, Barcelona` is a town of the province, `08001 El Raval, Barcelona` a quarter
 * of the chief town. In some countries the post code tells which.
 */
import { beforeNameOfChiefTown, codesOfChiefTowns } from '../../rules/addresses/chief-towns.js';
import { namedAfterTowns } from '../../rules/addresses/countries.js';
import type { AddressDraft } from './draft.js';
import {
  isLargeTown,
  isNameOfTown,
  isNoPartOfTown,
  isProvinceBehind,
  isRegion,
  isRegionOrTown,
  isSubdivision,
  isTownAsSubdivision,
  nameKey,
} from './facts.js';
import { pattern, patternsOf } from './patterns.js';
import { type AddressPiece, fold } from './text.js';

const CODE_OF_SUBDIVISION = /^[A-Z]{2,3}$/;

/** True for a subdivision that has the name of its chief town. */
const isNamedAfterTown = (text: string, country: string): boolean =>
  isRegionOrTown(text, country) ||
  isTownAsSubdivision(text, country) ||
  (namedAfterTowns.includes(country) && isSubdivision(text, country) && !isRegion(text, country) && !isNoPartOfTown(text, country));

const chiefCodesIn = /* @__PURE__ */ patternsOf(codesOfChiefTowns);

/** Whether the post code is one of a chief town: undefined where nothing tells. */
export const hasChiefCode = ({ address: { postCode } }: AddressDraft, country: string): boolean | undefined =>
  postCode === undefined ? undefined : chiefCodesIn(country)?.test(postCode);

/** Whether a name is that of the chief town, and not of its subdivision, by the post code. Undefined where nothing tells, or where it is no such name. */
export function isChiefTown(text: string, draft: AddressDraft, country: string): boolean | undefined {
  const isChief = CODE_OF_SUBDIVISION.test(text) ? undefined : hasChiefCode(draft, country);
  return isChief !== undefined && isNamedAfterTown(text, country) ? isChief : undefined;
}

const BEFORE_NAME = /* @__PURE__ */ pattern(() => beforeNameOfChiefTown);

/** True for the chief town in its full name, or the same: `Santiago de Querétaro, Querétaro`, `Las Palmas de Gran Canaria, Las Palmas`. */
function isNamedAs(town: string, subdivision: string): boolean {
  const [whole, name] = [fold(town), fold(subdivision)];
  if (nameKey(whole) === nameKey(name) || whole.startsWith(`${name} `) || whole.startsWith(`${name}-`)) return true;
  return whole.endsWith(` ${name}`) && BEFORE_NAME().test(whole.slice(0, -name.length - 1));
}

/** Takes the chief town from behind the name of a quarter, where the post code tells that it is one. True where it did. */
export function takeChiefTownBehind(draft: AddressDraft, quarter: AddressPiece, country: string): boolean {
  const next = draft.pieces[draft.pieces.indexOf(quarter) + 1];
  if (next === undefined || isLargeTown(quarter.text, country) || isChiefTown(next.text, draft, country) !== true) return false;
  if (isNamedAs(quarter.text, next.text) || !draft.take('townName', next)) return false;
  draft.doubt('quarter-or-town');
  return true;
}

/** Notes that the town may be a quarter of the chief town behind it, unless the post code is one of another town. */
export function doubtQuarterOfChiefTown(draft: AddressDraft, country: string): void {
  const { townName, countrySubdivision } = draft.address;
  if (townName === undefined || countrySubdivision === undefined || CODE_OF_SUBDIVISION.test(countrySubdivision)) return;
  if (!isNamedAfterTown(countrySubdivision, country) || isLargeTown(townName, country) || hasProvinceSign(draft, country)) return;
  if (!isNamedAs(townName, countrySubdivision) && isChiefTown(countrySubdivision, draft, country) !== false) draft.doubt('quarter-or-town');
}

/** `Manavgat/Antalya`: the way in which a country writes a town and its province. */
function hasProvinceSign(draft: AddressDraft, country: string): boolean {
  const [town, subdivision] = [draft.used.townName?.[0], draft.used.countrySubdivision?.[0]];
  if (town === undefined || subdivision === undefined || town.line !== subdivision.line) return false;
  const before = draft.textOf({ line: town.line, start: town.start, end: subdivision.start });
  return !before.includes(',') && isProvinceBehind(before.trimEnd(), country);
}

/** True where a subdivision alone stands beside the post code, in the place of the town: `5 MG Road`, below it `Kerala 682001`. */
export function isOnlySubdivisionNamed({ address: { townName, postCode, countrySubdivision } }: AddressDraft, country: string): boolean {
  if (townName === undefined || postCode === undefined || countrySubdivision !== undefined || !isSubdivision(townName, country))
    return false;
  if (namedAfterTowns.includes(country)) return isRegion(townName, country) || isNoPartOfTown(townName, country);
  return !isTownAsSubdivision(townName, country) && !isLargeTown(townName, country) && !isNameOfTown(townName, country);
}
