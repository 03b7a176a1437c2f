/** Organizations in memory. */
import type { Organizations } from '../organization-port.js';
import { removeEvents } from './deliveries.js';
import type { Overlay } from './overlay.js';

export const organizationsIn = (draft: Overlay): Organizations => ({
  async listUsers(organization, { limit, after }) {
    const names = (['users', 'recipients', 'sessions', 'idempotencyKeys'] as const).flatMap((table) =>
      draft.filter(table, (each) => each.organization === organization).flatMap(({ externalUserId }) => externalUserId ?? []),
    );
    return [...new Set(names)]
      .filter((name) => after === undefined || name > after)
      .sort()
      .slice(0, limit);
  },

  async removeRest(organization, most) {
    const events = draft.filter('events', (each) => each.organization === organization).slice(0, most);
    removeEvents(draft, events);
    const keys = draft.filter('idempotencyKeys', (each) => each.organization === organization).slice(0, most);
    for (const { scope } of keys) draft.delete('idempotencyKeys', scope);
    return events.length + keys.length;
  },
});
