/**
 * Currencies that are paid outside the countries where they are at home.
 *
 * The gotcha: that a currency is traded abroad does not mean that accounts are kept in it. The won and the real are traded without being
 * delivered.
 *
 * @see CLS, eligible currencies (known only; without the won, which is not paid out abroad)
 */

/** Accounts in them are kept everywhere. */
export const worldwideCurrencies: ReadonlySet<string> = new Set(
  'USD EUR GBP CHF JPY AUD CAD NZD SEK NOK DKK SGD HKD ZAR PLN CZK HUF ILS MXN'.split(' '),
);

/** They can be paid abroad, and seldom are. */
export const convertibleCurrencies: ReadonlySet<string> = new Set(
  'AED BHD CNY JOD KWD KZT OMR QAR RON RUB SAR THB TRY ISK RSD GEL'.split(' '),
);

/** Neighbours that pay each other in their own: currency → countries where it is met beside its home. */
export const neighbours: Readonly<Record<string, string>> = {
  INR: 'NP', // at par since 1993, current in both
  NAD: 'ZA', // the Common Monetary Area: at par with the rand
  LSL: 'ZA',
  SZL: 'ZA',
  BND: 'SG', // Currency Interchangeability Agreement of 1967
  MOP: 'HK',
  JOD: 'PS', // the Paris Protocol of 1994: tender in the West Bank
};
