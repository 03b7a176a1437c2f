/** The users who have opened a session, in memory: when they were last seen. */
import type { Owner } from '../port.js';
import type { Overlay } from './overlay.js';

export const userKey = ({ organization, externalUserId }: Owner): string => JSON.stringify([organization, externalUserId]);

/** Records when a user was last seen. */
export function recordSeen(draft: Overlay, { organization, externalUserId }: Owner, seen: Date): void {
  const key = userKey({ organization, externalUserId });
  const held = draft.get('users', key);
  if (held === undefined || held.seen < seen) draft.set('users', key, { organization, externalUserId, seen });
}
