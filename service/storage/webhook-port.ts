/** The webhooks of a store, a part of the interface in `port.ts`: subscriptions, events, and their deliveries. */
import type { EventType } from './event-type.js';
import type { Owner } from './owner.js';
import type { Position } from './position.js';

/** A secret of a subscription: base64 of 32 bytes. */
export interface Secret {
  readonly value: string;
  /** Signs along with the newer one until then; undefined for the newest. */
  readonly expires: Date | undefined;
}

export interface SubscriptionRecord {
  /** UUID */
  readonly id: string;
  readonly organization: string;
  readonly created: Date;
  readonly title: string;
  readonly url: string;
  readonly enabled: boolean;
  /** Since when it is not enabled, and why; undefined for one that is, and for one that an older release disabled. */
  readonly disabled: Disabling | undefined;
  readonly events: readonly string[];
  /** The newest first; kept encrypted. */
  readonly secrets: readonly Secret[];
  /** The first of the failures since the last delivery that succeeded. */
  readonly failingSince: Date | undefined;
  /** Its secrets do not open, and none are given: the row was damaged, or this process lacks its key. Everything else is there. */
  readonly isUnreadable?: boolean;
}

/** The error of an attempt that was not made, because the secrets of the subscription do not open. It is no failure of the receiver. */
export const SUBSCRIPTION_UNREADABLE = 'SUBSCRIPTION_UNREADABLE';

/** `REQUESTED` by the organization; `RECEIVER_GONE` by its answer 410; `RECEIVER_FAILING` for five days. */
export const DISABLING_REASONS = ['REQUESTED', 'RECEIVER_GONE', 'RECEIVER_FAILING'] as const;

export interface Disabling {
  readonly date: Date;
  readonly reason: (typeof DISABLING_REASONS)[number];
}

export interface Subscriptions {
  find(organization: string, id: string): Promise<SubscriptionRecord | undefined>;
  /** By the time of creation, then by id. */
  list(organization: string): Promise<readonly SubscriptionRecord[]>;
  add(subscription: SubscriptionRecord): Promise<void>;
  /** Of one that is unreadable, what is sealed stays as it is. */
  change(subscription: SubscriptionRecord): Promise<void>;
  /** Deletes deliveries of a subscription, so many at most, with their attempts; returns how many. */
  removeDeliveries(organization: string, id: string, most: number): Promise<number>;
  /** Deletes a subscription, readable or not, and what deliveries it still has; false where there is none. */
  remove(organization: string, id: string): Promise<boolean>;
  /** Nobody else adds or changes the subscriptions of this organization until this transaction ends. */
  lock(organization: string): Promise<void>;
}

export interface EventRecord {
  /** UUID; the same at each attempt. */
  readonly id: string;
  readonly organization: string;
  readonly created: Date;
  readonly eventType: EventType;
  /** What it happened to: a recipient of a user; of a test the subscription, and an empty text. */
  readonly object: { readonly id: string; readonly externalUserId: string };
  /** Of the request that it came of (W3C Trace Context). */
  readonly traceparent?: string | undefined;
}

export interface Events {
  /** With one delivery for each subscription of the organization that is enabled and asks for such events; due at once. */
  add(
    event: EventRecord,
    options?: {
      /** It goes as soon as nobody waits for it, and at the latest when it is old: its user was erased. */
      readonly forget?: boolean;
      /** With one delivery for this subscription alone, whatever that asks for, if it is enabled. */
      readonly subscriptionId?: string;
    },
  ): Promise<void>;
  /** Those about a user, by the time of creation, then by id. */
  list(owner: Owner): Promise<readonly EventRecord[]>;
  /** Takes away those about a user, delivered or not, and says how many. */
  removeAll(owner: Owner): Promise<number>;
}

/** `PENDING` has a next attempt; `FAILED` has none. */
export const DELIVERY_STATES = ['PENDING', 'DELIVERED', 'FAILED'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One event on its way to one subscription. */
export interface DeliveryRecord {
  /** UUID */
  readonly id: string;
  readonly organization: string;
  readonly subscriptionId: string;
  readonly event: EventRecord;
  readonly state: DeliveryState;
  readonly attempts: readonly AttemptRecord[];
  readonly nextAttempt: Date | undefined;
}

export interface AttemptRecord {
  readonly date: Date;
  /** Of the answer, where there was one. */
  readonly status: number | undefined;
  /** Why it failed, where it did: a code such as `TIMEOUT`; never a text of the receiver's. */
  readonly error: string | undefined;
  readonly milliseconds: number;
}

/** A delivery that nobody else tries until its lease ends. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly event: EventRecord;
  readonly subscription: SubscriptionRecord;
  /** How many there were before. */
  readonly attempts: number;
  /** Tells this claim from a later one of the same delivery. */
  readonly lease: Date;
}

/** Which deliveries to take. `claim` says what they mean. */
export interface ClaimQuery {
  readonly now: Date;
  readonly lease: Date;
  readonly limit: number;
  readonly each: number;
  readonly rooms?: ReadonlyMap<string, number> | undefined;
  readonly organizations?: OrganizationShares | undefined;
}

export interface OrganizationShares {
  /** Organization → its deliveries that whoever asks has on their way. */
  readonly flying: ReadonlyMap<string, number>;
  /** The most of one organization, with those on their way. */
  readonly most: number;
}

export interface Settled {
  readonly attempt: AttemptRecord;
  readonly state: DeliveryState;
  readonly nextAttempt: Date | undefined;
}

/** Some of the deliveries of an organization. */
export interface DeliveryQuery {
  readonly subscriptionId?: string | undefined;
  readonly state?: DeliveryState | undefined;
  /** Those that are older than this one. */
  readonly after?: Position | undefined;
  readonly limit: number;
}

export interface Deliveries {
  /**
   * Takes deliveries that are due, of enabled subscriptions. Organizations take turns: next comes one of the organization with the fewest, those on their way
   * included, and of that the one that has been due for longest, which one with a lease is from the end of that. At most `each` of one subscription, so
   * that none waits for another. They come in the order of their next attempts.
   * Several may claim at the same time, and none gets what another has, until the lease ends. Of the subscriptions in `rooms`, whoever asks has room for so
   * many instead, or for none.
   */
  claim(asked: ClaimQuery): Promise<readonly ClaimedDelivery[]>;
  /**
   * Writes down what came of an attempt; false, and nothing is written, where the lease had ended and somebody else has claimed it since. Keeps
   * `failingSince` of the subscription: the first failure since the last success.
   */
  settle(claimed: ClaimedDelivery, settled: Settled): Promise<boolean>;
  /** The newest first. */
  list(organization: string, asked: DeliveryQuery): Promise<readonly DeliveryRecord[]>;
  find(organization: string, id: string): Promise<DeliveryRecord | undefined>;
  /** Makes a delivery due again, from the first attempt on; false where there is none. */
  again(organization: string, id: string, now: Date): Promise<boolean>;
  /** What waits, for the metrics. */
  measure(now: Date): Promise<Queue>;
}

/** Deliveries of enabled subscriptions that have not arrived and have not failed. */
export interface Queue {
  readonly pending: number;
  /** Of these, those that are due and that nobody has. */
  readonly due: number;
  /** The creation of the oldest that is pending. */
  readonly oldest: Date | undefined;
  /** Since when the one has been due that has waited longest. */
  readonly dueSince: Date | undefined;
}
