/**
 * Says whether a payment is likely to land: `OK`, or `ALERT` with one code a fault.
 */
import type { AlertCode, Severity } from '../../rules/alerts/codes.js';
import type { Engine } from './create-engine.js';
import { judge } from './judge.js';

/** The contract's validation result. */
export interface ValidationResult {
  readonly status: 'OK' | 'ALERT';
  readonly alerts: readonly { readonly code: AlertCode }[];
}

const GRAVITY: Readonly<Record<Severity, number>> = { info: 0, warning: 1, error: 2 };

/** True when an alert of this severity counts for this engine. */
export const counts = (severity: Severity, engine: Engine): boolean => GRAVITY[severity] >= GRAVITY[engine.threshold];

/** Judges one instruction: any JSON value. */
export function validateWith(instruction: unknown, engine: Engine): ValidationResult {
  const { findings } = judge(instruction, engine);
  const alerts = findings.alerts.filter(({ severity }) => counts(severity, engine)).map(({ code }) => ({ code }));
  return { status: alerts.length > 0 ? 'ALERT' : 'OK', alerts };
}

/** Judges many, in their order. */
export function* validateAllWith(instructions: Iterable<unknown>, engine: Engine): Generator<ValidationResult, void, undefined> {
  for (const instruction of instructions) yield validateWith(instruction, engine);
}
