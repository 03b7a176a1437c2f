/**
 * What PostgreSQL itself has seen: each change of a recipient and each event, with the transaction that wrote it. Triggers write it down within that
 * transaction, so what is here was committed, and nothing else was.
 */
import type { Pool } from 'pg';
import { openDetails, type RecipientRow } from '../../storage/postgres/details.js';
import { sealing } from '../../storage/sealing.js';

export interface ChangeSeen {
  readonly transaction: string;
  readonly kind: 'RECIPIENT_CREATED' | 'RECIPIENT_UPDATED' | 'RECIPIENT_DELETED';
  readonly id: string;
  readonly externalUserId: string;
  readonly name: string;
  readonly currency: string;
  readonly isDefault: boolean;
}

export interface EventSeen {
  readonly transaction: string;
  readonly kind: ChangeSeen['kind'];
  readonly eventId: string;
  readonly id: string;
  readonly externalUserId: string;
}

export interface DeliverySeen {
  readonly eventId: string;
  readonly subscriptionId: string;
  readonly state: string;
  readonly attempts: number;
}

const TRIGGERS = `create schema faults;
  create table faults.changes (number bigserial primary key, transaction text not null default pg_current_xact_id()::text,
    kind text not null, id uuid not null, organization text not null,
    external_user_id text not null, details jsonb not null, is_default boolean not null, created timestamptz not null);
  create table faults.events (number bigserial primary key, transaction text not null default pg_current_xact_id()::text,
    kind text not null, event_id uuid not null, id text not null, external_user_id text not null);
  create function faults.keep_change() returns trigger language plpgsql as $$
    declare of payprep.recipients := case when tg_op = 'DELETE' then old else new end;
    begin
      insert into faults.changes (kind, id, organization, external_user_id, details, is_default, created) values (
        case tg_op when 'INSERT' then 'RECIPIENT_CREATED' when 'UPDATE' then 'RECIPIENT_UPDATED' else 'RECIPIENT_DELETED' end,
        of.id, of.organization, of.external_user_id, of.details, of.is_default, of.created);
      return null;
    end $$;
  create function faults.keep_event() returns trigger language plpgsql as $$
    begin
      insert into faults.events (kind, event_id, id, external_user_id) values (new.event_type, new.id, new.object_id, new.external_user_id);
      return null;
    end $$;
  create trigger keep_change after insert or update or delete on payprep.recipients for each row execute function faults.keep_change();
  create trigger keep_event after insert on payprep.events for each row execute function faults.keep_event()`;

export async function watch(pool: Pool): Promise<void> {
  await pool.query(TRIGGERS);
}

type ChangeRow = Pick<ChangeSeen, 'transaction' | 'kind'> & RecipientRow;

/** In the order in which they were made; those of one user follow each other as they were committed. `key` opens what is sealed. */
export async function changesSeen(pool: Pool, key: string): Promise<readonly ChangeSeen[]> {
  const { rows } = await pool.query<ChangeRow>(`select transaction, kind, id, organization, external_user_id as "externalUserId", details,
    is_default as "isDefault", created from faults.changes order by number`);
  const sealed = sealing([key], (count) => crypto.getRandomValues(new Uint8Array(count)));
  return Promise.all(
    rows.map(async ({ transaction, kind, ...row }) => {
      const { id, externalUserId, isDefault, details } = await openDetails(sealed, row);
      return { transaction, kind, id, externalUserId, isDefault, name: details.creditor?.name ?? '', currency: details.currency };
    }),
  );
}

export async function eventsSeen(pool: Pool): Promise<readonly EventSeen[]> {
  const { rows } = await pool.query<EventSeen>(`select transaction, kind, event_id as "eventId", id, external_user_id as "externalUserId"
    from faults.events order by number`);
  return rows;
}

export async function deliveriesSeen(pool: Pool): Promise<readonly DeliverySeen[]> {
  const { rows } = await pool.query<DeliverySeen>(`select event_id as "eventId", subscription_id as "subscriptionId", state,
    attempt_count as attempts from payprep.deliveries`);
  return rows;
}

/** How many of a subscription have not been delivered. */
export const countOpen = (pool: Pool, subscriptionId: string): Promise<number> =>
  count(pool, "select count(*)::int as count from payprep.deliveries where subscription_id = any($1) and state <> 'DELIVERED'", [
    subscriptionId,
  ]);

/** How many of these subscriptions have never been tried. */
export const countUntried = (pool: Pool, subscriptionIds: readonly string[]): Promise<number> =>
  count(
    pool,
    'select count(*)::int as count from payprep.deliveries where subscription_id = any($1) and attempt_count = 0',
    subscriptionIds,
  );

async function count(pool: Pool, text: string, subscriptionIds: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ readonly count: number }>(text, [subscriptionIds]);
  return rows[0]?.count ?? 0;
}
