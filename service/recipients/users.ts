/**
 * Exports and erases the data of an end-user.
 *
 * The gotcha: receivers of webhooks are told of each deleted recipient, by its id and the name of its user. Such an event is kept until it is
 * delivered, and no longer.
 */

import type { Recipient } from '../contract/recipient.js';
import { inOrder } from '../contract/recipient.js';
import type { Actor, AuditRecord } from '../storage/audit-port.js';
import type { KnownSession, Owner, Transaction } from '../storage/port.js';
import { partReadable } from '../storage/readable.js';
import type { RecipientRecord } from '../storage/recipient-record.js';
import type { EventRecord } from '../storage/webhook-port.js';
import { type Change, writeRemoved } from './changes.js';
import type { Service } from './service.js';
import { MAX_RECIPIENTS } from './sizes.js';

type Asked = Pick<Service, 'store' | 'clock' | 'random'>;

/** The number of entries of the audit trail that are read at once. */
const PAGE = 500;

/** The number of users in one round of tidying. */
const BATCH = 100;

/** The data of a user. */
export interface UserExport {
  readonly externalUserId: string;
  readonly exportedDate: string;
  readonly recipients: readonly (Recipient & { readonly createdDate: string })[];
  /** The ids of recipients whose details do not open; absent where there are none. */
  readonly unreadableRecipients?: readonly string[];
  /** Without the hashes of their tokens. */
  readonly sessions: readonly Omit<KnownSession, 'organization' | 'externalUserId' | 'tokenHash'>[];
  readonly events: readonly Omit<EventRecord, 'organization'>[];
  readonly audit: readonly Omit<AuditRecord, 'organization' | 'number'>[];
}

/** Reads all data of a user in one transaction, and records that in the audit trail. */
export function exportUser({ store, clock }: Asked, owner: Owner, actor: Actor): Promise<UserExport> {
  const { externalUserId } = owner;
  return store.transaction(async (tx) => {
    await tx.recipients.lock(owner);
    const { readable, unreadable } = partReadable(await allOf(tx, owner));
    const exported = {
      externalUserId,
      exportedDate: clock().toISOString(),
      recipients: readable.map(({ id, created, isDefault, details }) => ({
        ...inOrder({ id, isDefault, ...details }),
        createdDate: created.toISOString(),
      })),
      ...(unreadable.length > 0 && { unreadableRecipients: unreadable }),
      sessions: (await tx.sessions.list(owner)).map(({ organization: _o, externalUserId: _u, tokenHash: _t, ...session }) => session),
      events: (await tx.events.list(owner)).map(({ organization: _, ...event }) => event),
      audit: await auditOf(tx, owner),
    };
    await tx.audit.add({ ...actor, ...owner, created: clock(), action: 'USER_EXPORTED' });
    return exported;
  });
}

const allOf = (tx: Transaction, owner: Owner): Promise<readonly RecipientRecord[]> => tx.recipients.list(owner, { limit: MAX_RECIPIENTS });

async function auditOf(tx: Transaction, { organization, externalUserId }: Owner): Promise<UserExport['audit']> {
  const all: AuditRecord[] = [];
  for (let page = PAGE; page === PAGE; ) {
    const records = await tx.audit.list(organization, { externalUserId, after: all.at(-1), limit: PAGE });
    all.push(...records);
    page = records.length;
  }
  return all.map(({ organization: _o, number: _n, ...record }) => record);
}

/** The number of erased records of each kind. */
export interface Erased {
  readonly recipients: number;
  readonly sessions: number;
  readonly idempotencyKeys: number;
  readonly events: number;
}

/**
 * Erases the data of a user. There is a RECIPIENT_DELETED for each recipient; earlier events are deleted, delivered or not. The audit trail keeps its
 * entries, with a keyed hash in place of the name.
 */
export function eraseUser(service: Asked, owner: Owner, actor: Actor): Promise<Erased> {
  return service.store.transaction(async (tx) => {
    await tx.recipients.lock(owner);
    const sessions = await tx.sessions.removeAll(owner);
    const idempotencyKeys = await tx.idempotency.removeAll(owner);
    const events = await tx.events.removeAll(owner);
    const recipients = await removeAll({ service, tx, actor }, owner, { forget: true });
    await tx.audit.add({ ...actor, ...owner, created: service.clock(), action: 'USER_ERASED' });
    await tx.audit.forget(owner);
    return { recipients, sessions, idempotencyKeys, events };
  });
}

async function removeAll(change: Change, owner: Owner, options?: { readonly forget: boolean }): Promise<number> {
  let count = 0;
  for (let found = await allOf(change.tx, owner); found.length > 0; found = await allOf(change.tx, owner)) {
    for (const recipient of found) await writeRemoved(change, recipient, options);
    count += found.length;
  }
  return count;
}

/**
 * Deletes the recipients of users who opened their last session at this time or before, in a transaction for each user. Returns the number of deleted
 * recipients.
 */
export async function removeUnseen(service: Asked, since: Date): Promise<number> {
  const actor = { actor: 'SERVICE' } as const;
  let count = 0;
  for (let unseen = BATCH; unseen === BATCH; ) {
    const owners = await service.store.transaction((tx) => tx.recipients.listUnseen(since, BATCH));
    for (const owner of owners)
      count += await service.store.transaction(async (tx) => {
        await tx.recipients.lock(owner);
        // the user has opened a session meanwhile
        if ((await tx.sessions.list(owner)).length > 0) return 0;
        return removeAll({ service, tx, actor }, owner);
      });
    unseen = owners.length;
  }
  return count;
}
