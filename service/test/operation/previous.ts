/**
 * Reads and writes as a program of version 1 of the tables does: its statements stay as they were, whatever the program of today does.
 *
 * The gotcha: they name the columns that there were. A step that breaks one of them breaks the processes that are not replaced yet.
 */
import { Pool, type PoolClient } from 'pg';
import { deliveryId } from '../../storage/delivery-id.js';

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1::text, 0))';
const COUNT = 'select count(*)::int as count from payprep.recipients where organization = $1 and external_user_id = $2';
const ADD = `insert into payprep.recipients (id, organization, external_user_id, created, is_default, details)
  values ($1, $2, $3, $4, $5, $6::jsonb)`;
const CHANGE = `update payprep.recipients set is_default = $4, details = $5::jsonb
  where organization = $1 and external_user_id = $2 and id = $3 returning id`;
/** A row of a list, as far as a program of version 1 needs it. */
interface Listed {
  readonly id: string;
  readonly details: { readonly country?: string; readonly creditorAccount?: { readonly id?: { readonly value?: string } } };
}

const LIST = `select id, organization, external_user_id as "externalUserId", created, is_default as "isDefault", details
  from payprep.recipients where organization = $1 and external_user_id = $2 order by created, id limit $3`;
const ADD_EVENT = `insert into payprep.events (id, organization, created, event_type, object_id, external_user_id)
  values ($1, $2, $3, $4, $5, $6)`;
const ASKING = 'select id from payprep.subscriptions where organization = $1 and enabled and $2 = any (events)';
const ADD_DELIVERIES = `insert into payprep.deliveries
  (id, organization, subscription_id, event_id, created, state, next_attempt, attempt_count)
  select told.id, $1, told.subscription_id, $2, $3::timestamptz, 'PENDING', $3::timestamptz, 0
  from unnest($4::uuid[], $5::uuid[]) as told (id, subscription_id)`;
const SESSION = `select id, organization, external_user_id as "externalUserId", return_url as "returnUrl",
  allowed_recipient_types as "allowedRecipientTypes", allowed_countries as "allowedCountries", token_hash as "tokenHash", created, expires
  from payprep.sessions where organization = $1 and expires > $2 and revoked is null`;

export interface Previous {
  /** Recipients that were committed, of `ann`. */
  readonly recipients: readonly string[];
  /** Events that were committed. */
  readonly events: readonly string[];
  /** What was refused. */
  readonly faults: readonly string[];
  /** Milliseconds that the longest transaction took. */
  readonly longest: () => number;
  stop(): Promise<void>;
}

const DETAILS = {
  country: 'BE',
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Of before', type: 'INDIVIDUAL' },
  creditorAccount: { id: { value: 'BE68539007547034', type: 'IBAN' } },
};

/** Begins to write, some at the same time, until it is stopped. */
export function startPrevious(address: string, organization: string, writers = 3): Previous {
  const pool = new Pool({ connectionString: address, max: writers });
  pool.on('error', () => undefined);
  const [recipients, events, faults]: [string[], string[], string[]] = [[], [], []];
  let longest = 0;
  let isStopped = false;

  const tell = async (client: PoolClient, eventType: string, recipient: string): Promise<string> => {
    const [event, now] = [crypto.randomUUID(), new Date()];
    await client.query(ADD_EVENT, [event, organization, now, eventType, recipient, 'ann']);
    const asking = (await client.query<{ id: string }>(ASKING, [organization, eventType])).rows.map(({ id }) => id);
    const ids = await Promise.all(asking.map((id) => deliveryId(event, id)));
    await client.query(ADD_DELIVERIES, [organization, event, now, ids, asking]);
    return event;
  };

  const write = async (client: PoolClient): Promise<void> => {
    const id = crypto.randomUUID();
    await client.query('begin isolation level read committed; set local statement_timeout = 2000');
    await client.query(SESSION, [organization, new Date()]);
    await client.query(LOCK, [JSON.stringify(['payprep recipients', organization, 'ann'])]);
    await client.query(COUNT, [organization, 'ann']);
    await client.query(ADD, [id, organization, 'ann', new Date(), false, JSON.stringify(DETAILS)]);
    const created = await tell(client, 'RECIPIENT_CREATED', id);
    await client.query(CHANGE, [organization, 'ann', id, false, JSON.stringify({ ...DETAILS, country: 'NL' })]);
    const updated = await tell(client, 'RECIPIENT_UPDATED', id);
    const { rows } = await client.query<Listed>(LIST, [organization, 'ann', 1000]);
    await client.query('commit');
    recipients.push(id);
    events.push(created, updated);
    if (!rows.some((row) => row.id === id)) faults.push('a recipient is not in its list');
    if (rows.some(({ details }) => !details.country || !details.creditorAccount?.id?.value)) faults.push('a recipient cannot be read');
  };

  const work = async (): Promise<void> => {
    while (!isStopped) {
      const client = await pool.connect();
      const begun = performance.now();
      await write(client).catch(async (fault: Error) => {
        faults.push(fault.message);
        await client.query('rollback');
      });
      longest = Math.max(longest, performance.now() - begun);
      client.release();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const working = Promise.all(Array.from({ length: writers }, work));
  return {
    ...{ recipients, events, faults },
    longest: () => longest,
    async stop() {
      isStopped = true;
      await working;
      await pool.end();
    },
  };
}
