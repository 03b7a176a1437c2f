/** The table that says how long records are kept. The account that owns the tables writes it; whoever deletes reads it. */
import { type Retention, USUAL_RETENTION } from '../retention.js';
import type { Query } from './database.js';

const READ = 'select name, days from payprep.retention';

const WRITE = 'update payprep.retention set days = $2 where name = $1';

/** A row that is missing keeps its records for ever. */
export async function readRetention(query: Query): Promise<Retention> {
  const rows = await query<{ name: string; days: number }>(READ, [], 'READ');
  const daysOf = (name: keyof Retention): number => rows.find((row) => row.name === name)?.days ?? 0;
  return { events: daysOf('events'), audit: daysOf('audit'), users: daysOf('users') };
}

/** Absent members stay as they are. */
export async function writeRetention(query: Query, changes: Partial<Retention>): Promise<void> {
  for (const name of Object.keys(USUAL_RETENTION) as readonly (keyof Retention)[])
    if (changes[name] !== undefined) await query(WRITE, [name, changes[name]]);
}
