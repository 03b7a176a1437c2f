/** As much of a store as webhooks need: transactions one after the other, undone whole when the work throws. */
import type { AuditEntry } from '../../storage/audit-port.js';
import type { Store, Transaction } from '../../storage/port.js';
import type {
  ClaimedDelivery,
  Deliveries,
  DeliveryRecord,
  EventRecord,
  Events,
  SubscriptionRecord,
  Subscriptions,
} from '../../storage/webhook-port.js';

interface Row extends DeliveryRecord {
  readonly lease: Date | undefined;
  /** Since it was first, or again, due. */
  readonly tried: number;
}

interface State {
  readonly subscriptions: readonly SubscriptionRecord[];
  readonly deliveries: readonly Row[];
  readonly audit: readonly AuditEntry[];
}

export interface TestStore extends Pick<Store, 'transaction'> {
  /** What was asked for, in order. */
  readonly calls: string[];
  state: State;
}

const replaced = <Item extends { readonly id: string }>(items: readonly Item[], item: Item): readonly Item[] =>
  items.map((each) => (each.id === item.id ? item : each));

function subscriptionsOf(store: TestStore): Subscriptions {
  const own = (organization: string) => store.state.subscriptions.filter((each) => each.organization === organization);
  const set = (subscriptions: readonly SubscriptionRecord[]): void => {
    store.state = { ...store.state, subscriptions };
  };
  return {
    find: async (organization, id) => own(organization).find((each) => each.id === id),
    list: async (organization) => own(organization),
    add: async (subscription) => set([...store.state.subscriptions, subscription]),
    change: async (subscription) => {
      store.calls.push('change');
      set(replaced(store.state.subscriptions, subscription));
    },
    removeDeliveries: async () => 0,
    remove: async (organization, id) => {
      const found = own(organization).some((each) => each.id === id);
      set(store.state.subscriptions.filter((each) => each.id !== id || each.organization !== organization));
      return found;
    },
    lock: async () => void store.calls.push('lock'),
  };
}

const isDue = ({ state, nextAttempt, lease }: Row, now: Date): boolean =>
  state === 'PENDING' && nextAttempt !== undefined && nextAttempt <= now && (lease === undefined || lease <= now);

function deliveriesOf(store: TestStore): Pick<Deliveries, 'claim' | 'settle' | 'again'> {
  const change = (row: Row): void => {
    store.state = { ...store.state, deliveries: replaced(store.state.deliveries, row) };
  };
  return {
    claim: async ({ now, lease, limit, each, rooms = new Map() }) => {
      store.calls.push('claim');
      const counts = new Map<string, number>();
      const claimed: ClaimedDelivery[] = [];
      const due = store.state.deliveries.filter((row) => isDue(row, now));
      for (const row of due.toSorted((a, b) => Number(a.nextAttempt) - Number(b.nextAttempt))) {
        const subscription = store.state.subscriptions.find(({ id }) => id === row.subscriptionId);
        const count = counts.get(row.subscriptionId) ?? 0;
        const most = rooms.get(row.subscriptionId) ?? each;
        if (!subscription?.enabled || count >= most || claimed.length >= limit) continue;
        counts.set(row.subscriptionId, count + 1);
        change({ ...row, lease });
        claimed.push({ id: row.id, event: row.event, subscription, attempts: row.tried, lease });
      }
      return claimed;
    },
    settle: async (claimed, { attempt, state, nextAttempt }) => {
      store.calls.push('settle');
      const row = store.state.deliveries.find(({ id }) => id === claimed.id);
      const subscription = store.state.subscriptions.find(({ id }) => id === claimed.subscription.id);
      if (row?.lease?.getTime() !== claimed.lease.getTime() || subscription === undefined) return false;
      change({ ...row, state, nextAttempt, lease: undefined, tried: row.tried + 1, attempts: [...row.attempts, attempt] });
      const failingSince = state === 'DELIVERED' ? undefined : (subscription.failingSince ?? attempt.date);
      store.state = { ...store.state, subscriptions: replaced(store.state.subscriptions, { ...subscription, failingSince }) };
      return true;
    },
    again: async (organization, id, now) => {
      const row = store.state.deliveries.find((each) => each.id === id && each.organization === organization);
      if (row !== undefined) change({ ...row, state: 'PENDING', nextAttempt: now, lease: undefined, tried: 0 });
      return row !== undefined;
    },
  };
}

const eventsOf = (store: TestStore): Pick<Events, 'add'> => ({
  add: async (event: EventRecord) => {
    const asking = store.state.subscriptions.filter(
      ({ organization, enabled, events }) => organization === event.organization && enabled && events.includes(event.eventType),
    );
    const deliveries = asking.map(({ id }, at) => ({
      id: `${event.id.slice(0, -3)}${String(store.state.deliveries.length + at).padStart(3, '0')}`,
      organization: event.organization,
      subscriptionId: id,
      event,
      state: 'PENDING' as const,
      attempts: [],
      nextAttempt: event.created,
      lease: undefined,
      tried: 0,
    }));
    store.state = { ...store.state, deliveries: [...store.state.deliveries, ...deliveries] };
  },
});

export function testStore(): TestStore {
  let last: Promise<unknown> = Promise.resolve();
  const store: TestStore = {
    calls: [],
    state: { subscriptions: [], deliveries: [], audit: [] },
    transaction: (work) => {
      const run = async () => {
        const before = store.state;
        const audit = {
          add: async (entry: AuditEntry) => {
            store.state = { ...store.state, audit: [...store.state.audit, entry] };
          },
        };
        const tx = { subscriptions: subscriptionsOf(store), deliveries: deliveriesOf(store), events: eventsOf(store), audit };
        try {
          return await work(tx as unknown as Transaction);
        } catch (error) {
          store.state = before;
          throw error;
        }
      };
      const result = last.then(run);
      last = result.catch(() => undefined);
      return result;
    },
  };
  return store;
}
