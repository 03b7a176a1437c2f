/** A text read by several identifiers: which it is, which it would be but for its check digits. */
import type { Identifier } from '../../../../rules/creditor.js';
import type { Outcome } from '../../../checks/check.js';
import { type CompiledIdentifier, inspectAll } from '../../../identifiers/personal-identifier.js';

export interface SoundReading {
  readonly identifier: Identifier;
  readonly outcome: Outcome;
  /** At its full length, without separators. */
  readonly text: string;
  readonly birthDates: readonly string[];
}

export interface Readings {
  /** Nothing speaks against these. */
  readonly sound: readonly SoundReading[];
  /** Whether check digits were verified in one of them. */
  readonly outcome: Outcome;
  /** The form is theirs, the check digits are not. */
  readonly faulty: readonly SoundReading[];
  /** How grave the wrong check digits are: one that may be right makes it a warning. */
  readonly severity: 'error' | 'warning';
}

export function readBy(readers: readonly CompiledIdentifier[], value: string): Readings {
  const sound: SoundReading[] = [];
  const faulty: SoundReading[] = [];
  let outcome: Outcome = 'not-covered';
  let severity: 'error' | 'warning' = 'error';
  inspectAll(readers, value, (identifier, { problem, outcome: own, text, birthDates, severity: gravity }) => {
    (problem === undefined ? sound : faulty).push({ identifier, outcome: own, text, birthDates });
    if (problem !== undefined && gravity === 'warning') severity = gravity;
    if (problem === undefined && own === 'passed') outcome = own;
  });
  return { sound, outcome, faulty, severity };
}

/** Their types, each once, as a text says them. */
export const typesOf = (readings: readonly { readonly identifier: Identifier }[]): string =>
  readings.length === 1 && readings[0] !== undefined
    ? readings[0].identifier.type
    : [...new Set(readings.map(({ identifier }) => identifier.type))].join(', ');

export const isSourced = ({ confidence }: Identifier): boolean => confidence !== 'known';

/** The dates of birth inside; none as soon as one of the identifiers that it may be holds none. */
export const datesIn = (sound: readonly SoundReading[]): readonly string[] =>
  sound.every(({ birthDates }) => birthDates.length > 0) ? sound.flatMap(({ birthDates }) => birthDates) : [];
