/**
 * The form of an address that a settlement system asks for since November 2026: structured, or town and country beside two lines.
 *
 * Before its day a system takes any form. An address of lines alone has one fault, however much else is missing from it.
 *
 * @see European Payments Council: unstructured addresses end on 2026-11-15; CBPR+ on 2026-11-14
 */
import type { SchemeRule } from '../../../../rules/vocabulary/scheme.js';
import { wordsOf } from '../../../identifiers/address-text.js';
import { countryNames } from '../../../identifiers/country.js';
import { hasAddress, isBlank, LINES } from '../../presence.js';
import { ADDRESS_FIELDS, type AddressField } from '../../reading.js';
import { severityOf } from '../../severity.js';
import type { Case } from '../case.js';

export const ADDRESS = '/creditor/address';

/** The text of each member that has one and is without fault; spaces around it are not part of it. */
export type AddressTexts = { readonly [Field in AddressField]: string | undefined };

const rule = 'address/form';
const MAX_LINES = 2;
/** The members in which parts of an address are told apart; a country beside lines is none. */
const SORTED = /* @__PURE__ */ ADDRESS_FIELDS.filter((field) => field !== 'country' && !field.startsWith('addressLine'));

export function judgeAddressForm(subject: Case, texts: AddressTexts): void {
  const scheme = subject.system;
  const inForce = scheme?.address?.findLast(({ from }) => from <= subject.engine.on);
  if (scheme === undefined || inForce === undefined || !hasAddress(subject.reading)) return;
  const fields = subject.reading.addressFields;
  const lines = LINES.filter((line) => !isBlank(fields[line]));
  if (lines.length > 0 && !SORTED.some((field) => !isBlank(fields[field]))) {
    const params = { by: scheme.code, from: inForce.from };
    return subject.findings.alert('CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED', ADDRESS, {
      rule,
      severity: severityOf(scheme, 'address'),
      params,
    });
  }
  const before = subject.findings.alerts.length;
  judgeTownAndCountry(subject, scheme);
  const [, , tooMany] = lines;
  if (tooMany !== undefined) {
    subject.findings.alert('CREDITOR_ADDRESS_LINES_TOO_MANY', `${ADDRESS}/${tooMany}`, { rule, params: { by: scheme.code } });
  }
  for (const line of lines.slice(0, MAX_LINES)) {
    if (repeats(texts[line] ?? '', texts)) subject.findings.alert('CREDITOR_ADDRESS_LINE_DUPLICATE', `${ADDRESS}/${line}`, { rule });
  }
  if (subject.findings.alerts.length === before) subject.findings.outcome(rule, ADDRESS, 'passed');
}

function judgeTownAndCountry({ reading, findings }: Case, scheme: SchemeRule): void {
  const { townName, country } = reading.addressFields;
  const detail = { rule, severity: severityOf(scheme, 'address'), params: { by: scheme.code } } as const;
  if (isBlank(townName)) findings.alert('CREDITOR_ADDRESS_TOWN_NAME_MISSING', `${ADDRESS}/townName`, detail);
  if (isBlank(country)) findings.alert('CREDITOR_ADDRESS_COUNTRY_MISSING', `${ADDRESS}/country`, detail);
}

/** A post code of three digits is a house number as often. */
const MIN_POST_CODE = 4;

/** True where a line, or a part of it between commas, is town, post code and country again. `London Road` in London is a street. */
function repeats(line: string, { townName, postCode, country }: AddressTexts): boolean {
  if (postCode !== undefined && postCode.length >= MIN_POST_CODE && wordsOf(line).includes(wordsOf(postCode))) return true;
  const known = [townName, postCode, ...countryNames(country ?? '')].filter((text) => text !== undefined);
  return line.split(/[,;]/).some((part) => {
    const words = wordsOf(part);
    const rest = known.reduce((left, text) => left.replace(wordsOf(text), ' '), words);
    return rest !== words && /^[\d ]{0,256}$/.test(rest);
  });
}
