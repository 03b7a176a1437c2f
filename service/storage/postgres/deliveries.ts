/** Deliveries in PostgreSQL: how they are listed, found and made due again. Claiming and settling are next door. */
import { readUuid } from '../../bytes/uuid.js';
import type { Sealing } from '../sealing.js';
import type { AttemptRecord, Deliveries, DeliveryRecord } from '../webhook-port.js';
import { claim, measure, settle } from './claims.js';
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

const LIST = `${SELECT} where d.organization = $1 order by d.created desc, d.id desc limit $2`;

const LIST_ONE = `${SELECT} where d.organization = $1 and d.subscription_id = $3 order by d.created desc, d.id desc limit $2`;

const ATTEMPTS = `select delivery_id as "deliveryId", date, status, error, milliseconds
  from payprep.attempts where delivery_id = any ($1::uuid[]) order by delivery_id, number`;

// a lease stays: whoever has it is not finished
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

export const deliveriesIn = (query: Query, sealing: Sealing): Deliveries => ({
  claim: (asked) => claim(query, sealing, asked),
  settle: (claimed, settled) => settle(query, claimed, settled),
  measure: (now) => measure(query, now),

  async list(organization, { subscriptionId, limit }) {
    if (subscriptionId === undefined) return withAttempts(query, await query<Row>(LIST, [organization, limit]));
    const uuid = readUuid(subscriptionId);
    return uuid === undefined ? [] : withAttempts(query, await query<Row>(LIST_ONE, [organization, limit, uuid]));
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
