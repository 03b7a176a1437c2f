/**
 * A client as it should be: it tries again what was not answered, at another server, after a while, and knows that what was not answered may have been done.
 */
import { randomUUID } from 'node:crypto';
import type { Random } from '../../../test/fuzz/random.js';

export const CLIENT = { id: 'faults', secret: 'only-for-this-test', organization: 'acme' };

/** `unknown`: it may have been done, or not. */
export type Outcome =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown; readonly headers: Headers }
  | { readonly kind: 'unknown' };

export interface Sending {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whoever waits for longer hangs. */
const HANGS_AFTER = 120_000;

/** Of one request; a server that is started again takes some of them. */
const MOST_ATTEMPTS = 300;

export const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until there is none left, or patience ends; says how many were. */
export async function drained(left: () => Promise<number>, patience: number): Promise<number> {
  const end = Date.now() + patience;
  for (;;) {
    // who asks may be cut off, too
    const open = await left().catch(() => Number.POSITIVE_INFINITY);
    if (open === 0 || Date.now() > end) return open;
    await wait(100);
  }
}

export class Client {
  readonly #servers: readonly string[];
  readonly #random: Random;
  /** Requests that nobody answered for minutes. */
  readonly problems: string[] = [];
  unknown = 0;
  #last = 'none';

  constructor(servers: readonly string[], random: Random) {
    this.#servers = servers;
    this.#random = random;
  }

  /** Sends once: `POST /webhooks/subscriptions`. */
  async send(line: string, { token, body, headers }: Sending, server = this.#random.of(this.#servers)): Promise<Outcome> {
    const [method = '', path = ''] = line.split(' ');
    try {
      const response = await fetch(`${server}${path}`, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(HANGS_AFTER),
      });
      const text = await response.text();
      this.#last = `${response.status} to ${line}`;
      if (response.status < 500)
        return { kind: 'answered', status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') this.problems.push(`${method} was not answered for two minutes`);
    }
    this.unknown += 1;
    return { kind: 'unknown' };
  }

  /** Waits before the next attempt: longer each time, up to half a second. Throws where none was answered for minutes. */
  async backOff(tried: number): Promise<void> {
    if (tried === MOST_ATTEMPTS) throw new Error(`nobody answered after ${tried} attempts; the last answer: ${this.#last}`);
    await wait(Math.min(500, 20 * 2 ** tried) * (0.5 + this.#random.below(100) / 100));
  }

  /** As the organization, whose token only the server knows that issued it; again until there is an answer. */
  async ask(line: string, sending: Sending = {}): Promise<{ readonly status: number; readonly body: unknown; readonly headers: Headers }> {
    for (let tried = 1; ; tried += 1) {
      const server = this.#random.of(this.#servers);
      const token = await this.accessToken(server);
      const outcome = token === undefined ? undefined : await this.send(line, { ...sending, token }, server);
      // the server that issued the token may have gone meanwhile
      if (outcome?.kind === 'answered' && ![401, 409].includes(outcome.status)) return outcome;
      await this.backOff(tried);
    }
  }

  /** Undefined where the server does not answer. */
  async accessToken(server: string): Promise<string | undefined> {
    const credentials = Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64');
    try {
      const response = await fetch(`${server}/oauth2/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      });
      const { access_token } = (await response.json()) as { readonly access_token?: string };
      return access_token;
    } catch {
      return undefined;
    }
  }

  /** The token of a new session; the same key is asked for again until there is an answer, and once more. */
  async openSession(externalUserId: string): Promise<string> {
    const sending = { body: { externalUserId, returnUrl: 'https://shop.example.com/' }, headers: { 'idempotency-key': randomUUID() } };
    const [one, other] = [
      await this.ask('POST /beneficiaries/organizations/sessions', sending),
      await this.ask('POST /beneficiaries/organizations/sessions', sending),
    ] as const;
    const [first, second] = [one, other].map(({ body }) => body as { readonly id: string; readonly url: string });
    if (first === undefined || one.status !== 200) throw new Error(`a session was refused: ${one.status}`);
    if (first.id !== second?.id) this.problems.push('one key opened two sessions');
    return new URL(first.url).hash.slice(1);
  }
}
