/** Events in PostgreSQL. An event and its deliveries are written in one transaction. */
import { deliveryId } from '../delivery-id.js';
import type { EventRecord, Events } from '../webhook-port.js';
import type { Query } from './database.js';

const ADD = `insert into payprep.events (id, organization, created, event_type, object_id, external_user_id, traceparent, forget)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

// in the order in which deliveries are written, so that all transactions lock subscriptions in the same order
const ASKING = `select id from payprep.subscriptions where organization = $1 and enabled
  and case when $3::uuid is null then $2 = any (events) else id = $3 end order by id`;

const ADD_DELIVERIES = `insert into payprep.deliveries
  (id, organization, subscription_id, event_id, created, state, next_attempt, attempt_count)
  select told.id, $1, told.subscription_id, $2, $3::timestamptz, 'PENDING', $3::timestamptz, 0
  from unnest($4::uuid[], $5::uuid[]) as told (id, subscription_id)`;

/** The columns of an event, where a query calls it `e`. */
export const EVENT_COLUMNS = `e.id as "eventId", e.organization, e.created, e.event_type as "eventType",
  e.object_id as "objectId", e.external_user_id as "externalUserId", e.traceparent`;

export interface EventRow {
  readonly eventId: string;
  readonly organization: string;
  readonly created: Date;
  readonly eventType: EventRecord['eventType'];
  readonly objectId: string;
  readonly externalUserId: string;
  readonly traceparent: string | null;
}

export const readEvent = ({ eventId: id, objectId, externalUserId, traceparent, ...row }: EventRow): EventRecord => ({
  id,
  organization: row.organization,
  created: row.created,
  eventType: row.eventType,
  object: { id: objectId, externalUserId },
  traceparent: traceparent ?? undefined,
});

const LIST = `select ${EVENT_COLUMNS} from payprep.events e
  where e.organization = $1 and e.external_user_id = $2 order by e.created, e.id`;

const REMOVE_ALL = 'delete from payprep.events where organization = $1 and external_user_id = $2 returning id';

export const eventsIn = (query: Query): Events => ({
  async list({ organization, externalUserId }) {
    return (await query<EventRow>(LIST, [organization, externalUserId])).map(readEvent);
  },

  async removeAll({ organization, externalUserId }) {
    return (await query(REMOVE_ALL, [organization, externalUserId])).length;
  },

  async add({ id, organization, created, eventType, object, traceparent }, { forget = false, subscriptionId } = {}) {
    await query(ADD, [id, organization, created, eventType, object.id, object.externalUserId, traceparent ?? null, forget]);
    const asking = await query<{ id: string }>(ASKING, [organization, eventType, subscriptionId ?? null]);
    if (asking.length === 0) return;
    const subscriptions = asking.map((row) => row.id);
    const ids = await Promise.all(subscriptions.map((subscription) => deliveryId(id, subscription)));
    await query(ADD_DELIVERIES, [organization, id, created, ids, subscriptions]);
  },
});
