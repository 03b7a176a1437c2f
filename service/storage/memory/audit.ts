/** The audit trail in memory. */
import { readUuid } from '../../bytes/uuid.js';
import type { Audit, AuditPosition, AuditQuery, AuditRecord } from '../audit-port.js';
import { erasedNames } from '../erased.js';
import type { Sealing } from '../sealing.js';
import type { Overlay } from './overlay.js';
import { recordSeen, userKey } from './users.js';

const compare = (one: AuditPosition, other: AuditPosition): number =>
  one.created.getTime() - other.created.getTime() || one.number - other.number;

const isAsked =
  (organization: string, { objectId, since, until, after }: AuditQuery, names: readonly string[] | undefined) =>
  (record: AuditRecord): boolean =>
    record.organization === organization &&
    (names === undefined || names.includes(record.externalUserId ?? '')) &&
    (objectId === undefined || record.objectId === (readUuid(objectId) ?? '')) &&
    (since === undefined || record.created >= since) &&
    (until === undefined || record.created < until) &&
    (after === undefined || compare(record, after) > 0);

/** Without the members that hold nothing. */
const present = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Value;

export const auditIn = (draft: Overlay, hashing: () => Sealing): Audit => ({
  async add(entry) {
    const { externalUserId, organization, created, objectId, sessionId } = entry;
    // in a database the entry refers to the user
    if (externalUserId !== undefined && draft.get('users', userKey({ organization, externalUserId })) === undefined)
      recordSeen(draft, { organization, externalUserId }, created);
    const number = draft.nextNumber();
    const ids = { objectId: objectId?.toLowerCase(), sessionId: sessionId?.toLowerCase() };
    draft.set('audit', String(number), present({ ...entry, ...ids, fields: entry.fields ?? [], number }));
  },

  async list(organization, query) {
    const { externalUserId } = query;
    const names =
      externalUserId === undefined ? undefined : [externalUserId, ...(await erasedNames(hashing(), { organization, externalUserId }))];
    return draft.first('audit', isAsked(organization, query, names), compare, query.limit);
  },

  async forget(owner) {
    const [name = ''] = await erasedNames(hashing(), owner);
    const { organization, externalUserId } = owner;
    for (const record of draft.filter('audit', (each) => each.organization === organization && each.externalUserId === externalUserId))
      draft.set('audit', String(record.number), { ...record, externalUserId: name });
    draft.delete('users', userKey(owner));
  },
});
