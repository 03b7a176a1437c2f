/**
 * Says whether a payment is likely to land: `OK`, or `ALERT` with one code a fault.
 */
import type { AlertCode } from '../../rules/vocabulary/alert-code.js';
import type { Engine } from './engine.js';
import { findAlerts } from './examine.js';
import { resolve } from './resolve.js';
import { counts } from './severity.js';

/** The contract's validation result. */
export interface ValidationResult {
  readonly status: 'OK' | 'ALERT';
  readonly alerts: readonly { readonly code: AlertCode }[];
}

/** Checks one instruction: any value. */
export function validateWith(instruction: unknown, engine: Engine): ValidationResult {
  const payment = resolve(instruction, engine);
  if (payment === undefined) return { status: 'ALERT', alerts: [{ code: 'PAYMENT_INSTRUCTION_INVALID_FORMAT' }] };
  const { threshold } = engine;
  const found = findAlerts(payment, payment.plan.checks, threshold);
  const alerts: { readonly code: AlertCode }[] = [];
  for (const { code, severity } of found.alerts) if (counts(severity, threshold)) alerts.push({ code });
  return { status: alerts.length > 0 ? 'ALERT' : 'OK', alerts };
}

/** Checks many, in their order. */
export function* validateAllWith(instructions: Iterable<unknown>, engine: Engine): Generator<ValidationResult, void, undefined> {
  for (const instruction of instructions) yield validateWith(instruction, engine);
}
