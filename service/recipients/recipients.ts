/**
 * The recipients of an end-user. Each change and the event that tells of it are one transaction.
 *
 * The first recipient in a currency is its default; afterwards the end-user chooses, and nobody else: where the default is deleted, there is none, for
 * money would go to an account that nobody chose.
 */
import { sha256 } from '../bytes/digest.js';
import { createUuid, uuidOf } from '../bytes/uuid.js';
import type { WebhookEventType } from '../storage/event-type.js';
import type { Owner, Position, RecipientRecord, SessionRecord, Transaction } from '../storage/port.js';
import type { Recipient, RecipientDetails } from './recipient.js';
import { inOrder } from './recipient.js';
import type { Service } from './service.js';
import { tidied } from './tidy-details.js';
import { type Fault, validateRecipient } from './validate-recipient.js';

/** The most that one end-user has. */
export const MOST_RECIPIENTS = 1_000;

/** What came of a change. */
export type Changed =
  | { readonly ok: true; readonly recipient: Recipient }
  | { readonly ok: false; readonly faults: readonly Fault[] }
  | { readonly ok: false; readonly absent: true };

const ABSENT = { ok: false, absent: true } as const;

const FULL: Changed = {
  ok: false,
  faults: [{ pointer: '', code: 'RECIPIENTS_LIMIT_REACHED', detail: `Nobody has more than ${MOST_RECIPIENTS} recipients.` }],
};

/** As the contract shows it, whatever order the store has kept its members in. */
const recipientOf = ({ id, isDefault, details }: RecipientRecord): Recipient => inOrder({ id, isDefault, ...details });

/** One recipient of any end-user of the organization. */
export async function findRecipient({ store }: Service, organization: string, id: string): Promise<Recipient | undefined> {
  const found = await store.transaction((tx) => tx.recipients.find(organization, id));
  return found && recipientOf(found);
}

export interface RecipientPage {
  readonly items: readonly Recipient[];
  /** Where the list goes on, if it does. */
  readonly next: Position | undefined;
}

/** The recipients of an end-user, by the time of their creation. */
export async function listRecipients(
  { store }: Service,
  owner: Owner,
  { limit = MOST_RECIPIENTS, after }: { readonly limit?: number | undefined; readonly after?: Position | undefined } = {},
): Promise<RecipientPage> {
  // one more shows whether there is more
  const found = await store.transaction((tx) => tx.recipients.list(owner, { limit: limit + 1, after }));
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(recipientOf), next: last && { created: last.created, id: last.id } };
}

/** Adds a recipient for the end-user of a session. Asked again under the same key, it is the one that was added. */
export async function addRecipient(service: Service, session: SessionRecord, given: RecipientDetails, key?: string): Promise<Changed> {
  const details = tidied(given);
  const faults = validateRecipient(details, session, service.engine());
  if (faults.length > 0) return { ok: false, faults };
  const { store, clock, random } = service;
  const owner = ownerOf(session);
  const id = key === undefined ? createUuid(random) : uuidOf(await sha256(`${session.id} ${key}`), 8);
  return store.transaction(async (tx) => {
    await tx.recipients.lock(owner);
    const added = key === undefined ? undefined : await findOwn(tx, owner, id);
    if (added !== undefined) return { ok: true, recipient: recipientOf(added) };
    if ((await tx.recipients.count(owner)) >= MOST_RECIPIENTS) return FULL;
    const isDefault = (await tx.recipients.findDefault(owner, details.currency)) === undefined;
    const recipient: RecipientRecord = { id, ...owner, created: clock(), isDefault, details };
    await tx.recipients.add(recipient);
    await tell(service, tx, 'RECIPIENT_CREATED', recipient);
    return { ok: true, recipient: recipientOf(recipient) };
  });
}

/** Replaces the details of a recipient. In another currency it is the default where there is none. */
export async function changeRecipient(service: Service, session: SessionRecord, id: string, given: RecipientDetails): Promise<Changed> {
  const details = tidied(given);
  const faults = validateRecipient(details, session, service.engine());
  if (faults.length > 0) return { ok: false, faults };
  return withOwn(service, session, id, async (tx, found) => {
    const isSameCurrency = found.details.currency === details.currency;
    const isDefault = isSameCurrency ? found.isDefault : (await tx.recipients.findDefault(found, details.currency)) === undefined;
    return [{ ...found, isDefault, details }];
  });
}

/** Makes a recipient the one that is paid in its currency, in place of the one that was. */
export const chooseDefault = (service: Service, session: SessionRecord, id: string): Promise<Changed> =>
  withOwn(service, session, id, async (tx, found) => {
    if (found.isDefault) return [];
    const last = await tx.recipients.findDefault(found, found.details.currency);
    const next = { ...found, isDefault: true };
    return last === undefined ? [next] : [{ ...last, isDefault: false }, next];
  });

/** Deletes a recipient; false where the end-user has none of this id. */
export function removeRecipient(service: Service, session: SessionRecord, id: string): Promise<boolean> {
  const owner = ownerOf(session);
  return service.store.transaction(async (tx) => {
    await tx.recipients.lock(owner);
    const found = await findOwn(tx, owner, id);
    if (found === undefined) return false;
    await tx.recipients.remove(owner, id);
    await tell(service, tx, 'RECIPIENT_DELETED', found);
    return true;
  });
}

/** Writes down what a change makes of a recipient of the end-user's and of its neighbours, each with its event; the recipient stands last. */
function withOwn(
  service: Service,
  session: SessionRecord,
  id: string,
  change: (tx: Transaction, found: RecipientRecord) => Promise<readonly RecipientRecord[]>,
): Promise<Changed> {
  const owner = ownerOf(session);
  return service.store.transaction(async (tx) => {
    await tx.recipients.lock(owner);
    const found = await findOwn(tx, owner, id);
    if (found === undefined) return ABSENT;
    const changed = await change(tx, found);
    for (const recipient of changed) {
      await tx.recipients.change(recipient);
      await tell(service, tx, 'RECIPIENT_UPDATED', recipient);
    }
    return { ok: true, recipient: recipientOf(changed.at(-1) ?? found) };
  });
}

async function findOwn(tx: Transaction, { organization, externalUserId }: Owner, id: string): Promise<RecipientRecord | undefined> {
  const found = await tx.recipients.find(organization, id);
  return found?.externalUserId === externalUserId ? found : undefined;
}

function tell({ clock, random }: Service, tx: Transaction, eventType: WebhookEventType, of: RecipientRecord): Promise<void> {
  const { id, organization, externalUserId } = of;
  return tx.events.add({ id: createUuid(random), organization, created: clock(), eventType, object: { id, externalUserId } });
}

const ownerOf = ({ organization, externalUserId }: SessionRecord): Owner => ({ organization, externalUserId });
