/** `docs/alerts.md`: every alert code with its severity, its ISO 20022 reason, its cause, what to do about it, and an instruction that raises it. */
import { type AlertCode, codes } from '../../rules/alerts/codes.js';
import { en } from '../../rules/alerts/en.js';
import { examples } from '../../rules/alerts/examples.js';
import { fixes } from '../../rules/alerts/fixes.js';
import { code, table } from './markdown.js';

export function alerts(): string {
  const all = Object.keys(codes) as AlertCode[];
  return `# Alerts

Every alert code. Made from the catalogue by \`npm run docs\`; do not edit it. A code is API: it is added, never renamed.

\`error\`: the payment will be rejected. \`warning\`: it is likely wrong. \`info\`: worth knowing; \`validate\` reports it only with
\`threshold: 'info'\`. The reason is the ISO 20022 code (ExternalStatusReason1Code) that a bank would send back for the same fault.
A check that is known from use alone, and not from its authority, raises its code as a warning.

${table(
  ['code', 'severity', 'reason', 'cause', 'fix', 'raised by'],
  all.map((name) => [code(name), codes[name].severity, codes[name].reason, en[name], fixes[name], code(JSON.stringify(examples[name]))]),
)}
`;
}
