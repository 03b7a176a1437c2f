/**
 * Alerts, below an error, about values that nobody has: a payment with one might land, but a recipient is stored for many payments, and is typed by a person who can still
 * mend it. Other warnings are shown, and the recipient may be saved.
 */
import type { ExplainedAlert } from 'payprep';
import type { RecipientDetails } from '../contract/recipient.js';
import { hasInvisible } from './invisible-characters.js';

/** Types that there are not, and contacts that reach nobody. */
const IMPOSSIBLE: ReadonlySet<string> = new Set([
  'CREDITOR_TYPE_NOT_SUPPORTED',
  'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED',
  // an info: a payment may name a document of another list
  'CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED',
  'CREDITOR_EMAIL_INVALID_FORMAT',
  'CREDITOR_PHONE_INVALID_FORMAT',
]);

type Alerted = Pick<ExplainedAlert, 'code' | 'pointer' | 'severity'>;

/** True for the alert of a value that cannot be. `today`: YYYY-MM-DD */
export function isImpossible({ code, pointer, severity }: Alerted, details: RecipientDetails, today: string): boolean {
  if (IMPOSSIBLE.has(code)) return true;
  if (severity === 'info') return false;
  // the alert is also for dates too long ago
  if (code === 'CREDITOR_DATE_OF_BIRTH_SUSPICIOUS') return (details.creditor?.dateOfBirth ?? '') > today;
  return hasInvisible(valueAt(details, pointer));
}

const valueAt = (details: RecipientDetails, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined), details);
