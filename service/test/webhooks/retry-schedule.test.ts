import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseRetryAfter } from '../../webhooks/retry-after.js';
import { DELAYS, isGivenUp, nextAttempt, type Outcome } from '../../webhooks/retry-schedule.js';

const now = new Date('2026-11-22T02:00:00Z');
const DAY = 86_400_000;
const failed: Outcome = { error: 'TIMEOUT' };

const wait = (attempt: number, outcome: Outcome = failed, random = 0): number | undefined => {
  const next = nextAttempt({ attempt, outcome, now, random: () => random });
  return next && (next.getTime() - now.getTime()) / 1000;
};

const outcomes = fc.oneof(
  fc.record({ error: fc.constantFrom('TIMEOUT', 'TLS', 'REDIRECT') }),
  fc.record({ status: fc.integer({ min: 100, max: 599 }), retryAfter: fc.option(fc.date({ noInvalidDate: true }), { nil: undefined }) }),
);

describe('the next attempt', () => {
  test('is after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h, then never', () =>
    expect(Array.from({ length: 11 }, (_, at) => wait(at + 1))).toEqual([
      5,
      300,
      1800,
      7200,
      18000,
      36000,
      50400,
      72000,
      86400,
      undefined,
      undefined,
    ]));

  test.each([199, 300, 400, 404, 429, 500, 503, 599])('comes after %i', (status) => expect(wait(1, { status })).toBe(5));

  test.each([200, 201, 204, 299, 410])('does not come after %i', (status) => expect(wait(1, { status })).toBeUndefined());

  test('is as late as the receiver asks for, within a day', () => {
    const asking = (seconds: number) => wait(2, { status: 429, retryAfter: new Date(now.getTime() + seconds * 1000) });
    expect([-100, 0, 299, 301, 3600, 86400, 86401, 1e9].map(asking)).toEqual([300, 300, 300, 301, 3600, 86400, 86400, 86400]);
  });

  test('is a little later by chance', () => {
    expect(wait(2, failed, 0.5)).toBe(315);
    expect(wait(2, { status: 503, retryAfter: new Date(now.getTime() + 1000_000) }, 0.5)).toBe(1050);
  });

  property.prop([fc.integer({ min: -1, max: 20 }), outcomes, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })])(
    'is never before its time, and never more than a tenth of the longest behind it',
    (attempt, outcome, random) => {
      const next = nextAttempt({ attempt, outcome, now, random: () => random });
      fc.pre(next !== undefined);
      const delay = DELAYS[attempt - 1] ?? Number.NaN;
      const after = (next?.getTime() ?? 0) - now.getTime();
      expect(after).toBeGreaterThanOrEqual(delay);
      expect(after).toBeLessThanOrEqual(1.1 * DAY);
      if (!('status' in outcome && outcome.retryAfter)) expect(after).toBeLessThanOrEqual(Math.ceil(1.1 * delay));
    },
  );

  property.prop([fc.array(outcomes, { minLength: 10, maxLength: 10 })])('comes nine times at most, whatever is answered', (answers) => {
    const attempts = answers.map((outcome, at) => nextAttempt({ attempt: at + 1, outcome, now, random: () => 0 }));
    expect(attempts.at(-1)).toBeUndefined();
  });
});

describe('a subscription is given up', () => {
  const given = (outcome: Outcome, failingFor: number | undefined) =>
    isGivenUp({ outcome, now, failingSince: failingFor === undefined ? undefined : new Date(now.getTime() - failingFor) });

  test('at once where the receiver is gone', () => expect(given({ status: 410 }, undefined)).toBe(true));

  test('after five days of only failures', () => {
    expect([undefined, 0, 5 * DAY - 1, 5 * DAY, 50 * DAY].map((failingFor) => given(failed, failingFor))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(given({ status: 500 }, 5 * DAY)).toBe(true);
  });

  test('never at a success', () => expect(given({ status: 204 }, 50 * DAY)).toBe(false));
});

describe('Retry-After', () => {
  const at = new Date('1994-11-06T08:49:37Z');

  // RFC 9110, section 5.6.7
  test.each(['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'])('%s', (text) =>
    expect(parseRetryAfter(text, now)).toEqual(at),
  );

  test('of two digits of a year means the one that is less than 50 years ahead', () => {
    expect(parseRetryAfter('Sunday, 22-Nov-76 08:49:37 GMT', now)).toEqual(new Date('2076-11-22T08:49:37Z'));
    expect(parseRetryAfter('Sunday, 22-Nov-77 08:49:37 GMT', now)).toEqual(new Date('1977-11-22T08:49:37Z'));
  });

  test('in seconds counts from now', () => {
    expect(parseRetryAfter('0', now)).toEqual(now);
    expect(parseRetryAfter('3600', now)).toEqual(new Date('2026-11-22T03:00:00Z'));
  });

  test.each([
    undefined,
    '',
    '-1',
    '1.5',
    ' 1',
    '1e3',
    '9999999999',
    '2026-11-22',
    'Sun, 31 Jun 2026 08:49:37 GMT',
    'Sun, 06 Nov 1994 24:49:37 GMT',
    'Sun, 06 Nov 1994 08:61:37 GMT',
    'Sun, 06 Nox 1994 08:49:37 GMT',
    'Sun, 06 Nov 1994 08:49:37 CET',
    '1'.repeat(100_000),
  ])('%.30j is none', (text) => expect(parseRetryAfter(text, now)).toBeUndefined());

  property.prop([fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })])('is read as Node writes it', (date) => {
    expect(parseRetryAfter(date.toUTCString(), now)).toEqual(new Date(Math.floor(date.getTime() / 1000) * 1000));
  });
});
