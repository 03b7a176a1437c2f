/**
 * Limits how many deliveries are sent to a subscription at the same time: the limit grows while deliveries succeed, and shrinks when they fail. Counts those
 * of each organization.
 *
 * Each success adds one, so the limit doubles with each round trip, up to a maximum; each failure halves it. A subscription without a delivery in
 * flight is forgotten, and starts again.
 */
import type { SubscriptionRecord } from '../storage/webhook-port.js';

export interface AllowanceLimits {
  /** The first limit. */
  readonly first: number;
  /** The highest limit. */
  readonly most: number;
}

/** What is counted of a subscription. */
type Subscription = Pick<SubscriptionRecord, 'id' | 'organization'>;

interface Allowance {
  readonly organization: string;
  allowed: number;
  flying: number;
}

export class Allowances {
  readonly #limits: AllowanceLimits;
  readonly #bySubscription = new Map<string, Allowance>();

  constructor(limits: AllowanceLimits) {
    this.#limits = limits;
  }

  /** Subscription → how many more deliveries it can get. A subscription that is not listed can get `first`. */
  rooms(): ReadonlyMap<string, number> {
    return new Map([...this.#bySubscription].map(([id, { allowed, flying }]) => [id, Math.max(0, allowed - flying)]));
  }

  /** Organization → its deliveries in flight. */
  flying(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { organization, flying } of this.#bySubscription.values())
      counts.set(organization, (counts.get(organization) ?? 0) + flying);
    return counts;
  }

  /** A delivery was sent. */
  left({ id, organization }: Subscription): void {
    const held = this.#bySubscription.get(id);
    if (held === undefined) this.#bySubscription.set(id, { organization, allowed: this.#limits.first, flying: 1 });
    else held.flying++;
  }

  /** A delivery in flight has ended. */
  ended({ id }: Subscription, hasArrived: boolean): void {
    const held = this.#bySubscription.get(id);
    if (held === undefined) return;
    held.flying--;
    held.allowed = hasArrived ? Math.min(this.#limits.most, held.allowed + 1) : Math.max(1, Math.floor(held.allowed / 2));
    if (held.flying === 0) this.#bySubscription.delete(id);
  }
}
