/**
 * The alert rules over what the metrics say: each fires by what it is for, and a stranger without credentials fires none that wakes somebody.
 *
 * Scrapes come once a minute, by a clock that is moved.
 */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { jwtVerifier } from '../../http/authentication/jwt.js';
import { createHandler } from '../../http/handler.js';
import type { Answered } from '../../http/observation.js';
import { createMetrics, type Metrics } from '../../serve/metrics/index.js';
import { memoryStore } from '../../storage/memory.js';
import type { AttemptReport } from '../../webhooks/report.js';
import { JWKS_URI, keySet } from '../http/authentication/key-sets.js';
import { AUDIENCE, ISSUER, json, NOW, provider, type Signer, signer, standingClock, text } from '../http/authentication/support.js';
import { call, engine, type Handler } from '../http/calls.js';
import { evaluate, type Scrape } from './promql.js';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: 'page' | 'ticket' };
}

const rules: readonly Rule[] = parse(
  readFileSync(new URL('../../deploy/observability/alerts.yaml', import.meta.url), 'utf8'),
).groups.flatMap((group: { readonly rules: readonly Rule[] }) => group.rules);

const secondsOf = ({ for: time = '0m' }: Rule): number => Number.parseInt(time, 10) * (time.endsWith('h') ? 3_600 : 60);

/** The alerts that fired at some time: their expression gave something at each scrape for as long as the rule says. */
function fired(scrapes: readonly Scrape[]): readonly string[] {
  return rules
    .filter((rule) => {
      let since: number | undefined;
      return scrapes.some(({ at }, index) => {
        const value = evaluate(rule.expr, scrapes.slice(0, index + 1));
        since = typeof value !== 'number' && value.length > 0 ? (since ?? at) : undefined;
        return since !== undefined && at - since >= secondsOf(rule);
      });
    })
    .map(({ alert }) => alert);
}

const severityOf = (name: string): string | undefined => rules.find(({ alert }) => alert === name)?.labels.severity;

let first: Signer;
let time: ReturnType<typeof standingClock>;
let serves: { answer: () => Response };
let metrics: Metrics;
let handler: Handler;
let now: Date | undefined;
const pool = { totalCount: 1, idleCount: 1, waitingCount: 0, options: { max: 20 } };
const build = { version: '1', engineEdition: '1', node: '24' };

beforeEach(async () => {
  first ??= await signer('ES256', 'first');
  time = standingClock();
  now = undefined;
  serves = { answer: () => json(keySet(first)) };
  const store = { ...memoryStore(), now: async () => now ?? time.clock() };
  metrics = createMetrics({ store, clock: time.clock, build, pool });
  const { fetch } = provider(() => serves.answer());
  handler = createHandler({
    engine,
    store,
    clock: time.clock,
    authenticate: jwtVerifier({ issuer: ISSUER, audience: AUDIENCE, jwksUri: JWKS_URI, fetch, clock: time.clock }),
    observe: metrics.answered,
  });
});

/** So many minutes, with `work` in each of them, and a scrape at its end. */
async function minutes(count: number, work: (minute: number) => unknown): Promise<readonly Scrape[]> {
  const scrapes: Scrape[] = [];
  const scrape = async () => {
    // how late this process is while it tests says nothing
    const scraped = (await metrics.text()).replace(
      /^payprep_nodejs_eventloop_lag_p99_seconds .*$/m,
      'payprep_nodejs_eventloop_lag_p99_seconds 0.01',
    );
    scrapes.push({ at: time.clock().getTime() / 1_000, text: scraped });
  };
  await scrape();
  for (let minute = 1; minute <= count; minute += 1) {
    await work(minute);
    time.pass(60);
    await scrape();
  }
  return scrapes;
}

const ask = (token: string) => call(handler, 'POST /payments/validations', { token, body: {} });

/** What anybody can write who knows what a token looks like. */
const forged = () =>
  `${text({ alg: 'ES256', typ: 'at+jwt', kid: crypto.randomUUID() })}.${text({ iss: ISSUER, aud: AUDIENCE, exp: 4e9 })}.${text({})}`;

/** A minute of requests with a token that holds, and of some with one that is made up. */
async function traffic(good: number, bad: number): Promise<readonly number[]> {
  const token = await first.token({ exp: 4_000_000_000 });
  const tokens = [...Array(good).fill(token), ...Array.from({ length: bad }, forged)];
  return (await Promise.all(tokens.map(ask))).map(({ status }) => status);
}

describe('a stranger with tokens of keys that there are not', () => {
  test('is refused, and is in no alert', async () => {
    const statuses = new Set<number>();
    const scrapes = await minutes(20, async () => {
      for (const status of await traffic(9, 1)) statuses.add(status);
      // within the cooldown, and behind it
      for (const seconds of [5, 10]) {
        time.pass(seconds);
        statuses.add((await ask(forged())).status);
        await traffic(9, 0);
      }
    });
    expect([...statuses].sort()).toEqual([200, 401]);
    expect(fired(scrapes)).toEqual([]);
  });

  test('who sends most of all requests wakes nobody', async () => {
    const scrapes = await minutes(35, () => traffic(1, 20));
    expect(fired(scrapes)).toEqual(['PayprepTokensRefused']);
    expect(severityOf('PayprepTokensRefused')).toBe('ticket');
  });
});

test('an authorization server that is down wakes somebody', async () => {
  await traffic(1, 0);
  serves.answer = () => new Response('', { status: 503 });
  const scrapes = await minutes(10, (minute) => {
    if (minute === 1) time.pass(3_700);
    return traffic(5, 0);
  });
  expect(fired(scrapes)).toEqual(['PayprepErrors', 'PayprepAuthorizationServerUnavailable']);
});

test('a service that nobody asks, and one that answers, are in no alert', async () => {
  expect(fired(await minutes(20, () => undefined))).toEqual([]);
  expect(fired(await minutes(20, () => traffic(5, 0)))).toEqual([]);
});

const ANSWERED: Answered = {
  requestId: 'one',
  method: 'GET',
  route: '/webhooks/subscriptions',
  status: 200,
  milliseconds: 5,
  organization: 'acme',
  code: undefined,
  limit: undefined,
  traceId: '',
  spanId: '',
  error: undefined,
};

const answered = (count: number, answer: Partial<Answered>): void => {
  for (let at = 0; at < count; at += 1) metrics.answered({ ...ANSWERED, ...answer });
};

const attempted = (report: Partial<AttemptReport>): void => {
  const eventCreated = NOW;
  const ids = { deliveryId: '', eventId: '', eventType: '', organization: '', subscriptionId: '', traceId: '', spanId: '' };
  const made = {
    attempt: 1,
    status: 200,
    error: undefined,
    milliseconds: 5,
    state: 'DELIVERED',
    nextAttempt: undefined,
    isDisabled: false,
  } as const;
  metrics.attempted({ ...ids, ...made, eventCreated, ...report });
};

/** Alert → what is done each minute, or once where it is said so. */
const CAUSES: Readonly<Record<string, (minute: number) => unknown>> = {
  PayprepErrors: () => [answered(98, {}), answered(2, { status: 500, code: 'UNEXPECTED_ERROR' })],
  PayprepStoreUnavailable: () => [answered(999, {}), answered(1, { status: 503, code: 'SERVICE_UNAVAILABLE' })],
  PayprepSlow: () => answered(10, { milliseconds: 2_000 }),
  PayprepPoolExhausted: () => Object.assign(pool, { waitingCount: 3 }),
  PayprepDeliveriesFailing: () => attempted({ state: 'PENDING', status: undefined, error: 'TIMEOUT' }),
  PayprepSubscriptionDisabled: (minute) => minute === 20 && attempted({ isDisabled: true }),
  PayprepTokensRefused: () => [answered(3, {}), answered(1, { status: 403, code: 'AUTH_SCOPE_INSUFFICIENT' })],
  PayprepLimitsReached: () => answered(70, { status: 429, code: 'TOO_MANY_REQUESTS', limit: 'client_rate' }),
  PayprepClockWrong: () => {
    now = new Date(time.clock().getTime() + 240_000);
  },
  PayprepRowUnreadable: (minute) => minute === 20 && metrics.unreadable({ kind: 'recipient', id: 'one', code: 'SEAL_BROKEN' }),
  PayprepKeyMissing: () => metrics.missingKeys(1),
};

test.each(Object.entries(CAUSES))('%s fires by what it is for, and alone', async (name, cause) => {
  try {
    expect(fired(await minutes(35, cause))).toEqual([name]);
  } finally {
    pool.waitingCount = 0;
  }
});

test.each<readonly [name: string, pattern: RegExp, instead: string]>([
  ['PayprepAbsent', /^[^#].*$/gm, ''],
  ['PayprepEventLoopBlocked', /^(payprep_nodejs_eventloop_lag_p99_seconds) .*$/m, '$1 0.5'],
  ['PayprepDeliveriesLate', /^(payprep_webhook_oldest_due_seconds) .*$/m, '$1 400'],
  ['PayprepVersionsDiffer', /^(payprep_build_info\{version=")1(".*)$/m, '$&\n$12$2'],
])('%s fires', async (name, pattern, instead) => {
  const scrapes = await minutes(name === 'PayprepVersionsDiffer' ? 61 : 12, () => undefined);
  expect(fired(scrapes.map(({ at, text: scraped }) => ({ at, text: scraped.replace(pattern, instead) })))).toEqual([name]);
});

test('no rule is untried', () => {
  const tried = [...Object.keys(CAUSES), 'PayprepAbsent', 'PayprepEventLoopBlocked', 'PayprepDeliveriesLate', 'PayprepVersionsDiffer'];
  expect([...tried, 'PayprepAuthorizationServerUnavailable'].sort()).toEqual(rules.map(({ alert }) => alert).sort());
});
