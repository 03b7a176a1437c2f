/**
 * The interface of a store: the records that the service stores, and the functions that memory, PGlite and PostgreSQL implement.
 *
 * A store knows no rules: it stores records, finds them again, and guarantees what the comment of each function here says. The caller passes the
 * time. Everything that belongs to an organization is found only under its name.
 */

import type { RecipientDetails } from '../contract/recipient.js';
import type { Audit } from './audit-port.js';
import type { Checks } from './check-port.js';
import type { Organizations } from './organization-port.js';
import type { Owner } from './owner.js';
import type { Position } from './position.js';
import type { RecipientRecord } from './recipient-record.js';
import type { Retention } from './retention.js';
import type { Deliveries, Events, Subscriptions } from './webhook-port.js';

export type { Owner } from './owner.js';

export interface Store {
  /**
   * Runs work so that all of its changes are made, or none. Records that it reads for a change are not changed by others meanwhile. The work may run
   * more than once if the database asks for that, so it must change nothing but the store. At the signal it fails with UNAVAILABLE, if the store
   * waits for anything outside of the process.
   */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /**
   * Deletes expired keys and sessions, and events without pending deliveries and audit entries beyond their retention. Returns how many of each. A
   * database deletes audit entries by its own clock.
   */
  tidy(now: Date): Promise<Tidied>;
  /** How long records are kept. */
  retention(): Promise<Retention>;
  /** Keys for what the page keeps of a user in a browser, base64url of 32 bytes, one for each key of the store. The first one seals, all of them open. */
  draftKeys(owner: Owner): Promise<readonly string[]>;
  /** The clock of the database; undefined where the store has none. */
  now(): Promise<Date | undefined>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Closes connections and files. */
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
  readonly checks: Checks;
  readonly subscriptions: Subscriptions;
  readonly events: Events;
  readonly deliveries: Deliveries;
  readonly audit: Audit;
  readonly organizations: Organizations;
}

/** A key is valid for one organization and path. */
export interface IdempotencyScope {
  readonly organization: string;
  readonly path: string;
  readonly key: string;
}

/** A stored answer. It is encrypted, because it may hold the token of a session. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

/** The earlier request with the same key. */
export interface EarlierRequest {
  /** True if it had the same fingerprint. */
  readonly isSame: boolean;
  /** Absent while it is still running. */
  readonly answer?: StoredAnswer;
}

export interface IdempotencyKeys {
  /**
   * Reserves a key, and returns undefined; or returns the request that has it. A key is free again when it has expired, and when the request that
   * reserved it gave no answer until the end of its `lease`.
   */
  take(
    scope: IdempotencyScope,
    entry: {
      readonly fingerprint: string;
      readonly now: Date;
      readonly lease: Date;
      readonly expires: Date;
      /** The end-user that the request is about. */
      readonly externalUserId?: string | undefined;
    },
  ): Promise<EarlierRequest | undefined>;
  /** Stores the answer to the request that holds the key under this lease; false, and nothing is stored, if another request holds it by now. */
  answer(scope: IdempotencyScope, lease: Date, answer: StoredAnswer): Promise<boolean>;
  /** Frees a key without an answer; nothing happens if another request holds it by now. */
  free(scope: IdempotencyScope, lease: Date): Promise<void>;
  /** Deletes the keys of requests about this user, and returns how many. */
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
  /** SHA-256 of the token, in hexadecimal digits. The token itself is not stored. */
  readonly tokenHash: string;
  readonly created: Date;
  readonly expires: Date;
}

/** A session that may have ended. */
export interface KnownSession extends SessionRecord {
  readonly revoked: Date | undefined;
}

export interface Sessions {
  /** Adds a session, and records that its user was seen: see `listUnseen` of the recipients. */
  add(session: SessionRecord): Promise<void>;
  /** The session of a token, unless it has expired or was revoked. */
  findByToken(tokenHash: string, now: Date): Promise<SessionRecord | undefined>;
  /** Changes the end of a running session; false if there is none. */
  extend(organization: string, id: string, expires: Date, now: Date): Promise<boolean>;
  /** Revokes a running session, and returns it; undefined if there was none. */
  revoke(organization: string, id: string, now: Date): Promise<SessionRecord | undefined>;
  /** All stored sessions of a user, by the time of creation, then by id. */
  list(owner: Owner): Promise<readonly KnownSession[]>;
  /** Deletes the sessions of a user, and returns how many. */
  removeAll(owner: Owner): Promise<number>;
}

export interface Recipients {
  /** Finds a recipient of any end-user of the organization. */
  find(organization: string, id: string): Promise<RecipientRecord | undefined>;
  /** By the time of creation, then by id. */
  list(owner: Owner, page: { readonly limit: number; readonly after?: Position | undefined }): Promise<readonly RecipientRecord[]>;
  /** The default of a user in a currency. No other transaction changes it until this one ends. */
  findDefault(owner: Owner, currency: string): Promise<RecipientRecord | undefined>;
  /** True if the user has a recipient with these details, whatever the order of their members. */
  hasSame(owner: Owner, details: RecipientDetails): Promise<boolean>;
  /** The ids of the recipients of a user with this key of an account. Those that an older release wrote have none until they are checked again. */
  withAccount(owner: Owner, account: string): Promise<readonly string[]>;
  /** `account`: the key of its account, where it has one. It is stored as a keyed hash of organization, user and key, and never given back. */
  add(recipient: RecipientRecord, account?: string): Promise<void>;
  /** Replaces the details, the default mark and the key of the account of a recipient. */
  change(recipient: RecipientRecord, account?: string): Promise<void>;
  /** Deletes a recipient with all its details. */
  remove(owner: Owner, id: string): Promise<void>;
  /** The number of recipients of a user. */
  count(owner: Owner): Promise<number>;
  /** No other transaction changes the recipients of this user until this one ends. */
  lock(owner: Owner): Promise<void>;
  /** The users of any organization who have recipients, and opened their last session at this time or before, oldest first. */
  listUnseen(since: Date, limit: number): Promise<readonly Owner[]>;
}
