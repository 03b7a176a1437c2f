/** A text read as each of several identifiers: which of them it is, and which it would be but for wrong check digits. */

import { type CheckSeverity, milder, type Outcome } from '../../../rules/vocabulary/check.js';
import type { Identifier } from '../../../rules/vocabulary/identifier.js';
import { type CompiledIdentifier, cleanedIdentifier, inspectText, type ReadIdentifier } from '../../identifiers/personal-identifier.js';
import { given } from '../../instruction/values.js';
import type { Payment, Readings } from '../payment.js';

const NONE: readonly ReadIdentifier[] = [];

export function readBy(readers: readonly CompiledIdentifier[], value: string): Readings {
  const text = cleanedIdentifier(value);
  let valid = NONE;
  let faulty = NONE;
  let outcome: Outcome = 'not-covered';
  let severity: CheckSeverity = 'error';
  for (const reader of readers) {
    const reading = inspectText(reader, value, text);
    if (reading === undefined) continue;
    if (reading.problem === undefined) {
      valid = valid.length === 0 ? [reading] : [...valid, reading];
      if (reading.outcome === 'passed') outcome = 'passed';
    } else {
      faulty = [...faulty, reading];
      severity = milder(severity, reading.severity);
    }
  }
  return { valid, outcome, faulty, severity };
}

/** What was read by some of the identifiers alone. */
export function readingsBy(identifiers: readonly Identifier[], readings: Readings): Readings {
  const isOne = ({ identifier }: ReadIdentifier): boolean => identifiers.includes(identifier);
  if (readings.valid.every(isOne) && readings.faulty.every(isOne)) return readings;
  const valid = readings.valid.filter(isOne);
  const faulty = readings.faulty.filter(isOne);
  return {
    valid,
    faulty,
    outcome: valid.some(({ outcome }) => outcome === 'passed') ? 'passed' : 'not-covered',
    severity: faulty.reduce<CheckSeverity>((mildest, { severity }) => milder(mildest, severity), 'error'),
  };
}

/** True for a text that repeats one character, as nobody’s number does. */
export function isOneCharacter(text: string): boolean {
  for (let at = 1; at < text.length; at++) if (text.charCodeAt(at) !== text.charCodeAt(0)) return false;
  return true;
}

/** Their types, each once, as a text says them. */
export const typesOf = (readings: readonly { readonly identifier: Identifier }[]): string =>
  readings.length === 1 && readings[0] !== undefined
    ? readings[0].identifier.type
    : [...new Set(readings.map(({ identifier }) => identifier.type))].join(', ');

export const isSourced = ({ confidence }: Identifier): boolean => confidence !== 'known';

/** The tax identifier, read by the rules of the country; undefined where there is none, or the country has no rules for it. */
export function readTaxId({ reading, creditors }: Payment): Readings | undefined {
  const value = given(reading.taxId);
  if (value === undefined || creditors === undefined || creditors.taxIdReaders.length === 0) return undefined;
  return readBy(creditors.taxIdReaders, value);
}
