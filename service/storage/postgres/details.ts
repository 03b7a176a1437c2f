/**
 * The details of recipients in a row: sealed, except for the currency, by which the database orders; or in plain text, if they were written without a
 * key of the operator. Both are read, and the next write seals.
 *
 * A keyed hash beside the sealed text tells which recipient of a user has the same details.
 *
 * The gotcha: owner, currency and default mark are plain, but authenticated with the sealed text. If one of them is changed in the row, or the row is
 * moved to another user, it does not open.
 */
import { canonicalJson } from '../../bytes/canonical-json.js';
import type { RecipientDetails } from '../../contract/recipient.js';
import { isUnreadable, StorageError } from '../errors.js';
import type { Owner } from '../port.js';
import type { RecipientRecord } from '../recipient-record.js';
import type { Place, Sealing } from '../sealing.js';

/** The columns of a sealed row. */
interface SealedDetails {
  readonly currency: string;
  readonly sealed: string;
  /** Of owner and details, by which the same details are found unopened. Absent from what an older release wrote. */
  readonly hash?: string;
}

export type RecipientRow = Omit<RecipientRecord, 'details' | 'isUnreadable'> & { readonly details: RecipientDetails | SealedDetails };

const placeOf = (
  { organization, externalUserId, id, isDefault }: Omit<RecipientRecord, 'details' | 'created'>,
  currency: string,
): Place => ({
  kind: 'recipient',
  organization,
  id: JSON.stringify([externalUserId, id.toLowerCase(), currency, isDefault]),
  row: id,
});

/** An escaped U+0000 in JSON. An escaped backslash before `u0000` is something else. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** The keyed hashes of the details of a user under each key; the first one is stored. */
export const detailsHashes = (
  sealing: Sealing,
  { organization, externalUserId }: Owner,
  details: RecipientDetails,
): Promise<readonly string[]> => sealing.hashes(canonicalJson(['details', organization, externalUserId, details]));

/** The keyed hashes of the account of a user under each key; the first one is stored. */
export const accountHashes = (sealing: Sealing, { organization, externalUserId }: Owner, account: string): Promise<readonly string[]> =>
  sealing.hashes(canonicalJson(['account', organization, externalUserId, account]));

/** As JSON. */
export async function sealDetails(sealing: Sealing, recipient: Omit<RecipientRecord, 'created'>): Promise<string> {
  const { currency } = recipient.details;
  const text = JSON.stringify(recipient.details);
  // the database refuses it in plain text
  if (NUL.test(text)) throw new StorageError('INVALID', 'A text holds the character U+0000, which a database does not keep.');
  const [hash = ''] = await detailsHashes(sealing, recipient, recipient.details);
  const row: SealedDetails = { currency, sealed: await sealing.seal(text, placeOf(recipient, currency)), hash };
  return JSON.stringify(row);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of details that are objects themselves, where they are there. */
const OBJECTS: readonly (readonly string[])[] = [
  ['creditor'],
  ['creditor', 'address'],
  ['creditor', 'contactDetails'],
  ['creditorAccount'],
  ['creditorAccount', 'id'],
  ['creditorAgent'],
  ['creditorAgent', 'clearingSystemMemberId'],
];

/** False for a column that somebody changed by hand to what no recipient is. */
function isPlain(details: unknown): details is RecipientDetails {
  if (!isObject(details)) return false;
  const areTexts = [details.country, details.currency, details.method].every((value) => typeof value === 'string');
  const memberAt = (path: readonly string[]): unknown =>
    path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), details);
  const areObjects = OBJECTS.map(memberAt).every((value) => value === undefined || isObject(value));
  const documents = memberAt(['creditor', 'documents']);
  return areTexts && areObjects && (documents === undefined || (Array.isArray(documents) && documents.every(isObject)));
}

/** @throws StorageError SEAL_BROKEN or KEY_UNKNOWN; what is neither sealed nor details is broken, too */
export async function openDetails(sealing: Sealing, { details, ...row }: RecipientRow): Promise<RecipientRecord> {
  if (isPlain(details)) return { ...row, details };
  const { sealed, currency }: { readonly sealed?: unknown; readonly currency?: unknown } = isObject(details) ? details : {};
  const text = typeof sealed === 'string' ? sealed : '';
  return { ...row, details: JSON.parse(await sealing.open(text, placeOf(row, `${currency}`))) };
}

/** One that does not open is unreadable, and stands in no other's way. */
export async function readDetails(sealing: Sealing, row: RecipientRow): Promise<RecipientRecord> {
  try {
    return await openDetails(sealing, row);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    const { details, ...plain } = row;
    const { currency = '' } = isObject(details) ? details : {};
    return { ...plain, details: { currency } as RecipientDetails, isUnreadable: true };
  }
}
