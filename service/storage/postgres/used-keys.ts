/**
 * Which keys sealed what is stored, and which rows say a key that there never was.
 *
 * The gotcha: a row that was damaged in its key id looks like one of another key. A key sealed more than one row, so an id that a single row has is damage,
 * as is one that has not the form of a key id. Where no key that was given sealed anything, they are the wrong keys, whatever the number of rows.
 */
import type { Sealing, UnreadableRow } from '../sealing.js';
import type { Query } from './database.js';

/** Where a sealed text stands, and the id of its row. An answer has none that may be shown. */
interface SealedColumn {
  readonly kind: UnreadableRow['kind'];
  readonly table: string;
  readonly sealed: string;
  readonly id: string;
}

const COLUMNS: readonly SealedColumn[] = [
  { kind: 'subscription', table: 'payprep.subscriptions', sealed: 'secrets', id: 'id' },
  { kind: 'answer', table: 'payprep.idempotency_keys', sealed: 'answer', id: 'null::uuid' },
  { kind: 'recipient', table: 'payprep.recipients', sealed: "details ->> 'sealed'", id: 'id' },
];

/** As an index has it. */
const keyOf = ({ sealed }: SealedColumn): string => `split_part(${sealed}, '.', 2)`;

/** Different ids of one column; more of them are no keys, either. */
const MAX_IDS = 1_000;

/** From one id to the next that is different, so that an index leads past the rows of each. */
const usedIn = (column: SealedColumn): string => `with recursive used (id) as (
    (select ${keyOf(column)} from ${column.table} where ${column.sealed} is not null order by 1 limit 1)
    union all
    select (select ${keyOf(column)} from ${column.table} where ${column.sealed} is not null and ${keyOf(column)} > used.id order by 1 limit 1)
    from used where used.id is not null)
  select id from used where id is not null limit ${MAX_IDS}`;

/** Rows with one of these ids that are looked at: enough to tell a key from damage. */
const MAX_ROWS = 1_000;

const rowsIn = (column: SealedColumn): string => `select ${column.id} as id, ${keyOf(column)} as "keyId" from ${column.table}
  where ${column.sealed} is not null and ${keyOf(column)} = any ($1::text[]) limit ${MAX_ROWS}`;

const KEY_ID = /^[\w-]{8}$/;

export interface UsedKeys {
  /** Keys that sealed something, and that this process was not given. */
  readonly missing: readonly string[];
  /** Rows that are damaged in their key id. */
  readonly damaged: readonly UnreadableRow[];
}

export async function findUsedKeys(query: Query, sealing: Sealing): Promise<UsedKeys> {
  const used = new Set<string>();
  for (const column of COLUMNS) for (const { id } of await query<{ id: string }>(usedIn(column))) used.add(id);
  const unknown = await sealing.missing([...used]);
  if (unknown.length === 0) return { missing: [], damaged: [] };
  const rows = await rowsOf(query, unknown);
  const counts = new Map<string, number>();
  for (const { keyId } of rows) counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
  const opensNone = unknown.length === used.size;
  const isMissing = (id: string): boolean => KEY_ID.test(id) && (opensNone || (counts.get(id) ?? 0) > 1);
  return {
    missing: unknown.filter(isMissing),
    damaged: rows.filter(({ keyId }) => !isMissing(keyId)).map(({ kind, id }) => ({ kind, id, code: 'KEY_UNKNOWN' })),
  };
}

async function rowsOf(query: Query, keyIds: readonly string[]) {
  const found: (Pick<UnreadableRow, 'kind' | 'id'> & { readonly keyId: string })[] = [];
  for (const column of COLUMNS) {
    const rows = await query<{ id: string | null; keyId: string }>(rowsIn(column), [keyIds]);
    found.push(...rows.map(({ id, keyId }) => ({ kind: column.kind, id: id ?? undefined, keyId })));
  }
  return found;
}
