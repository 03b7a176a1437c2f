/** What asks the database, over HTTP: sessions that are opened, lists of a few and of many recipients. One organization, so that its share of the connections counts. */
import { randomUUID } from 'node:crypto';
import autocannon, { type Request as Sent } from 'autocannon';
import { startDatabase } from './database.js';
import { accessToken, processorSeconds, type Server, startService } from './server.js';

export interface StoredFigures {
  readonly what: string;
  /** Requests a second. */
  readonly perSecond: number;
  /** Microseconds of processor that a request takes in the service; NaN where the system does not tell. */
  readonly microseconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

interface StoredOptions {
  readonly seconds: number;
  readonly connections: number;
}

const SESSIONS = '/beneficiaries/organizations/sessions';
const RECIPIENTS = '/beneficiaries/organizations/recipients';

const recipient = {
  ...{ country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT', creditor: { name: 'Lindenhof Bau GmbH', type: 'BUSINESS' } },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
};

const sessionFor = (externalUserId: string) => JSON.stringify({ externalUserId, returnUrl: 'https://shop.example.com/' });

const MANY = 100;

/** A user with so many recipients. */
async function fill({ url }: Server, headers: Readonly<Record<string, string>>): Promise<void> {
  const post = async (path: string, body: string, more: Readonly<Record<string, string>>): Promise<string> => {
    const response = await fetch(`${url}${path}`, { method: 'POST', headers: { ...headers, ...more }, body });
    if (!response.ok) throw new Error(`${path} is answered with ${response.status}`);
    return response.text();
  };
  const opened = JSON.parse(await post(SESSIONS, sessionFor('many'), { 'idempotency-key': randomUUID() })) as { readonly url: string };
  const authorization = `Bearer ${new URL(opened.url).hash.slice(1)}`;
  for (let count = 0; count < MANY; count++) await post('/session/api/recipients', JSON.stringify(recipient), { authorization });
}

export async function measureStored(
  { seconds, connections }: StoredOptions,
  say: (line: string) => void,
): Promise<readonly StoredFigures[]> {
  const { postgres, env } = await startDatabase({ synchronous_commit: 'on' });
  const service = await startService({ args: ['--requests-per-session', '0'], env });
  const headers = { authorization: `Bearer ${await accessToken(service)}`, 'content-type': 'application/json' };
  await fill(service, headers);
  const list = (limit: number): Sent => ({
    method: 'GET',
    path: `${RECIPIENTS}?externalUserId=many&limit=${limit}`,
    headers,
  });
  const open: Sent = {
    method: 'POST',
    path: SESSIONS,
    headers: { ...headers, 'idempotency-key': '[<id>]' },
    body: sessionFor('new'),
  };
  const asked: readonly (readonly [what: string, request: Sent, hasId: boolean])[] = [
    ['sessions', open, true],
    ['lists of 1 recipient', list(1), false],
    ['lists of 20', list(20), false],
    ['lists of 100', list(MANY), false],
  ];
  const figures: StoredFigures[] = [];
  for (const [what, request, idReplacement] of asked) {
    const run = (duration: number) => autocannon({ url: service.url, connections, duration, requests: [request], idReplacement });
    // what is compiled while it runs is compiled then
    await run(1);
    const before = processorSeconds(service);
    const result = await run(seconds);
    if (result.errors + result.timeouts + result.non2xx > 0) throw new Error(`${what}: a request failed`);
    const { total } = result.requests;
    const microseconds = ((processorSeconds(service) - before) * 1e6) / total;
    figures.push({ what, perSecond: total / result.duration, microseconds, p50: result.latency.p50, p99: result.latency.p99 });
    say(`${what}: ${Math.round(total / result.duration)} a second, ${microseconds.toFixed(0)} µs`);
  }
  await service.stop();
  await postgres.stop();
  return figures;
}
