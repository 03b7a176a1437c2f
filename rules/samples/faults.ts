/**
 * What is put into a payment instruction so that it has a fault: values that are wrong in any payment, and countries, currencies and methods of which
 * some are far from those of the payment.
 *
 * The gotcha: no value may be right anywhere: a code is one that ISO has not assigned, a telephone number one that is reserved or nobody's.
 */

/** Countries whose accounts have little in common. */
export const otherCountries = ['US', 'JP', 'BR', 'NZ', 'DE', 'FR', 'KE', 'TH', 'PE', 'KR', 'SA', 'AR', 'IN'] as const;

/** Countries far from each other, with sample banks. */
export const farCountries = ['US', 'FR', 'JP', 'ZA', 'BR', 'IN', 'NO'] as const;

/** Currencies that are cleared far from each other. */
export const otherCurrencies = ['INR', 'BRL', 'KRW', 'ISK', 'MGA', 'USD', 'EUR', 'GBP', 'CHF', 'JPY'] as const;

export const otherMethods = [
  ...['GCASH', 'GOPAY', 'MPESA', 'ALIPAY', 'BPAY', 'INTERAC', 'PAYGATE', 'DUITNOW', 'FPS_ID', 'UNIONPAY_CARD'],
] as const;

/** States and provinces that the directory has, or codes that some country has. */
export const otherSubdivisions = ['NY', 'AB', 'JAL', 'SP', 'NSW', 'MH', 'HE', '13', 'C', 'QQ', 'Nowhere'] as const;

/** Names that are plainly a person's, or a company's. `ofCountry`: one whose names are plainly either. */
export const plainNames = {
  person: 'Ada Example',
  personWithTitle: 'Mrs Ada Example',
  company: 'Example Trading',
  companyWithForm: 'Example Trading GmbH',
  ofCountry: 'GB',
} as const;

/** Telephone numbers of several countries, with the country of each. */
export const phones = [
  ['DE', '+4915123456789'],
  ['FR', '+33612345678'],
  ['GB', '+447400123456'],
] as const;

/** Texts in the place of a value. */
export const wrongTexts = {
  names: ['asdf', 'qwerty', 'lorem ipsum', 'first name last name'],
  phones: ['+49 1', 'call me', '+0', 'none'],
  towns: ['12345', 'asdf', 'n/a'],
  countries: ['Germany', 'Deutschland'],
  buildingNumbers: ['12345678901234567', '1 to 19 and rear building'],
  postBox: 'PO Box 1234',
  furtherLines: { addressLine2: 'Rear building', addressLine3: 'Third floor' },
} as const;
