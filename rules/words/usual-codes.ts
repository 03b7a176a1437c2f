/**
 * Codes that people use for a country or a currency, although ISO has another: what they meant is certain, and the code stays wrong.
 *
 * @see ISO 3166-1, exceptionally reserved code elements: UK
 * @see https://publications.europa.eu/code/en/en-5000600.htm Interinstitutional style guide of the European Union, countries: EL, UK
 * @see ISO 4217, CNY, Yuan Renminbi
 */

/** By the code that is used, the one of ISO 3166-1. */
export const usualCountryCodes: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

/** By the code that is used, the one of ISO 4217. */
export const usualCurrencyCodes: Readonly<Record<string, string>> = { RMB: 'CNY' };
