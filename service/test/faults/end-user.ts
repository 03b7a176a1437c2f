/**
 * An end-user who changes recipients, one after the other, and remembers what was answered.
 *
 * Each attempt at a change has a name of its own, so that what it did can be found: an attempt that was answered was done once, and one that was not at most
 * once.
 */
import type { Random } from '../../../test/fuzz/random.js';
import type { Client, Outcome } from './client.js';

export interface AttemptMade {
  readonly kind: 'add' | 'change' | 'delete' | 'default';
  readonly externalUserId: string;
  /** Of the recipient, where it is known. */
  readonly id: string | undefined;
  /** What it writes, where it writes something. */
  readonly name: string | undefined;
  readonly outcome: 'done' | 'unknown';
}

const ACCOUNTS = [
  { country: 'DE', currency: 'EUR', value: 'DE89370400440532013000' },
  { country: 'NL', currency: 'EUR', value: 'NL91ABNA0417164300' },
  { country: 'CH', currency: 'CHF', value: 'CH9300762011623852957' },
];

const RECIPIENTS = '/session/api/recipients';

export class EndUser {
  readonly externalUserId: string;
  readonly #label: string;
  readonly #client: Client;
  readonly #random: Random;
  #token = '';
  #changes = 0;
  /** The recipients that it knows to be its own, with the name that each has. */
  readonly own = new Map<string, string>();
  readonly attempts: AttemptMade[] = [];
  readonly problems: string[] = [];

  /** `label`: of this one alone; several may change the recipients of one user. */
  constructor(externalUserId: string, label: string, client: Client, random: Random) {
    this.externalUserId = externalUserId;
    this.#label = label;
    this.#client = client;
    this.#random = random;
  }

  async open(): Promise<void> {
    this.#token = await this.#client.openSession(this.externalUserId);
  }

  /** Some change, until it is answered. */
  async change(): Promise<void> {
    this.#changes += 1;
    const id = this.#random.of([...this.own.keys(), undefined]);
    if (id === undefined || this.own.size < 2) return this.#write('add', undefined);
    const kind = this.#random.of(['change', 'change', 'change', 'default', 'default', 'delete'] as const);
    if (kind === 'change') return this.#write('change', id);
    if (kind === 'default') return this.#choose(id);
    return this.#delete(id);
  }

  #keep(kind: AttemptMade['kind'], id: string | undefined, name: string | undefined, outcome: AttemptMade['outcome']): void {
    this.attempts.push({ kind, externalUserId: this.externalUserId, id, name, outcome });
  }

  async #write(kind: 'add' | 'change', id: string | undefined): Promise<void> {
    const { country, currency, value } = this.#random.of(ACCOUNTS);
    for (let tried = 1; ; tried += 1) {
      const name = `Payee ${this.#label} ${this.#changes} ${tried}`;
      const body = {
        ...{ country, currency, method: 'BANK_ACCOUNT', creditor: { name, type: 'BUSINESS' } },
        creditorAccount: { id: { value, type: 'IBAN' } },
      };
      const sending = { token: this.#token, body, ...(id !== undefined && { headers: { 'if-match': '*' } }) };
      const outcome = await this.#client.send(id === undefined ? `POST ${RECIPIENTS}` : `PATCH ${RECIPIENTS}/${id}`, sending);
      if (outcome.kind === 'answered') {
        this.#written(kind, id, name, outcome);
        return;
      }
      this.#keep(kind, id, name, 'unknown');
      await this.#client.backOff(tried);
    }
  }

  #written(kind: 'add' | 'change', id: string | undefined, name: string, { status, body }: Outcome & { readonly kind: 'answered' }): void {
    const shown = body as { readonly id?: string; readonly creditor?: { readonly name?: string } };
    if (status !== (id === undefined ? 201 : 200) || shown.id === undefined || (id !== undefined && shown.id !== id))
      this.problems.push(`${kind} was answered with ${status}: ${JSON.stringify(body).slice(0, 300)}`);
    else {
      if (shown.creditor?.name !== name) this.problems.push(`${kind} was answered with what somebody else has written`);
      this.own.set(shown.id, name);
      this.#keep(kind, shown.id, name, 'done');
    }
  }

  async #choose(id: string): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      const outcome = await this.#client.send(`POST ${RECIPIENTS}/${id}/default`, { token: this.#token });
      this.#keep('default', id, undefined, outcome.kind === 'answered' ? 'done' : 'unknown');
      if (outcome.kind === 'answered') {
        const { isDefault } = outcome.body as { readonly isDefault?: boolean };
        if (outcome.status !== 200 || isDefault !== true) this.problems.push(`default was answered with ${outcome.status}`);
        return;
      }
      await this.#client.backOff(tried);
    }
  }

  async #delete(id: string): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      const outcome = await this.#client.send(`DELETE ${RECIPIENTS}/${id}`, { token: this.#token });
      if (outcome.kind === 'answered') {
        // an attempt that was not answered may have been the one that did it
        if (outcome.status !== 204 && !(outcome.status === 404 && tried > 1))
          this.problems.push(`delete was answered with ${outcome.status}`);
        this.own.delete(id);
        this.#keep('delete', id, undefined, 'done');
        return;
      }
      this.#keep('delete', id, undefined, 'unknown');
      await this.#client.backOff(tried);
    }
  }
}
