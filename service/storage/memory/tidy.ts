/** Deletes expired sessions and idempotency keys, and events and audit entries beyond their retention. */
import type { Tidied } from '../port.js';
import { oldest, type Retention } from '../retention.js';
import { removeEvents } from './deliveries.js';
import type { Overlay } from './overlay.js';
import { userKey } from './users.js';

export function tidy(draft: Overlay, now: Date, { events: eventDays, audit: auditDays }: Retention): Tidied {
  const sessions = draft.filter('sessions', ({ expires }) => expires <= now);
  for (const { id } of sessions) draft.delete('sessions', id);

  const idempotencyKeys = draft.filter('idempotencyKeys', ({ expires }) => expires <= now);
  for (const { scope } of idempotencyKeys) draft.delete('idempotencyKeys', scope);

  const events = tidyEvents(draft, oldest(now, eventDays));
  const audit = tidyAudit(draft, oldest(now, auditDays));
  return { sessions: sessions.length, idempotencyKeys: idempotencyKeys.length, events, audit };
}

function tidyEvents(draft: Overlay, since: Date | undefined): number {
  const waiting = new Set(draft.filter('deliveries', ({ state }) => state === 'PENDING').map(({ event }) => event.id));
  const events = draft.filter('events', ({ id, created, forget }) => {
    const isOld = since !== undefined && created <= since;
    return waiting.has(id) ? isOld && forget : isOld || forget;
  });
  removeEvents(draft, events);
  return events.length;
}

/** Deletes old entries, and users without records. */
function tidyAudit(draft: Overlay, since: Date | undefined): number {
  if (since === undefined) return 0;
  const entries = draft.filter('audit', ({ created }) => created <= since);
  for (const { number } of entries) draft.delete('audit', String(number));
  const left = new Set(
    (['audit', 'recipients', 'sessions'] as const).flatMap((name) =>
      draft.filter(name, () => true).map(({ organization, externalUserId = '' }) => userKey({ organization, externalUserId })),
    ),
  );
  for (const user of draft.filter('users', ({ seen }) => seen <= since)) {
    if (!left.has(userKey(user))) draft.delete('users', userKey(user));
  }
  return entries.length;
}
