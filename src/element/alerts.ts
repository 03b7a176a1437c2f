/** What alerts say, as far as a field shows it: not where a rule is laid down, nor what else `explain` knows. */
import type { AlertCode, Severity } from '../../rules/alert-codes/alert-code.js';
import { correctCode } from '../answers/corrections/code.js';
import { correctIban } from '../answers/corrections/iban.js';
import type { Correction } from '../characters/correction.js';
import type { AlertParams, Finding } from '../findings/findings.js';
import { withNames } from '../messages/written-names.js';
import type { ResolvedPayment } from '../payment/resolve.js';

export interface FieldAlert {
  readonly code: AlertCode;
  readonly severity: Severity;
  readonly pointer: string;
  readonly rule: string;
  readonly params: AlertParams;
  readonly correction?: Correction | undefined;
}

/** An alert with the names of its codes, and the correction of an IBAN or a code. */
export const alertOf = ({ code, severity, pointer, rule, params }: Finding, payment: ResolvedPayment): FieldAlert => ({
  code,
  severity,
  pointer,
  rule,
  params: withNames(params, payment.engine.rules),
  correction: correctIban(code, payment) ?? correctCode(code, payment),
});
