/** What every kind of code asks of what it is written from. */
import { readMembers } from '../instruction/values.js';
import { Content } from './content.js';
import type { PaymentCodeBuildResult, PaymentCodeDetails } from './payment-code.js';
import type { Problems } from './problems.js';

/** The members that are read; what reading gives may be written again, with `kind` and `problems`. */
const MEMBERS = ['instruction', 'amount', 'currency', 'reference', 'message', 'details', 'kind', 'problems'];

const DETAILS: readonly (keyof PaymentCodeDetails)[] = [
  ...(['lineBreak', 'version', 'characterSet', 'purpose', 'information'] as const),
  ...(['debtor', 'billInformation', 'alternativeProcedures', 'network', 'elements'] as const),
];

function checkMembers(value: unknown, name: string, known: readonly string[], problems: Problems): void {
  if (Object.keys(readMembers(value)).every((member) => known.includes(member))) return;
  problems.add('MEMBER_UNKNOWN', undefined, `The ${name} have a member that is not known here. Known: ${known.join(', ')}.`);
}

/** Writes what is given by the writer of a kind. */
export function writeContent(
  content: unknown,
  write: ((content: Content, problems: Problems) => string) | undefined,
  problems: Problems,
): PaymentCodeBuildResult {
  const read = new Content(content, problems);
  checkMembers(content, 'contents', MEMBERS, problems);
  checkMembers(read.at('details'), 'details', DETAILS, problems);
  const text = write?.(read, problems) ?? '';
  const [first, ...others] = problems.list;
  return first === undefined ? { ok: true, text } : { ok: false, problems: [first, ...others] };
}
