/**
 * `payprep-service migrate`: brings the tables of a PostgreSQL up to this program.
 *
 * The gotcha: a step may take any time, which looks the same as a database that has stopped. So the database is asked over another connection whether it
 * still answers.
 */
import { type Actor, WHOLE_SERVICE } from '../storage/audit-port.js';
import { StorageError } from '../storage/errors.js';
import { addEntry } from '../storage/postgres/audit.js';
import type { Database } from '../storage/postgres/database.js';
import { MIGRATIONS } from '../storage/postgres/migrations.js';
import { checkSchema, type Migrated, migrateTables, planMigration } from '../storage/postgres/schema.js';
import { clock } from './clock.js';
import { announceWait, openPostgres, reasonOf } from './database.js';
import { EXIT, type Io, UsageError } from './io.js';
import { operatorOf } from './operator.js';
import type { Given } from './settings.js';

export async function runMigrate(given: Given, io: Io): Promise<number> {
  if ((io.env.DATABASE_URL ?? '') === '')
    throw new UsageError('DATABASE_URL has to name a PostgreSQL; the other stores make their tables themselves');
  const actor = operatorOf(given);
  const { database } = await openPostgres(given, io.env);
  const options = { grantTo: given.text('grant') };
  try {
    await announceWait(io.stderr, 'the database to answer', database.query('select 1'));
    if (given.isOn('dry-run')) return printPlan(await planMigration(database, options), io);
    const work = (signal: AbortSignal) => migrateTables(database, { ...options, signal });
    const migrated = await announceWait(io.stderr, 'the migration, or for another one that runs', runWhileAnswering(database, work));
    await database.transaction(async (query) => {
      await checkSchema(query);
      if (migrated.steps.length > 0) await addEntry(query, entryBy(actor));
    });
    return printResult(migrated, options.grantTo, io);
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`the migration failed: ${whyOf(error)}`);
  } finally {
    await database.close();
  }
}

const entryBy = (actor: Actor) => ({ ...actor, organization: WHOLE_SERVICE, created: clock(), action: 'TABLES_MIGRATED' as const });

/** The most questions in a row that the database leaves unanswered; each waits as long as a request would. */
const MAX_SILENCES = 3;

const PAUSE_MILLISECONDS = 500;

async function runWhileAnswering<Result>(database: Database, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const silent = new AbortController();
  let isDone = false;
  const working = work(silent.signal).finally(() => {
    isDone = true;
  });
  const ask = async (): Promise<void> => {
    for (let silences = 0; !isDone && silences < MAX_SILENCES; ) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS).unref());
      silences = await database.query('select 1').then(
        () => 0,
        () => silences + 1,
      );
    }
    silent.abort();
  };
  void ask();
  return working;
}

function printPlan({ before, after, statements }: Migrated, io: Io): number {
  io.stdout.write(`-- The tables are of version ${before}, and this program needs version ${MIGRATIONS.length}.\n`);
  if (statements.length === 0) return EXIT.ok;
  io.stdout.write(`begin;\n${statements.map((statement) => `${statement};\n`).join('')}commit;\n`);
  return after > before ? EXIT.pending : EXIT.ok;
}

function printResult({ before, after, steps }: Migrated, grantTo: string | undefined, io: Io): number {
  for (const { version, title } of steps) io.stdout.write(`Step ${version}: ${title}\n`);
  const known = MIGRATIONS.length;
  io.stdout.write(
    steps.length > 0
      ? `The tables are of version ${after} now; they were of version ${before}.\n`
      : `The tables are of version ${before}; ${before > known ? `this program knows version ${known}, and works with them` : 'there is nothing to do'}.\n`,
  );
  if (grantTo !== undefined) io.stdout.write('The account may read and write them.\n');
  return EXIT.ok;
}

/** SQLSTATE → its meaning, for errors that an operator can mend. */
const STATES: Readonly<Record<string, string>> = {
  '42501': 'the account of DATABASE_URL may not create tables or grant access (SQLSTATE 42501)',
  '42704': 'there is no account of the name that --grant says (SQLSTATE 42704)',
  '55P03': 'another migration, or a transaction that takes long, holds the tables (SQLSTATE 55P03)',
};

const whyOf = (error: unknown): string => (error instanceof StorageError && STATES[error.sqlState ?? '']) || reasonOf(error);
