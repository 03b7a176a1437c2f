/**
 * Webhook subscriptions in PostgreSQL, their secrets sealed.
 *
 * The gotcha: what comes of a delivery is written into a subscription, too. The lock holds the rows as well, so that neither overwrites the other.
 */
import { readUuid } from '../../bytes/uuid.js';
import { isUnreadable, missing } from '../errors.js';
import type { Place, Sealing } from '../sealing.js';
import type { Disabling, Secret, SubscriptionRecord, Subscriptions } from '../webhook-port.js';
import type { Query } from './database.js';
import { lockSubscriptions } from './locks.js';

export interface SubscriptionRow extends Omit<SubscriptionRecord, 'secrets' | 'failingSince' | 'disabled' | 'isUnreadable'> {
  readonly secrets: string;
  readonly failingSince: Date | null;
  readonly disabled: Date | null;
  readonly disabledReason: Disabling['reason'] | null;
}

interface WrittenSecret {
  readonly value: string;
  readonly expires?: string;
}

const SELECT = `select id, organization, created, title, url, enabled, events, secrets, failing_since as "failingSince", disabled, disabled_reason as "disabledReason"
  from payprep.subscriptions`;

const FIND = `${SELECT} where organization = $1 and id = $2`;

const LIST = `${SELECT} where organization = $1 order by created, id`;

const ADD = `insert into payprep.subscriptions (id, organization, created, title, url, enabled, events, secrets, failing_since, disabled, disabled_reason)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const CHANGE = `update payprep.subscriptions set title = $3, url = $4, enabled = $5, events = $6, secrets = coalesce($7, secrets), failing_since = $8, disabled = $9, disabled_reason = $10
  where organization = $1 and id = $2 returning id`;

// not "for update": who only refers to a subscription does not wait
const HOLD = 'select id from payprep.subscriptions where organization = $1 order by id for no key update';

const REMOVE_DELIVERIES = `delete from payprep.deliveries where id in (
    select id from payprep.deliveries where organization = $1 and subscription_id = $2 limit $3) returning id`;

// whoever is writing a delivery holds a key share of the row: after this, all of them can be seen
const HOLD_ONE = 'select id from payprep.subscriptions where organization = $1 and id = $2 for update';

const REMOVE = 'delete from payprep.subscriptions where organization = $1 and id = $2';

export const subscriptionPlace = ({ organization, id }: { readonly organization: string; readonly id: string }): Place => ({
  kind: 'subscription',
  organization,
  id: id.toLowerCase(),
  row: id,
});

const sealSecrets = (sealing: Sealing, subscription: SubscriptionRecord): Promise<string> =>
  sealing.seal(JSON.stringify(subscription.secrets), subscriptionPlace(subscription));

const writtenTimes = ({ failingSince, disabled }: SubscriptionRecord) => [
  failingSince ?? null,
  disabled?.date ?? null,
  disabled?.reason ?? null,
];

const readSecret = ({ value, expires }: WrittenSecret): Secret => ({
  value,
  expires: expires === undefined ? undefined : new Date(expires),
});

export async function openSubscription(sealing: Sealing, row: SubscriptionRow): Promise<SubscriptionRecord> {
  const { disabled: date, disabledReason: reason, failingSince, ...rest } = row;
  const disabled = date === null || reason === null ? undefined : { date, reason };
  const record = { ...rest, secrets: [], failingSince: failingSince ?? undefined, disabled };
  try {
    const written: readonly WrittenSecret[] = JSON.parse(await sealing.open(row.secrets, subscriptionPlace(row)));
    return { ...record, secrets: written.map(readSecret) };
  } catch (error) {
    // one row that does not open stands in nobody else's way
    if (isUnreadable(error)) return { ...record, isUnreadable: true };
    throw error;
  }
}

export function subscriptionsIn(query: Query, sealing: Sealing): Subscriptions {
  const lock = async (organization: string): Promise<void> => {
    await lockSubscriptions(query, organization);
    await query(HOLD, [organization]);
  };

  return {
    async find(organization, id) {
      const uuid = readUuid(id);
      const [row] = uuid === undefined ? [] : await query<SubscriptionRow>(FIND, [organization, uuid]);
      return row === undefined ? undefined : openSubscription(sealing, row);
    },

    async list(organization) {
      const rows = await query<SubscriptionRow>(LIST, [organization]);
      return Promise.all(rows.map((row) => openSubscription(sealing, row)));
    },

    async add(subscription) {
      const { id, organization, created, title, url, enabled, events } = subscription;
      const secrets = await sealSecrets(sealing, subscription);
      await lockSubscriptions(query, organization);
      await query(ADD, [id, organization, created, title, url, enabled, events, secrets, ...writtenTimes(subscription)]);
    },

    async change(subscription) {
      const { id, organization, title, url, enabled, events } = subscription;
      const secrets = subscription.isUnreadable ? null : await sealSecrets(sealing, subscription);
      await lockSubscriptions(query, organization);
      const values = [organization, readUuid(id) ?? null, title, url, enabled, events, secrets, ...writtenTimes(subscription)];
      if ((await query(CHANGE, values)).length === 0) throw missing('subscription');
    },

    async removeDeliveries(organization, id, most) {
      return (await query(REMOVE_DELIVERIES, [organization, readUuid(id) ?? null, most])).length;
    },

    async remove(organization, id) {
      const values = [organization, readUuid(id) ?? null];
      if ((await query(HOLD_ONE, values)).length === 0) return false;
      await query(REMOVE_DELIVERIES, [...values, null]);
      await query(REMOVE, values);
      return true;
    },

    lock,
  };
}
