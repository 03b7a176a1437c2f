/**
 * The audit trail of a store, a part of the interface in `port.ts`: who did what. Entries are added and read, never changed, and removed when they
 * are old enough.
 *
 * The gotcha: an entry holds ids and the names of members, never a value that was sent. The caller has to see to that.
 */
import type { Owner } from './owner.js';

export const AUDIT_ACTIONS = [
  'SESSION_CREATED',
  'SESSION_EXTENDED',
  'SESSION_ENDED',
  'SESSION_REVOKED',
  'RECIPIENT_CREATED',
  'RECIPIENT_UPDATED',
  'RECIPIENT_DEFAULT_CHANGED',
  'RECIPIENT_DELETED',
  'SUBSCRIPTION_CREATED',
  'SUBSCRIPTION_UPDATED',
  'SUBSCRIPTION_DELETED',
  'SUBSCRIPTION_SECRET_ROTATED',
  'SUBSCRIPTION_TESTED',
  'DELIVERY_REPEATED',
  'USER_EXPORTED',
  'USER_ERASED',
  'ORGANIZATION_EXPORTED',
  'ORGANIZATION_ERASED',
  'TABLES_MIGRATED',
  'DATA_RESEALED',
  'RETENTION_CHANGED',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The organization of entries about all of them: tables, keys, retention. No organization has this name. */
export const WHOLE_SERVICE = '';

/** Who makes a change. */
export interface Actor {
  /** An access token, a session, the command line, or the service itself, for example when it deletes expired records. */
  readonly actor: 'CLIENT' | 'SESSION' | 'OPERATOR' | 'SERVICE';
  /** The client of the access token. */
  readonly clientId?: string | undefined;
  /** The name that whoever ran a command gave, or the one of the account. */
  readonly operator?: string | undefined;
  /** UUID */
  readonly sessionId?: string | undefined;
  /** The address of the sender, as the service sees it. */
  readonly address?: string | undefined;
}

export interface AuditEntry extends Actor {
  readonly organization: string;
  readonly created: Date;
  readonly action: AuditAction;
  /** UUID of the recipient, session, subscription or delivery. */
  readonly objectId?: string | undefined;
  /** The user of the recipient or session. */
  readonly externalUserId?: string | undefined;
  /** JSON Pointers of the changed members; of a refused change, of the wrong members. */
  readonly fields?: readonly string[] | undefined;
  /** The code of the problem for which it was refused; absent if it was done. */
  readonly code?: string | undefined;
}

/** The last entry of a page. */
export interface AuditPosition {
  readonly created: Date;
  /** The running number, with gaps. It orders entries of the same time. */
  readonly number: number;
}

export interface AuditRecord extends AuditEntry, AuditPosition {
  readonly created: Date;
  readonly fields: readonly string[];
}

export interface AuditQuery {
  /** An erased user is found by this name as well, as long as the key of that time is kept. */
  readonly externalUserId?: string | undefined;
  readonly objectId?: string | undefined;
  /** From this time on. */
  readonly since?: Date | undefined;
  /** Before this time. */
  readonly until?: Date | undefined;
  readonly after?: AuditPosition | undefined;
  readonly limit: number;
}

export interface Audit {
  /** Adds an entry, in the transaction of the change. */
  add(entry: AuditEntry): Promise<void>;
  /** Lists entries by time, then by number. */
  list(organization: string, query: AuditQuery): Promise<readonly AuditRecord[]>;
  /** Replaces the name of this user in all entries by a keyed hash: `erased:` and 43 characters. */
  forget(owner: Owner): Promise<void>;
}
