/**
 * The changes of a transaction in memory, which can be undone.
 *
 * The gotcha: records are copied on the way in and out, so that no caller holds a part of the store.
 */
import { readUuid } from '../../bytes/uuid.js';
import type { AuditRecord } from '../audit-port.js';
import type { Recheck, RecipientCheck } from '../check-port.js';
import { StorageError } from '../errors.js';
import type { EarlierRequest, KnownSession, Owner } from '../port.js';
import type { RecipientRecord } from '../recipient-record.js';
import type { AttemptRecord, DeliveryState, EventRecord, SubscriptionRecord } from '../webhook-port.js';

export interface HeldKey extends Pick<EarlierRequest, 'answer'> {
  readonly fingerprint: string;
  /** The scope of the key, as one text. */
  readonly scope: string;
  readonly organization: string;
  readonly externalUserId: string | undefined;
  readonly lease: Date;
  readonly expires: Date;
}

/** A user who has opened a session. */
export interface HeldUser extends Owner {
  readonly seen: Date;
}

export interface HeldRecipient extends RecipientRecord {
  /** The key of its account. */
  readonly account?: string | undefined;
}

export interface HeldEvent extends EventRecord {
  readonly forget: boolean;
}

export interface HeldDelivery {
  readonly id: string;
  readonly organization: string;
  readonly subscriptionId: string;
  readonly event: EventRecord;
  readonly state: DeliveryState;
  readonly nextAttempt: Date | undefined;
  readonly lease: Date | undefined;
  /** The attempts since it was created, or last made due again. */
  readonly attemptCount: number;
  /** All attempts. */
  readonly attempts: readonly AttemptRecord[];
}

interface Rows {
  readonly idempotencyKeys: HeldKey;
  readonly sessions: KnownSession;
  readonly recipients: HeldRecipient;
  /** By the id of the recipient. */
  readonly checks: RecipientCheck;
  readonly rechecks: Recheck;
  readonly subscriptions: SubscriptionRecord;
  readonly events: HeldEvent;
  readonly deliveries: HeldDelivery;
  readonly users: HeldUser;
  readonly audit: AuditRecord;
}

type TableName = keyof Rows;

/** The records by their identifiers. */
type Tables = { readonly [Name in TableName]: Map<string, Rows[Name]> };

export interface State {
  readonly tables: Tables;
  /** The number of the last entry of the audit trail. An entry that is undone leaves a gap. */
  lastNumber: number;
}

export const emptyState = (): State => ({
  tables: {
    idempotencyKeys: new Map(),
    sessions: new Map(),
    recipients: new Map(),
    checks: new Map(),
    rechecks: new Map(),
    subscriptions: new Map(),
    events: new Map(),
    deliveries: new Map(),
    users: new Map(),
    audit: new Map(),
  },
  lastNumber: 0,
});

const holdsNul = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes('\0') : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);

export class Overlay {
  readonly #state: State;
  readonly #undo: (() => void)[] = [];
  #refused: StorageError | undefined;
  #isOver = false;

  constructor(state: State) {
    this.#state = state;
  }

  get<Name extends TableName>(name: Name, key: string): Rows[Name] | undefined {
    return structuredClone(this.#table(name).get(key));
  }

  /** The number of the next entry of the audit trail. */
  nextNumber(): number {
    this.#state.lastNumber += 1;
    return this.#state.lastNumber;
  }

  /** The accepted records, in no order. */
  filter<Name extends TableName>(name: Name, accepts: (row: Rows[Name]) => boolean): Rows[Name][] {
    return structuredClone([...this.#table(name).values()].filter(accepts));
  }

  /** The number of accepted records, without copying them. */
  count<Name extends TableName>(name: Name, accepts: (row: Rows[Name]) => boolean): number {
    let count = 0;
    for (const row of this.#table(name).values()) if (accepts(row)) count += 1;
    return count;
  }

  /** The first accepted records in an order. Only these are copied. */
  first<Name extends TableName>(
    name: Name,
    accepts: (row: Rows[Name]) => boolean,
    order: (one: Rows[Name], other: Rows[Name]) => number,
    limit: number,
  ): Rows[Name][] {
    const found = [...this.#table(name).values()].filter(accepts);
    return structuredClone(found.sort(order).slice(0, limit));
  }

  add<Name extends Exclude<TableName, 'idempotencyKeys' | 'users' | 'audit' | 'checks' | 'rechecks'>>(name: Name, row: Rows[Name]): void {
    const id = readUuid(row.id);
    if (id === undefined) return this.refuse('INVALID', 'The id of a record is no UUID.');
    if (this.#table(name).has(id)) this.refuse('CONFLICT', 'There is a record of this id already.');
    this.set(name, id, { ...row, id });
  }

  set<Name extends TableName>(name: Name, key: string, row: Rows[Name]): void {
    const table = this.#table(name);
    if (holdsNul(row)) this.refuse('INVALID', 'A text holds the character U+0000, which a database does not keep.');
    this.#remember(table, key);
    table.set(key, structuredClone(row));
  }

  delete(name: TableName, key: string): void {
    const table: Map<string, Rows[TableName]> = this.#table(name);
    this.#remember(table, key);
    table.delete(key);
  }

  /** As in a database, whoever hides this fault saves nothing by it: the whole transaction fails. */
  refuse(code: 'CONFLICT' | 'INVALID', message: string): never {
    this.#refused ??= new StorageError(code, message);
    throw this.#refused;
  }

  /** Ends the transaction; throws if something in it was refused. */
  end(): void {
    this.#isOver = true;
    if (this.#refused !== undefined) throw this.#refused;
  }

  /** Ends the transaction, and undoes its changes. */
  undo(): void {
    this.#isOver = true;
    for (const step of this.#undo.reverse()) step();
  }

  #table<Name extends TableName>(name: Name): Map<string, Rows[Name]> {
    if (this.#isOver) throw new StorageError('TRANSACTION_OVER', 'The transaction has ended.');
    return this.#state.tables[name];
  }

  #remember<Row>(table: Map<string, Row>, key: string): void {
    const before = table.get(key);
    this.#undo.push(() => {
      if (before === undefined) table.delete(key);
      else table.set(key, before);
    });
  }
}

interface Created {
  readonly created: Date;
  readonly id: string;
}

/** By the time of creation, then by id. */
export const byCreation = (one: Created, other: Created): number =>
  one.created.getTime() - other.created.getTime() || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
