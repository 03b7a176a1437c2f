/**
 * Cleans details before they are stored: trims texts, drops empty members, removes the spaces of a printed IBAN, and writes a telephone number that names an
 * account with the code of its country.
 */
import { type Engine, enrich } from 'payprep';
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
export function tidyDetails(details: RecipientDetails, engine?: Engine): RecipientDetails {
  const tidy = withoutEmpty(details) as RecipientDetails;
  const id = tidy.creditorAccount?.id;
  const phone = engine && id?.type === 'PHONE' ? phoneOf(tidy, engine) : undefined;
  if (phone !== undefined) return { ...tidy, creditorAccount: { ...tidy.creditorAccount, id: { ...id, value: phone } } };
  if (id?.type !== 'IBAN' || id.value === undefined) return tidy;
  const read = parse(id.value);
  return read.ok ? { ...tidy, creditorAccount: { ...tidy.creditorAccount, id: { ...id, value: read.iban.value } } } : tidy;
}

/** The one form of a telephone number that has several: `+639171234567` for 0917 123 4567 in the Philippines. */
const phoneOf = (details: RecipientDetails, engine: Engine): string | undefined =>
  enrich(details, engine).enrichments.creditorAccount?.ids?.find(({ type }) => type === 'PHONE')?.value;
