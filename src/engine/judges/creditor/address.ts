/**
 * Where the creditor lives or works. An address in another country than the payment's is no fault, and an empty member is none.
 *
 * @see ISO 20022, PostalAddress24: the lengths. Known from use, not read there
 */
import { folded, isPostBox, placeholder, unfitRange } from '../../../identifiers/address-text.js';
import { isBasicLetter } from '../../../identifiers/characters.js';
import { countriesEdition, countryNames, isCountry } from '../../../identifiers/country.js';
import { electronicPostCode, isPostCode, postCodeEdition } from '../../../identifiers/post-code.js';
import { MAX_TEXT } from '../../../identifiers/text.js';
import { isCarried } from '../../../identifiers/transliteration.js';
import type { Finding } from '../../findings.js';
import { onceForEach } from '../../on-first-use.js';
import { isBlank, LINES } from '../../presence.js';
import { ADDRESS_FIELDS, type AddressField, type AddressReading, given, type Member } from '../../reading.js';
import { type Case, payeeCountry } from '../case.js';
import { ADDRESS, type AddressTexts, judgeAddressForm } from './address-form.js';

type TextField = Exclude<AddressField, 'country'>;

const MAX_LENGTH: Readonly<Record<TextField, number>> = {
  addressLine1: 70,
  addressLine2: 70,
  addressLine3: 70,
  department: 70,
  streetName: 70,
  buildingNumber: 16,
  buildingName: 35,
  floor: 70,
  room: 70,
  townName: 35,
  townLocationName: 35,
  districtName: 35,
  postBox: 16,
  postCode: 16,
  countrySubdivision: 35,
};

const POINTERS = /* @__PURE__ */ Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, `${ADDRESS}/${field}`])) as Readonly<
  Record<AddressField, string>
>;

/** Where a word that stands for nothing is looked for. */
const PLACES: readonly AddressField[] = ['addressLine1', 'streetName', 'townName'];

/** What a text is held against: one object a member, which is read faster than tables by its name. */
interface TextRule {
  readonly field: TextField;
  readonly pointer: string;
  readonly max: number;
  readonly isPlace: boolean;
}

const ruleOf = (field: TextField, max: number): TextRule => ({ field, pointer: POINTERS[field], max, isPlace: PLACES.includes(field) });

const RULES = /* @__PURE__ */ Object.fromEntries(
  Object.entries(MAX_LENGTH).map(([field, max]) => [field, ruleOf(field as TextField, max)]),
) as Readonly<Record<TextField, TextRule>>;

export function judgeAddress(subject: Case): void {
  const { reading, findings } = subject;
  if (reading.address === undefined) return;
  const first = findings.alerts.length;
  const texts = soundTexts(subject, reading.addressFields);
  const country = isBlank(reading.addressFields.country) ? payeeCountry(subject) : texts.country;
  judgeTown(subject, texts, country);
  judgePostCode(subject, texts, country);
  judgePostBox(subject, texts);
  judgeAddressForm(subject, texts);
  if (findings.alerts.length > first + 1) {
    findings.alerts.push(...findings.alerts.splice(first).sort((one, other) => rank(one) - rank(other)));
  }
}

/** Each member that has a text and is without fault, in the order of the contract. */
function soundTexts(subject: Case, fields: AddressReading): AddressTexts {
  return {
    country: soundCountry(subject, fields.country),
    addressLine1: soundText(subject, RULES.addressLine1, fields.addressLine1),
    addressLine2: soundText(subject, RULES.addressLine2, fields.addressLine2),
    addressLine3: soundText(subject, RULES.addressLine3, fields.addressLine3),
    department: soundText(subject, RULES.department, fields.department),
    streetName: soundText(subject, RULES.streetName, fields.streetName),
    buildingNumber: soundText(subject, RULES.buildingNumber, fields.buildingNumber),
    buildingName: soundText(subject, RULES.buildingName, fields.buildingName),
    floor: soundText(subject, RULES.floor, fields.floor),
    room: soundText(subject, RULES.room, fields.room),
    townName: soundText(subject, RULES.townName, fields.townName),
    townLocationName: soundText(subject, RULES.townLocationName, fields.townLocationName),
    districtName: soundText(subject, RULES.districtName, fields.districtName),
    postBox: soundText(subject, RULES.postBox, fields.postBox),
    postCode: soundText(subject, RULES.postCode, fields.postCode),
    countrySubdivision: soundText(subject, RULES.countrySubdivision, fields.countrySubdivision),
  };
}

/** The order of the fields in the contract; what is said of the whole address comes first. */
const rank = ({ pointer }: Finding): number => ADDRESS_FIELDS.findIndex((field) => pointer === `${ADDRESS}/${field}`);

function soundCountry({ findings }: Case, member: Member<string>): string | undefined {
  if (isBlank(member)) return undefined;
  const pointer = `${ADDRESS}/country`;
  const rule = 'country/iso-3166-1';
  const code = given(member);
  if (code === undefined) return void findings.alert('CREDITOR_INVALID_FORMAT', pointer, { rule: 'instruction/shape' });
  const isKnown = isCountry(code);
  if (!isKnown && !/^[A-Z]{2}$/.test(code)) return void findings.alert('CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT', pointer, { rule });
  findings.read(countriesEdition);
  if (!isKnown) return void findings.alert('CREDITOR_ADDRESS_COUNTRY_UNKNOWN', pointer, { rule });
  findings.outcome(rule, pointer, 'passed');
  return code;
}

/** The text, unless something is wrong with it: the first fault is the only one. Spaces around it are not part of it. */
function soundText(subject: Case, { field, pointer, max, isPlace }: TextRule, member: Member<string>): string | undefined {
  if (isBlank(member)) return undefined;
  const { findings } = subject;
  const value = given(member);
  if (value === undefined) return void findings.alert('CREDITOR_INVALID_FORMAT', pointer, { rule: 'instruction/shape' });
  const text = trimmed(value);
  const range = value.length > MAX_TEXT ? undefined : unfitRange(value);
  if (range) {
    return void findings.alert('CREDITOR_ADDRESS_INVALID_CHARACTERS', pointer, { rule: 'address/characters', range, params: { field } });
  }
  const { length } = text;
  if (length > max) {
    return void findings.alert('CREDITOR_ADDRESS_FIELD_TOO_LONG', pointer, { rule: 'address/length', params: { field, length, max } });
  }
  findings.outcome('address/length', pointer, 'passed');
  if (isPlace && isPlaceholder(subject, text, pointer)) return undefined;
  judgeCharset(subject, field, text);
  return text;
}

/** A sign of ASCII, which is no space. */
const isVisible = (code: number): boolean => code > 0x20 && code < 0x7f;

const trimmed = (text: string): string =>
  isVisible(text.charCodeAt(0)) && isVisible(text.charCodeAt(text.length - 1)) ? text : text.trim();

function isPlaceholder({ findings }: Case, text: string, pointer: string): boolean {
  const kind = placeholder(text);
  if (kind === undefined) return false;
  const severity = kind === 'sure' ? 'warning' : 'info';
  findings.alert('CREDITOR_ADDRESS_SUSPICIOUS', pointer, { rule: 'address/placeholder', severity });
  return true;
}

/** Other characters are written in Latin letters on the way: worth knowing, no fault. */
function judgeCharset(subject: Case, field: TextField, text: string): void {
  const { findings, system } = subject;
  const charset = system?.charset;
  if ((charset !== 'sepa' && charset !== 'swift-x') || !findings.wants('info') || isCarried(text, charset)) return;
  const detail = { rule: 'address/charset', severity: 'info', params: { field } } as const;
  findings.alert('CREDITOR_ADDRESS_INVALID_CHARACTERS', POINTERS[field], detail);
}

const NUMBERS = /^\p{N}{1,70}$/u;

/** What the country is called, as towns are compared. */
const foldedNames = onceForEach((country) => countryNames(country).map(folded));

/** The first character in small letters, where it is a plain letter or digit: texts that are compared without case and accents share it. */
function initialOf(text: string): string | undefined {
  const code = text.charCodeAt(0);
  if (code >= 0x30 && code <= 0x39) return text.charAt(0);
  return isBasicLetter(code) ? String.fromCharCode(code | 0x20) : undefined;
}

/** False where the first characters tell that the town is neither the post code nor the country. */
function mayRepeat(town: string, postCode: string | undefined, country: string | undefined): boolean {
  const initial = initialOf(town);
  if (initial === undefined || initial <= '9') return true;
  if (postCode !== undefined && (initialOf(postCode) ?? initial) === initial) return true;
  return country !== undefined && foldedNames(country).some((name) => name.startsWith(initial));
}

/** Singapore lies in Singapore: the country in the place of the town is not more than worth knowing. */
function judgeTown({ findings }: Case, { townName, postCode }: AddressTexts, country: string | undefined): void {
  if (townName === undefined || !mayRepeat(townName, postCode, country)) return;
  const town = folded(townName);
  const isCode = NUMBERS.test(town) || (postCode !== undefined && folded(postCode) === town);
  const isCountryOf = country !== undefined && foldedNames(country).includes(town);
  if (!isCode && !isCountryOf) return;
  const severity = isCode ? 'warning' : 'info';
  findings.alert('CREDITOR_ADDRESS_SUSPICIOUS', `${ADDRESS}/townName`, { rule: 'address/placeholder', severity });
}

function judgePostCode(subject: Case, texts: AddressTexts, country: string | undefined): void {
  if (country === undefined) return;
  const { findings } = subject;
  const { postCode } = texts;
  const pointer = `${ADDRESS}/postCode`;
  const fits = postCode === undefined ? undefined : isPostCode(postCode, country);
  if (fits !== undefined) findings.read(postCodeEdition);
  if (fits === false)
    findings.alert('CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT', pointer, { rule: 'address/post-code', params: { country } });
  else if (postCode !== undefined) findings.outcome('address/post-code', pointer, fits ? 'passed' : 'not-covered');
  judgeSubdivision(subject, texts.countrySubdivision, fits ? postCode : undefined, country);
}

function judgeSubdivision({ findings, engine }: Case, text: string | undefined, postCode: string | undefined, country: string): void {
  if (text === undefined) return;
  const pointer = `${ADDRESS}/countrySubdivision`;
  const rule = 'address/subdivision';
  const list = engine.data.subdivisions(country);
  if (list === undefined) return findings.outcome(rule, pointer, 'not-covered');
  findings.read(list.editions);
  const found = list.find(text);
  if (found === undefined && list.complete) {
    return findings.alert('CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN', pointer, { rule, params: { country } });
  }
  findings.outcome(rule, pointer, found ? 'passed' : 'not-covered');
  if (found === undefined || found.postCodes.length === 0 || postCode === undefined) return;
  const code = electronicPostCode(postCode, country);
  const lies = found.postCodes.some((prefix) => code.startsWith(prefix));
  const detail = { rule: 'address/post-code-subdivision' } as const;
  if (lies || !list.complete) return findings.outcome(detail.rule, `${ADDRESS}/postCode`, lies ? 'passed' : 'not-covered');
  findings.alert('CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY', `${ADDRESS}/postCode`, detail);
}

/**
 * A post box is an address in many countries. Banks between countries ask where somebody lives; where the box stands beside a street,
 * that is said.
 */
function judgePostBox({ findings, system }: Case, texts: AddressTexts): void {
  const boxes: (typeof LINES)[number][] = [];
  let others = 0;
  for (const line of LINES) {
    const text = texts[line];
    if (text === undefined) continue;
    if (isPostBox(text)) boxes.push(line);
    else others++;
  }
  const box = texts.postBox === undefined ? boxes[0] : 'postBox';
  if (box === undefined) return;
  const hasPlace = texts.streetName !== undefined || texts.buildingName !== undefined || others > 0;
  const severity = system?.kind === 'cross-border' && !hasPlace ? 'warning' : 'info';
  findings.alert('CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED', POINTERS[box], { rule: 'address/post-box', severity });
}
