/** Finding a recipient in a long list by what is seen of it. */
import type { Recipient } from '../../recipients/recipient.js';
import { maskedAccount } from './masked.js';

/** What a card says of a recipient, beside the codes: the name of its country, and of the way to pay it. */
export type Said = (recipient: Recipient) => readonly string[];

const MARKS = /\p{M}/gu;

/** Without accents and capitals: `Müller` is found by `muller`. */
const folded = (text: string): string => text.normalize('NFKD').replace(MARKS, '').toLocaleLowerCase('en');

/**
 * Those of whom every word that was typed is said somewhere, in the order of the list. Of an account only its end is known here, as on the card.
 *
 * @example
 * findRecipients(recipients, 'muller 3000', said)
 */
export function findRecipients(recipients: readonly Recipient[], typed: string, said: Said): readonly Recipient[] {
  const words = folded(typed)
    .split(/[\s•]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return recipients;
  return recipients.filter((recipient) => {
    const { country, currency, creditor } = recipient;
    const texts = [creditor?.name ?? '', maskedAccount(recipient) ?? '', country, currency, ...said(recipient)];
    const text = folded(texts.join('\n'));
    return words.every((word) => text.includes(word));
  });
}
