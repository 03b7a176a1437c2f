/** Writes a recipient together with its event and its entry in the audit trail. */

import { accountKey } from 'payprep/payees';
import { canonicalJson } from '../bytes/canonical-json.js';
import { createUuid } from '../bytes/uuid.js';
import type { Actor, AuditAction } from '../storage/audit-port.js';
import type { WebhookEventType } from '../storage/event-type.js';
import type { Transaction } from '../storage/port.js';
import type { RecipientRecord } from '../storage/recipient-record.js';
import { changedFields } from './changed-fields.js';
import type { Service } from './service.js';

/** A transaction, and who makes the change. */
export interface Change {
  readonly service: Pick<Service, 'clock' | 'random' | 'traceparent'> & Partial<Pick<Service, 'engine'>>;
  readonly tx: Transaction;
  readonly actor: Actor;
}

/** The members of a recipient whose names go into the audit trail. */
const visible = ({ isDefault, details }: RecipientRecord): object => ({ ...details, isDefault });

export async function writeNew(change: Change, recipient: RecipientRecord): Promise<void> {
  await change.tx.recipients.add(recipient, keyOf(change, recipient));
  await tell(change, 'RECIPIENT_CREATED', recipient);
  await record(change, 'RECIPIENT_CREATED', recipient, changedFields({}, visible(recipient)));
}

export async function writeChanged(change: Change, before: RecipientRecord, after: RecipientRecord): Promise<void> {
  await change.tx.recipients.change(after, keyOf(change, after));
  if (canonicalJson(before.details) !== canonicalJson(after.details)) await change.tx.checks.forget(after);
  await tell(change, 'RECIPIENT_UPDATED', after);
  const fields = changedFields(visible(before), visible(after));
  const isDefaultOnly = fields.every((field) => field === '/isDefault');
  await record(change, isDefaultOnly ? 'RECIPIENT_DEFAULT_CHANGED' : 'RECIPIENT_UPDATED', after, fields);
}

/** `forget`: the event is deleted as soon as it is delivered. */
export async function writeRemoved(change: Change, recipient: RecipientRecord, options?: { readonly forget: boolean }): Promise<void> {
  await change.tx.recipients.remove(recipient, recipient.id);
  await tell(change, 'RECIPIENT_DELETED', recipient, options);
  await record(change, 'RECIPIENT_DELETED', recipient, []);
}

/** The key of its account. Without an engine, as where a recipient only goes, nobody needs it. */
const keyOf = ({ service: { engine } }: Change, { details }: RecipientRecord): string | undefined =>
  engine && accountKey(details, engine());

export function tell(
  { service: { clock, random, traceparent }, tx }: Pick<Change, 'service' | 'tx'>,
  eventType: WebhookEventType,
  { id, organization, externalUserId }: RecipientRecord,
  options?: { readonly forget: boolean },
): Promise<void> {
  const event = { id: createUuid(random), organization, created: clock(), eventType, object: { id, externalUserId }, traceparent };
  return tx.events.add(event, options);
}

function record(
  { service: { clock }, tx, actor }: Change,
  action: AuditAction,
  { id, organization, externalUserId }: RecipientRecord,
  fields: readonly string[],
): Promise<void> {
  return tx.audit.add({ ...actor, organization, created: clock(), action, objectId: id, externalUserId, fields });
}
