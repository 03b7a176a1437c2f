/**
 * Says whether a payment is likely to land: `OK`, or `ALERT` with one code a fault.
 */
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { findingsOf } from '../checks/examine.js';
import type { Engine } from '../engine/engine.js';
import { forEach } from '../engine/for-each.js';
import { counts } from '../findings/severity.js';
import { resolve } from '../payment/resolve.js';

/** A fault of a payment, as the contract says it. */
export interface ValidationAlert {
  readonly code: AlertCode;
}

/**
 * The contract's validation result: `OK` without alerts, or `ALERT` with one at least.
 *
 * @example
 * const result: ValidationResult = { status: 'ALERT', alerts: [{ code: 'CREDITOR_IBAN_INVALID_FORMAT' }] };
 */
export type ValidationResult =
  | { readonly status: 'OK'; readonly alerts: readonly [] }
  | { readonly status: 'ALERT'; readonly alerts: readonly [ValidationAlert, ...ValidationAlert[]] };

const isAlert = (alerts: readonly ValidationAlert[]): alerts is readonly [ValidationAlert, ...ValidationAlert[]] => alerts.length > 0;

/** Checks one instruction: any value. */
export function validateWith(instruction: unknown, engine: Engine): ValidationResult {
  const payment = resolve(instruction, engine);
  if (payment === undefined) return { status: 'ALERT', alerts: [{ code: 'PAYMENT_INSTRUCTION_INVALID_FORMAT' }] };
  const { threshold } = engine;
  const found = findingsOf(payment, threshold);
  const alerts: ValidationAlert[] = [];
  for (const { code, severity } of found.alerts) if (counts(severity, threshold)) alerts.push({ code });
  return isAlert(alerts) ? { status: 'ALERT', alerts } : { status: 'OK', alerts: [] };
}

/** Checks many, in their order. */
export const validateAllWith = /* @__PURE__ */ forEach(validateWith);
