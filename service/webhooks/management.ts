/**
 * Webhook management beyond the contract: the state of a subscription, its deliveries, and test events.
 *
 * The gotcha: a delivery is shown with the id and type of its event, never with the user: this is for the operators of receivers.
 */
import type { Random } from '../bytes/random.js';
import { createUuid } from '../bytes/uuid.js';
import type { Actor } from '../storage/audit-port.js';
import { deliveryId } from '../storage/delivery-id.js';
import type { EventType } from '../storage/event-type.js';
import type { Store } from '../storage/port.js';
import type { Position } from '../storage/position.js';
import type { AttemptRecord, DeliveryRecord, DeliveryState, Disabling, SubscriptionRecord } from '../storage/webhook-port.js';
import { testOf } from './event.js';
import { NOT_FOUND, type SubscriptionProblem } from './subscription-rules.js';

export interface SubscriptionState {
  readonly id: string;
  readonly enabled: boolean;
  readonly disabledDate?: string;
  readonly disabledReason?: Disabling['reason'];
  /** The first failure since the last success. */
  readonly failingSinceDate?: string;
  /** Until when the previous secret signs as well. */
  readonly previousSecretExpiresDate?: string;
}

export interface Delivery {
  readonly id: string;
  readonly subscriptionId: string;
  readonly state: DeliveryState;
  readonly event: { readonly id: string; readonly createdDate: string; readonly eventType: EventType };
  readonly attempts: readonly {
    readonly date: string;
    readonly status?: number;
    readonly error?: string;
    readonly milliseconds: number;
  }[];
  readonly nextAttemptDate?: string;
}

export interface DeliveryPage {
  readonly items: readonly Delivery[];
  /** The end of this page, if there is another. */
  readonly next: Position | undefined;
}

interface Options {
  readonly store: Pick<Store, 'transaction'>;
  readonly clock: () => Date;
  readonly random: Random;
}

type Result<Found> =
  | { readonly ok: true; readonly found: Found }
  | { readonly ok: false; readonly problems: readonly SubscriptionProblem[] };

const done = <Found>(found: Found): Result<Found> => ({ ok: true, found });

const refused = (...problems: readonly SubscriptionProblem[]) => ({ ok: false, problems }) as const;

function stateOf({ id, enabled, disabled, failingSince, secrets }: SubscriptionRecord, now: Date): SubscriptionState {
  const previous = secrets.find(({ expires }) => expires !== undefined && expires > now);
  return {
    id,
    enabled,
    ...(!enabled && disabled && { disabledDate: disabled.date.toISOString(), disabledReason: disabled.reason }),
    ...(failingSince && { failingSinceDate: failingSince.toISOString() }),
    ...(previous?.expires && { previousSecretExpiresDate: previous.expires.toISOString() }),
  };
}

/** One code for both, so that the answer does not reveal which names lead into the network of the service. */
const shownError = (error: string): string =>
  error === 'NAME_NOT_RESOLVED' || error === 'ADDRESS_NOT_PUBLIC' ? 'ADDRESS_NOT_FOUND' : error;

const shownAttempt = ({ date, status, error, milliseconds }: AttemptRecord): Delivery['attempts'][number] => ({
  date: date.toISOString(),
  ...(status !== undefined && { status }),
  ...(error !== undefined && { error: shownError(error) }),
  milliseconds: Math.round(milliseconds),
});

const shown = ({ id, subscriptionId, event, state, attempts, nextAttempt }: DeliveryRecord): Delivery => ({
  id,
  subscriptionId,
  state,
  event: { id: event.id, createdDate: event.created.toISOString(), eventType: event.eventType },
  attempts: attempts.map(shownAttempt),
  ...(nextAttempt && { nextAttemptDate: nextAttempt.toISOString() }),
});

export async function findState({ store, clock }: Options, organization: string, id: string): Promise<Result<SubscriptionState>> {
  const found = await store.transaction(({ subscriptions }) => subscriptions.find(organization, id));
  return found === undefined ? refused(NOT_FOUND) : done(stateOf(found, clock()));
}

/** The newest first. */
export function listDeliveries(
  { store }: Options,
  organization: string,
  subscriptionId: string,
  { limit, ...asked }: { readonly state: DeliveryState | undefined; readonly after: Position | undefined; readonly limit: number },
): Promise<Result<DeliveryPage>> {
  return store.transaction(async ({ subscriptions, deliveries }) => {
    if ((await subscriptions.find(organization, subscriptionId)) === undefined) return refused(NOT_FOUND);
    const found = await deliveries.list(organization, { ...asked, subscriptionId, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const next = last !== undefined && found.length > limit ? { created: last.event.created, id: last.id } : undefined;
    return done({ items: page.map(shown), next });
  });
}

export async function findDelivery({ store }: Options, organization: string, id: string): Promise<Result<Delivery>> {
  const found = await store.transaction(({ deliveries }) => deliveries.find(organization, id));
  return found === undefined ? refused(NOT_FOUND) : done(shown(found));
}

/** Sends a test event, whatever types the subscription asks for. */
export async function sendTest(
  { store, clock, random, actor }: Options & { readonly actor: Actor },
  organization: string,
  id: string,
): Promise<Result<Delivery>> {
  const eventId = createUuid(random);
  const created = clock();
  return store.transaction(async ({ subscriptions, events, deliveries, audit }) => {
    const subscription = await subscriptions.find(organization, id);
    if (subscription === undefined) return refused(NOT_FOUND);
    if (!subscription.enabled) return refused({ code: 'WEBHOOK_SUBSCRIPTION_DISABLED' });
    await events.add(testOf(subscription, eventId, created), { subscriptionId: subscription.id });
    const sent = await deliveries.find(organization, await deliveryId(eventId, subscription.id));
    // it was disabled meanwhile
    if (sent === undefined) return refused({ code: 'WEBHOOK_SUBSCRIPTION_DISABLED' });
    await audit.add({ ...actor, organization, created, action: 'SUBSCRIPTION_TESTED', objectId: subscription.id });
    return done(shown(sent));
  });
}
