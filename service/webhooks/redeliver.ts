/** Sends a delivery again, at the request of an organization. */
import { readUuid } from '../bytes/uuid.js';
import type { Actor, Audit } from '../storage/audit-port.js';
import type { Deliveries } from '../storage/webhook-port.js';
import { NOT_FOUND, type SubscriptionProblem } from './subscription-rules.js';

export interface RedeliverOptions {
  readonly store: {
    transaction<Result>(
      work: (tx: { readonly deliveries: Pick<Deliveries, 'again'>; readonly audit: Pick<Audit, 'add'> }) => Promise<Result>,
    ): Promise<Result>;
  };
  readonly clock: () => Date;
  /** Who requests it, for the audit trail. */
  readonly actor: Actor;
}

const NONE = { ok: false, problems: [NOT_FOUND] } as const;

/** Makes a delivery due now, as a first attempt. The event keeps its id, by which a receiver recognizes an event that it already has. */
export async function redeliver(
  { store, clock, actor }: RedeliverOptions,
  organization: string,
  id: string,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly problems: readonly SubscriptionProblem[] }> {
  const uuid = readUuid(id);
  if (uuid === undefined) return NONE;
  return store.transaction(async ({ deliveries, audit }) => {
    const created = clock();
    if (!(await deliveries.again(organization, uuid, created))) return NONE;
    await audit.add({ ...actor, organization, created, action: 'DELIVERY_REPEATED', objectId: uuid });
    return { ok: true };
  });
}
