/**
 * The audit trail in PostgreSQL. A trigger of the table refuses changes of an entry.
 *
 * The gotchas: the names of users are in a table of their own, so that a name can be removed although entries never change. And the name of an operator stands
 * in the column for clients: an operator is none, and has none.
 */
import { readUuid } from '../../bytes/uuid.js';
import type { Actor, Audit, AuditAction, AuditEntry, AuditRecord } from '../audit-port.js';
import { erasedNames } from '../erased.js';
import type { Sealing } from '../sealing.js';
import type { Query } from './database.js';
import { recordSeen } from './users.js';

interface Row {
  readonly number: number;
  readonly created: Date;
  readonly organization: string;
  readonly actor: Actor['actor'];
  readonly clientId: string | null;
  readonly sessionId: string | null;
  readonly address: string | null;
  readonly action: AuditAction;
  readonly objectId: string | null;
  readonly externalUserId: string | null;
  readonly fields: readonly string[];
  readonly code: string | null;
}

const COLUMNS = 'organization, created, actor, client_id, session_id, address, action, object_id, fields, code, user_ref';

const VALUES = '$1, $2::timestamptz, $3, $4, $5::uuid, $6, $7, $8::uuid, $9::text[], $10';

const ADD = `insert into payprep.audit (${COLUMNS}) values (${VALUES}, null)`;

const ADD_OF_USER = `insert into payprep.audit (${COLUMNS}) select ${VALUES}, ref
  from payprep.users where organization = $1 and external_user_id = $11 and not erased returning user_ref`;

const USERS = 'select ref from payprep.users where organization = $1 and external_user_id = any ($2::text[])';

const LIST = `select a.number::float8 as number, a.created, a.organization, a.actor, a.client_id as "clientId", a.session_id as "sessionId",
    a.address, a.action, a.object_id as "objectId", u.external_user_id as "externalUserId", a.fields, a.code
  from payprep.audit a left join payprep.users u on u.ref = a.user_ref
  where a.organization = $1 and ($2::bigint[] is null or a.user_ref = any ($2)) and ($3::uuid is null or a.object_id = $3)
    and ($4::timestamptz is null or a.created >= $4) and ($5::timestamptz is null or a.created < $5)
    and ($6::timestamptz is null or (a.created, a.number) > ($6, $7::bigint))
  order by a.created, a.number limit $8`;

const FORGET = `update payprep.users set external_user_id = $3, erased = true
  where organization = $1 and external_user_id = $2 and not erased`;

const valuesOf = (entry: AuditEntry): readonly unknown[] => {
  const { organization, created, actor, clientId, operator, sessionId, address, action, objectId, fields, code } = entry;
  const nullable = (value: string | undefined): string | null => value ?? null;
  const who = [actor, ...[clientId ?? operator, sessionId, address].map(nullable)];
  return [organization, created, ...who, action, nullable(objectId), fields ?? [], nullable(code)];
};

/** Drops members without a value. */
function recordOf({ fields, clientId, ...row }: Row): AuditRecord {
  const named = row.actor === 'OPERATOR' ? { operator: clientId } : { clientId };
  const members = Object.entries({ ...row, ...named, fields: [...fields] });
  return Object.fromEntries(members.filter(([, member]) => member !== null)) as unknown as AuditRecord;
}

/** Adds an entry about no user, which needs no key. */
export const addEntry = async (query: Query, entry: Omit<AuditEntry, 'externalUserId'>): Promise<void> =>
  void (await query(ADD, valuesOf(entry)));

export function auditIn(query: Query, sealing: Sealing): Audit {
  const refsOf = async (organization: string, externalUserId: string): Promise<readonly string[]> => {
    const names = [externalUserId, ...(await erasedNames(sealing, { organization, externalUserId }))];
    return (await query<{ ref: string }>(USERS, [organization, names])).map(({ ref }) => ref);
  };

  return {
    async add(entry) {
      const { organization, externalUserId, created } = entry;
      if (externalUserId === undefined) return addEntry(query, entry);
      const values = valuesOf(entry);
      const added = await query(ADD_OF_USER, [...values, externalUserId]);
      if (added.length > 0) return;
      await recordSeen(query, { organization, externalUserId }, created);
      await query(ADD_OF_USER, [...values, externalUserId]);
    },

    async list(organization, { externalUserId, objectId, since, until, after, limit }) {
      const id = objectId === undefined ? undefined : readUuid(objectId);
      if (objectId !== undefined && id === undefined) return [];
      const refs = externalUserId === undefined ? undefined : await refsOf(organization, externalUserId);
      const times = [since ?? null, until ?? null, after?.created ?? null, after?.number ?? null];
      return (await query<Row>(LIST, [organization, refs ?? null, id ?? null, ...times, limit])).map(recordOf);
    },

    async forget(owner) {
      const [name] = await erasedNames(sealing, owner);
      await query(FORGET, [owner.organization, owner.externalUserId, name]);
    },
  };
}
