/** Searches a list of recipients by the texts that their cards show. */
import type { Recipient } from '../../contract/recipient.js';
import { maskedAccount } from './masked.js';
import { fold } from './pickers/fold.js';

/** The texts of a card beside the details: the names of the country and of the method. */
export type CardTexts = (recipient: Recipient) => readonly string[];

/**
 * The recipients whose cards contain every typed word, in the order of the list. Of an account only the end is searched, as the card shows it.
 *
 * @example
 * findRecipients(recipients, 'muller 3000', said)
 */
export function findRecipients<Listed extends Recipient>(recipients: readonly Listed[], typed: string, said: CardTexts): readonly Listed[] {
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
