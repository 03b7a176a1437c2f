/** Webhook subscriptions in memory. */
import { readUuid } from '../../bytes/uuid.js';
import { missing } from '../errors.js';
import type { Subscriptions } from '../webhook-port.js';
import { byCreation, type Draft } from './draft.js';

export const subscriptionsIn = (draft: Draft): Subscriptions => ({
  async find(organization, id) {
    const found = draft.get('subscriptions', readUuid(id) ?? '');
    return found?.organization === organization ? found : undefined;
  },

  async list(organization) {
    return draft.filter('subscriptions', (each) => each.organization === organization).sort(byCreation);
  },

  async add(subscription) {
    draft.add('subscriptions', subscription);
  },

  async change(subscription) {
    const held = draft.get('subscriptions', readUuid(subscription.id) ?? '');
    if (held?.organization !== subscription.organization) throw missing('subscription');
    draft.set('subscriptions', held.id, { ...subscription, id: held.id, created: held.created });
  },

  async lock() {},
});
