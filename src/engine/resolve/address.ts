/** The texts of the creditor's address: which are without fault, and what is wrong with the others. The first fault of a text is its only one. */
import { placeholder, unfitRange } from '../../identifiers/address-text.js';
import { isCountry } from '../../identifiers/country.js';
import { MAX_TEXT } from '../../identifiers/text.js';
import { ADDRESS_LENGTHS, type AddressField, type AddressTextField } from '../../instruction/fields.js';
import { isBlank } from '../../instruction/presence.js';
import type { InstructionReading } from '../../instruction/read.js';
import { type Member, WRONG_TYPE } from '../../instruction/values.js';

/** The text of each member that has one and is without fault; spaces around it are not part of it. */
export type AddressTexts = { readonly [Field in AddressField]: string | undefined };

/** What is wrong with a text. */
export type TextFault =
  | { readonly is: 'wrong type' }
  | { readonly is: 'characters'; readonly range: readonly [number, number] }
  | { readonly is: 'length'; readonly length: number; readonly max: number }
  /** A word that stands for no place: `sure`, or `perhaps`. */
  | { readonly is: 'placeholder'; readonly how: 'sure' | 'perhaps' };

/** A sign of ASCII, which is no space. */
const isVisible = (code: number): boolean => code > 0x20 && code < 0x7f;

const trimmed = (text: string): string =>
  isVisible(text.charCodeAt(0)) && isVisible(text.charCodeAt(text.length - 1)) ? text : text.trim();

/** Where a word that stands for nothing is looked for. */
const isPlace = (field: AddressTextField): boolean => field === 'addressLine1' || field === 'streetName' || field === 'townName';

/** The first fault of a text; undefined where it has none, or is not there. */
export function textFaultOf(field: AddressTextField, member: Member<string>): TextFault | undefined {
  if (isBlank(member)) return undefined;
  if (member === WRONG_TYPE) return { is: 'wrong type' };
  const range = member.length > MAX_TEXT ? undefined : unfitRange(member);
  if (range !== undefined) return { is: 'characters', range };
  const text = trimmed(member);
  const max = ADDRESS_LENGTHS[field];
  if (text.length > max) return { is: 'length', length: text.length, max };
  const how = isPlace(field) ? placeholder(text) : undefined;
  return how && { is: 'placeholder', how };
}

/** The text, where it has no fault. */
function soundText(field: AddressTextField, member: Member<string>): string | undefined {
  if (member === undefined || isBlank(member) || textFaultOf(field, member) !== undefined) return undefined;
  return trimmed(member as string);
}

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
    addressLine1: soundText('addressLine1', fields.addressLine1),
    addressLine2: soundText('addressLine2', fields.addressLine2),
    addressLine3: soundText('addressLine3', fields.addressLine3),
    department: soundText('department', fields.department),
    streetName: soundText('streetName', fields.streetName),
    buildingNumber: soundText('buildingNumber', fields.buildingNumber),
    buildingName: soundText('buildingName', fields.buildingName),
    floor: soundText('floor', fields.floor),
    room: soundText('room', fields.room),
    townName: soundText('townName', fields.townName),
    townLocationName: soundText('townLocationName', fields.townLocationName),
    districtName: soundText('districtName', fields.districtName),
    postBox: soundText('postBox', fields.postBox),
    postCode: soundText('postCode', fields.postCode),
    countrySubdivision: soundText('countrySubdivision', fields.countrySubdivision),
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
