/**
 * Signs and words that a list has in the column of the currency, in capital letters, where they are those of one currency alone.
 *
 * The gotcha: $, £, ¥, kr, C$ and lei are of several, and are not here. The signs of invoices (`invoice-currencies.ts`) stand beside an amount, and are other ones.
 *
 * @see https://github.com/unicode-org/cldr/blob/release-48/common/main/root.xml symbols of currencies; those that one currency alone has in any language
 */
export const signsOfOneCurrency: Readonly<Record<string, string>> = {
  RMB: 'CNY',
  'CN¥': 'CNY',
  EURO: 'EUR',
  EUROS: 'EUR',
  '€': 'EUR',
  US$: 'USD',
  CA$: 'CAD',
  A$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  NT$: 'TWD',
  MX$: 'MXN',
  R$: 'BRL',
  ZŁ: 'PLN',
  KČ: 'CZK',
  FT: 'HUF',
  '₺': 'TRY',
  '₹': 'INR',
  '₪': 'ILS',
  '₫': 'VND',
  '₱': 'PHP',
  '₴': 'UAH',
  '₽': 'RUB',
  '₸': 'KZT',
  '₾': 'GEL',
  '₼': 'AZN',
  '₦': 'NGN',
  '₲': 'PYG',
  '₮': 'MNT',
  '₭': 'LAK',
  '៛': 'KHR',
  '฿': 'THB',
  '৳': 'BDT',
};
