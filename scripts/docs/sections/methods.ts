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
  text: `A method pays to an account with a bank, or to a wallet or alias in its place. payprep reads \`method\` on recipients and on instructions.
The method has its own forms of the account identifier; \`enrich\` gives the identifier in the form that the method requires, with the bank of the wallet’s
issuer and the systems that carry it.

A form marked \`warning\` raises a warning at most; so does a member that is only known. Wrong check digits of BPAY and of UnionPay cards raise an
\`info\`: without a list of billers the rule of BPAY is not known, and not every card has a Luhn digit.

Not covered: whether a telephone number has a wallet (any mobile number of the country is accepted); whether a biller or an alias is
registered; the largest amount, since an instruction has none.

${table(
  ['method', 'name', 'countries', 'currencies', 'account identifiers', 'asks for', 'limits', 'issuer', 'systems', 'confidence'],
  rows,
)}`,
};
