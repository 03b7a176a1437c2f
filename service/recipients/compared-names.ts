/** Where the bank compares the name of a recipient with that of the account. */
import type { RecipientDetails } from '../contract/recipient.js';

/** Country → the system that carries its payments in its currency, whose banks compare the name with that of the account, in letters that the system has. */
export const NAME_COMPARED: Readonly<
  Record<string, { readonly currency: string; readonly settlementSystem: string; readonly detail: string }>
> = {
  JP: {
    currency: 'JPY',
    settlementSystem: 'JP_ZENGIN',
    detail: 'The name has to be in katakana, as it is on the account: the bank compares it.',
  },
};

/** True where the bank compares the name with that of the account. */
export const isNameCompared = ({ country, currency, method }: Pick<RecipientDetails, 'country' | 'currency' | 'method'>): boolean =>
  method === 'BANK_ACCOUNT' && NAME_COMPARED[country]?.currency === currency;
