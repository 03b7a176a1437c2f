/**
 * The schedule of retries, and when a subscription is disabled.
 *
 * The first retries are quick, because most failures are short; the later ones are slow, so that a receiver has days to recover.
 *
 * The gotcha: a receiver can ask for more time with `Retry-After`, but not for less, and gets at most a day, so that events are not kept for ever.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @see RFC 9110, sections 10.2.3 and 15.5.11
 */

import { SUBSCRIPTION_UNREADABLE } from '../storage/webhook-port.js';

/** The outcome of an attempt: an answer, or an error code. */
export type Outcome = { readonly status: number; readonly retryAfter?: Date | undefined } | { readonly error: string };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The delay after the first failed attempt, after the second, and so on. */
export const DELAYS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** The random part of a delay, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;

const MAX_RETRY_AFTER = DAY;

const MAX_FAILURE = 5 * DAY;

const GONE = 410;

export const isDelivered = (outcome: Outcome): boolean => 'status' in outcome && outcome.status >= 200 && outcome.status < 300;

/** True if the receiver answers 410, Gone. */
export const isGone = (outcome: Outcome): boolean => 'status' in outcome && outcome.status === GONE;

export interface Attempted {
  /** The number of this attempt, from 1. */
  readonly attempt: number;
  readonly outcome: Outcome;
  readonly now: Date;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/**
 * The time of the next attempt; undefined after a delivery, if the receiver is gone, and after the last attempt.
 *
 * @example
 * const now = new Date('2026-01-01T00:00:00Z');
 * nextAttempt({ attempt: 1, outcome: { error: 'TIMEOUT' }, now, random: () => 0 }); // new Date('2026-01-01T00:00:05Z')
 */
export function nextAttempt({ attempt, outcome, now, random }: Attempted): Date | undefined {
  const delay = DELAYS[attempt - 1];
  if (delay === undefined || isDelivered(outcome) || isGone(outcome)) return undefined;
  const asked = 'status' in outcome && outcome.retryAfter !== undefined ? outcome.retryAfter.getTime() - now.getTime() : 0;
  const wait = Math.max(delay, Math.min(asked, MAX_RETRY_AFTER));
  return new Date(now.getTime() + Math.round(wait * (1 + JITTER * random())));
}

/**
 * True if a subscription is to be disabled: the receiver is gone, or all deliveries failed for five days.
 *
 * `failingSince` is the first failure since the last success.
 */
export function isGivenUp({
  outcome,
  failingSince,
  now,
}: {
  readonly outcome: Outcome;
  readonly failingSince: Date | undefined;
  readonly now: Date;
}): boolean {
  if (isDelivered(outcome) || ('error' in outcome && outcome.error === SUBSCRIPTION_UNREADABLE)) return false;
  return isGone(outcome) || (failingSince !== undefined && now.getTime() - failingSince.getTime() >= MAX_FAILURE);
}
