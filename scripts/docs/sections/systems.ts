/** Settlement systems: what each carries, and what it asks for. */

import { schemes } from '../../../rules/index/schemes.js';
import type { AddressRule, SchemeRule } from '../../../rules/vocabulary/scheme.js';
import { code, type Section, table } from '../markdown.js';
import { capText, confidenceText, listOf, memberName, periodText, requiredText } from './words.js';

const FORMS: Readonly<Record<AddressRule['form'], string>> = { 'structured-or-hybrid': 'structured or hybrid address' };

/** What bounds a payment that it carries. */
function limitsText({ limits = {}, charset, address = [], forbidden = [], creditorTypes, cap }: SchemeRule): string {
  const parts = [
    ...Object.entries(limits).map(([pointer, most]) => `${memberName(pointer)} of ${most} characters`),
    charset && `letters: ${charset}`,
    ...address.map(({ form, from }) => `${FORMS[form]} since ${from}`),
    forbidden.length > 0 && 'no intermediary agents',
    creditorTypes && `only ${creditorTypes.join(', ')}`,
    capText(cap),
  ];
  return parts.filter((part) => part).join('; ');
}

/** Which banks take part, and whether it pays at all. */
const memberText = ({ membership, mandatory = [], collects }: SchemeRule): string =>
  [membership, mandatory.length > 0 && `mandatory from ${mandatory[0]?.from}`, collects && 'collects'].filter((part) => part).join('; ');

const rows = Object.values(schemes).map((rule) => [
  code(rule.code),
  rule.name,
  rule.kind,
  [listOf(rule.countries), ...(rule.notIn ?? [])].join(' without '),
  listOf(rule.currencies),
  rule.account.join(' '),
  rule.bank,
  requiredText(rule),
  limitsText(rule),
  memberText(rule),
  periodText(rule),
  confidenceText(rule),
]);

export const systemSection: Section = {
  title: 'Settlement systems',
  text: `Country, currency, account and date decide which of them can carry a payment. An instruction that names one has to give what it requires.

- Every system requires the creditor’s name (a warning unless “asks for” lists it) and an account identifier that it accepts.
- Bank: what it requires beside an account number, \`memberId\`, \`bic\` or \`either\` of them; \`in-account\` where the number names the bank.
- payprep checks limits, except the largest amount: an instruction has none. Letters outside the set are transliterated on the way and raise an
  \`info\`, unless nothing is left of the name.
- Membership: \`all\`, every bank of its countries takes part, and \`explain\` says that nobody checked this one; \`optional\`, \`enrich\` withholds
  it until a list, a law or an identifier that the system registers says that the bank takes part. A system that \`collects\` is not offered.
- A rule that is only \`known\`, and not read in a source, raises a warning at most.

Not covered: cut-off times, holidays, fees, and whether a bank takes part where no list says so. For
${Object.values(schemes).filter(({ required }) => required === undefined).length} systems, payprep knows of no requirement beyond name, account and bank.

${table(
  ['system', 'name', 'kind', 'countries', 'currencies', 'account', 'bank', 'asks for', 'limits', 'membership', 'in force', 'confidence'],
  rows,
)}`,
};
