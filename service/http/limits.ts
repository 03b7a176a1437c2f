/** The limits of the service. */

export interface Limits {
  /** The most bytes in the body of a single request. */
  readonly bodyBytes: number;
  /** The most bytes in the body of a bulk request. */
  readonly bulkBodyBytes: number;
  /** The most webhook subscriptions of an organization. */
  readonly subscriptions: number;
  /** Requests with access tokens of an organization in a second, on average; twice as many at once. Undefined: no limit. */
  readonly requestsPerSecond: number | undefined;
  /** Requests with access tokens of one client in a second, on average; twice as many at once. Undefined: no limit. */
  readonly clientRequestsPerSecond: number | undefined;
  /** Requests of the end-user of a session in a second, on average; twice as many at once. Undefined: no limit. */
  readonly sessionRequestsPerSecond: number | undefined;
  /** Requests that add, change or delete in one session. Undefined: no limit. */
  readonly sessionChanges: number | undefined;
  /** Minutes after its creation until which the end-user can make a session longer, half an hour at a time; 30: not at all. */
  readonly longestSessionMinutes: number;
  /** Requests from an address in a second, on average; twice as many at once. Undefined: no limit. */
  readonly addressRequestsPerSecond: number | undefined;
  /** Transactions of all organizations at the same time: as many as there are connections to the database. */
  readonly connections: number;
  /** Transactions of one organization at the same time; the others wait for their turn. */
  readonly organizationConnections: number;
  /** Milliseconds that a request may spend on the store, with all its transactions and the wait for their turns; then it is answered with 503. */
  readonly storeMilliseconds: number;
  /** Hours that the answer to a request with an `Idempotency-Key` is kept. */
  readonly keyHours: number;
}

export const USUAL_LIMITS: Limits = {
  bodyBytes: 64 * 1024,
  bulkBodyBytes: 1024 * 1024,
  subscriptions: 20,
  requestsPerSecond: undefined,
  clientRequestsPerSecond: undefined,
  sessionRequestsPerSecond: 50,
  sessionChanges: 2_500,
  longestSessionMinutes: 120,
  addressRequestsPerSecond: undefined,
  connections: 20,
  organizationConnections: 5,
  storeMilliseconds: 2_000,
  keyHours: 24,
};
