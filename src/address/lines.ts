/**
 * The lines of an address, in the order of its country, the country last.
 *
 * Countries that write the largest part first do so in their own script alone: in Latin letters, the street comes first everywhere.
 */

import { numberFirstInLines } from '../../rules/addresses/countries.js';
import { betweenTownAndSubdivision, latinLayouts } from '../../rules/addresses/layouts.js';
import { usualBox } from '../../rules/addresses/post-boxes.js';
import { largestFirstScripts } from '../../rules/addresses/scripts.js';
import { numberFirst } from '../../rules/words/house-numbers.js';
import type { Address } from '../instruction/payment-instruction.js';
import { countryCodeOf, layoutOf, nameOfCountry } from './facts.js';
import { isPostBoxText } from './parts.js';
import { pattern } from './patterns.js';
import { fold } from './text.js';

type Fields = Readonly<Partial<Record<keyof Address, string>>>;

const joinParts = (parts: readonly (string | undefined)[], by: string): string => parts.filter((part) => part !== undefined).join(by);

/** Number and street, by the custom of the country. */
function streetLine({ streetName, buildingNumber, country = '' }: Fields): string {
  const isFirst = numberFirst.includes(country) || numberFirstInLines.includes(country);
  return joinParts(isFirst ? [buildingNumber, streetName] : [streetName, buildingNumber], ' ');
}

const boxLine = ({ postBox }: Fields): string =>
  postBox === undefined || isPostBoxText(fold(postBox)) ? (postBox ?? '') : `${usualBox} ${postBox}`;

/** Letters in which an address may begin with the largest part. */
const LARGEST_FIRST = /* @__PURE__ */ pattern(() => `[${largestFirstScripts}]`);

function layoutFor(country: string, isLargestFirst: boolean): string {
  const layout = layoutOf(country);
  if (isLargestFirst && /^[ZS]/.test(layout)) return layout;
  const usual = latinLayouts[country] ?? (/^[ZS]/.test(layout) ? 'A ZC S' : layout);
  return `${usual}${usual.includes('A') ? '' : 'A'}`;
}

/** One line of the layout: its parts that the address has, with commas where they are usual. */
function placeLine(letters: string, { postCode, townName, countrySubdivision, country }: Fields): string {
  const text = { Z: postCode, C: townName, S: countrySubdivision };
  const parts = [...letters].map((letter) => [letter, text[letter as keyof typeof text]] as const).filter(([, part]) => part !== undefined);
  return parts.reduce((line, [letter, part], at) => {
    if (at === 0) return part ?? '';
    const isBehindTown = letter === 'S' && parts[at - 1]?.[0] === 'C';
    return `${line}${isBehindTown ? (betweenTownAndSubdivision[country ?? ''] ?? ', ') : ' '}${part}`;
  }, '');
}

/** Every part, none of which is empty, in lines; parts that the layout does not have stand where they are usual. */
export function linesOf(address: Fields): readonly string[] {
  const {
    country = '',
    department,
    buildingName,
    floor,
    room,
    districtName,
    townLocationName,
    addressLine1,
    addressLine2,
    addressLine3,
  } = address;
  const isLargestFirst = LARGEST_FIRST().test(joinParts(Object.values(address), ''));
  const layout = layoutFor(countryCodeOf(country) ?? '', isLargestFirst) || 'A ZC';
  const missing = [address.postCode !== undefined ? 'Z' : '', address.townName ? 'C' : '', address.countrySubdivision ? 'S' : ''].filter(
    (letter) => !layout.includes(letter),
  );
  const places = withMissingParts(layout, missing);
  const streetLines = [
    department,
    addressLine1,
    addressLine2,
    addressLine3,
    joinParts([buildingName, floor, room], ', '),
    streetLine(address),
    boxLine(address),
    districtName,
    townLocationName,
  ];
  const lines = places.split(' ').flatMap((letters) => (letters === 'A' ? streetLines : [placeLine(letters, address)]));
  return [...lines, nameOfCountry(country) ?? country].filter((line): line is string => line !== undefined && line !== '');
}

/** A post code stands before the town, a subdivision below it, where the layout has none. */
function withMissingParts(layout: string, missing: readonly string[]): string {
  const withTown = missing.includes('C') ? `${layout} C` : layout;
  const withCode = missing.includes('Z') ? withTown.replace('C', 'ZC') : withTown;
  return missing.includes('S') ? `${withCode} S` : withCode;
}
