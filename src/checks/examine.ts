/** Runs the checks over a payment. */
import type { Severity } from '../../rules/alert-codes/alert-code.js';
import { Findings } from '../findings/findings.js';
import { readUnknownMembers, type UnknownMember } from '../instruction/misplaced.js';
import type { InstructionReading } from '../instruction/read.js';
import type { Check } from '../payment/check.js';
import type { Payment } from '../payment/payment.js';
import type { ResolvedPayment } from '../payment/resolve.js';

/** What was found of a payment that is in order. Nothing is written into it. */
const NOTHING_FOUND: Findings = /* @__PURE__ */ new Findings(false);

/**
 * Every alert that is no milder than the threshold, in the order of the contract's fields. Milder ones may be among them: a check that has
 * nothing that counts to report is not run at all.
 */
export function findAlerts(payment: Payment, checks: readonly Check[], threshold: Severity): Findings {
  let findings = NOTHING_FOUND;
  for (const check of checks) {
    if (check.isOrdinary(payment, threshold)) continue;
    if (findings === NOTHING_FOUND) findings = new Findings(false);
    check.examine(payment, findings);
  }
  findings.sort();
  return findings;
}

/** The alerts as `validate` has them. `info` alerts need the slow path, `examineAll`. */
export function findingsOf(payment: ResolvedPayment, threshold: Severity): Findings {
  if (threshold === 'info') return examineAll(payment);
  const findings = findAlerts(payment, payment.plan.checks, threshold);
  if (threshold === 'error') return findings;
  if (findings.alerts.length === 0 && !isSurelyChecked(payment.reading)) return examineAll(payment);
  const misplaced = readUnknownMembers(payment.reading).filter(({ isMisplaced }) => isMisplaced);
  if (misplaced.length === 0) return findings;
  const all = findings === NOTHING_FOUND ? new Findings(false) : findings;
  reportUnknown(misplaced, all);
  all.sort();
  return all;
}

/** True where a member is given of which some check says something, whatever it holds. */
const isSurelyChecked = ({ country, currency, name, creditorAgent }: InstructionReading): boolean =>
  country !== undefined || currency !== undefined || name !== undefined || creditorAgent.bic !== undefined;

function reportUnknown(members: readonly UnknownMember[], findings: Findings): void {
  for (const { pointer, isMisplaced } of members) {
    const restsOn = isMisplaced ? 'likely' : 'possible';
    findings.report('PAYMENT_INSTRUCTION_FIELD_UNKNOWN', pointer, { rule: 'instruction/fields', restsOn, params: {} });
  }
}

/**
 * Every alert, the outcome of every check, and the editions that were read. Beside the checks: whether any of them had something to ask, and
 * the members that the contract does not know.
 */
export function examineAll(payment: ResolvedPayment): Findings {
  const findings = new Findings(true);
  for (const check of payment.plan.checks) check.examine(payment, findings);
  if (findings.checks.every(({ outcome }) => outcome === 'not-covered')) {
    findings.report('PAYMENT_INSTRUCTION_NOT_CHECKED', '', { rule: 'instruction/coverage', restsOn: 'likely' });
  }
  reportUnknown(readUnknownMembers(payment.reading), findings);
  findings.sort();
  return findings;
}
