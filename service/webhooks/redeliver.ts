/** Sends again what was sent before, or what failed: a delivery that an organization asks for by its id. */
import { readUuid } from '../bytes/uuid.js';
import type { Deliveries } from '../storage/webhook-port.js';
import { NOT_FOUND, type SubscriptionProblem } from './subscription-rules.js';

export interface RedeliverOptions {
  readonly store: {
    transaction<Result>(work: (tx: { readonly deliveries: Pick<Deliveries, 'again'> }) => Promise<Result>): Promise<Result>;
  };
  readonly clock: () => Date;
}

/** Due at once, and from the first attempt on. The event keeps its id: a receiver that has it already knows it by that. */
export async function redeliver(
  { store, clock }: RedeliverOptions,
  organization: string,
  id: string,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly problems: readonly SubscriptionProblem[] }> {
  const uuid = readUuid(id);
  const isThere = uuid !== undefined && (await store.transaction(({ deliveries }) => deliveries.again(organization, uuid, clock())));
  return isThere ? { ok: true } : { ok: false, problems: [NOT_FOUND] };
}
