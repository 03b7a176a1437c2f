/**
 * `docs/alerts.md`: every alert code with its severity, its ISO 20022 reason, its text, its cause, what to do about it, and an instruction that raises it.
 * A section a member of the instruction.
 */

import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { alerts as records } from '../../rules/index/alerts.js';
import { code, page, type Section, table } from './markdown.js';

/** A section of the page: the members of which its codes speak. */
interface Entity {
  readonly title: string;
  readonly members: readonly string[];
  /** What its codes begin with; of several sections the longest beginning wins. */
  readonly beginnings: readonly string[];
}

const entities: readonly Entity[] = [
  { title: 'The instruction', members: [], beginnings: ['PAYMENT_INSTRUCTION'] },
  { title: 'Country and currency', members: ['country', 'currency'], beginnings: ['COUNTRY', 'CURRENCY'] },
  { title: 'Method', members: ['method'], beginnings: ['RECIPIENT_METHOD'] },
  { title: 'Creditor', members: ['creditor', 'creditor.type'], beginnings: ['CREDITOR'] },
  { title: 'Name', members: ['creditor.name'], beginnings: ['CREDITOR_NAME'] },
  { title: 'Address', members: ['creditor.address'], beginnings: ['CREDITOR_ADDRESS'] },
  { title: 'Contact', members: ['creditor.contactDetails'], beginnings: ['CREDITOR_EMAIL', 'CREDITOR_PHONE'] },
  { title: 'Date of birth', members: ['creditor.dateOfBirth'], beginnings: ['CREDITOR_DATE_OF_BIRTH'] },
  {
    title: 'Tax identifier and documents',
    members: ['creditor.taxId', 'creditor.documents'],
    beginnings: ['CREDITOR_TAX_ID', 'CREDITOR_DOCUMENT'],
  },
  {
    title: 'Account',
    members: ['creditorAccount'],
    beginnings: ['ACCOUNT', 'IBAN', 'CARD_NUMBER', 'PROXY', 'BANK_IDENTIFIER_ACCOUNT_NUMBER'].map((field) => `CREDITOR_${field}`),
  },
  {
    title: 'Bank of the creditor',
    members: ['creditorAgent'],
    beginnings: ['AGENT', 'BIC', 'BANK_IDENTIFIER', 'BRANCH_IDENTIFIER'].map((field) => `CREDITOR_${field}`),
  },
  {
    title: 'Intermediary agents',
    members: ['intermediaryAgent1', 'intermediaryAgent2', 'intermediaryAgent3'],
    beginnings: ['INTERMEDIARY_AGENT'],
  },
  {
    title: 'Settlement system',
    members: ['settlementInformation'],
    beginnings: ['SETTLEMENT', 'CREDITOR_AGENT_SETTLEMENT_SYSTEM'],
  },
];

/** The length of the longest beginning that a code has; 0 for none. */
const lengthOfMatch = (name: string, { beginnings }: Entity): number =>
  Math.max(0, ...beginnings.filter((beginning) => name.startsWith(beginning)).map(({ length }) => length));

function entityOf(name: AlertCode): Entity {
  const [best] = entities
    .filter((entity) => lengthOfMatch(name, entity) > 0)
    .sort((one, other) => lengthOfMatch(name, other) - lengthOfMatch(name, one));
  if (best === undefined) throw new Error(`${name}: no section of docs/alerts.md speaks of it`);
  return best;
}

const WIDTH = 120;

/** What is not seen, such as a space without width, as an escape. */
const textOf = (value: unknown): string =>
  JSON.stringify(value).replace(/\p{Cf}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** JSON in one line, with spaces as people write it. */
function inLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value);
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  const members = Object.entries(value).map(([name, member]) => `${textOf(name)}: ${inLine(member)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

/** JSON in which what fits into a line stands in one. */
function json(value: unknown, indent = ''): string {
  const line = inLine(value);
  if (indent.length + line.length <= WIDTH || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = Array.isArray(value)
    ? value.map((item) => json(item, inner))
    : Object.entries(value).map(([name, member]) => `${textOf(name)}: ${json(member, inner)}`);
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

const exampleText = (name: AlertCode): string => `${code(name)}\n\n\`\`\`json\n${json(records[name].example)}\n\`\`\``;

function sectionOf({ title, members }: Entity, names: readonly AlertCode[]): Section {
  const rows = names.map((name) => {
    const { severity, reason, text, cause, fix } = records[name];
    return [code(name), severity, reason, text.replace(/: (?:date|place) [\w-]+(?=\})/g, ''), cause, fix];
  });
  const parts = [
    members.map(code).join(', '),
    table(['code', 'severity', 'reason', 'text', 'cause', 'fix'], rows),
    `<details>\n<summary>Instructions that raise them</summary>\n\n${names.map(exampleText).join('\n\n')}\n\n</details>`,
  ];
  return { title, text: parts.filter((part) => part !== '').join('\n\n') };
}

export function alerts(): string {
  const all = Object.keys(records) as AlertCode[];
  const sections = entities.map((entity) =>
    sectionOf(
      entity,
      all.filter((name) => entityOf(name) === entity),
    ),
  );
  const count = (severity: string): number => all.filter((name) => records[name].severity === severity).length;
  return page(
    'Alerts',
    `Every alert code: ${all.length}, by member of the instruction. \`npm run docs\` writes this page from \`rules/alerts/\`; do not edit it. Codes are
API: they are added, never renamed.

- \`error\`: the payment will be rejected. ${count('error')} codes.
- \`warning\`: it is likely wrong. ${count('warning')} codes.
- \`info\`: worth knowing; \`validate\` reports it only with \`threshold: 'info'\`. ${count('info')} codes.

The severity here is the usual one. An alert can be milder or graver, and \`explain\` gives its severity: a rule that is only known from use, and not
from an authority, raises a warning in place of an error, and what legitimate payments do often raises an \`info\`
([decisions/0011-severities.md](decisions/0011-severities.md)).

Reason: the ISO 20022 code (ExternalStatusReason1Code) that a bank would send back for the same fault. Cause: what goes wrong for the payer.
Names in braces are parameters; \`{by}\` is the settlement system, method or country that requires the field.`,
    sections,
  );
}
