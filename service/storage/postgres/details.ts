/**
 * The details of recipients as they stand in a row: sealed, but for the currency, which the database orders by; or plain, where they were written without
 * a key of the operator's. Both are read, and the next write seals.
 *
 * The gotcha: owner, currency and the mark of the default are plain, and authenticated with what is sealed. Whoever changes one of them in the row, or
 * moves the row to another user, gets one that does not open.
 */
import type { RecipientDetails } from '../../recipients/recipient.js';
import { StorageError } from '../errors.js';
import type { RecipientRecord } from '../port.js';
import type { Place, Sealing } from '../sealing.js';

/** Of a row that is sealed. */
interface SealedDetails {
  readonly currency: string;
  readonly sealed: string;
}

export type RecipientRow = Omit<RecipientRecord, 'details'> & { readonly details: RecipientDetails | SealedDetails };

const placeOf = (
  { organization, externalUserId, id, isDefault }: Omit<RecipientRecord, 'details' | 'created'>,
  currency: string,
): Place => ({
  kind: 'recipient',
  organization,
  id: JSON.stringify([externalUserId, id.toLowerCase(), currency, isDefault]),
});

/** U+0000 in JSON, and no backslash in front of a `u`. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** As JSON. */
export async function sealDetails(sealing: Sealing, recipient: Omit<RecipientRecord, 'created'>): Promise<string> {
  const { currency } = recipient.details;
  const text = JSON.stringify(recipient.details);
  // as the database refuses it where it can read it
  if (NUL.test(text)) throw new StorageError('INVALID', 'A text holds the character U+0000, which a database does not keep.');
  const row: SealedDetails = { currency, sealed: await sealing.seal(text, placeOf(recipient, currency)) };
  return JSON.stringify(row);
}

export async function openDetails(sealing: Sealing, { details, ...row }: RecipientRow): Promise<RecipientRecord> {
  if (!('sealed' in details)) return { ...row, details };
  return { ...row, details: JSON.parse(await sealing.open(details.sealed, placeOf(row, details.currency))) };
}
