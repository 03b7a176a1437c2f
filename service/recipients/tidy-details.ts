/** Cleans details before they are stored: trims texts, drops empty members, and removes the spaces of a printed IBAN. */
import { parse } from 'payprep/iban';
import type { RecipientDetails } from '../contract/recipient.js';
import { withoutEmpty } from './without-empty.js';

/**
 * The same details, tidy.
 *
 * @example
 * tidyDetails({ country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT', creditor: { name: ' Ada Example ', taxId: '' } })
 * // { country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT', creditor: { name: 'Ada Example' } }
 */
export function tidyDetails(details: RecipientDetails): RecipientDetails {
  const tidy = withoutEmpty(details) as RecipientDetails;
  const id = tidy.creditorAccount?.id;
  if (id?.type !== 'IBAN' || id.value === undefined) return tidy;
  const read = parse(id.value);
  return read.ok ? { ...tidy, creditorAccount: { ...tidy.creditorAccount, id: { ...id, value: read.iban.value } } } : tidy;
}
