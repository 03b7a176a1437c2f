/**
 * The recipients of an end-user. Each change, the event that tells of it and its entry of the audit trail are one transaction, in a session that runs:
 * otherwise it throws SessionEnded.
 *
 * The first recipient in a currency is its default; afterwards only the end-user chooses. When the default is deleted there is none, because
 * otherwise money would go to an account that nobody chose.
 */
import { canonicalJson } from '../bytes/canonical-json.js';
import { createUuid } from '../bytes/uuid.js';
import type { Recipient, RecipientDetails } from '../contract/recipient.js';
import { inOrder } from '../contract/recipient.js';
import type { Actor } from '../storage/audit-port.js';
import { StorageError } from '../storage/errors.js';
import type { Owner, SessionRecord, Transaction } from '../storage/port.js';
import type { Position } from '../storage/position.js';
import { partReadable } from '../storage/readable.js';
import type { RecipientRecord } from '../storage/recipient-record.js';
import { type Change, writeChanged, writeNew, writeRemoved } from './changes.js';
import { mergePatch } from './merge-patch.js';
import type { Service } from './service.js';
import { lockSession } from './sessions.js';
import { MAX_RECIPIENTS } from './sizes.js';
import { tidyDetails } from './tidy-details.js';
import { type Fault, validateRecipient } from './validate-recipient.js';

/** The size of a page: the default, and the most. */
export const MAX_ON_PAGE = 100;

/** A recipient as the end-user sends it. `isDefault: true` makes it the default in its currency; otherwise the rules above decide. */
export interface GivenRecipient extends RecipientDetails {
  readonly isDefault?: boolean | null | undefined;
}

/** A change of a recipient: absent members stay as they are, `null` deletes one. */
export type RecipientChange = { readonly [Member in keyof GivenRecipient]?: unknown };

/** Whether a recipient may be changed as it is now. */
export type Condition = (recipient: Recipient) => Promise<boolean>;

/** An end-user, by the token of a session. */
export interface EndUser {
  readonly session: SessionRecord;
  readonly actor: Actor;
}

/** The idempotency key of a request, and a digest of its content. */
export interface RepeatKey {
  readonly key: string;
  readonly fingerprint: string;
  /** When it can no longer be repeated: the latest possible end of the session. */
  readonly expires: Date;
}

/** The result of a change. */
export type Changed =
  | { readonly ok: true; readonly recipient: Recipient }
  | { readonly ok: false; readonly faults: readonly Fault[] }
  /** There is no such recipient. */
  | { readonly ok: false; readonly absent: true }
  /** It is not what the change was made for. */
  | { readonly ok: false; readonly outdated: true }
  /** The key was used for another recipient. */
  | { readonly ok: false; readonly mismatch: true };

const ABSENT = { ok: false, absent: true } as const;

const OUTDATED = { ok: false, outdated: true } as const;

const MISMATCH = { ok: false, mismatch: true } as const;

const FULL: Changed = {
  ok: false,
  faults: [{ pointer: '', code: 'RECIPIENTS_LIMIT_REACHED', detail: `An end-user can have at most ${MAX_RECIPIENTS} recipients.` }],
};

const EXISTS: Changed = {
  ok: false,
  faults: [{ pointer: '', code: 'RECIPIENT_EXISTS', detail: 'The end-user has a recipient with these details.' }],
};

/** The recipient with its members in the order of the contract; a store may change the order. */
const recipientOf = (record: RecipientRecord): Recipient => {
  const { id, isDefault, details } = assertReadable(record);
  return inOrder({ id, isDefault, ...details });
};

/** @throws StorageError SEAL_BROKEN for one whose details do not open */
export function assertReadable(record: RecipientRecord): RecipientRecord {
  if (record.isUnreadable) throw new StorageError('SEAL_BROKEN', `The details of the recipient ${record.id} do not open.`);
  return record;
}

/** One recipient of any end-user of the organization. */
export async function findRecipient({ store }: Service, organization: string, id: string): Promise<Recipient | undefined> {
  const found = await store.transaction((tx) => tx.recipients.find(organization, id));
  return found && recipientOf(found);
}

export interface RecipientPage {
  readonly items: readonly Recipient[];
  /** The ids of those of this page whose details do not open. */
  readonly unreadable: readonly string[];
  /** The end of this page, if there is another. */
  readonly next: Position | undefined;
}

/** The recipients of an end-user, by the time of their creation. */
export async function listRecipients(
  { store }: Service,
  owner: Owner,
  { limit: wanted = MAX_ON_PAGE, after }: { readonly limit?: number | undefined; readonly after?: Position | undefined } = {},
): Promise<RecipientPage> {
  const limit = Math.min(wanted, MAX_ON_PAGE);
  // one more than a page, to see whether there is another page
  const found = await store.transaction((tx) => tx.recipients.list(owner, { limit: limit + 1, after }));
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const { readable, unreadable } = partReadable(shown);
  return { items: readable.map(recipientOf), unreadable, next: last && { created: last.created, id: last.id } };
}

/**
 * Adds a recipient for the end-user of a session. A repeated request returns the recipient that was added, unless it was deleted since. Another request
 * with a key and the same details, as from a second tab of the page, is refused.
 */
export async function addRecipient(
  service: Service,
  { session, actor }: EndUser,
  given: GivenRecipient,
  repeat?: RepeatKey,
): Promise<Changed> {
  const { isDefault: isWanted, ...sent } = given;
  const details = tidyDetails(sent, service.engine());
  const faults = validateRecipient(details, session, service.engine());
  if (faults.length > 0) return { ok: false, faults };
  const { store, clock, random } = service;
  return store.transaction(async (tx) => {
    const owner = await lockSession(tx, session, clock());
    const change = { service, tx, actor };
    const add = async (): Promise<Changed> => {
      if ((await tx.recipients.count(owner)) >= MAX_RECIPIENTS) return FULL;
      const isDefault = await becomesDefault(change, owner, details.currency, isWanted);
      const recipient: RecipientRecord = { id: createUuid(random), ...owner, created: clock(), isDefault, details };
      await writeNew(change, recipient);
      return { ok: true, recipient: recipientOf(recipient) };
    };
    const addNew = async (): Promise<Changed> => ((await tx.recipients.hasSame(owner, details)) ? EXISTS : add());
    return repeat === undefined ? add() : addOnce(service, tx, session, repeat, addNew);
  });
}

/**
 * Adds a recipient unless the key was used before; then it returns the earlier recipient in its current state, if it still exists. The key is kept as
 * long as the session can last. All happens in one transaction under the lock of the end-user, so that there is never a key without its answer.
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
    // only the id, so that nothing of a recipient is left after its deletion
    if (added.ok) await tx.idempotency.answer(scope, expires, { status: 201, body: JSON.stringify({ id: added.recipient.id }) });
    else await tx.idempotency.free(scope, expires);
    return added;
  }
  if (!earlier.isSame) return MISMATCH;
  const { id } = JSON.parse(earlier.answer?.body ?? '{}') as { readonly id?: string };
  const found = id === undefined ? undefined : await findOwn(tx, ownerOf(session), id);
  return found === undefined ? ABSENT : { ok: true, recipient: recipientOf(found) };
}

/** Decides whether a new recipient of a currency is the default there: if there is none, or if the end-user wants it, which replaces the old one. */
async function becomesDefault(change: Change, owner: Owner, currency: string, isWanted: boolean | null | undefined): Promise<boolean> {
  const last = await change.tx.recipients.findDefault(owner, currency);
  if (last === undefined) return true;
  if (isWanted !== true) return false;
  await writeChanged(change, assertReadable(last), { ...last, isDefault: false });
  return true;
}

/**
 * Changes members of a recipient, if the condition holds. In a new currency it becomes the default if there is none. If nothing changes, there is no
 * event.
 */
export async function changeRecipient(
  service: Service,
  user: EndUser,
  id: string,
  { isDefault: isWanted, ...changes }: RecipientChange,
  condition: Condition,
): Promise<Changed> {
  return withOwn(service, user, id, async (change, found) => {
    if (!(await condition(recipientOf(found)))) return OUTDATED;
    const details = tidyDetails(mergePatch(found.details, changes) as RecipientDetails, service.engine());
    const faults = validateRecipient(details, user.session, service.engine());
    if (faults.length > 0) return { ok: false, faults };
    const staysDefault = found.isDefault && found.details.currency === details.currency;
    const isNew = found.details.currency !== details.currency || isWanted === true;
    const isDefault = staysDefault || (isNew && (await becomesDefault(change, found, details.currency, isWanted === true)));
    return isDefault === found.isDefault && canonicalJson(details) === canonicalJson(found.details)
      ? found
      : { ...found, isDefault, details };
  });
}

/** Makes a recipient the default in its currency. */
export const chooseDefault = (service: Service, user: EndUser, id: string): Promise<Changed> =>
  withOwn(service, user, id, async (change, found) => {
    if (found.isDefault) return found;
    return { ...found, isDefault: await becomesDefault(change, found, found.details.currency, true) };
  });

/** Deletes a recipient; false if the end-user has none with this id. */
export function removeRecipient(service: Service, { session, actor }: EndUser, id: string): Promise<boolean> {
  return service.store.transaction(async (tx) => {
    const owner = await lockSession(tx, session, service.clock());
    const found = await findOwn(tx, owner, id);
    if (found === undefined) return false;
    await writeRemoved({ service, tx, actor }, found);
    return true;
  });
}

/** Changes a recipient of the end-user, with its event. Nothing is written if the recipient stays the same. */
function withOwn(
  service: Service,
  { session, actor }: EndUser,
  id: string,
  changed: (change: Change, found: RecipientRecord) => Promise<RecipientRecord | Extract<Changed, { readonly ok: false }>>,
): Promise<Changed> {
  return service.store.transaction(async (tx) => {
    const found = await findOwn(tx, await lockSession(tx, session, service.clock()), id);
    if (found === undefined) return ABSENT;
    const change = { service, tx, actor };
    const next = await changed(change, assertReadable(found));
    if ('ok' in next) return next;
    if (next !== found) await writeChanged(change, found, next);
    return { ok: true, recipient: recipientOf(next) };
  });
}

async function findOwn(tx: Transaction, { organization, externalUserId }: Owner, id: string): Promise<RecipientRecord | undefined> {
  const found = await tx.recipients.find(organization, id);
  return found?.externalUserId === externalUserId ? found : undefined;
}

const ownerOf = ({ organization, externalUserId }: SessionRecord): Owner => ({ organization, externalUserId });
