/**
 * An organization that sends little, beside one that sends more than it may: validations, lists and new recipients, a request every few milliseconds whether the one
 * before has been answered or not. It keeps how long each took, and which recipients it was told were stored.
 */
import { randomUUID } from 'node:crypto';
import { INSTRUCTION } from './instruction.js';
import { accessToken } from './server.js';
import { type Stretch, stretchOf, type Timeline } from './timeline.js';

export const QUIET = 'quiet:only-here';

const EVERY_MILLISECONDS = 40;
/** In a session; then comes the next user. */
const RECIPIENTS_A_USER = 20;
/** Whoever gets no answer, or is told to come again, does so. */
const AGAIN_MILLISECONDS = 1_000;

const recipient = {
  ...{ country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT', creditor: { name: 'Lindenhof Bau GmbH', type: 'BUSINESS' } },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
};

interface Answer {
  /** 0 where the connection broke. */
  readonly status: number;
  readonly body: { readonly id?: string; readonly url?: string; readonly items?: readonly { readonly id: string }[] };
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Quiet {
  readonly #url: string;
  readonly #timeline: Timeline;
  readonly #begun: number;
  #token = '';
  /** Recipients that are stored, by user. */
  readonly stored = new Map<string, string[]>();
  readonly milliseconds: Readonly<Record<Stretch, number[]>> = { rest: [], load: [], stopped: [] };
  /** The longest until a 503, while the database is stopped. */
  longestRefusal = 0;
  requests = 0;
  readonly statuses = new Map<number, number>();
  readonly problems: string[] = [];

  constructor(url: string, timeline: Timeline, begun: number) {
    this.#url = url;
    this.#timeline = timeline;
    this.#begun = begun;
  }

  async call(line: string, body?: unknown, token?: string, key?: string): Promise<Answer> {
    const [method = '', path = ''] = line.split(' ');
    const begun = performance.now();
    const stretch = stretchOf(this.#timeline, Date.now() - this.#begun);
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token ?? this.#token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }).then(
      async (response): Promise<Answer> => ({ status: response.status, body: JSON.parse((await response.text()) || '{}') }),
      (): Answer => ({ status: 0, body: {} }),
    );
    this.#count(answer.status, performance.now() - begun, stretch);
    // tokens of development end with the process that made them
    if (answer.status === 401 && token === undefined) await this.renew();
    return answer;
  }

  #count(status: number, took: number, stretch: Stretch | undefined): void {
    this.requests += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 503) this.longestRefusal = Math.max(this.longestRefusal, took);
    else if (stretch !== undefined && status > 0) this.milliseconds[stretch].push(took);
  }

  async renew(): Promise<void> {
    this.#token = await accessToken({ url: this.#url }, QUIET).catch(() => this.#token);
  }

  /** Until it is answered in earnest; the key makes it one and the same request. */
  async #insist(line: string, wanted: number, body?: unknown, token?: string): Promise<Answer> {
    const key = randomUUID();
    for (;;) {
      const answer = await this.call(line, body, token, key);
      if (answer.status === wanted) return answer;
      if (![0, 401, 409, 429, 500, 503].includes(answer.status)) this.problems.push(`${line}: ${answer.status}`);
      if (Date.now() - this.#begun > this.#timeline.end + 60_000) throw new Error(`${line} is not answered`);
      await wait(AGAIN_MILLISECONDS);
    }
  }

  /** Sends until the end, and resolves when all that was begun has been answered. */
  async run(): Promise<void> {
    await this.renew();
    const running = new Set<Promise<unknown>>();
    const begin = (work: Promise<unknown>): void => {
      const kept = work.catch((fault: Error) => this.problems.push(fault.message)).finally(() => running.delete(kept));
      running.add(kept);
    };
    begin(this.#users());
    for (let count = 0; Date.now() - this.#begun < this.#timeline.end; count++) {
      const [user = 'nobody'] = this.stored.keys();
      if (count % 2 === 0) begin(this.call('POST /payments/validations', INSTRUCTION));
      else begin(this.call(`GET /beneficiaries/organizations/recipients?externalUserId=${user}`));
      await wait(EVERY_MILLISECONDS);
    }
    await Promise.all(running);
  }

  async #users(): Promise<void> {
    while (Date.now() - this.#begun < this.#timeline.end) {
      const user = randomUUID();
      const asked = { externalUserId: user, returnUrl: 'https://shop.example.com/' };
      const { body } = await this.#insist('POST /beneficiaries/organizations/sessions', 200, asked);
      const token = new URL(body.url ?? '').hash.slice(1);
      const ids: string[] = [];
      this.stored.set(user, ids);
      for (let count = 0; count < RECIPIENTS_A_USER && Date.now() - this.#begun < this.#timeline.end; count++) {
        ids.push((await this.#insist('POST /session/api/recipients', 201, recipient, token)).body.id ?? '');
        await wait(EVERY_MILLISECONDS);
      }
    }
  }

  /** How many recipients are missing, and how many are there that nobody was told of. */
  async differences(): Promise<{ readonly missing: number; readonly unknown: number }> {
    await this.renew();
    let [missing, unknown] = [0, 0];
    for (const [user, ids] of this.stored) {
      const { body } = await this.#insist(`GET /beneficiaries/organizations/recipients?externalUserId=${user}`, 200);
      const there = new Set(body.items?.map(({ id }) => id));
      missing += ids.filter((id) => !there.delete(id)).length;
      unknown += there.size;
    }
    return { missing, unknown };
  }
}
