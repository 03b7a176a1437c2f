/**
 * The subscriptions of an organization: creates, lists and changes them, and replaces their secrets. Problems are returned, not thrown.
 *
 * The gotcha: an id that is not a UUID, and one of another organization, get the same answer as an unknown id.
 */

import type { Random } from '../bytes/random.js';
import { createUuid, readUuid } from '../bytes/uuid.js';
import type { Actor, Audit, AuditAction } from '../storage/audit-port.js';
import { partReadable } from '../storage/readable.js';
import type { SubscriptionRecord, Subscriptions } from '../storage/webhook-port.js';
import { createSecret } from './secret.js';
import { NOT_FOUND, type SubscriptionProblem, subscriptionProblems } from './subscription-rules.js';

/** A subscription as the contract has it. */
export interface Subscription {
  readonly id: string;
  readonly createdDate: string;
  readonly enabled: boolean;
  readonly title: string;
  readonly url: string;
  readonly events: readonly string[];
  /** The newest. */
  readonly secret: string;
}

export interface NewSubscription {
  readonly title: string;
  readonly url: string;
  readonly events: readonly string[];
  /** Default: true. */
  readonly enabled?: boolean | undefined;
}

export type SubscriptionChanges = { readonly [Member in keyof NewSubscription]?: NewSubscription[Member] | undefined };

export type SubscriptionResult =
  | { readonly ok: true; readonly subscription: Subscription }
  | { readonly ok: false; readonly problems: readonly SubscriptionProblem[] };

/** The part of a store that is needed here. */
export interface SubscriptionStore {
  transaction<Result>(
    work: (tx: { readonly subscriptions: Subscriptions; readonly audit: Pick<Audit, 'add'> }) => Promise<Result>,
  ): Promise<Result>;
}

export interface SubscriptionOptions {
  readonly store: SubscriptionStore;
  readonly clock: () => Date;
  readonly random: Random;
  /** The most subscriptions of an organization, enabled or not. Default: 20. */
  readonly limit?: number;
  /** For tests and development: also http, and this machine itself. */
  readonly allowInsecure?: boolean;
  /** Who makes the change, for the audit trail. */
  readonly actor: Actor;
}

const DEFAULT_LIMIT = 20;

/** How long the previous secret signs as well. */
const OLD_SECRET_MILLISECONDS = 24 * 60 * 60 * 1000;

/** A subscription that was changed since the client read it. */
const OUTDATED: SubscriptionResult = { ok: false, problems: [{ code: 'PRECONDITION_FAILED' }] };

const NONE: SubscriptionResult = { ok: false, problems: [NOT_FOUND] };

const toSubscription = ({ id, created, enabled, title, url, events, secrets }: SubscriptionRecord): Subscription => ({
  id,
  createdDate: created.toISOString(),
  enabled,
  title,
  url,
  events,
  secret: secrets[0]?.value ?? '',
});

const succeed = (record: SubscriptionRecord): SubscriptionResult => ({ ok: true, subscription: toSubscription(record) });

/** Drops repeated event types: an event is delivered once, however often its type is listed. */
const withoutRepeats = (events: readonly string[]): readonly string[] => [...new Set(events)];

export async function createSubscription(
  { store, clock, random, limit = DEFAULT_LIMIT, allowInsecure, actor }: SubscriptionOptions,
  organization: string,
  { title, url, events, enabled = true }: NewSubscription,
): Promise<SubscriptionResult> {
  const problems = subscriptionProblems({ title, url, events }, { allowInsecure });
  if (problems.length > 0) return { ok: false, problems };
  const record: SubscriptionRecord = {
    id: createUuid(random),
    organization,
    created: clock(),
    title,
    url,
    enabled,
    events: withoutRepeats(events),
    secrets: [{ value: createSecret(random), expires: undefined }],
    failingSince: undefined,
    disabled: enabled ? undefined : { date: clock(), reason: 'REQUESTED' },
  };
  return store.transaction(async ({ subscriptions, audit }) => {
    // otherwise two requests at the same time could both add the last one
    await subscriptions.lock(organization);
    if ((await subscriptions.list(organization)).length >= limit) {
      return { ok: false, problems: [{ code: 'WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED' }] };
    }
    await subscriptions.add(record);
    const fields = FIELDS.map((name) => `/${name}`);
    await audit.add({ ...actor, organization, created: record.created, action: 'SUBSCRIPTION_CREATED', objectId: record.id, fields });
    return succeed(record);
  });
}

const FIELDS = ['title', 'url', 'enabled', 'events'] as const;

/** The names of the members that were changed by a request; the record of failures does not count. */
const changedPointers = (before: SubscriptionRecord, after: SubscriptionRecord): readonly string[] =>
  [...FIELDS, 'secrets' as const]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => (name === 'secrets' ? '/secret' : `/${name}`));

/** Those that can be read, and the ids of the others. */
export interface SubscriptionList {
  readonly items: readonly Subscription[];
  readonly unreadable: readonly string[];
}

/** All subscriptions of an organization, by the time of creation. */
export async function listSubscriptions({ store }: Pick<SubscriptionOptions, 'store'>, organization: string): Promise<SubscriptionList> {
  const all = await store.transaction(({ subscriptions }) => subscriptions.list(organization));
  const { readable, unreadable } = partReadable(all);
  return { items: readable.map(toSubscription), unreadable };
}

export interface UpdateOptions extends Pick<SubscriptionOptions, 'store' | 'clock' | 'allowInsecure' | 'actor'> {
  /** Whether it may be changed as it is now; default: it may. */
  readonly condition?: (subscription: Subscription) => Promise<boolean>;
}

/** A subscription that may be unreadable; undefined where the organization has none of this id. */
export async function findSubscription(
  { store }: Pick<SubscriptionOptions, 'store'>,
  organization: string,
  id: string,
): Promise<(Subscription & { readonly isUnreadable: boolean }) | undefined> {
  const uuid = readUuid(id);
  const found = uuid && (await store.transaction(({ subscriptions }) => subscriptions.find(organization, uuid)));
  return found ? { ...toSubscription(found), isUnreadable: found.isUnreadable === true } : undefined;
}

/** Changes a subscription under the lock of the organization. */
function change(
  { store, clock, actor, condition }: Pick<UpdateOptions, 'store' | 'clock' | 'actor' | 'condition'>,
  organization: string,
  id: string,
  action: AuditAction,
  changed: (record: SubscriptionRecord) => SubscriptionRecord,
): Promise<SubscriptionResult> {
  return store.transaction(async ({ subscriptions, audit }) => {
    await subscriptions.lock(organization);
    const record = await subscriptions.find(organization, id);
    if (record === undefined) return NONE;
    if (condition !== undefined && !(await condition(toSubscription(record)))) return OUTDATED;
    const next = changed(record);
    await subscriptions.change(next);
    const fields = changedPointers(record, next);
    if (fields.length > 0) await audit.add({ ...actor, organization, created: clock(), action, objectId: id, fields });
    return succeed(next);
  });
}

/** A subscription that was already disabled keeps its earlier reason. */
function disabledBy(record: SubscriptionRecord, enabled: boolean, clock: () => Date): SubscriptionRecord['disabled'] {
  if (enabled) return undefined;
  return record.enabled ? { date: clock(), reason: 'REQUESTED' } : record.disabled;
}

/**
 * Changes a subscription; absent members stay as they are. If it is enabled again, or gets another URL, earlier failures no longer count.
 */
export async function updateSubscription(
  options: UpdateOptions,
  organization: string,
  id: string,
  changes: SubscriptionChanges,
): Promise<SubscriptionResult> {
  const { store, clock, allowInsecure } = options;
  // before the changes are checked, so that the answer to a foreign id is always the same
  const uuid = readUuid(id);
  const found = uuid && (await store.transaction(({ subscriptions }) => subscriptions.find(organization, uuid)));
  if (!found) return NONE;
  const problems = subscriptionProblems(changes, { allowInsecure });
  if (problems.length > 0) return { ok: false, problems };
  return change(options, organization, uuid, 'SUBSCRIPTION_UPDATED', (record) => {
    const { title = record.title, url = record.url, enabled = record.enabled, events = record.events } = changes;
    const beginsAnew = (enabled && !record.enabled) || url !== record.url;
    const failingSince = beginsAnew ? undefined : record.failingSince;
    return { ...record, title, url, enabled, events: withoutRepeats(events), failingSince, disabled: disabledBy(record, enabled, clock) };
  });
}

/** Creates a new secret. The old one signs as well for a day, so that receivers have time to replace it; one that does not open is gone. */
export async function rotateSecret(
  options: Pick<SubscriptionOptions, 'store' | 'clock' | 'random' | 'actor'>,
  organization: string,
  id: string,
): Promise<SubscriptionResult> {
  const uuid = readUuid(id);
  if (uuid === undefined) return NONE;
  const { clock, random } = options;
  const value = createSecret(random);
  const expires = new Date(clock().getTime() + OLD_SECRET_MILLISECONDS);
  return change(options, organization, uuid, 'SUBSCRIPTION_SECRET_ROTATED', (record) => ({
    ...record,
    isUnreadable: false,
    secrets: [{ value, expires: undefined }, ...record.secrets.slice(0, 1).map((secret) => ({ ...secret, expires }))],
  }));
}
