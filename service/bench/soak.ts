/**
 * Mixed load for a while, over PostgreSQL: every endpoint, and the page's, with webhooks to a receiver on this machine. What was told is counted, and memory is
 * sampled.
 *
 * A client goes the same way again and again, with an end-user of its own each time, so what has to arrive is known: {@link EVENTS} events a walk.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { median } from '../../bench/statistics.js';
import { freePort } from '../test/embedded.js';
import { startDatabase } from './database.js';
import { INSTRUCTION } from './instruction.js';
import { accessToken, residentMegabytes, type Server, startService } from './server.js';

export interface SoakFigures {
  readonly minutes: number;
  readonly requests: number;
  readonly walks: number;
  readonly eventsExpected: number;
  readonly eventsArrived: number;
  readonly problems: readonly string[];
  /** Medians of the first fifth after the warm-up, and of the last. */
  readonly resident: readonly [number, number];
  /** The least of a window is what is left after the garbage was collected. */
  readonly heap: readonly [number, number];
}

/** Two made, two changed by the choice of a default, one changed, two deleted. */
const EVENTS = 7;
const CLIENTS = 6;
/** Events on their way, above which nobody makes more. */
const MAX_WAITING = 500;
const SAMPLE_MILLISECONDS = 5_000;
/** The first tenth is for what is compiled, and for pools that fill. */
const WARM_UP = 0.1;
const PATIENCE_MILLISECONDS = 120_000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Receiver {
  readonly url: string;
  readonly ids: ReadonlySet<string>;
  stop(): void;
}

async function receiver(): Promise<Receiver> {
  const ids = new Set<string>();
  const server = createServer((request, response) => {
    ids.add(String(request.headers['webhook-id']));
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    ids,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** What the walk reads of answers. */
interface Answered {
  readonly id?: string;
  readonly url?: string;
  readonly items?: readonly unknown[];
}

/** Calls, counts, and keeps what was answered otherwise than it should be. */
class Caller {
  readonly #server: Server;
  #token = '';
  requests = 0;
  readonly problems: string[] = [];

  constructor(server: Server) {
    this.#server = server;
  }

  /** Tokens live for an hour. */
  async renew(): Promise<void> {
    this.#token = await accessToken(this.#server);
  }

  async call(
    line: string,
    wanted: number,
    body?: unknown,
    token = this.#token,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    const [method = '', path = ''] = line.split(' ');
    const response = await fetch(`${this.#server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    this.requests += 1;
    if (response.status !== wanted && this.problems.length < 20) this.problems.push(`${line}: ${response.status}`);
    return text === '' ? {} : JSON.parse(text);
  }
}

const items = Array.from({ length: 5 }, () => INSTRUCTION);

const recipient = (name: string) => ({
  ...{ country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT', creditor: { name, type: 'BUSINESS' } },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
});

/** Once through every endpoint. */
async function walk(caller: Caller, subscription: string): Promise<void> {
  const user = randomUUID();
  await caller.call('POST /payments/validations', 200, INSTRUCTION);
  await caller.call('POST /payments/bulk-validations', 200, { items });
  await caller.call('POST /payments/enrichments', 200, INSTRUCTION);
  await caller.call('POST /payments/bulk-enrichments', 200, { items });
  const asked = { externalUserId: user, returnUrl: 'https://shop.example.com/' };
  const session = await caller.call('POST /beneficiaries/organizations/sessions', 200, asked, undefined, { 'idempotency-key': user });
  const token = new URL(session.url ?? '').hash.slice(1);
  const one = await caller.call('POST /session/api/recipients', 201, recipient('Lindenhof Bau GmbH'), token);
  const other = await caller.call('POST /session/api/recipients', 201, recipient('Alpen Optik AG'), token);
  await caller.call(`POST /session/api/recipients/${other.id}/default`, 200, undefined, token);
  await caller.call(`PUT /session/api/recipients/${one.id}`, 200, recipient('Waterlelie Bloemen'), token);
  await caller.call(`GET /beneficiaries/organizations/recipients/${one.id}`, 200);
  const listed = await caller.call(`GET /beneficiaries/organizations/recipients?externalUserId=${user}`, 200);
  if (listed.items?.length !== 2) caller.problems.push('a list that is not complete');
  await caller.call('GET /webhooks/subscriptions', 200);
  await caller.call(`PATCH /webhooks/subscriptions/${subscription}`, 200, { title: user });
  await caller.call(`DELETE /session/api/recipients/${one.id}`, 204, undefined, token);
  await caller.call(`DELETE /session/api/recipients/${other.id}`, 204, undefined, token);
  await caller.call('DELETE /session/api', 204, undefined, token);
}

/** Bytes of the heap in use, as the service tells. */
async function heapMegabytes(metrics: string): Promise<number> {
  const text = await fetch(metrics).then((response) => response.text());
  return Number(/^payprep_nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1024 ** 2;
}

interface Sample {
  readonly resident: number;
  readonly heap: number;
}

/** The first and the last fifth of what came after the warm-up. */
const ends = (samples: readonly Sample[]): readonly [readonly Sample[], readonly Sample[]] => {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const fifth = Math.max(1, Math.floor(warm.length / 5));
  return [warm.slice(0, fifth), warm.slice(-fifth)];
};

/** Nothing lost, nothing wrong, and no more memory than a tenth above what it was after the warm-up. */
export const isSound = ({ problems, eventsArrived, eventsExpected, resident, heap }: SoakFigures): boolean =>
  problems.length === 0 && eventsArrived === eventsExpected && resident[1] <= resident[0] * 1.1 && heap[1] <= heap[0] * 1.1;

export async function soak(minutes: number, say: (line: string) => void): Promise<SoakFigures> {
  const { postgres, env } = await startDatabase({ synchronous_commit: 'on' });
  const metricsPort = await freePort();
  const service = await startService({
    args: ['--allow-insecure-webhooks', '--metrics-port', String(metricsPort)],
    env,
  });
  const hooks = await receiver();
  const caller = new Caller(service);
  await caller.renew();
  const events = ['RECIPIENT_CREATED', 'RECIPIENT_UPDATED', 'RECIPIENT_DELETED'];
  const { id } = await caller.call('POST /webhooks/subscriptions', 201, { title: 'soak', url: hooks.url, events });

  const end = Date.now() + minutes * 60_000;
  const samples: Sample[] = [];
  let walks = 0;
  const walking = Array.from({ length: CLIENTS }, async () => {
    while (Date.now() < end) {
      // one subscription gets a few deliveries at a time: what waits for it has to come to an end
      while (walks * EVENTS - hooks.ids.size > MAX_WAITING) await wait(20);
      await walk(caller, id ?? '');
      walks += 1;
    }
  });
  while (Date.now() < end) {
    await wait(Math.min(SAMPLE_MILLISECONDS, Math.max(0, end - Date.now())));
    const sample = { resident: residentMegabytes(service), heap: await heapMegabytes(`http://127.0.0.1:${metricsPort}/metrics`) };
    samples.push(sample);
    if (samples.length % 12 === 1)
      say(`${walks} walks, ${hooks.ids.size} events; ${sample.resident.toFixed(0)} MB, heap ${sample.heap.toFixed(0)} MB`);
    if (samples.length % 240 === 0) await caller.renew();
  }
  await Promise.all(walking);
  const patience = Date.now() + PATIENCE_MILLISECONDS;
  while (hooks.ids.size < walks * EVENTS && Date.now() < patience) await wait(200);
  await service.stop();
  hooks.stop();
  await postgres.stop();
  const [first, last] = ends(samples);
  const least = (some: readonly Sample[]): number => Math.min(...some.map(({ heap }) => heap));
  const usual = (some: readonly Sample[]): number => median(some.map(({ resident }) => resident));
  return {
    ...{ minutes, requests: caller.requests, walks, problems: caller.problems },
    eventsExpected: walks * EVENTS,
    eventsArrived: hooks.ids.size,
    resident: [usual(first), usual(last)],
    heap: [least(first), least(last)],
  };
}
