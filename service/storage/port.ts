/**
 * The interface of a store: the records that the service stores, and the functions that memory, PGlite and PostgreSQL implement.
 *
 * A store knows no rules: it stores records, finds them again, and guarantees what the comment of each function here says. The caller passes the
 * time. Everything that belongs to an organization is found only under its name.
 */
import type { RecipientDetails } from '../recipients/recipient.js';
import type { Audit } from './audit-port.js';
import type { Owner } from './owner.js';
import type { Position } from './position.js';
import type { Retention } from './retention.js';
import type { Deliveries, Events, Subscriptions } from './webhook-port.js';

export type { Owner } from './owner.js';

export interface Store {
  /**
   * Runs work so that either all of its changes hold, or none. What it read has not been changed by another meanwhile, where it was read to be changed.
   * The work may run more than once when the database asks for that: it changes nothing but the store. At the signal it fails with UNAVAILABLE, where the
   * store waits for anything outside the process.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /**
   * Takes away expired keys and sessions, and what is older than it is to be kept: events that are on their way to nobody, and entries of the audit trail.
   * Says how many of each.
   */
  tidy(now: Date, retention?: Retention): Promise<Tidied>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Lets go of connections and files. */
  close(): Promise<void>;
}

export interface Tidied {
  readonly sessions: number;
  readonly idempotencyKeys: number;
  readonly events: number;
  readonly audit: number;
}

export interface Transaction {
  readonly idempotency: IdempotencyKeys;
  readonly sessions: Sessions;
  readonly recipients: Recipients;
  readonly subscriptions: Subscriptions;
  readonly events: Events;
  readonly deliveries: Deliveries;
  readonly audit: Audit;
}

/** A key counts for one organization and path. */
export interface IdempotencyScope {
  readonly organization: string;
  readonly path: string;
  readonly key: string;
}

/** What was answered; kept encrypted, for it may name what opens a session. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

/** What somebody has asked before with the same key. */
export interface EarlierRequest {
  readonly fingerprint: string;
  /** Absent while it is still running. */
  readonly answer?: StoredAnswer;
}

export interface IdempotencyKeys {
  /**
   * Takes a key, and says undefined; or says who has it. A key is free again when it has expired, and when the request that took it gave no answer until
   * its `lease` ran out.
   */
  take(
    scope: IdempotencyScope,
    entry: {
      readonly fingerprint: string;
      readonly now: Date;
      readonly lease: Date;
      readonly expires: Date;
      /** Whom the request is about. */
      readonly externalUserId?: string | undefined;
    },
  ): Promise<EarlierRequest | undefined>;
  /** Keeps the answer to the request that took the key under this lease; false, and nothing is kept, where somebody else has it by now. */
  answer(scope: IdempotencyScope, lease: Date, answer: StoredAnswer): Promise<boolean>;
  /** Gives a key back that was taken in vain; nothing happens where somebody else has it by now. */
  free(scope: IdempotencyScope, lease: Date): Promise<void>;
  /** Takes away those of requests about this user, and says how many. */
  removeAll(owner: Owner): Promise<number>;
}

export interface SessionRecord {
  /** UUID */
  readonly id: string;
  readonly organization: string;
  readonly externalUserId: string;
  readonly returnUrl: string;
  /** Undefined where all are allowed. */
  readonly allowedRecipientTypes: readonly string[] | undefined;
  readonly allowedCountries: readonly string[] | undefined;
  /** SHA-256 of the token, in hexadecimal digits: the token itself is kept nowhere. */
  readonly tokenHash: string;
  readonly created: Date;
  readonly expires: Date;
}

/** A session that may have ended. */
export interface KnownSession extends SessionRecord {
  readonly revoked: Date | undefined;
}

export interface Sessions {
  /** Its user was seen when it was created: see `listUnseen` of the recipients. */
  add(session: SessionRecord): Promise<void>;
  /** The session that a token opens, unless it has expired or was revoked. */
  findByToken(tokenHash: string, now: Date): Promise<SessionRecord | undefined>;
  /** Lets a session that has neither ended nor been revoked end at another time; false where there is none. */
  extend(organization: string, id: string, expires: Date, now: Date): Promise<boolean>;
  /** The session that was revoked; undefined where there was none. */
  revoke(organization: string, id: string, now: Date): Promise<SessionRecord | undefined>;
  /** Those of a user that were not tidied away, by the time of creation, then by id. */
  list(owner: Owner): Promise<readonly KnownSession[]>;
  /** Takes away those of a user, and says how many. */
  removeAll(owner: Owner): Promise<number>;
}

export interface RecipientRecord {
  /** UUID */
  readonly id: string;
  readonly organization: string;
  readonly externalUserId: string;
  readonly created: Date;
  readonly isDefault: boolean;
  readonly details: RecipientDetails;
}

export interface Recipients {
  /** Under the organization, whoever its end-user is. */
  find(organization: string, id: string): Promise<RecipientRecord | undefined>;
  /** By the time of creation, then by id. */
  list(owner: Owner, page: { readonly limit: number; readonly after?: Position | undefined }): Promise<readonly RecipientRecord[]>;
  /** The one and only default of a user in a currency; nobody else changes it until this transaction ends. */
  findDefault(owner: Owner, currency: string): Promise<RecipientRecord | undefined>;
  add(recipient: RecipientRecord): Promise<void>;
  /** Details and mark of the recipient of this id under its owner. */
  change(recipient: RecipientRecord): Promise<void>;
  /** Leaves no trace of its details. */
  remove(owner: Owner, id: string): Promise<void>;
  /** How many a user has. */
  count(owner: Owner): Promise<number>;
  /** Nobody else changes the recipients of this user until this transaction ends. */
  lock(owner: Owner): Promise<void>;
  /** Users of any organization who have recipients, and opened their last session at this time or before; the longest ago first. */
  listUnseen(since: Date, limit: number): Promise<readonly Owner[]>;
}
