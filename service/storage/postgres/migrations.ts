/**
 * The tables, as steps from one release to the next.
 *
 * The gotcha: a step that is released is never changed, since it does not run again where it ran. What is to be otherwise is a new step.
 */
import { StorageError } from '../errors.js';
import type { Database, Query } from './database.js';

interface Migration {
  /** They count from 1. */
  readonly version: number;
  readonly title: string;
  readonly statements: readonly string[];
}

const FIRST: readonly string[] = [
  `create table payprep.idempotency_keys (
    organization text not null, path text not null, key text not null,
    fingerprint text not null, lease timestamptz not null, expires timestamptz not null,
    answer text,
    primary key (organization, path, key))`,
  'create index idempotency_keys_expires on payprep.idempotency_keys (expires)',

  `create table payprep.sessions (
    id uuid primary key, organization text not null, external_user_id text not null, return_url text not null,
    allowed_recipient_types text[], allowed_countries text[],
    token_hash text not null constraint sessions_token unique,
    created timestamptz not null, expires timestamptz not null, revoked timestamptz)`,
  'create index sessions_expires on payprep.sessions (expires)',

  `create table payprep.recipients (
    id uuid primary key, organization text not null, external_user_id text not null, created timestamptz not null,
    is_default boolean not null, details jsonb not null)`,
  'create index recipients_list on payprep.recipients (organization, external_user_id, created, id)',
  `create unique index recipients_one_default on payprep.recipients (organization, external_user_id, (details ->> 'currency'))
    where is_default`,

  `create table payprep.subscriptions (
    id uuid primary key, organization text not null, created timestamptz not null,
    title text not null, url text not null, enabled boolean not null, events text[] not null, secrets text not null,
    failing_since timestamptz,
    constraint subscriptions_own unique (organization, id))`,

  `create table payprep.events (
    id uuid primary key, organization text not null, created timestamptz not null,
    event_type text not null, object_id text not null, external_user_id text not null,
    constraint events_own unique (organization, id))`,
  'create index events_created on payprep.events (created)',

  `create table payprep.deliveries (
    id uuid primary key, organization text not null, subscription_id uuid not null, event_id uuid not null,
    created timestamptz not null, state text not null, next_attempt timestamptz, lease timestamptz, attempt_count integer not null,
    constraint deliveries_subscription foreign key (organization, subscription_id) references payprep.subscriptions (organization, id),
    constraint deliveries_event foreign key (organization, event_id) references payprep.events (organization, id) on delete cascade,
    constraint deliveries_state check (state in ('PENDING', 'DELIVERED', 'FAILED')),
    constraint deliveries_next_attempt check ((state = 'PENDING') = (next_attempt is not null)))`,
  "create index deliveries_due on payprep.deliveries (subscription_id, next_attempt, id) where state = 'PENDING'",
  'create index deliveries_list on payprep.deliveries (organization, created desc, id desc)',
  'create index deliveries_list_one on payprep.deliveries (subscription_id, created desc, id desc)',
  'create index deliveries_of_event on payprep.deliveries (organization, event_id)',

  `create table payprep.attempts (
    delivery_id uuid not null constraint attempts_delivery references payprep.deliveries (id) on delete cascade,
    number integer not null, date timestamptz not null, status integer, error text, milliseconds double precision not null,
    primary key (delivery_id, number))`,
];

const MIGRATIONS: readonly Migration[] = [
  { version: 1, title: 'What the service keeps', statements: FIRST },
  { version: 2, title: 'The trace of an event', statements: ['alter table payprep.events add column traceparent text'] },
];

const LATEST = MIGRATIONS.length;

/** A number of our own, so that no other program waits for it: the letters of the name. */
const LOCK = 0x706179707265;

// not `to_regclass`: a connection remembers that there was none, and does not hear of one that was made while it waited for the lock
const IS_LEDGER = `select exists (select from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'payprep' and c.relname = 'payprep_migrations') as there`;

const IS_SCHEMA = "select exists (select from pg_catalog.pg_namespace where nspname = 'payprep') as there";

/** The version of the tables; 0 where there are none. */
async function versionOf(query: Query): Promise<number> {
  const [found] = await query<{ there: boolean }>(IS_LEDGER);
  if (found?.there !== true) return 0;
  const [row] = await query<{ version: number }>('select coalesce(max(version), 0)::int as version from payprep.payprep_migrations');
  return row?.version ?? 0;
}

/** Made only where it is not there: an account that may do nothing but read and write can start, too. */
async function makeLedger(query: Query): Promise<void> {
  const [found] = await query<{ there: boolean }>(IS_SCHEMA);
  if (found?.there !== true) await query('create schema payprep');
  await query(`create table payprep.payprep_migrations (
    version integer primary key, title text not null, applied timestamptz not null default now())`);
}

async function apply(query: Query, { version, title, statements }: Migration): Promise<void> {
  for (const statement of statements) await query(statement);
  await query('insert into payprep.payprep_migrations (version, title) values ($1, $2)', [version, title]);
}

/** A migration takes its time, and waits for another that runs. */
const NO_LIMIT = 0;

/**
 * Brings the tables up to this release, all or nothing, and says which steps ran. Several processes may start at once: one does it, the others wait.
 * Tables of a later release stay as they are.
 */
export function migrate(database: Database): Promise<readonly number[]> {
  return database.transaction(async (query) => {
    await query('select pg_advisory_xact_lock($1::bigint)', [LOCK]);
    const version = await versionOf(query);
    if (version === 0) await makeLedger(query);
    const pending = MIGRATIONS.filter((migration) => migration.version > version);
    for (const migration of pending) await apply(query, migration);
    return pending.map((migration) => migration.version);
  }, NO_LIMIT);
}

/** Refuses tables that are older than this release. */
export async function checkSchema(query: Query): Promise<void> {
  const version = await versionOf(query);
  if (version >= LATEST) return;
  throw new StorageError('SCHEMA_OUTDATED', `The tables are of version ${version}, and version ${LATEST} is needed: migrate first.`);
}
