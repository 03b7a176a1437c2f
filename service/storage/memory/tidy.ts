/** Takes away what nobody asks for any more. */
import type { Tidied } from '../port.js';
import type { Draft } from './draft.js';

export function tidy(draft: Draft, now: Date, keptSince: Date): Tidied {
  const sessions = draft.filter('sessions', ({ expires }) => expires <= now);
  for (const { id } of sessions) draft.delete('sessions', id);

  const idempotencyKeys = draft.filter('idempotencyKeys', ({ expires }) => expires <= now);
  for (const { scope } of idempotencyKeys) draft.delete('idempotencyKeys', scope);

  const waiting = new Set(draft.filter('deliveries', ({ state }) => state === 'PENDING').map(({ event }) => event.id));
  const events = draft.filter('events', ({ id, created }) => created <= keptSince && !waiting.has(id));
  const gone = new Set(events.map(({ id }) => id));
  for (const { id } of draft.filter('deliveries', ({ event }) => gone.has(event.id))) draft.delete('deliveries', id);
  for (const id of gone) draft.delete('events', id);

  return { sessions: sessions.length, idempotencyKeys: idempotencyKeys.length, events: events.length };
}
