/** Management sessions in memory. */
import { readUuid } from '../../bytes/uuid.js';
import type { Sessions } from '../port.js';
import type { Draft } from './draft.js';

export const sessionsIn = (draft: Draft): Sessions => ({
  async add(session) {
    const { tokenHash } = session;
    if (draft.filter('sessions', (each) => each.tokenHash === tokenHash).length > 0)
      draft.refuse('CONFLICT', 'There is a session of this token already.');
    draft.add('sessions', { ...session, revoked: false });
  },

  async findByToken(tokenHash, now) {
    const [found] = draft.filter('sessions', (each) => each.tokenHash === tokenHash && each.expires > now && !each.revoked);
    if (found === undefined) return undefined;
    const { revoked: _, ...session } = found;
    return session;
  },

  async extend(organization, id, expires, now) {
    const found = runningIn(draft, organization, id, now);
    if (found !== undefined) draft.set('sessions', found.id, { ...found, expires });
    return found !== undefined;
  },

  async revoke(organization, id, now) {
    const found = runningIn(draft, organization, id, now);
    if (found !== undefined) draft.set('sessions', found.id, { ...found, revoked: true });
    return found !== undefined;
  },
});

function runningIn(draft: Draft, organization: string, id: string, now: Date) {
  const found = draft.get('sessions', readUuid(id) ?? '');
  return found === undefined || found.organization !== organization || found.expires <= now || found.revoked ? undefined : found;
}
