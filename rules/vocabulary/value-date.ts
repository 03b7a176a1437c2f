/**
 * When a payment through a settlement system is with its payee, as a module declares it: `countries/XX/value-dates.ts`, or one in `value-dates/`.
 *
 * The days are those of the scheme's rules or of the law: the last one is the latest that is allowed, which a payment may beat.
 */

/** A rule from a day on, to another; both included. */
export interface ValueDateRule {
  readonly from?: string;
  readonly to?: string;
  /** Code of the calendar whose days count. Absent: every day is one, and the payment is there on the day on which it is accepted. */
  readonly calendar?: string;
  /** Business days from acceptance to the first and the last day on which the payee has it. Without `latest`, no rule sets a last day. */
  readonly earliest: number;
  readonly latest?: number;
  /** On the day itself only to this time of the system's place, `HH:MM`; later, a business day on. */
  readonly sameDayTo?: string;
  /** The payee has it within a minute or so. */
  readonly isInstant?: true;
  /** What says so, and when it was read; else `common knowledge, no page read`. */
  readonly source: string;
}

/** Settlement system → its rules, of which one holds on a day. */
export type ValueDates = Readonly<Record<string, readonly ValueDateRule[]>>;
