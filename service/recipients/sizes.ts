/**
 * How much a recipient may hold, and how many recipients there may be. The memory that a list needs is bounded by this.
 *
 * The gotcha: the contract gives a length to names, addresses and e-mail addresses only. All other texts share one.
 */
import { instructionFields } from 'payprep/fields';
import type { RecipientDetails } from '../contract/recipient.js';
import type { Fault } from './fault.js';

/** The most recipients of an end-user. */
export const MAX_RECIPIENTS = 1_000;

/** The most bytes of the JSON of a recipient, in UTF-8. */
export const MAX_RECIPIENT_BYTES = 8 * 1024;

/** The longest text whose length the contract does not limit, in UTF-16 code units. */
export const MAX_TEXT = 256;

/** The most items of a list in a recipient: the documents. */
export const MAX_DOCUMENTS = 10;

const LENGTHS: ReadonlyMap<string, number> = new Map(
  instructionFields.flatMap(({ pointer, maxLength }) => (maxLength === undefined ? [] : [[pointer, maxLength]])),
);

/** The members that are too long or too large; empty if the recipient may be stored. */
export function sizeFaults(details: RecipientDetails): readonly Fault[] {
  const faults = faultsIn(details, '');
  return faults.length > 0 || bytesOf(details) <= MAX_RECIPIENT_BYTES ? faults : [TOO_LARGE];
}

const TOO_LARGE: Fault = {
  pointer: '',
  code: 'RECIPIENT_TOO_LARGE',
  detail: `A recipient must have at most ${MAX_RECIPIENT_BYTES} bytes as JSON.`,
};

const tooLong = (pointer: string, most: number, what: string): Fault => ({
  pointer,
  code: 'VALUE_TOO_LONG',
  detail: `This must have at most ${most} ${what}.`,
});

function faultsIn(value: unknown, pointer: string): readonly Fault[] {
  if (typeof value === 'string') {
    const most = LENGTHS.get(pointer) ?? MAX_TEXT;
    return value.length > most ? [tooLong(pointer, most, 'characters')] : [];
  }
  if (Array.isArray(value) && value.length > MAX_DOCUMENTS) return [tooLong(pointer, MAX_DOCUMENTS, 'items')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => faultsIn(member, `${pointer}/${name}`));
}

const encoder = new TextEncoder();

const bytesOf = (details: RecipientDetails): number => encoder.encode(JSON.stringify(details)).length;
