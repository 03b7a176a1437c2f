/** What a database holds, as texts: every value of every row of every table. */
import type { Query } from '../../storage/postgres/database.js';

async function tablesIn(query: Query): Promise<readonly string[]> {
  const rows = await query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'payprep' order by 1",
  );
  return rows.map(({ name }) => name);
}

export async function dump(query: Query): Promise<string> {
  const texts: string[] = [];
  for (const table of await tablesIn(query)) {
    const rows = await query<{ text: string }>(`select each::text as text from payprep.${table} each`);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

const RETENTION = "update payprep.retention set days = case name when 'events' then 30 when 'audit' then 365 else 0 end;";

/** Empties all tables but the ledger of the migrations: even the audit trail, for the triggers stand aside. To truncate takes ten times as long. */
export async function empty(query: Query): Promise<void> {
  const tables = (await tablesIn(query)).filter((name) => name !== 'payprep_migrations' && name !== 'retention');
  const deleted = tables.map((name) => `delete from payprep.${name};`).join(' ');
  await query(`do $$ begin perform set_config('session_replication_role', 'replica', true); ${deleted} ${RETENTION} end $$`);
}
