/**
 * ISO 4217, numeric codes of the currencies in which accounts whose numbers hold such a code are kept most.
 *
 * A number says nothing where its code is not listed here.
 */
export const numericCurrencies = {
  156: 'CNY',
  392: 'JPY',
  398: 'KZT',
  643: 'RUB',
  756: 'CHF',
  784: 'AED',
  826: 'GBP',
  840: 'USD',
  933: 'BYN',
  949: 'TRY',
  978: 'EUR',
} as const;
