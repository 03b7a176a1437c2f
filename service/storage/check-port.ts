/** What the last check of stored recipients found, a part of the interface in `port.ts`. Codes alone: no value of a recipient stands in it. */

import type { Position } from './position.js';
import type { RecipientRecord } from './recipient-record.js';

export const CHECK_STATUSES = ['OK', 'ALERT'] as const;

export interface RecipientCheck {
  readonly checked: Date;
  readonly status: (typeof CHECK_STATUSES)[number];
  /** Alert codes, in the order of the alphabet. */
  readonly codes: readonly string[];
}

export interface CheckedRecipient {
  readonly recipient: RecipientRecord;
  /** Undefined for one that was not checked since it was added or changed. */
  readonly check: RecipientCheck | undefined;
}

/** A check of all recipients, which many transactions make. */
export interface Recheck {
  /** Of the rules and the data, with the day. A later one is greater, by its text. */
  readonly edition: string;
  readonly started: Date;
  /** Undefined while there are more. */
  readonly ended: Date | undefined;
  /** The id of the last one that was checked. */
  readonly after: string | undefined;
  readonly checked: number;
  /** Of these, those that have an alert. */
  readonly alerted: number;
  /** Of these, those that had other codes before. */
  readonly changed: number;
  /** Those whose details do not open. */
  readonly unreadable: number;
}

export interface Checks {
  /** The last check of all, or the one that runs. No other transaction changes it, nor the recipients behind it, until this one ends. */
  take(): Promise<Recheck | undefined>;
  /** Writes down how far it is. */
  save(recheck: Recheck): Promise<void>;
  /** Recipients of any organization behind an id, by their ids. No other transaction changes them until this one ends. */
  next(after: string | undefined, limit: number): Promise<readonly CheckedRecipient[]>;
  /** Writes down what was found of a recipient, and the key of its account anew. */
  write(recipient: RecipientRecord, check: RecipientCheck, account: string | undefined): Promise<void>;
  /** Its details have changed: what was found is of no use. */
  forget(recipient: RecipientRecord): Promise<void>;
  find(organization: string, id: string): Promise<RecipientCheck | undefined>;
  /** The recipients of an organization that were checked, by the time of their creation, then by id. */
  list(
    organization: string,
    page: { readonly status?: RecipientCheck['status'] | undefined; readonly limit: number; readonly after?: Position | undefined },
  ): Promise<readonly CheckedRecipient[]>;
}
