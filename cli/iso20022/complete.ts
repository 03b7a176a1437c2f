/**
 * Completes a payment for `--fix`: the BIC of a bank that is not named, and an address in lines that its scheme refuses on the day of the payment.
 *
 * Each change is tried first: the payment is read and checked again, and a change that raises another error or warning
 * is not made.
 */

import { validateWith } from '../../src/answers/validate.js';
import type { Engine } from '../../src/engine/engine.js';
import { hasAddressLines, structureAddressLines } from './complete-address.js';
import { insertBic, knownBic, lacksAgent } from './complete-agent.js';
import { childOf } from './elements.js';
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

/** The alerts of a scheme that requires more parts of the address as elements. */
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
  // the threshold of the call does not change what banks refuse
  const checking = engine.threshold === 'warning' ? engine : { ...engine, threshold: 'warning' as const };
  const before = alertsOf(instruction, checking);
  const tries = [
    ['/creditorAgent/bic', needsBic ? bicEdits(transaction, instruction, checking, source) : []],
    ['/creditor/address', isRefused(before) ? structureAddressLines(transaction, source) : []],
  ] as const;
  const proposed = tries.filter(([, edits]) => edits.length > 0);
  const mayStand = (edits: readonly Edit[], completesAddress: boolean): boolean => {
    const after = alertsWith(edits, transaction, checking, source);
    return after?.every((code) => before.includes(code)) === true && !(completesAddress && isRefused(after));
  };
  const all = proposed.flatMap(([, edits]) => edits);
  // mostly both may stand, and the payment is read and checked once: the row `command-line/fix`
  const made =
    proposed.length > 1 && mayStand(all, true)
      ? proposed
      : proposed.filter(([field, edits]) => mayStand(edits, field === '/creditor/address'));
  return { fields: made.map(([field]) => field), edits: made.flatMap(([, edits]) => edits) };
}

function bicEdits(transaction: Transaction, instruction: object, engine: Engine, source: SourceText): readonly Edit[] {
  const bic = knownBic(instruction, engine);
  const edit = bic === undefined ? undefined : insertBic(transaction, bic, source);
  return edit === undefined ? [] : [edit];
}

const alertsOf = (instruction: object, engine: Engine): readonly string[] =>
  validateWith(instruction, engine).alerts.map(({ code }) => code);

const isRefused = (codes: readonly string[]): boolean => codes.some((code) => ADDRESS_ALERTS.includes(code));

/** The alerts of the payment with these edits; undefined if it cannot be read again. */
function alertsWith(edits: readonly Edit[], transaction: Transaction, engine: Engine, source: SourceText): readonly string[] | undefined {
  const element = readFragment(source.withEdits(transaction.element, edits));
  if (element === undefined) return undefined;
  const paymentType = childOf(element, 'PmtTpInf') ?? transaction.paymentType;
  return alertsOf(readTransaction({ ...transaction, element, paymentType }).instruction, engine);
}
