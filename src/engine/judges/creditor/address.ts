/**
 * Where the creditor lives or works. An address in another country than the payment's is no fault, and an empty member is none.
 *
 * @see ISO 20022, PostalAddress24: the lengths. Known from use, not read there
 */
import countries from '../../../../reference-data/registries/countries.json' with { type: 'json' };
import { folded, isPostBox, placeholder, unfitRange } from '../../../identifiers/address-text.js';
import { countryNames, isCountry } from '../../../identifiers/country.js';
import { electronicPostCode, isPostCode, postCodeEdition } from '../../../identifiers/post-code.js';
import { MAX_TEXT } from '../../../identifiers/text.js';
import type { Finding } from '../../findings.js';
import { isBlank, LINES } from '../../presence.js';
import { ADDRESS_FIELDS, type AddressField, given } from '../../reading.js';
import { type Case, payeeCountry } from '../case.js';
import { ADDRESS, type AddressTexts, judgeAddressForm } from './address-form.js';

const MAX_LENGTH: Readonly<Record<Exclude<AddressField, 'country'>, number>> = {
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

/** The EPC's basic Latin set, and the X set of Swift: the same, but for the ends of lines. */
const LATIN = /^[A-Za-z0-9/\-?:().,'+ ]{0,256}$/;

/** Where a word that stands for nothing is looked for. */
const PLACES: readonly AddressField[] = ['addressLine1', 'streetName', 'townName'];

export function judgeAddress(subject: Case): void {
  const { alerts } = subject.findings;
  const first = alerts.length;
  const texts: { [Field in AddressField]?: string } = {};
  for (const field of ADDRESS_FIELDS) {
    const text = field === 'country' ? soundCountry(subject) : soundText(subject, field);
    if (text !== undefined) texts[field] = text;
  }
  const country = isBlank(subject.reading.addressFields.country) ? payeeCountry(subject) : texts.country;
  judgeTown(subject, texts, country);
  judgePostCode(subject, texts, country);
  judgePostBox(subject, texts);
  judgeAddressForm(subject, texts);
  alerts.push(...alerts.splice(first).sort((one, other) => rank(one) - rank(other)));
}

/** The order of the fields in the contract; what is said of the whole address comes first. */
const rank = ({ pointer }: Finding): number => ADDRESS_FIELDS.findIndex((field) => pointer === `${ADDRESS}/${field}`);

function soundCountry({ reading, findings }: Case): string | undefined {
  const { country } = reading.addressFields;
  const pointer = `${ADDRESS}/country`;
  const rule = 'country/iso-3166-1';
  if (isBlank(country)) return undefined;
  const code = given(country);
  if (code === undefined) return void findings.alert('CREDITOR_INVALID_FORMAT', pointer, { rule: 'instruction/shape' });
  if (!/^[A-Z]{2}$/.test(code)) return void findings.alert('CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT', pointer, { rule });
  findings.read({ [countries.dataset]: countries.edition });
  if (!isCountry(code)) return void findings.alert('CREDITOR_ADDRESS_COUNTRY_UNKNOWN', pointer, { rule });
  findings.outcome(rule, pointer, 'passed');
  return code;
}

/** The text, unless something is wrong with it: the first fault is the only one. */
function soundText(subject: Case, field: Exclude<AddressField, 'country'>): string | undefined {
  const { reading, findings } = subject;
  const member = reading.addressFields[field];
  const pointer = `${ADDRESS}/${field}`;
  if (isBlank(member)) return undefined;
  const value = given(member);
  if (value === undefined) return void findings.alert('CREDITOR_INVALID_FORMAT', pointer, { rule: 'instruction/shape' });
  const text = value.trim();
  const range = value.length > MAX_TEXT ? undefined : unfitRange(value);
  if (range) {
    return void findings.alert('CREDITOR_ADDRESS_INVALID_CHARACTERS', pointer, { rule: 'address/characters', range, params: { field } });
  }
  const [length, max] = [text.length, MAX_LENGTH[field]];
  if (length > max) {
    return void findings.alert('CREDITOR_ADDRESS_FIELD_TOO_LONG', pointer, { rule: 'address/length', params: { field, length, max } });
  }
  findings.outcome('address/length', pointer, 'passed');
  if (PLACES.includes(field) && isPlaceholder(subject, text, pointer)) return undefined;
  judgeCharset(subject, field, text);
  return text;
}

function isPlaceholder({ findings }: Case, text: string, pointer: string): boolean {
  const kind = placeholder(text);
  if (kind === undefined) return false;
  const severity = kind === 'sure' ? 'warning' : 'info';
  findings.alert('CREDITOR_ADDRESS_SUSPICIOUS', pointer, { rule: 'address/placeholder', severity });
  return true;
}

/** Other characters are written in Latin letters on the way: worth knowing, no fault. */
function judgeCharset(subject: Case, field: AddressField, text: string): void {
  const charset = subject.system?.charset;
  if ((charset !== 'sepa' && charset !== 'swift-x') || LATIN.test(text)) return;
  const detail = { rule: 'address/charset', severity: 'info', params: { field } } as const;
  subject.findings.alert('CREDITOR_ADDRESS_INVALID_CHARACTERS', `${ADDRESS}/${field}`, detail);
}

/** Singapore lies in Singapore: the country in the place of the town is not more than worth knowing. */
function judgeTown({ findings }: Case, { townName, postCode }: AddressTexts, country: string | undefined): void {
  if (townName === undefined) return;
  const town = folded(townName);
  const isCode = /^\p{N}{1,70}$/u.test(town) || (postCode !== undefined && folded(postCode) === town);
  const isCountryOf = country !== undefined && countryNames(country).some((name) => folded(name) === town);
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
  const detail = { rule: 'address/post-code-subdivision' };
  if (lies || !list.complete) return findings.outcome(detail.rule, `${ADDRESS}/postCode`, lies ? 'passed' : 'not-covered');
  findings.alert('CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY', `${ADDRESS}/postCode`, detail);
}

/**
 * A post box is an address in many countries. Banks between countries ask where somebody lives; where the box stands beside a street,
 * that is said.
 */
function judgePostBox(subject: Case, texts: AddressTexts): void {
  const { streetName, buildingName, postBox } = texts;
  const lines = LINES.flatMap((line) => {
    const text = texts[line];
    return text === undefined ? [] : [{ line, isBox: isPostBox(text) }];
  });
  const boxes = lines.filter(({ isBox }) => isBox).map(({ line }) => line);
  const [box] = postBox === undefined ? boxes : ['postBox'];
  if (box === undefined) return;
  const hasPlace = streetName !== undefined || buildingName !== undefined || boxes.length < lines.length;
  const severity = subject.system?.kind === 'cross-border' && !hasPlace ? 'warning' : 'info';
  subject.findings.alert('CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED', `${ADDRESS}/${box}`, { rule: 'address/post-box', severity });
}
