/** Consistency checks after a run: each function returns the violations as texts, without account numbers. */
import { verify } from '../../webhooks/signature.js';
import type { ChangeSeen, DeliverySeen, EventSeen } from './audit.js';
import type { AttemptMade, EndUser } from './end-user.js';
import type { Delivered } from './receivers.js';

export interface RecipientShown {
  readonly id: string;
  readonly currency: string;
  readonly isDefault: boolean;
  readonly creditor: { readonly name: string };
}

const counted = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const KINDS = { add: 'RECIPIENT_CREATED', change: 'RECIPIENT_UPDATED', delete: 'RECIPIENT_DELETED' } as const;

/** What was answered was done, once; what was not, at most once. */
export function checkAttempts(attempts: readonly AttemptMade[], changes: readonly ChangeSeen[]): readonly string[] {
  const firstWrites = counted(firstOfEachName(changes).map(({ kind, name }) => `${kind} ${name}`));
  const deletions = counted(changes.filter(({ kind }) => kind === 'RECIPIENT_DELETED').map(({ id }) => id));
  const made = new Set(attempts.map(({ name }) => name));
  const strangers = changes.filter(({ name }) => !made.has(name)).map(({ kind }) => `a change that nobody asked for: ${kind}`);
  const wrong = attempts.flatMap(({ kind, name, id, outcome }) => {
    if (kind === 'default') return [];
    const times = kind === 'delete' ? (deletions.get(id ?? '') ?? 0) : (firstWrites.get(`${KINDS[kind]} ${name}`) ?? 0);
    if (outcome === 'done' && times !== 1) return [`an answered ${kind} was done ${times} times`];
    return times > 1 ? [`an attempt at a ${kind} was done ${times} times`] : [];
  });
  return [...strangers, ...wrong];
}

/** A change of the default writes a recipient again as it is: the first time that a name stands there is when it was written. */
function firstOfEachName(changes: readonly ChangeSeen[]): readonly ChangeSeen[] {
  const last = new Map<string, string>();
  return changes.filter(({ kind, id, name }) => {
    const isNew = kind !== 'RECIPIENT_DELETED' && last.get(id) !== name;
    last.set(id, name);
    return isNew;
  });
}

/** One event for each change, in its transaction, and none without. */
export function checkEvents(changes: readonly ChangeSeen[], events: readonly EventSeen[]): readonly string[] {
  const keyOf = ({ transaction, kind, id, externalUserId }: ChangeSeen | EventSeen): string =>
    [transaction, kind, id, externalUserId].join(' ');
  const [wanted, told] = [counted(changes.map(keyOf)), counted(events.map(keyOf))];
  const silent = [...wanted].filter(([key, count]) => told.get(key) !== count).map(() => 'a change without its one event');
  const invented = [...told].filter(([key]) => !wanted.has(key)).map(() => 'an event without a change');
  const twice = [...counted(events.map(({ eventId }) => eventId))].filter(([, count]) => count > 1).map(() => 'an id of two events');
  return [...silent, ...invented, ...twice];
}

/** After each transaction a user has at most one default in a currency. */
export function checkDefaults(changes: readonly ChangeSeen[]): readonly string[] {
  const standing = new Map<string, ChangeSeen>();
  const problems: string[] = [];
  for (const [at, change] of changes.entries()) {
    if (change.kind === 'RECIPIENT_DELETED') standing.delete(change.id);
    else standing.set(change.id, change);
    const isLast = !changes.slice(at + 1, at + 4).some(({ transaction }) => transaction === change.transaction);
    const rivals = [...standing.values()].filter(
      ({ externalUserId, currency, isDefault }) => isDefault && externalUserId === change.externalUserId && currency === change.currency,
    );
    if (isLast && rivals.length > 1) problems.push('two defaults of a user in a currency');
  }
  return problems;
}

/** What is shown in the end is what the end-users were told, and what the changes come to. */
export function checkShown(
  shown: readonly RecipientShown[],
  users: readonly Pick<EndUser, 'own'>[],
  changes: readonly ChangeSeen[],
): readonly string[] {
  const byId = new Map(shown.map((recipient) => [recipient.id, recipient]));
  const told = users.flatMap(({ own }) => [...own]);
  const lost = told.filter(([id, name]) => byId.get(id)?.creditor.name !== name).map(() => 'a recipient is not as was answered');
  const standing = new Map<string, ChangeSeen>();
  for (const change of changes) {
    if (change.kind === 'RECIPIENT_DELETED') standing.delete(change.id);
    else standing.set(change.id, change);
  }
  const differs = [...standing.values()].filter(({ id, name, isDefault }) => {
    const recipient = byId.get(id);
    return recipient?.creditor.name !== name || recipient.isDefault !== isDefault;
  });
  const extra = shown.length - standing.size;
  return [
    ...lost,
    ...differs.map(() => 'a recipient is not as it was written'),
    ...(extra === 0 ? [] : [`${extra} recipients more than were written`]),
  ];
}

/** Each event has arrived, as it is, under its id and no other, signed. */
export async function checkDelivered(
  delivered: readonly Delivered[],
  events: readonly EventSeen[],
  secret: string,
): Promise<readonly string[]> {
  const byId = new Map(events.map((event) => [event.eventId, event]));
  const arrived = new Set<string>();
  const problems: string[] = [];
  for (const { headers, body } of delivered) {
    const { id, eventType, object } = JSON.parse(body) as {
      readonly id: string;
      readonly eventType: string;
      readonly object: { readonly id: string; readonly externalUserId: string };
    };
    arrived.add(id);
    const event = byId.get(id);
    if (event === undefined) problems.push('a delivery of an event that there is not');
    else if (event.kind !== eventType || event.id !== object.id || event.externalUserId !== object.externalUserId)
      problems.push('a delivery that tells something else than its event');
    if (headers['webhook-id'] !== id) problems.push('a delivery under another id than that of its event');
    const now = new Date(Number(headers['webhook-timestamp']) * 1000); // its own: the clock of a deliverer may run faster
    if (!(await verify({ headers, body, secrets: [secret], now })).ok) problems.push('a delivery whose signature does not hold');
  }
  const missing = events.filter(({ eventId }) => !arrived.has(eventId)).length;
  return missing === 0 ? problems : [...problems, `${missing} events have not arrived`];
}

/** One delivery for each event and subscription; those of the good one have come to their end. */
export function checkDeliveries(
  deliveries: readonly DeliverySeen[],
  events: readonly EventSeen[],
  subscriptions: readonly string[],
  good: string,
): readonly string[] {
  const pairs = counted(deliveries.map(({ eventId, subscriptionId }) => `${eventId} ${subscriptionId}`));
  const wanted = events.flatMap(({ eventId }) => subscriptions.map((subscription) => `${eventId} ${subscription}`));
  const missing = wanted.filter((pair) => pairs.get(pair) !== 1).length;
  const open = deliveries.filter(({ subscriptionId, state }) => subscriptionId === good && state !== 'DELIVERED').length;
  return [
    ...(missing === 0 ? [] : [`${missing} events without their one delivery to each subscription`]),
    ...(pairs.size === wanted.length ? [] : ['deliveries of no event']),
    ...(open === 0 ? [] : [`${open} deliveries to a good receiver are left`]),
  ];
}
