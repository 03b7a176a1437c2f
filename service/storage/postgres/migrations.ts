/**
 * The tables, as steps from one release to the next. `schema.ts` runs them.
 *
 * The gotchas: a step that is released is never changed, since it does not run again where it ran. What is to be otherwise is a new step. And programs of
 * the release before work on while a step runs and afterwards, so a step adds, and leaves what they read and write as it is; what nobody uses any more goes
 * one release later, with `oldest`.
 */

export interface Migration {
  /** They count from 1. */
  readonly version: number;
  /** The minor release that it comes with. */
  readonly release: string;
  readonly title: string;
  readonly statements: readonly string[];
  /** The oldest version whose programs run with the tables of this one; default: as before this step. */
  readonly oldest?: number;
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

/** Whoever writes to the table by mistake is refused; the tidying says how old that is what it takes away. */
const KEEP_AUDIT = `create function payprep.keep_audit() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.created <= nullif(current_setting('payprep.audit_ends', true), '')::timestamptz then return old; end if;
    end if;
    raise exception 'payprep.audit keeps what was written' using errcode = '55000', table = 'audit';
  end $$`;

/** Programs of before cannot read details that are sealed, and would write plain ones. */
const AUDIT: readonly string[] = [
  // the name of a user stands here alone, so that it can go and the entries stay as they are
  `create table payprep.users (
    ref bigint generated always as identity primary key,
    organization text not null, external_user_id text not null, seen timestamptz not null, erased boolean not null default false)`,
  'create unique index users_name on payprep.users (organization, external_user_id) where not erased',
  // nobody knows when they were seen: their time begins now
  `insert into payprep.users (organization, external_user_id, seen)
    select organization, external_user_id, now() from payprep.recipients
    union select organization, external_user_id, now() from payprep.sessions`,

  `create table payprep.audit (
    number bigint generated always as identity, created timestamptz not null, organization text not null,
    actor text not null, client_id text, session_id uuid, address text,
    action text not null, object_id uuid, user_ref bigint constraint audit_user references payprep.users (ref),
    fields text[] not null, code text,
    primary key (created, number))`,
  'create index audit_list on payprep.audit (organization, created, number)',
  'create index audit_of_user on payprep.audit (user_ref)',
  'create index audit_of_object on payprep.audit (object_id)',
  KEEP_AUDIT,
  `create trigger audit_stays before update or truncate on payprep.audit for each statement execute function payprep.keep_audit()`,
  `create trigger audit_ends before delete on payprep.audit for each row execute function payprep.keep_audit()`,

  'alter table payprep.idempotency_keys add column external_user_id text',
  'alter table payprep.events add column forget boolean not null default false',
  'create index events_forget on payprep.events (created) where forget',
  'create index events_of_user on payprep.events (organization, external_user_id)',

  // the keys that details are sealed with, for the start
  "create index recipients_key on payprep.recipients (split_part(details ->> 'sealed', '.', 2))",
];

/** When a delivery may be claimed: it is due, and nobody has it. */
const DUE = 'greatest(next_attempt, lease)';

/**
 * `next_due` of a subscription is never later than any of its pending deliveries is due. A trigger lowers it, whoever writes a delivery, an older release
 * included. Who raises it (see `ready.ts`) locks the row `for update`; the trigger waits for that, and looks at the row behind it.
 */
const READY: readonly string[] = [
  `alter table payprep.subscriptions add column next_due timestamptz, add column disabled timestamptz, add column disabled_reason text,
    add constraint subscriptions_disabled check ((disabled is null) = (disabled_reason is null))`,
  `create index deliveries_ready on payprep.deliveries (subscription_id, (${DUE}), id) where state = 'PENDING'`,
  'drop index payprep.deliveries_due',
  `create function payprep.lower_next_due() returns trigger language plpgsql as $$
  begin
    perform from payprep.subscriptions where id = new.subscription_id for key share;
    update payprep.subscriptions set next_due = greatest(new.next_attempt, new.lease)
      where id = new.subscription_id and (next_due is null or next_due > greatest(new.next_attempt, new.lease));
    return null;
  end $$`,
  `create trigger deliveries_lower_next_due after insert or update of next_attempt on payprep.deliveries
    for each row when (new.state = 'PENDING') execute function payprep.lower_next_due()`,
  `update payprep.subscriptions set next_due = (
    select min(${DUE}) from payprep.deliveries where subscription_id = subscriptions.id and state = 'PENDING')`,
  "create index deliveries_failed on payprep.deliveries (subscription_id, created desc, id desc) where state = 'FAILED'",
  'create index subscriptions_ready on payprep.subscriptions (next_due, id) where enabled',
];

/** What was kept until now; a table has room for what a later release keeps. */
const RETENTION: readonly string[] = [
  `create table payprep.retention (
    name text primary key, days integer not null constraint retention_days check (days between 0 and 3660))`,
  "insert into payprep.retention (name, days) values ('events', 30), ('audit', 365), ('users', 0)",

  // by the clock of the database, whoever asks: neither a process nor an account of its own decides how old an entry is
  `create or replace function payprep.keep_audit() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
  begin
    if tg_op = 'DELETE' then
      if exists (select from payprep.retention
        where name = 'audit' and days > 0 and old.created <= statement_timestamp() - make_interval(days => days)) then return old; end if;
    end if;
    raise exception 'payprep.audit keeps what was written' using errcode = '55000', table = 'audit';
  end $$`,
  `create function payprep.tidy_audit(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
  declare gone integer;
  begin
    delete from payprep.audit where (created, number) in (
      select a.created, a.number from payprep.audit a, payprep.retention r
      where r.name = 'audit' and r.days > 0 and a.created <= statement_timestamp() - make_interval(days => r.days)
      order by a.created, a.number limit most);
    get diagnostics gone = row_count;
    return gone;
  end $$`,
  'revoke all on function payprep.tidy_audit(integer) from public',
];

/** What stored recipients are known by, and what is found when they are checked again. Programs of before write neither, and work on. */
const CHECKS: readonly string[] = [
  'alter table payprep.recipients add column account text',
  `create table payprep.recipient_checks (
    recipient_id uuid primary key constraint recipient_checks_recipient references payprep.recipients (id) on delete cascade,
    organization text not null, created timestamptz not null, checked timestamptz not null,
    status text not null constraint recipient_checks_status check (status in ('OK', 'ALERT')), codes text[] not null)`,
  'create index recipient_checks_list on payprep.recipient_checks (organization, status, created, recipient_id)',
  // one row: how far the check of all recipients is
  `create table payprep.rechecks (
    one boolean primary key default true constraint rechecks_one check (one),
    edition text not null, started timestamptz not null, ended timestamptz, after uuid,
    checked integer not null default 0, alerted integer not null default 0, changed integer not null default 0,
    unreadable integer not null default 0)`,
  "insert into payprep.rechecks (edition, started) values ('', now())",
];

/** So that a start, and the question for missing keys every few minutes, need not read these tables. Recipients have theirs. */
const USED_KEYS: readonly string[] = [
  "create index subscriptions_key on payprep.subscriptions (split_part(secrets, '.', 2))",
  "create index idempotency_keys_key on payprep.idempotency_keys (split_part(answer, '.', 2)) where answer is not null",
];

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, release: '0.1', title: 'What the service keeps', statements: FIRST },
  { version: 2, release: '0.1', title: 'The trace of an event', statements: ['alter table payprep.events add column traceparent text'] },
  { version: 3, release: '0.1', title: 'Which subscriptions have something to deliver, and why one is disabled', statements: READY },
  { version: 4, release: '0.1', title: 'The audit trail, and recipients whose details are sealed', statements: AUDIT, oldest: 4 },
  // a program of before deletes entries itself, which the trigger now refuses it
  { version: 5, release: '0.1', title: 'How long records are kept, in one place', statements: RETENTION, oldest: 5 },
  { version: 6, release: '0.1', title: 'Recipients by their accounts, and what a check of all of them found', statements: CHECKS },
  { version: 7, release: '0.1', title: 'The keys in use, found without reading tables', statements: USED_KEYS },
];
