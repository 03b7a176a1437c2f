/** What the last check of stored recipients found, in PostgreSQL. */
import { readUuid } from '../../bytes/uuid.js';
import type { Checks, Recheck, RecipientCheck } from '../check-port.js';
import type { RecipientRecord } from '../recipient-record.js';
import type { Sealing } from '../sealing.js';
import type { Query } from './database.js';
import { accountHashes, type RecipientRow, readDetails } from './details.js';

const TAKE = `select edition, started, ended, after, checked, alerted, changed, unreadable from payprep.rechecks for update`;

const SAVE = `insert into payprep.rechecks (edition, started, ended, after, checked, alerted, changed, unreadable)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (one) do update set edition = excluded.edition, started = excluded.started, ended = excluded.ended, after = excluded.after,
  checked = excluded.checked, alerted = excluded.alerted, changed = excluded.changed, unreadable = excluded.unreadable`;

const SELECT = `select r.id, r.organization, r.external_user_id as "externalUserId", r.created, r.is_default as "isDefault", r.details,
  c.checked, c.status, c.codes from payprep.recipients r`;

const NEXT = `${SELECT} left join payprep.recipient_checks c on c.recipient_id = r.id
  where $1::uuid is null or r.id > $1 order by r.id limit $2 for no key update of r`;

const SET_ACCOUNT = 'update payprep.recipients set account = $2 where id = $1 and account is distinct from $2';

const WRITE = `insert into payprep.recipient_checks (recipient_id, organization, created, checked, status, codes)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (recipient_id) do update set checked = excluded.checked, status = excluded.status, codes = excluded.codes`;

const FIND = 'select checked, status, codes from payprep.recipient_checks where organization = $1 and recipient_id = $2';

const FORGET = 'delete from payprep.recipient_checks where organization = $1 and recipient_id = $2';

const LIST = `${SELECT} join payprep.recipient_checks c on c.recipient_id = r.id
  where c.organization = $1 and ($2::text is null or c.status = $2)
  and ($4::timestamptz is null or (c.created, c.recipient_id) > ($4, $5::uuid))
  order by c.created, c.recipient_id limit $3`;

interface CheckRow {
  readonly checked: Date | null;
  readonly status: RecipientCheck['status'] | null;
  readonly codes: readonly string[] | null;
}

type JoinedRow = RecipientRow & CheckRow;

type RecheckRow = { readonly [Member in keyof Recheck]: Exclude<Recheck[Member], undefined> | null } & Pick<
  Recheck,
  'edition' | 'started' | 'checked' | 'alerted' | 'changed' | 'unreadable'
>;

const checkOf = ({ checked, status, codes }: CheckRow): RecipientCheck | undefined =>
  checked === null || status === null ? undefined : { checked, status, codes: codes ?? [] };

export function checksIn(query: Query, sealing: Sealing): Checks {
  const read = (rows: readonly JoinedRow[]) =>
    Promise.all(
      rows.map(async ({ checked, status, codes, ...row }) => {
        const recipient: RecipientRecord = await readDetails(sealing, row);
        return { recipient, check: checkOf({ checked, status, codes }) };
      }),
    );
  return {
    async take() {
      const [row] = await query<RecheckRow>(TAKE);
      if (row === undefined || row.edition === '') return undefined;
      return { ...row, ended: row.ended ?? undefined, after: row.after ?? undefined };
    },

    async save({ edition, started, ended, after, checked, alerted, changed, unreadable }) {
      await query(SAVE, [edition, started, ended ?? null, after ?? null, checked, alerted, changed, unreadable]);
    },

    next: async (after, limit) => read(await query<JoinedRow>(NEXT, [after ?? null, limit])),

    async write(recipient, { checked, status, codes }, account) {
      const { id, organization, created } = recipient;
      const [hash = null] = account === undefined ? [] : await accountHashes(sealing, recipient, account);
      await query(SET_ACCOUNT, [id, hash]);
      await query(WRITE, [id, organization, created, checked, status, codes]);
    },

    async forget({ organization, id }) {
      await query(FORGET, [organization, readUuid(id) ?? null]);
    },

    async find(organization, id) {
      const [row] = await query<CheckRow>(FIND, [organization, readUuid(id) ?? null], 'READ');
      return row && checkOf(row);
    },

    async list(organization, { status, limit, after }) {
      return read(await query<JoinedRow>(LIST, [organization, status ?? null, limit, after?.created ?? null, after?.id ?? null], 'READ'));
    },
  };
}
