/**
 * The audit trail of a store, a part of the interface in `port.ts`: who did what. Entries are added and read, never changed, and removed when they are old enough.
 *
 * The gotcha: an entry has ids and names of members. A value that somebody sent is in none of them, so whoever adds one takes care of that.
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
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who does something. */
export interface Actor {
  /** An access token, a session, the command line, or the service itself as when it tidies up. */
  readonly actor: 'CLIENT' | 'SESSION' | 'OPERATOR' | 'SERVICE';
  /** The client of the access token. */
  readonly clientId?: string | undefined;
  /** UUID */
  readonly sessionId?: string | undefined;
  /** The address that it came from, as the service sees it. */
  readonly address?: string | undefined;
}

export interface AuditEntry extends Actor {
  readonly organization: string;
  readonly created: Date;
  readonly action: AuditAction;
  /** UUID of the recipient, session, subscription or delivery. */
  readonly objectId?: string | undefined;
  /** Whose recipient or session. */
  readonly externalUserId?: string | undefined;
  /** JSON Pointers of the members that changed; of those that were wrong, where it was refused. */
  readonly fields?: readonly string[] | undefined;
  /** Why it was refused: the code of the problem. Absent where it was done. */
  readonly code?: string | undefined;
}

/** Where a list goes on: behind this one. */
export interface AuditPosition {
  readonly created: Date;
  /** Tells entries of one time apart. Entries count up, with gaps. */
  readonly number: number;
}

export interface AuditRecord extends AuditEntry, AuditPosition {
  readonly created: Date;
  readonly fields: readonly string[];
}

export interface AuditQuery {
  /** One who was erased is found by this name, too, while there is the key of that time. */
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
  /** In the transaction of what it tells of. */
  add(entry: AuditEntry): Promise<void>;
  /** By the time, then by the number. Members that are not there are absent. */
  list(organization: string, query: AuditQuery): Promise<readonly AuditRecord[]>;
  /** From now on the entries of this user have a keyed hash in place of the name: `erased:` and 43 characters. */
  forget(owner: Owner): Promise<void>;
}
