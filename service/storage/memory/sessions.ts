/** Management sessions in memory. */
import { readUuid } from '../../bytes/uuid.js';
import type { KnownSession, Owner, SessionRecord, Sessions } from '../port.js';
import { byCreation, type Overlay } from './overlay.js';
import { recordSeen } from './users.js';

const recordOf = ({ revoked: _, ...session }: KnownSession): SessionRecord => session;

export const sessionsIn = (draft: Overlay): Sessions => {
  const own = ({ organization, externalUserId }: Owner): readonly KnownSession[] =>
    draft.filter('sessions', (each) => each.organization === organization && each.externalUserId === externalUserId).sort(byCreation);

  const running = (organization: string, id: string, now: Date): KnownSession | undefined => {
    const found = draft.get('sessions', readUuid(id) ?? '');
    const isRunning = found?.organization === organization && found.expires > now && found.revoked === undefined;
    return isRunning ? found : undefined;
  };

  return {
    async add(session) {
      const { tokenHash } = session;
      if (draft.filter('sessions', (each) => each.tokenHash === tokenHash).length > 0)
        draft.refuse('CONFLICT', 'There is a session of this token already.');
      draft.add('sessions', { ...session, revoked: undefined });
      recordSeen(draft, session, session.created);
    },

    async findByToken(tokenHash, now) {
      const [found] = draft.filter('sessions', (each) => each.tokenHash === tokenHash && each.expires > now && each.revoked === undefined);
      return found && recordOf(found);
    },

    async extend(organization, id, expires, now) {
      const found = running(organization, id, now);
      if (found !== undefined) draft.set('sessions', found.id, { ...found, expires });
      return found !== undefined;
    },

    async revoke(organization, id, now) {
      const found = running(organization, id, now);
      if (found === undefined) return undefined;
      draft.set('sessions', found.id, { ...found, revoked: now });
      return recordOf(found);
    },

    async list(owner) {
      return own(owner);
    },

    async removeAll(owner) {
      const sessions = own(owner);
      for (const { id } of sessions) draft.delete('sessions', id);
      return sessions.length;
    },
  };
};
