/**
 * The recipients of an end-user. Each change, the event that tells of it and its entry of the audit trail are one transaction.
 *
 * The first recipient in a currency is its default; afterwards the end-user chooses, and nobody else: where the default is deleted, there is none, for
 * money would go to an account that nobody chose.
 */
import { createUuid } from '../bytes/uuid.js';
import type { Actor } from '../storage/audit-port.js';
import type { Owner, RecipientRecord, SessionRecord, Transaction } from '../storage/port.js';
import type { Position } from '../storage/position.js';
import { type Change, writeChanged, writeNew, writeRemoved } from './changes.js';
import type { Recipient, RecipientDetails } from './recipient.js';
import { inOrder } from './recipient.js';
import type { Service } from './service.js';
import { MOST_RECIPIENTS } from './sizes.js';
import { tidyDetails } from './tidy-details.js';
import { type Fault, validateRecipient } from './validate-recipient.js';

/** Of a list where nobody says how many are wanted, and the most of any. */
export const MOST_ON_PAGE = 100;

/** What the end-user sends: `true` makes it the default in its currency, in place of the one that was; anything else leaves that to the rules here. */
export interface GivenRecipient extends RecipientDetails {
  readonly isDefault?: boolean | null | undefined;
}

/** An end-user who has come with the token of a session. */
export interface EndUser {
  readonly session: SessionRecord;
  readonly actor: Actor;
}

/** A key under which the same request is sent again, and a digest of what the request says. */
export interface RepeatKey {
  readonly key: string;
  readonly fingerprint: string;
  /** When nobody can send it again: the session has ended, however often it was made longer. */
  readonly expires: Date;
}

/** What came of a change. */
export type Changed =
  | { readonly ok: true; readonly recipient: Recipient }
  | { readonly ok: false; readonly faults: readonly Fault[] }
  /** There is no such recipient, or no longer. */
  | { readonly ok: false; readonly absent: true }
  /** The key came before with another recipient. */
  | { readonly ok: false; readonly mismatch: true };

const ABSENT = { ok: false, absent: true } as const;

const MISMATCH = { ok: false, mismatch: true } as const;

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
  { limit: wanted = MOST_ON_PAGE, after }: { readonly limit?: number | undefined; readonly after?: Position | undefined } = {},
): Promise<RecipientPage> {
  const limit = Math.min(wanted, MOST_ON_PAGE);
  // one more shows whether there is more
  const found = await store.transaction((tx) => tx.recipients.list(owner, { limit: limit + 1, after }));
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(recipientOf), next: last && { created: last.created, id: last.id } };
}

/** Adds a recipient for the end-user of a session. Asked again under the same key, it is the one that was added, unless that was deleted since. */
export async function addRecipient(
  service: Service,
  { session, actor }: EndUser,
  given: GivenRecipient,
  repeat?: RepeatKey,
): Promise<Changed> {
  const { isDefault: isWanted, ...sent } = given;
  const details = tidyDetails(sent);
  const faults = validateRecipient(details, session, service.engine());
  if (faults.length > 0) return { ok: false, faults };
  const { store, clock, random } = service;
  const owner = ownerOf(session);
  return store.transaction(async (tx) => {
    await tx.recipients.lock(owner);
    const change = { service, tx, actor };
    const add = async (): Promise<Changed> => {
      if ((await tx.recipients.count(owner)) >= MOST_RECIPIENTS) return FULL;
      const isDefault = await becomesDefault(change, owner, details.currency, isWanted);
      const recipient: RecipientRecord = { id: createUuid(random), ...owner, created: clock(), isDefault, details };
      await writeNew(change, recipient);
      return { ok: true, recipient: recipientOf(recipient) };
    };
    return repeat === undefined ? add() : addOnce(service, tx, session, repeat, add);
  });
}

/**
 * Adds unless the key was used before: then it is the recipient of that time as it is now, or none. The key lives as long as the session can, and all
 * happens in one transaction under the lock of the end-user, so that nobody finds a key without its answer.
 */
async function addOnce(
  { clock }: Service,
  tx: Transaction,
  session: SessionRecord,
  { key, fingerprint, expires }: RepeatKey,
  add: () => Promise<Changed>,
): Promise<Changed> {
  const { organization, externalUserId } = session;
  const scope = { organization, path: `/session/api/recipients ${session.id}`, key };
  const earlier = await tx.idempotency.take(scope, { fingerprint, now: clock(), lease: expires, expires, externalUserId });
  if (earlier === undefined) {
    const added = await add();
    // the id alone: nothing of a recipient is left after its deletion
    if (added.ok) await tx.idempotency.answer(scope, expires, { status: 201, body: JSON.stringify({ id: added.recipient.id }) });
    else await tx.idempotency.free(scope, expires);
    return added;
  }
  if (earlier.fingerprint !== fingerprint) return MISMATCH;
  const { id } = JSON.parse(earlier.answer?.body ?? '{}') as { readonly id?: string };
  const found = id === undefined ? undefined : await findOwn(tx, ownerOf(session), id);
  return found === undefined ? ABSENT : { ok: true, recipient: recipientOf(found) };
}

/** Whether a recipient that comes into a currency is the default there: where there is none, or it is wanted and takes the place of the one that was. */
async function becomesDefault(change: Change, owner: Owner, currency: string, isWanted: boolean | null | undefined): Promise<boolean> {
  const last = await change.tx.recipients.findDefault(owner, currency);
  if (last === undefined) return true;
  if (isWanted !== true) return false;
  await writeChanged(change, last, { ...last, isDefault: false });
  return true;
}

/** Replaces the details of a recipient. In another currency it is the default where there is none. What changes nothing raises no event. */
export async function changeRecipient(service: Service, user: EndUser, id: string, given: GivenRecipient): Promise<Changed> {
  const { isDefault: isWanted, ...sent } = given;
  const details = tidyDetails(sent);
  const faults = validateRecipient(details, user.session, service.engine());
  if (faults.length > 0) return { ok: false, faults };
  return withOwn(service, user, id, async (change, found) => {
    const staysDefault = found.isDefault && found.details.currency === details.currency;
    const isNew = found.details.currency !== details.currency || isWanted === true;
    const isDefault = staysDefault || (isNew && (await becomesDefault(change, found, details.currency, isWanted)));
    return isDefault === found.isDefault && isSame(details, found.details) ? found : { ...found, isDefault, details };
  });
}

/** Makes a recipient the one that is paid in its currency, in place of the one that was. */
export const chooseDefault = (service: Service, user: EndUser, id: string): Promise<Changed> =>
  withOwn(service, user, id, async (change, found) => {
    if (found.isDefault) return found;
    return { ...found, isDefault: await becomesDefault(change, found, found.details.currency, true) };
  });

/** Deletes a recipient; false where the end-user has none of this id. */
export function removeRecipient(service: Service, { session, actor }: EndUser, id: string): Promise<boolean> {
  const owner = ownerOf(session);
  return service.store.transaction(async (tx) => {
    await tx.recipients.lock(owner);
    const found = await findOwn(tx, owner, id);
    if (found === undefined) return false;
    await writeRemoved({ service, tx, actor }, found);
    return true;
  });
}

/** Changes a recipient of the end-user's, with its event; nothing happens where it stays the one that was found. */
function withOwn(
  service: Service,
  { session, actor }: EndUser,
  id: string,
  changed: (change: Change, found: RecipientRecord) => Promise<RecipientRecord>,
): Promise<Changed> {
  const owner = ownerOf(session);
  return service.store.transaction(async (tx) => {
    await tx.recipients.lock(owner);
    const found = await findOwn(tx, owner, id);
    if (found === undefined) return ABSENT;
    const change = { service, tx, actor };
    const next = await changed(change, found);
    if (next !== found) await writeChanged(change, found, next);
    return { ok: true, recipient: recipientOf(next) };
  });
}

/** Whatever order a store has kept the members in. */
const isSame = (one: RecipientDetails, other: RecipientDetails): boolean => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

async function findOwn(tx: Transaction, { organization, externalUserId }: Owner, id: string): Promise<RecipientRecord | undefined> {
  const found = await tx.recipients.find(organization, id);
  return found?.externalUserId === externalUserId ? found : undefined;
}

const ownerOf = ({ organization, externalUserId }: SessionRecord): Owner => ({ organization, externalUserId });
