/**
 * The version of the tables: `migrate` brings it up to the one of this program, and every start checks it.
 *
 * The gotcha: a program runs with its own tables and with those of the next release, never with older ones. So one migrates first and then replaces the
 * processes. How far back newer tables go only their own release knows, hence each step writes it into the ledger.
 */
import { StorageError } from '../errors.js';
import type { Database, Query } from './database.js';
import { MIGRATIONS, type Migration } from './migrations.js';

/** What the ledger says. */
interface Schema {
  /** 0 where there are no tables. */
  readonly version: number;
  /** The oldest version whose programs run with these tables. */
  readonly oldest: number;
  readonly hasLedger: boolean;
  readonly hasNamespace: boolean;
}

export interface MigrateOptions {
  /** An account that may read and write afterwards, and nothing else. */
  readonly grantTo?: string | undefined;
  /** Gives up, wherever it stands: all is undone, unless the database was committing. */
  readonly signal?: AbortSignal | undefined;
  /** For tests. */
  readonly steps?: readonly Migration[];
}

export interface Migrated {
  readonly before: number;
  readonly after: number;
  /** Those that ran, or would. */
  readonly steps: readonly Migration[];
  readonly statements: readonly string[];
}

/** A number of our own, so that no other program waits for it: the letters of the name. */
const LOCK = 0x706179707265;

// not `to_regclass`: a connection remembers that there was none, and does not hear of one that was made while it waited for the lock
const FOUND = `select exists (select from pg_catalog.pg_namespace where nspname = 'payprep') as namespace,
  exists (select from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'payprep' and c.relname = 'payprep_migrations') as ledger`;

// over JSON, since the ledger of version 1 has no column `oldest`
const VERSIONS = `select coalesce(max(version), 0)::int as version, coalesce(max((to_jsonb(each) ->> 'oldest')::int), 1) as oldest
  from payprep.payprep_migrations each`;

async function readSchema(query: Query): Promise<Schema> {
  const [found] = await query<{ namespace: boolean; ledger: boolean }>(FOUND);
  const [row] = found?.ledger === true ? await query<{ version: number; oldest: number }>(VERSIONS) : [];
  return {
    version: row?.version ?? 0,
    oldest: row?.oldest ?? 1,
    hasLedger: row !== undefined,
    hasNamespace: found?.namespace === true,
  };
}

/** An account that may not create the schema may be the owner of one that is there. */
const ledgerOf = ({ hasLedger, hasNamespace }: Schema): readonly string[] =>
  hasLedger
    ? ['alter table payprep.payprep_migrations add column if not exists oldest integer']
    : [
        ...(hasNamespace ? [] : ['create schema payprep']),
        `create table payprep.payprep_migrations (
    version integer primary key, title text not null, applied timestamptz not null default now(), oldest integer)`,
      ];

const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const grants = (account: string): readonly string[] => [
  `grant usage on schema payprep to ${account}`,
  `grant select, insert, update, delete on all tables in schema payprep to ${account}`,
  `grant usage on all sequences in schema payprep to ${account}`,
  `revoke insert, update, delete on payprep.payprep_migrations, payprep.retention from ${account}`,
  `revoke update, delete on payprep.audit from ${account}`,
  `grant execute on function payprep.tidy_audit(integer) to ${account}`,
];

/** All that has to run, in SQL that anybody may run. */
function planOf(schema: Schema, { steps: all = MIGRATIONS, grantTo }: MigrateOptions): Migrated {
  const { version } = schema;
  const steps = all.filter((step) => step.version > version);
  let since = schema.oldest;
  const statements = steps.flatMap((step) => {
    since = step.oldest ?? since;
    const values = `${step.version}, ${quotedText(step.title)}, ${since}`;
    return [...step.statements, `insert into payprep.payprep_migrations (version, title, oldest) values (${values})`];
  });
  return {
    before: version,
    after: steps.at(-1)?.version ?? version,
    steps,
    statements: [
      ...(steps.length > 0 ? ledgerOf(schema) : []),
      ...statements,
      ...(grantTo === undefined ? [] : grants(quotedName(grantTo))),
    ],
  };
}

/** Says what would run. */
export const planMigration = (database: Database, options: MigrateOptions = {}): Promise<Migrated> =>
  database.transaction(async (query) => planOf(await readSchema(query), options));

/** A step takes its time. */
const NO_LIMIT = 0;

/** Milliseconds that a step waits for a table; whoever asks for the table after it waits as long, so it is less than requests wait. */
const LOCK_MILLISECONDS = 1_000;
const PAUSE_MILLISECONDS = 500;

/** A few minutes: another process may be migrating, or a transaction that takes long may hold a table. */
const TRIES = 200;

const isHeld = (fault: unknown): boolean => fault instanceof StorageError && fault.sqlState === '55P03';

/** Brings the tables up to this program, all or nothing. Several processes may start at once: one does it, the others wait. Newer tables stay as they are. */
export async function migrateTables(database: Database, options: MigrateOptions = {}): Promise<Migrated> {
  const once = async (query: Query): Promise<Migrated> => {
    await query(`set local lock_timeout = ${LOCK_MILLISECONDS}`);
    await query('select pg_advisory_xact_lock($1::bigint)', [LOCK]);
    const plan = planOf(await readSchema(query), options);
    for (const statement of plan.statements) await query(statement);
    return plan;
  };
  for (let tried = 1; ; tried += 1) {
    try {
      return await database.transaction(once, NO_LIMIT, options.signal);
    } catch (fault) {
      if (tried === TRIES || !isHeld(fault) || options.signal?.aborted === true) throw fault;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    }
  }
}

/** Brings the tables up to this program, all or nothing, and says which steps ran. Needs an account that may create tables. */
export const migrate = async (database: Database): Promise<readonly number[]> =>
  (await migrateTables(database)).steps.map(({ version }) => version);

/** Refuses tables that are older than this program, and newer ones that its kind does not run with any more. */
export async function checkSchema(query: Query, needed: number = MIGRATIONS.length): Promise<void> {
  const { version, oldest } = await readSchema(query);
  if (version < needed)
    throw new StorageError(
      'SCHEMA_OUTDATED',
      `The tables are of version ${version}, and this program needs version ${needed}: run payprep-service migrate.`,
    );
  if (oldest > needed)
    throw new StorageError(
      'SCHEMA_NEWER',
      `The tables are of version ${version}, for programs of version ${oldest} or later, and this program is of version ${needed}.`,
    );
}
