/** How long records are kept: one place for all processes with the same store. */

const DAY = 24 * 60 * 60 * 1000;

/** In days; 0 for ever. */
export interface Retention {
  /** Events without pending deliveries. */
  readonly events: number;
  /** Entries of the audit trail. */
  readonly audit: number;
  /** Recipients of users who have opened no session since. */
  readonly users: number;
}

export const USUAL_RETENTION: Retention = { events: 30, audit: 365, users: 0 };

/** Records of this time or older are deleted; undefined: none are. */
export const oldest = (now: Date, days: number): Date | undefined => (days === 0 ? undefined : new Date(now.getTime() - days * DAY));
