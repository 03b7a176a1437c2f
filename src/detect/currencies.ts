/** The currencies of invoices. Other words of three capital letters are not taken for a currency. */
export const CURRENCIES: readonly string[] =
  'AED AUD BGN BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS INR JPY KRW MXN NOK NZD PLN RON RSD SAR SEK SGD THB TRY UAH USD ZAR'.split(' ');
