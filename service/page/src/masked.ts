/** Account numbers as a list shows them: who has one knows it by its end, and who looks over a shoulder learns nothing. */
import type { RecipientDetails } from '../../recipients/recipient.js';

const SHOWN = 4;

/**
 * The last four characters; of a short one fewer, so that most of it stays hidden.
 *
 * @example
 * masked('DE89 3704 0044 0532 0130 00') // '•••• 3000'
 */
export function masked(value: string): string {
  const characters = [...value.replace(/[\s.\-/]/g, '')];
  const shown = Math.min(SHOWN, Math.floor(characters.length / 2));
  return `•••• ${shown === 0 ? '' : characters.slice(-shown).join('')}`.trim();
}

/** The beginning of an e-mail address and its domain: its end says nothing of whose it is. */
export function maskedEmail(value: string): string {
  const at = value.lastIndexOf('@');
  return at < 1 ? masked(value) : `${[...value][0]}•••${value.slice(at)}`;
}

/** The account of a recipient; undefined where it has none. */
export function maskedAccount({ creditorAccount }: Pick<RecipientDetails, 'creditorAccount'>): string | undefined {
  const { value, type } = creditorAccount?.id ?? {};
  if (value === undefined || value === '') return undefined;
  return type === 'EMAIL' ? maskedEmail(value) : masked(value);
}
