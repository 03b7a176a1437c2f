/** Recipient methods: what each pays to, and what it asks for. */

import { methods } from '../../../rules/index/methods.js';
import type { MethodIdentifier } from '../../../rules/vocabulary/method.js';
import { code, type Section, table } from '../markdown.js';
import { capText, confidenceText, listOf, requiredText } from './words.js';

/** An identifier's type, its other names, its check, and whether its form is certain. */
function identifierText({ type, also = [], countries = [], check, severity }: MethodIdentifier): string {
  const notes = [countries.join(' '), also.length > 0 && `or ${also.join(' ')}`, check, severity].filter((note) => note !== false && note);
  return notes.length > 0 ? `${type} (${notes.join(', ')})` : type;
}

const rows = Object.values(methods).map((rule) => [
  code(rule.code),
  rule.name,
  listOf(rule.countries),
  rule.currencies === 'ANY' ? 'ANY' : [...new Set(Object.values(rule.currencies).flat())].join(' '),
  rule.identifiers.map(identifierText).join('; ') || 'as the country has them',
  requiredText(rule),
  [rule.creditorTypes && `only ${rule.creditorTypes.join(', ')}`, capText(rule.cap)].filter((part) => part).join('; '),
  (rule.issuers ?? []).join(' '),
  (rule.settlementSystems ?? []).join(' '),
  confidenceText(rule),
]);

export const methodSection: Section = {
  title: 'Recipient methods',
  text: `What a payment goes to: an account with a bank, or what stands in place of one. \`method\` is read on a recipient and on an instruction alike.
The account identifier is held against the method’s own forms; \`enrich\` gives it in the form that the method wants, with the bank of the wallet’s
issuer and the systems that carry it.

A form marked \`warning\` raises no more than that; neither do members that are only known. The check digits of BPAY and of UnionPay cards are worth
knowing (\`info\`) and not more: without a list of billers their rule is not known, and not every card has a Luhn digit.

Not covered: whether somebody has a wallet by a telephone number, which is read as any mobile number of its country; whether a biller or an alias is
registered; the largest amount, since an instruction has none.

${table(
  ['method', 'name', 'countries', 'currencies', 'account identifiers', 'asks for', 'limits', 'issuer', 'systems', 'confidence'],
  rows,
)}`,
};
