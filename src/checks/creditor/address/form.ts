/**
 * The form of an address that a settlement system asks for since November 2026: structured, or town and country beside two lines.
 *
 * Before its day a system takes any form. An address of lines alone has one fault, however much else is missing from it.
 *
 * @see European Payments Council: unstructured addresses end on 2026-11-15; CBPR+ on 2026-11-14
 */
import type { SchemeRule } from '../../../../rules/vocabulary/scheme.js';
import type { AlertDetail, Findings } from '../../../findings/findings.js';
import { type Basis, ruleConfidence } from '../../../findings/severity.js';
import { spacedWords } from '../../../identifiers/address-text.js';
import { countryNames } from '../../../identifiers/country/country.js';
import { ADDRESS_FIELDS, ADDRESS_LINES } from '../../../instruction/fields.js';
import { isBlank } from '../../../instruction/presence.js';
import type { AddressReading } from '../../../instruction/read.js';
import type { Check } from '../../../payment/check.js';
import type { CorridorPlan } from '../../../payment/corridor-plan.js';
import type { AddressTexts, Payment } from '../../../payment/payment.js';
import { ADDRESS, SETTLEMENT_SYSTEM } from '../../pointers.js';
import { ADDRESS_POINTERS } from './address.js';

const rule = 'address/form';
const MAX_LINES = 2;
/** The members for single parts of an address. The country is left out: it may stand beside lines. */
const SORTED = /* @__PURE__ */ ADDRESS_FIELDS.filter((field) => field !== 'country' && !field.startsWith('addressLine'));

const linesIn = (fields: AddressReading) => ADDRESS_LINES.filter((line) => !isBlank(fields[line]));

/** Town and country in their own fields. */
function reportMissing(
  { reading }: Payment,
  detail: AlertDetail<'CREDITOR_ADDRESS_TOWN_NAME_MISSING' | 'CREDITOR_ADDRESS_COUNTRY_MISSING'>,
  findings: Findings,
): void {
  const { townName, country } = reading.addressFields;
  if (isBlank(townName)) findings.report('CREDITOR_ADDRESS_TOWN_NAME_MISSING', ADDRESS_POINTERS.townName, detail);
  if (isBlank(country)) findings.report('CREDITOR_ADDRESS_COUNTRY_MISSING', ADDRESS_POINTERS.country, detail);
}

/** A post code of three digits is a house number as often. */
const MIN_POST_CODE = 4;

/** True where a line, or a part of it between commas, is town, post code and country again. `London Road` in London is a street. */
function repeats(line: string, { townName, postCode, country }: AddressTexts): boolean {
  if (postCode !== undefined && postCode.length >= MIN_POST_CODE && spacedWords(line).includes(spacedWords(postCode))) return true;
  const known = [townName, postCode, ...countryNames(country ?? '')].filter((text) => text !== undefined);
  return line.split(/[,;]/).some((part) => {
    const words = spacedWords(part);
    const rest = known.reduce((left, text) => left.replace(spacedWords(text), ' '), words);
    return rest !== words && /^[\d ]{0,256}$/.test(rest);
  });
}

type AddressRule = NonNullable<CorridorPlan['addressRule']>;

/** What asks for the form, and how sure that is. */
interface Asker {
  readonly system: SchemeRule;
  readonly rule: AddressRule;
  readonly restsOn: Basis;
}

function reportForm(payment: Payment, { system, rule: { from }, restsOn }: Asker, findings: Findings): void {
  const { address, reading } = payment;
  const lines = linesIn(reading.addressFields);
  const params = { by: system.code } as const;
  if (lines.length > 0 && !SORTED.some((field) => !isBlank(reading.addressFields[field])))
    return findings.report('CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED', ADDRESS, { rule, restsOn, params: { ...params, from } });
  const before = findings.alerts.length;
  reportMissing(payment, { rule, restsOn, params }, findings);
  const [, , tooMany] = lines;
  if (tooMany !== undefined)
    findings.report('CREDITOR_ADDRESS_LINES_TOO_MANY', ADDRESS_POINTERS[tooMany], { rule, restsOn: 'likely', params });
  for (const line of lines.slice(0, MAX_LINES)) {
    if (repeats(address[line] ?? '', address))
      findings.report('CREDITOR_ADDRESS_LINE_DUPLICATE', ADDRESS_POINTERS[line], { rule, restsOn: 'likely' });
  }
  if (findings.alerts.length === before) findings.outcome(rule, ADDRESS, 'passed');
}

const hasOrdinaryForm = ({ reading: { addressFields: fields } }: Payment): boolean =>
  !isBlank(fields.townName) &&
  !isBlank(fields.country) &&
  isBlank(fields.addressLine1) &&
  isBlank(fields.addressLine2) &&
  isBlank(fields.addressLine3);

export const addressForm: Check = {
  name: 'address/form',
  asks: [ADDRESS, SETTLEMENT_SYSTEM],
  appliesTo: ({ addressRule, corridor: { system, method, hasAddress } }) =>
    hasAddress && (addressRule !== undefined || (system === undefined && method === undefined)),
  isOrdinary: (payment) => payment.system === undefined || hasOrdinaryForm(payment),
  examine(payment, findings) {
    const { system, plan } = payment;
    if (system !== undefined && plan.addressRule !== undefined)
      return reportForm(payment, { system, rule: plan.addressRule, restsOn: ruleConfidence(system, 'address') }, findings);
    // which system will carry it, nobody has said
    if (linesIn(payment.reading.addressFields).length > 0) findings.outcome(rule, ADDRESS, 'not-covered');
  },
};

/** The same where the payment names no system, and this one is implied: what it would refuse is likely refused. */
export function addressFormOf(implied: SchemeRule, on: string): Check {
  const addressRule = implied.address?.findLast(({ from }) => from <= on);
  if (addressRule === undefined) return addressForm;
  return {
    ...addressForm,
    isOrdinary: hasOrdinaryForm,
    examine(payment, findings) {
      if (payment.system !== undefined) return addressForm.examine(payment, findings);
      reportForm(payment, { system: implied, rule: addressRule, restsOn: 'likely' }, findings);
    },
  };
}
