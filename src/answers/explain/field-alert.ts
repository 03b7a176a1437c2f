/** What alerts say, as far as a field shows it: not where a rule is laid down, nor what else `explain` knows. */
import type { AlertCode, Severity } from '../../../rules/alert-codes/alert-code.js';
import type { Correction } from '../../characters/correction.js';
import { examineAll } from '../../checks/examine.js';
import type { Engine } from '../../engine/engine.js';
import type { AlertParams, Finding } from '../../findings/findings.js';
import { withNames } from '../../messages/written-names.js';
import { type ResolvedPayment, resolve } from '../../payment/resolve.js';
import { correctCode } from '../corrections/code.js';
import { correctIban } from '../corrections/iban.js';

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

/** The alerts on an instruction: any value. */
export function fieldAlerts(instruction: unknown, engine: Engine): readonly FieldAlert[] {
  const payment = resolve(instruction, engine);
  return payment === undefined ? [] : examineAll(payment).alerts.map((finding) => alertOf(finding, payment));
}
