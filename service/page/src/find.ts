/** Finding a recipient in a long list by what is seen of it. */
import type { Recipient } from '../../recipients/recipient.js';
import { maskedAccount } from './masked.js';
import { fold } from './pickers/fold.js';

/** What a card says of a recipient, beside the codes: the name of its country, and of the way to pay it. */
export type Said = (recipient: Recipient) => readonly string[];

/**
 * Those of whom every word that was typed is said somewhere, in the order of the list. Of an account only its end is known here, as on the card.
 *
 * @example
 * findRecipients(recipients, 'muller 3000', said)
 */
export function findRecipients(recipients: readonly Recipient[], typed: string, said: Said): readonly Recipient[] {
  const query = fold(typed);
  if (query === '') return recipients;
  const words = query.split(' ');
  return recipients.filter((recipient) => {
    const { country, currency, creditor } = recipient;
    const texts = [creditor?.name ?? '', maskedAccount(recipient) ?? '', country, currency, ...said(recipient)];
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  });
}
