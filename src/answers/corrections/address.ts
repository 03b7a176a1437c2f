/**
 * The address that a settlement system will refuse, in its own fields: only where country, town and post code are certain, every member that was
 * given stays, and nothing that counts is left to say of the result.
 *
 * The gotcha: the country of the payment is where the account is, and says nothing of where the payee lives. It is not taken for that of the address.
 */
import type { AlertCode } from '../../../rules/alert-codes/alert-code.js';
import { countryCodeOf, nameKey } from '../../address/facts.js';
import { linesOf } from '../../address/lines.js';
import { type LeftText, structureLines } from '../../address/structure.js';
import { findAlerts } from '../../checks/examine.js';
import type { Finding } from '../../findings/findings.js';
import { ADDRESS_FIELDS, ADDRESS_LINES, type AddressField } from '../../instruction/fields.js';
import type { Address } from '../../instruction/payment-instruction.js';
import { isBlank } from '../../instruction/presence.js';
import { given, WRONG_TYPE } from '../../instruction/values.js';
import { ResolvedPayment } from '../../payment/resolve.js';

type Texts = Partial<Record<AddressField, string>>;

const ADDRESS = '/creditor/address';

/** What a system refuses an address for, where the lines may hold what is asked for. */
const REFUSED: ReadonlySet<AlertCode> = new Set<AlertCode>([
  'CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED',
  'CREDITOR_ADDRESS_TOWN_NAME_MISSING',
  'CREDITOR_ADDRESS_COUNTRY_MISSING',
  'CREDITOR_ADDRESS_LINES_TOO_MANY',
]);

/** Ten digits in a row are an account or a telephone: neither comes back in an answer. */
const LONG_NUMBER = /\d(?:[ ./-]?\d){9}/;

/** The members that say anything; undefined where one of them is no text. */
function readTexts({ reading }: ResolvedPayment): Texts | undefined {
  const texts: Texts = {};
  for (const field of ADDRESS_FIELDS) {
    const member = reading.addressFields[field];
    if (isBlank(member)) continue;
    if (member === WRONG_TYPE || LONG_NUMBER.test(member)) return undefined;
    texts[field] = member.trim();
  }
  return texts;
}

const isLine = (field: string): boolean => (ADDRESS_LINES as readonly string[]).includes(field);

/** True where every member that was given, and is no line, is in the result as it was. */
const keeps = (given: Texts, result: Texts): boolean =>
  ADDRESS_FIELDS.every((field) => isLine(field) || given[field] === undefined || given[field] === result[field]);

/** What no field took becomes a line, unless it is the name of the payee. Undefined where no line is free. */
function withLeft(address: Texts, left: readonly LeftText[], name: string | undefined): Texts | undefined {
  const result = { ...address };
  for (const { text } of left) {
    if (name !== undefined && nameKey(text) === nameKey(name)) continue;
    const line = (['addressLine1', 'addressLine2'] as const).find((field) => result[field] === undefined);
    if (line === undefined || text.length > 70) return undefined;
    result[line] = text;
  }
  return result;
}

/** True where nothing that counts is said of the payment with this address. */
function isAccepted({ reading, engine }: ResolvedPayment, address: Texts): boolean {
  const members = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field]])) as Record<AddressField, string | undefined>;
  const corrected = new ResolvedPayment({ ...reading, address, addressFields: members }, engine);
  const { alerts } = findAlerts(corrected, corrected.plan.checks, 'warning');
  return alerts.every(({ pointer, severity }) => severity === 'info' || !pointer.startsWith(ADDRESS));
}

/** The address of the payment in its own fields; undefined where the finding does not ask for it, or it is not certain. */
export function correctAddress({ code, pointer }: Finding, payment: ResolvedPayment): Address | undefined {
  if (!REFUSED.has(code) || !pointer.startsWith(ADDRESS)) return undefined;
  const texts = readTexts(payment);
  if (texts === undefined || !ADDRESS_LINES.some((line) => texts[line] !== undefined)) return undefined;
  const { country, ...others } = texts;
  const found = structureLines(linesOf(others), countryCodeOf(country));
  if (found.confidence !== 'high') return undefined;
  const address = withLeft(found.address as Texts, found.left, given(payment.reading.name));
  return address !== undefined && keeps(texts, address) && isAccepted(payment, address) ? address : undefined;
}
