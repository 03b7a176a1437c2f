/** Masks account numbers in lists: their owner recognizes the end, and others learn nothing. */
import type { RecipientDetails } from '../../contract/recipient.js';

const SHOWN = 4;

/**
 * Shows the last four characters, or fewer of a short value, so that most of it stays hidden.
 *
 * @example
 * masked('DE89 3704 0044 0532 0130 00') // '•••• 3000'
 */
export function masked(value: string): string {
  const characters = [...value.replace(/[\s.\-/]/g, '')];
  const shown = Math.min(SHOWN, Math.floor(characters.length / 2));
  return `•••• ${shown === 0 ? '' : characters.slice(-shown).join('')}`.trim();
}

/** Shows the beginning of an e-mail address and its domain. */
export function maskedEmail(value: string): string {
  const at = value.lastIndexOf('@');
  return at < 1 ? masked(value) : `${[...value][0]}•••${value.slice(at)}`;
}

/** The masked account of a recipient; undefined if it has none. */
export function maskedAccount({ creditorAccount }: Pick<RecipientDetails, 'creditorAccount'>): string | undefined {
  const { value, type } = creditorAccount?.id ?? {};
  if (value === undefined || value === '') return undefined;
  return type === 'EMAIL' ? maskedEmail(value) : masked(value);
}
