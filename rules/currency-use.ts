/**
 * Currencies that are paid outside their own countries.
 *
 * The gotcha: a currency that is traded abroad need not be one in which accounts are kept. The won and the real are traded without delivery.
 *
 * @see CLS, eligible currencies (known only; without the won, which is not paid out abroad)
 */

/** Currencies of accounts in any country. */
export const worldwideCurrencies: ReadonlySet<string> = new Set(
  'USD EUR GBP CHF JPY AUD CAD NZD SEK NOK DKK SGD HKD ZAR PLN CZK HUF ILS MXN'.split(' '),
);

/** Currencies that can be paid abroad, but seldom are. */
export const convertibleCurrencies: ReadonlySet<string> = new Set(
  'AED BHD CNY JOD KWD KZT OMR QAR RON RUB SAR THB TRY ISK RSD GEL'.split(' '),
);

/** The code of ISO 4217: markets call the yuan CNH where it is kept outside of China. */
export const isoCurrency = (name: string): string => (name === 'CNH' ? 'CNY' : name);

/** Currency → a neighbouring country where it is used beside its own. */
export const neighbours: Readonly<Record<string, string>> = {
  INR: 'NP', // at par since 1993, current in both
  NAD: 'ZA', // the Common Monetary Area: at par with the rand
  LSL: 'ZA',
  SZL: 'ZA',
  BND: 'SG', // Currency Interchangeability Agreement of 1967
  MOP: 'HK',
  XPF: 'FR', // the territories in the Pacific have French IBANs
  JOD: 'PS', // the Paris Protocol of 1994: tender in the West Bank
};
