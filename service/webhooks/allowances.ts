/**
 * How many deliveries may be on their way to a subscription at the same time: more and more to one that takes them, fewer to one that does not.
 *
 * Each that arrives makes room for another one, so that the number doubles with each round trip, up to a limit; each that fails halves it. A subscription to
 * which nothing is on its way is forgotten, and starts anew.
 */
export interface AllowanceLimits {
  /** Where one starts. */
  readonly first: number;
  /** Where the growth ends. */
  readonly most: number;
}

interface Allowance {
  allowed: number;
  flying: number;
}

export class Allowances {
  readonly #limits: AllowanceLimits;
  readonly #bySubscription = new Map<string, Allowance>();

  constructor(limits: AllowanceLimits) {
    this.#limits = limits;
  }

  /** Subscription → how many more may go to it; of those that are not named, `first`. */
  rooms(): ReadonlyMap<string, number> {
    return new Map([...this.#bySubscription].map(([id, { allowed, flying }]) => [id, Math.max(0, allowed - flying)]));
  }

  /** One is on its way. */
  left(subscriptionId: string): void {
    const held = this.#bySubscription.get(subscriptionId);
    if (held === undefined) this.#bySubscription.set(subscriptionId, { allowed: this.#limits.first, flying: 1 });
    else held.flying++;
  }

  /** One of those on their way has ended. */
  ended(subscriptionId: string, hasArrived: boolean): void {
    const held = this.#bySubscription.get(subscriptionId);
    if (held === undefined) return;
    held.flying--;
    held.allowed = hasArrived ? Math.min(this.#limits.most, held.allowed + 1) : Math.max(1, Math.floor(held.allowed / 2));
    if (held.flying === 0) this.#bySubscription.delete(subscriptionId);
  }
}
