/** The texts of the creditor's address: which are without fault, and what is wrong with the others. The first fault of a text is its only one. */
import { placeholder, unfitRange } from '../../identifiers/address-text.js';
import { trimmed } from '../../identifiers/characters.js';
import { isCountry } from '../../identifiers/country-codes.js';
import { MAX_TEXT } from '../../identifiers/text.js';
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
  const how = mustBePlace ? placeholder(text) : undefined;
  return how && { is: 'placeholder', how };
}

/** The text, where it has no fault. Lengths are handed in: a look into the table for each member takes as long as the rest. */
function soundText(member: Member<string>, max: number, mustBePlace = false): string | undefined {
  if (member === undefined || isBlank(member) || faultOf(member, max, mustBePlace) !== undefined) return undefined;
  return trimmed(member as string);
}

/** The same for a member in which a placeholder is looked for. */
const soundPlace = (member: Member<string>, max: number): string | undefined => soundText(member, max, true);

const isSoundCountry = (member: Member<string>): member is string => !isBlank(member) && member !== WRONG_TYPE && isCountry(member);

/** The texts of an address that holds none. */
const NO_TEXTS: AddressTexts = /* @__PURE__ */ Object.fromEntries(
  Object.keys(ADDRESS_LENGTHS).map((field) => [field, undefined]),
) as AddressTexts;

/** Reads every member of an address. */
export function readAddressTexts({ address, addressFields: fields }: InstructionReading): AddressTexts {
  if (address === undefined) return NO_TEXTS;
  return {
    country: isSoundCountry(fields.country) ? fields.country : undefined,
    addressLine1: soundPlace(fields.addressLine1, ADDRESS_LENGTHS.addressLine1),
    addressLine2: soundText(fields.addressLine2, ADDRESS_LENGTHS.addressLine2),
    addressLine3: soundText(fields.addressLine3, ADDRESS_LENGTHS.addressLine3),
    department: soundText(fields.department, ADDRESS_LENGTHS.department),
    streetName: soundPlace(fields.streetName, ADDRESS_LENGTHS.streetName),
    buildingNumber: soundText(fields.buildingNumber, ADDRESS_LENGTHS.buildingNumber),
    buildingName: soundText(fields.buildingName, ADDRESS_LENGTHS.buildingName),
    floor: soundText(fields.floor, ADDRESS_LENGTHS.floor),
    room: soundText(fields.room, ADDRESS_LENGTHS.room),
    townName: soundPlace(fields.townName, ADDRESS_LENGTHS.townName),
    townLocationName: soundText(fields.townLocationName, ADDRESS_LENGTHS.townLocationName),
    districtName: soundText(fields.districtName, ADDRESS_LENGTHS.districtName),
    postBox: soundText(fields.postBox, ADDRESS_LENGTHS.postBox),
    postCode: soundText(fields.postCode, ADDRESS_LENGTHS.postCode),
    countrySubdivision: soundText(fields.countrySubdivision, ADDRESS_LENGTHS.countrySubdivision),
  };
}

/** True where every member of the address that says anything is without fault. */
export function isSoundAddress({ addressFields: fields }: InstructionReading, texts: AddressTexts): boolean {
  return (
    isSoundMember(fields.country, texts.country) &&
    isSoundMember(fields.addressLine1, texts.addressLine1) &&
    isSoundMember(fields.addressLine2, texts.addressLine2) &&
    isSoundMember(fields.addressLine3, texts.addressLine3) &&
    isSoundMember(fields.department, texts.department) &&
    isSoundMember(fields.streetName, texts.streetName) &&
    isSoundMember(fields.buildingNumber, texts.buildingNumber) &&
    isSoundMember(fields.buildingName, texts.buildingName) &&
    isSoundMember(fields.floor, texts.floor) &&
    isSoundMember(fields.room, texts.room) &&
    isSoundMember(fields.townName, texts.townName) &&
    isSoundMember(fields.townLocationName, texts.townLocationName) &&
    isSoundMember(fields.districtName, texts.districtName) &&
    isSoundMember(fields.postBox, texts.postBox) &&
    isSoundMember(fields.postCode, texts.postCode) &&
    isSoundMember(fields.countrySubdivision, texts.countrySubdivision)
  );
}

const isSoundMember = (member: Member<string>, text: string | undefined): boolean => text !== undefined || isBlank(member);
