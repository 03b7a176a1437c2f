/** How long records are kept: `payprep-service retention`, and the settings beside it. */
import { USUAL_LIMITS } from '../http/limits.js';
import { type AuditEntry, WHOLE_SERVICE } from '../storage/audit-port.js';
import { StorageError } from '../storage/errors.js';
import { addEntry } from '../storage/postgres/audit.js';
import { readRetention, writeRetention } from '../storage/postgres/retention.js';
import { checkSchema } from '../storage/postgres/schema.js';
import type { Retention } from '../storage/retention.js';
import { clock } from './clock.js';
import { openPostgres, reasonOf } from './database.js';
import { EXIT, type Io, UsageError } from './io.js';
import { operatorOf } from './operator.js';
import { type Given, numberOf, type SettingName } from './settings.js';
import { isPostgres, withStore } from './storage.js';

/** Ten years. */
const MAX_DAYS = 3_660;

/** Thirty days. */
const MAX_HOURS = 720;

export function readKeyHours(given: Given): number {
  const hours = numberOf(given, 'keep-keys', USUAL_LIMITS.keyHours, MAX_HOURS);
  if (hours === 0) throw new UsageError(`--keep-keys is a number from 1 to ${MAX_HOURS}`);
  return hours;
}

export async function runRetention(given: Given, io: Io): Promise<number> {
  const daysOf = (name: SettingName): number | undefined =>
    given.text(name) === undefined ? undefined : numberOf(given, name, 0, MAX_DAYS);
  const [events, audit, users] = [daysOf('keep-events'), daysOf('keep-audit'), daysOf('keep-users')];
  const changes = { ...(events !== undefined && { events }), ...(audit !== undefined && { audit }), ...(users !== undefined && { users }) };
  const entry = entryOf(given, changes);
  const change = { changes, entry: isChange(changes) ? entry : undefined };
  const kept = isPostgres(given, io.env) ? await changeTable(given, io, change) : await changeStore(given, io, change);
  io.stdout.write(Object.entries(kept).map(lineOf).join(''));
  return EXIT.ok;
}

const lineOf = ([name, days]: readonly [name: string, days: number]): string =>
  `${name.padEnd(8)}${days === 0 ? 'for ever' : `${days} days`}\n`;

interface Change {
  readonly changes: Partial<Retention>;
  /** Of the audit trail. */
  readonly entry: AuditEntry | undefined;
}

const isChange = (changes: Partial<Retention>): boolean => Object.keys(changes).length > 0;

/** What was changed, without how long: the table says that. */
const entryOf = (given: Given, changes: Partial<Retention>): AuditEntry => ({
  ...operatorOf(given),
  organization: WHOLE_SERVICE,
  created: clock(),
  action: 'RETENTION_CHANGED',
  fields: Object.keys(changes).map((name) => `/${name}`),
});

/** Without keys, which the account that owns the tables need not have. */
async function changeTable(given: Given, { env }: Io, { changes, entry }: Change): Promise<Retention> {
  const { database } = await openPostgres(given, env);
  try {
    return await database.transaction(async (query) => {
      await checkSchema(query);
      await writeRetention(query, changes);
      if (entry !== undefined) await addEntry(query, entry);
      return readRetention(query);
    });
  } catch (error) {
    const isRefused = error instanceof StorageError && error.sqlState === '42501';
    throw new UsageError(
      isRefused
        ? 'the account of DATABASE_URL may not change how long records are kept: give the one that owns the tables (SQLSTATE 42501)'
        : `it is not changed: ${reasonOf(error)}`,
    );
  } finally {
    await database.close();
  }
}

const changeStore = (given: Given, io: Io, { changes, entry }: Change): Promise<Retention> =>
  withStore(given, io, async ({ store, setRetention }) => {
    if (setRetention === undefined)
      throw new UsageError('the store in memory ends with its process: give --store pglite or --store postgres');
    await setRetention(changes);
    if (entry !== undefined) await store.transaction((tx) => tx.audit.add(entry));
    return store.retention();
  });
