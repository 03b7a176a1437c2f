/** Webhook subscriptions in memory. */
import { readUuid } from '../../bytes/uuid.js';
import { missing } from '../errors.js';
import type { Subscriptions } from '../webhook-port.js';
import { byCreation, type Overlay } from './overlay.js';

export const subscriptionsIn = (draft: Overlay): Subscriptions => ({
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

  async removeDeliveries(organization, id, most) {
    const uuid = readUuid(id);
    const gone = draft.filter('deliveries', (each) => each.organization === organization && each.subscriptionId === uuid).slice(0, most);
    for (const delivery of gone) draft.delete('deliveries', delivery.id);
    return gone.length;
  },

  async remove(organization, id) {
    const held = draft.get('subscriptions', readUuid(id) ?? '');
    if (held?.organization !== organization) return false;
    for (const { id } of draft.filter('deliveries', (each) => each.subscriptionId === held.id)) draft.delete('deliveries', id);
    draft.delete('subscriptions', held.id);
    return true;
  },

  async lock() {},
});
