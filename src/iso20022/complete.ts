/**
 * What `--fix` changes in a payment: the BIC of a bank that is not named, and an address in lines that its scheme refuses on the day of the payment.
 *
 * Each change is tried first: the payment is read and checked again, and a change that raises another alert is not made.
 */
import type { Engine } from '../engine/engine.js';
import { type Explanation, explainWith } from '../engine/explain.js';
import { hasAddressLines, structureAddressLines } from './complete-address.js';
import { insertBic, knownBic, lacksAgent } from './complete-agent.js';
import { readFragment } from './fragment.js';
import { readTransaction } from './instruction.js';
import type { Transaction } from './message-reader.js';
import type { Edit, SourceText } from './source-text.js';

/** A field that can be completed. */
export type CompletedField = '/creditorAgent/bic' | '/creditor/address';

export interface Completed {
  /** In the order of the text. */
  readonly edits: readonly Edit[];
  readonly fields: readonly CompletedField[];
}

const NOTHING: Completed = { edits: [], fields: [] };

/** What a scheme says of an address that has too little in elements of its own. */
const ADDRESS_ALERTS: readonly string[] = [
  'CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED',
  'CREDITOR_ADDRESS_TOWN_NAME_MISSING',
  'CREDITOR_ADDRESS_COUNTRY_MISSING',
  'CREDITOR_ADDRESS_POST_CODE_MISSING',
  'CREDITOR_ADDRESS_LINES_TOO_MANY',
];

/** Completes a payment. The engine is that of its day. */
export function completeTransaction(transaction: Transaction, instruction: object, engine: Engine, source: SourceText): Completed {
  const needsBic = lacksAgent(transaction);
  if (!needsBic && !hasAddressLines(transaction)) return NOTHING;
  const before = explainWith(instruction, engine);
  const tries = [
    ['/creditorAgent/bic', needsBic ? bicEdits(transaction, instruction, before, engine, source) : []],
    ['/creditor/address', isRefused(before) ? structureAddressLines(transaction, source) : []],
  ] as const;
  const made = tries.filter(([field, edits]) => edits.length > 0 && helps(field, edits, transaction, before, engine, source));
  return { fields: made.map(([field]) => field), edits: made.flatMap(([, edits]) => edits) };
}

function bicEdits(
  transaction: Transaction,
  instruction: object,
  explanation: Explanation,
  engine: Engine,
  source: SourceText,
): readonly Edit[] {
  const bic = knownBic(instruction, explanation, engine);
  const edit = bic === undefined ? undefined : insertBic(transaction, bic, source);
  return edit === undefined ? [] : [edit];
}

const codesOf = ({ alerts }: Explanation): readonly string[] => alerts.map(({ code }) => code);

const isRefused = (explanation: Explanation): boolean => codesOf(explanation).some((code) => ADDRESS_ALERTS.includes(code));

/** True where the payment with these edits raises no other alert, and those of its address are gone. */
function helps(
  field: CompletedField,
  edits: readonly Edit[],
  transaction: Transaction,
  before: Explanation,
  engine: Engine,
  source: SourceText,
): boolean {
  const element = readFragment(source.withEdits(transaction.element, edits));
  if (element === undefined) return false;
  const paymentType = element.children.find(({ name }) => name === 'PmtTpInf') ?? transaction.paymentType;
  const after = explainWith(readTransaction({ ...transaction, element, paymentType }).instruction, engine);
  const known = codesOf(before);
  const hasOther = codesOf(after).some((code) => !known.includes(code));
  return !hasOther && !(field === '/creditor/address' && isRefused(after));
}
