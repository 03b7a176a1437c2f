/** A stored recipient, as every part of the interface of a store has it. */
import type { RecipientDetails } from '../contract/recipient.js';

export interface RecipientRecord {
  /** UUID */
  readonly id: string;
  readonly organization: string;
  readonly externalUserId: string;
  readonly created: Date;
  readonly isDefault: boolean;
  /** Of one that is unreadable, the currency alone. */
  readonly details: RecipientDetails;
  /** Its details do not open: the row was damaged, or this process lacks its key. It can be removed, and nothing else. */
  readonly isUnreadable?: boolean;
}
