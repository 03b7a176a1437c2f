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

/** What a currency is for: accounts in any country, or amounts that nobody is paid in. */
export type CurrencyUse = 'WORLDWIDE' | 'UNIT_OF_ACCOUNT';

/**
 * Undefined for the money of a country.
 *
 * @see ISO 4217, list one: the entries marked as funds, and the Unidad Previsional, the unit of account of Uruguay's wages
 */
export function useOfCurrency(code: string): CurrencyUse | undefined {
  if (/^(?:BOV|CHE|CHW|CLF|COU|MXV|USN|UYI|UYW)$/.test(code)) return 'UNIT_OF_ACCOUNT';
  return worldwideCurrencies.has(code) ? 'WORLDWIDE' : undefined;
}

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
