/** What is found in a made-up payment. */
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { examineAll, findAlerts } from '../checks/examine.js';
import type { Engine } from '../engine/engine.js';
import { counts } from '../findings/severity.js';
import { resolve } from '../payment/resolve.js';
import type { SampleDraft } from './draft.js';

/** `exact`: what is wanted and nothing else. `loose`: beside it, something that is only worth knowing. */
export type Fit = 'exact' | 'loose' | 'none';

/** Alerts that no check raises. */
const BESIDE_CHECKS: readonly (AlertCode | undefined)[] = ['PAYMENT_INSTRUCTION_FIELD_UNKNOWN'];

/** Every alert of the payment, those that are only worth knowing included. */
function alertsOf(draft: SampleDraft, code: AlertCode | undefined, engine: Engine) {
  const payment = resolve(draft, engine);
  if (payment === undefined) return undefined;
  return (BESIDE_CHECKS.includes(code) ? examineAll(payment) : findAlerts(payment, payment.plan.checks, 'info')).alerts;
}

/** True where the payment has the alert, and it is one that is only worth knowing. */
export const isOnlyInfo = (draft: SampleDraft, code: AlertCode, engine: Engine): boolean =>
  alertsOf(draft, code, engine)?.some((alert) => alert.code === code && alert.severity === 'info') === true;

/** Whether the payment raises this alert and no other; without a code, none at all. */
export function draftFit(draft: SampleDraft, code: AlertCode | undefined, engine: Engine): Fit {
  const alerts = alertsOf(draft, code, engine);
  if (alerts === undefined) return 'none';
  const others = alerts.filter((alert) => alert.code !== code);
  if (others.some(({ severity }) => counts(severity, 'warning'))) return 'none';
  const raised = alerts.length - others.length;
  if (code !== undefined && raised !== 1) return 'none';
  return others.length === 0 ? 'exact' : 'loose';
}
