/** How much the service takes at once. */

export interface Limits {
  /** Of the body of a single request. */
  readonly bodyBytes: number;
  /** Of the body of a bulk request, and of nothing else. */
  readonly bulkBodyBytes: number;
  /** Webhook subscriptions of an organization. */
  readonly subscriptions: number;
  /** Requests of an organization in a second, on average; ten times as many at once. Undefined: as many as come. */
  readonly requestsPerSecond: number | undefined;
}

export const USUAL_LIMITS: Limits = {
  bodyBytes: 64 * 1024,
  bulkBodyBytes: 1024 * 1024,
  subscriptions: 20,
  requestsPerSecond: undefined,
};
