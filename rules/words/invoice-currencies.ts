/**
 * The currencies of invoices, by their codes and signs. Other words of three capital letters are not taken for a currency.
 *
 * The gotcha: $ and kr are signs of many currencies, so they are none here.
 *
 * @see ISO 4217
 */

export const invoiceCurrencies: readonly string[] =
  'AED AUD BGN BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS INR JPY KRW MXN NOK NZD PLN RON RSD SAR SEK SGD THB TRY UAH USD ZAR'.split(' ');

/** Signs, with the currency that they stand for. */
export const currencySigns: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', zł: 'PLN' };
