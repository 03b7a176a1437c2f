/**
 * Says whether a payment is likely to land: `OK`, or `ALERT` with one code a fault.
 */
import type { AlertCode } from '../../rules/vocabulary/alert-code.js';
import type { Engine } from './create-engine.js';
import { counts } from './findings.js';
import { judge } from './judge.js';

/** The contract's validation result. */
export interface ValidationResult {
  readonly status: 'OK' | 'ALERT';
  readonly alerts: readonly { readonly code: AlertCode }[];
}

/** Judges one instruction: any JSON value. */
export function validateWith(instruction: unknown, engine: Engine): ValidationResult {
  const { alerts: found } = judge(instruction, engine).findings;
  const alerts: { readonly code: AlertCode }[] = [];
  for (const { code, severity } of found) if (counts(severity, engine.threshold)) alerts.push({ code });
  return { status: alerts.length > 0 ? 'ALERT' : 'OK', alerts };
}

/** Judges many, in their order. */
export function* validateAllWith(instructions: Iterable<unknown>, engine: Engine): Generator<ValidationResult, void, undefined> {
  for (const instruction of instructions) yield validateWith(instruction, engine);
}
