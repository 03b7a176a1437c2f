/**
 * Splits a line of an address into street and house number, as far as that is certain. A line in doubt stays as it is.
 *
 * The gotcha is numbers that are no house numbers: `Rua 25 de Abril`, `9 Mile Road` and `3 Maja` are streets, `Piso 2` is a floor.
 */
import { numberFirst, numberLast } from '../../rules/words/house-numbers.js';
import { countsElse, floorBefore, houseNumber, isNameWithNumber, isNoName, meansStreet, ordinal } from '../../rules/words/street-lines.js';
import { isPostBox } from './address-text.js';

/** The parts of a line, by the names of the contract. */
export interface StreetParts {
  readonly floor?: string;
  readonly buildingNumber?: string;
  readonly streetName: string;
}

/** A longer line is no line. */
const MAX_LINE = 140;

/** The digits of `42nd Street` belong to its name. */
const BEFORE = /* @__PURE__ */ new RegExp(`^(${houseNumber})(?:(,) ?| )(${ordinal}\\D{3,})$`);

const BEHIND = /* @__PURE__ */ new RegExp(`^([^\\d,]{3,}),? (${houseNumber})$`);

/** As many houses as one address may span. */
const MAX_SPAN = 30;

/** One number, or two that go up: `336-211` and `25-104` are a house and a flat. */
function isHouseNumber(text: string): boolean {
  const [from = '', to] = text.split('-').map((part) => part.trim());
  if (to === undefined) return true;
  const span = Number.parseInt(to, 10) - Number(from);
  return span > 0 && span <= MAX_SPAN;
}

/** By the custom of the country; in any country where a comma, or a word that means street, says so. */
function splitBefore(line: string, country: string): StreetParts | undefined {
  const [, buildingNumber = '', comma, streetName = ''] = BEFORE.exec(line) ?? [];
  const isUnclear = buildingNumber.includes('/') || !isHouseNumber(buildingNumber) || isNameWithNumber.test(streetName);
  if (buildingNumber === '' || isUnclear) return undefined;
  const isFirst = numberFirst.includes(country) || meansStreet.test(streetName) || (comma !== undefined && !/[,:;]/.test(streetName));
  return isFirst ? { buildingNumber, streetName } : undefined;
}

function splitBehind(line: string): StreetParts | undefined {
  const [, streetName = '', buildingNumber = ''] = BEHIND.exec(line) ?? [];
  if (buildingNumber === '' || !isHouseNumber(buildingNumber)) return undefined;
  return countsElse.test(streetName) || isNoName.test(streetName) ? undefined : { streetName, buildingNumber };
}

/** A floor stands before a number that stands before its street. */
function splitFloor(line: string, country: string): StreetParts | undefined {
  const [prefix = '', floor = ''] = floorBefore.exec(line) ?? [];
  const rest = prefix === '' ? undefined : splitBefore(line.slice(prefix.length), country);
  return rest && { floor, ...rest };
}

/**
 * Splits a line into street, house number and floor, by the custom of the country: `7 Westferry Circus` in GB, `Kaiserstrasse 15` in DE.
 *
 * @example
 * splitStreet('Level 17, 530 Collins Street', 'AU')
 * // { floor: 'Level 17', buildingNumber: '530', streetName: 'Collins Street' }
 */
export function splitStreet(line: string, country: string): StreetParts {
  if (line.length > MAX_LINE || !/\d/.test(line) || isPostBox(line)) return { streetName: line };
  const found = splitBefore(line, country) ?? splitFloor(line, country) ?? (numberLast.includes(country) ? splitBehind(line) : undefined);
  return found ?? { streetName: line };
}

/** True where a word of the name means street. */
export const hasStreetWord = (name: string): boolean => meansStreet.test(name);
