/** The texts of the creditor's address: which are without fault, and what is wrong with the others. The first fault of a text is its only one. */

import { trimmed } from '../../characters/characters.js';
import { MAX_TEXT } from '../../characters/text.js';
import { placeholderPlace, unfitRange } from '../../identifiers/address-text.js';
import { isCountry } from '../../identifiers/country/codes.js';
import { ADDRESS_LENGTHS, type AddressTextField } from '../../instruction/fields.js';
import { isBlank } from '../../instruction/presence.js';
import type { InstructionReading } from '../../instruction/read.js';
import { type Member, WRONG_TYPE } from '../../instruction/values.js';
import type { AddressTexts } from '../payment.js';

/** What is wrong with a text. */
export type TextFault =
  | { readonly is: 'wrong type' }
  | { readonly is: 'characters'; readonly range: readonly [number, number] }
  | { readonly is: 'length'; readonly length: number; readonly max: number }
  /** A placeholder instead of a place: `sure`, or `perhaps`. */
  | { readonly is: 'placeholder'; readonly how: 'sure' | 'perhaps' };

/** The members in which a placeholder is looked for. */
const isPlace = (field: AddressTextField): boolean => field === 'addressLine1' || field === 'streetName' || field === 'townName';

/** The first fault of a text; undefined where it has none, or is not there. */
export const textFaultOf = (field: AddressTextField, member: Member<string>): TextFault | undefined =>
  faultOf(member, ADDRESS_LENGTHS[field], isPlace(field));

function faultOf(member: Member<string>, max: number, mustBePlace: boolean): TextFault | undefined {
  if (isBlank(member)) return undefined;
  if (member === WRONG_TYPE) return { is: 'wrong type' };
  const range = member.length > MAX_TEXT ? undefined : unfitRange(member);
  if (range !== undefined) return { is: 'characters', range };
  const text = trimmed(member);
  if (text.length > max) return { is: 'length', length: text.length, max };
  const how = mustBePlace ? placeholderPlace(text) : undefined;
  return how && { is: 'placeholder', how };
}

/** The text, where it has no fault. Lengths are handed in: a look into the table for each member takes as long as the rest. */
function validText(member: Member<string>, max: number, mustBePlace = false): string | undefined {
  if (member === undefined || isBlank(member) || faultOf(member, max, mustBePlace) !== undefined) return undefined;
  return trimmed(member as string);
}

/** The same for a member in which a placeholder is looked for. */
const validPlace = (member: Member<string>, max: number): string | undefined => validText(member, max, true);

const isValidCountry = (member: Member<string>): member is string => !isBlank(member) && member !== WRONG_TYPE && isCountry(member);

/** The texts of an address that holds none. */
const NO_TEXTS: AddressTexts = /* @__PURE__ */ Object.fromEntries(
  Object.keys(ADDRESS_LENGTHS).map((field) => [field, undefined]),
) as AddressTexts;

/** Reads every member of an address. */
export function readAddressTexts({ address, addressFields: fields }: InstructionReading): AddressTexts {
  if (address === undefined) return NO_TEXTS;
  return {
    country: isValidCountry(fields.country) ? fields.country : undefined,
    addressLine1: validPlace(fields.addressLine1, ADDRESS_LENGTHS.addressLine1),
    addressLine2: validText(fields.addressLine2, ADDRESS_LENGTHS.addressLine2),
    addressLine3: validText(fields.addressLine3, ADDRESS_LENGTHS.addressLine3),
    department: validText(fields.department, ADDRESS_LENGTHS.department),
    streetName: validPlace(fields.streetName, ADDRESS_LENGTHS.streetName),
    buildingNumber: validText(fields.buildingNumber, ADDRESS_LENGTHS.buildingNumber),
    buildingName: validText(fields.buildingName, ADDRESS_LENGTHS.buildingName),
    floor: validText(fields.floor, ADDRESS_LENGTHS.floor),
    room: validText(fields.room, ADDRESS_LENGTHS.room),
    townName: validPlace(fields.townName, ADDRESS_LENGTHS.townName),
    townLocationName: validText(fields.townLocationName, ADDRESS_LENGTHS.townLocationName),
    districtName: validText(fields.districtName, ADDRESS_LENGTHS.districtName),
    postBox: validText(fields.postBox, ADDRESS_LENGTHS.postBox),
    postCode: validText(fields.postCode, ADDRESS_LENGTHS.postCode),
    countrySubdivision: validText(fields.countrySubdivision, ADDRESS_LENGTHS.countrySubdivision),
  };
}

/** True where every member of the address that says anything is without fault. */
export function isValidAddress({ addressFields: fields }: InstructionReading, texts: AddressTexts): boolean {
  return (
    isValidOrBlank(fields.country, texts.country) &&
    isValidOrBlank(fields.addressLine1, texts.addressLine1) &&
    isValidOrBlank(fields.addressLine2, texts.addressLine2) &&
    isValidOrBlank(fields.addressLine3, texts.addressLine3) &&
    isValidOrBlank(fields.department, texts.department) &&
    isValidOrBlank(fields.streetName, texts.streetName) &&
    isValidOrBlank(fields.buildingNumber, texts.buildingNumber) &&
    isValidOrBlank(fields.buildingName, texts.buildingName) &&
    isValidOrBlank(fields.floor, texts.floor) &&
    isValidOrBlank(fields.room, texts.room) &&
    isValidOrBlank(fields.townName, texts.townName) &&
    isValidOrBlank(fields.townLocationName, texts.townLocationName) &&
    isValidOrBlank(fields.districtName, texts.districtName) &&
    isValidOrBlank(fields.postBox, texts.postBox) &&
    isValidOrBlank(fields.postCode, texts.postCode) &&
    isValidOrBlank(fields.countrySubdivision, texts.countrySubdivision)
  );
}

const isValidOrBlank = (member: Member<string>, text: string | undefined): boolean => text !== undefined || isBlank(member);
