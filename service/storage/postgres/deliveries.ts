/** Deliveries in PostgreSQL: listing, finding, and making due again. Claiming and settling are in `claims.ts`. */
import { readUuid } from '../../bytes/uuid.js';
import type { Sealing } from '../sealing.js';
import type { AttemptRecord, Deliveries, DeliveryQuery, DeliveryRecord } from '../webhook-port.js';
import { claimDelivery, measure, settleDelivery } from './claims.js';
import type { Query } from './database.js';
import { EVENT_COLUMNS, type EventRow, readEvent } from './events.js';

interface Row extends EventRow {
  readonly id: string;
  readonly subscriptionId: string;
  readonly state: DeliveryRecord['state'];
  readonly nextAttempt: Date | null;
}

interface AttemptRow {
  readonly deliveryId: string;
  readonly date: Date;
  readonly status: number | null;
  readonly error: string | null;
  readonly milliseconds: number;
}

const SELECT = `select d.id, d.subscription_id as "subscriptionId", d.state, d.next_attempt as "nextAttempt", ${EVENT_COLUMNS}
  from payprep.deliveries d join payprep.events e on e.organization = d.organization and e.id = d.event_id`;

const FIND = `${SELECT} where d.organization = $1 and d.id = $2`;

const NEWEST_FIRST = 'order by d.created desc, d.id desc';

const ATTEMPTS = `select delivery_id as "deliveryId", date, status, error, milliseconds
  from payprep.attempts where delivery_id = any ($1::uuid[]) order by delivery_id, number`;

// the lease stays: its holder is not finished
const AGAIN = `update payprep.deliveries set state = 'PENDING', next_attempt = $3, attempt_count = 0
  where organization = $1 and id = $2 returning id`;

const readAttempt = ({ date, status, error, milliseconds }: AttemptRow): AttemptRecord => ({
  date,
  status: status ?? undefined,
  error: error ?? undefined,
  milliseconds,
});

async function withAttempts(query: Query, rows: readonly Row[]): Promise<readonly DeliveryRecord[]> {
  if (rows.length === 0) return [];
  const attempts = await query<AttemptRow>(ATTEMPTS, [rows.map(({ id }) => id)]);
  return rows.map((row) => ({
    id: row.id,
    organization: row.organization,
    subscriptionId: row.subscriptionId,
    event: readEvent(row),
    state: row.state,
    attempts: attempts.filter(({ deliveryId }) => deliveryId === row.id).map(readAttempt),
    nextAttempt: row.nextAttempt ?? undefined,
  }));
}

/** The statement with its values; undefined for a query that cannot match. */
function listing(
  organization: string,
  { subscriptionId, state, after, limit }: DeliveryQuery,
): [text: string, values: unknown[]] | undefined {
  const values: unknown[] = [organization, limit];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['d.organization = $1'];
  if (subscriptionId !== undefined) {
    const uuid = readUuid(subscriptionId);
    if (uuid === undefined) return undefined;
    conditions.push(`d.subscription_id = ${given(uuid)}`);
  }
  if (state !== undefined) conditions.push(`d.state = ${given(state)}`);
  if (after !== undefined) conditions.push(`(d.created, d.id) < (${given(after.created)}, ${given(after.id)}::uuid)`);
  return [`${SELECT} where ${conditions.join(' and ')} ${NEWEST_FIRST} limit $2`, values];
}

export const deliveriesIn = (query: Query, sealing: Sealing): Deliveries => ({
  claim: (asked) => claimDelivery(query, sealing, asked),
  settle: (claimed, settled) => settleDelivery(query, claimed, settled),
  measure: (now) => measure(query, now),

  async list(organization, asked) {
    const listed = listing(organization, asked);
    return listed === undefined ? [] : withAttempts(query, await query<Row>(...listed));
  },

  async find(organization, id) {
    const uuid = readUuid(id);
    if (uuid === undefined) return undefined;
    return (await withAttempts(query, await query<Row>(FIND, [organization, uuid])))[0];
  },

  async again(organization, id, now) {
    const uuid = readUuid(id);
    return uuid !== undefined && (await query(AGAIN, [organization, uuid, now])).length > 0;
  },
});
