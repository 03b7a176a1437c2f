/** Reads from the settings how long records are kept; 0 is for ever. */
import { USUAL_LIMITS } from '../http/limits.js';
import { type Retention, USUAL_RETENTION } from '../storage/retention.js';
import { UsageError } from './io.js';
import { type Given, numberOf } from './settings.js';

/** Ten years. */
const MAX_DAYS = 3_660;

/** Thirty days. */
const MAX_HOURS = 720;

export interface KeptDays extends Retention {
  /** Recipients of users without a session since. */
  readonly users: number;
}

export const readRetention = (given: Given): KeptDays => ({
  events: numberOf(given, 'keep-events', USUAL_RETENTION.events, MAX_DAYS),
  audit: numberOf(given, 'keep-audit', USUAL_RETENTION.audit, MAX_DAYS),
  users: numberOf(given, 'keep-users', 0, MAX_DAYS),
});

export function readKeyHours(given: Given): number {
  const hours = numberOf(given, 'keep-keys', USUAL_LIMITS.keyHours, MAX_HOURS);
  if (hours === 0) throw new UsageError(`--keep-keys is a number from 1 to ${MAX_HOURS}`);
  return hours;
}
