/** Alerts: country and currency of the payment. */
import { alert } from '../vocabulary/alert.js';

export const countryAndCurrency = {
  COUNTRY_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'BE09',
    rules: { 'country/iso-3166-1': 'ISO 3166-1' },
    cause: 'Without a country, no national rule can be applied, and the bank rejects the message.',
    fix: 'Send the two-letter code: DE, not Germany or DEU.',
    example: { country: 'Germany' },
    text: 'The country must be a code of two capital letters (ISO 3166-1 alpha-2).',
  }),

  COUNTRY_UNKNOWN: alert({
    severity: 'error',
    reason: 'BE09',
    rules: { 'country/iso-3166-1': 'ISO 3166-1' },
    cause: 'The bank cannot route a payment to a country that does not exist.',
    fix: 'Look up the code in ISO 3166-1.',
    example: { country: 'ZZ' },
    text: 'No country has the code {country} (ISO 3166-1 alpha-2).',
  }),

  COUNTRY_SANCTIONED: alert({
    severity: 'info',
    reason: 'RR04',
    rules: { 'country/sanctions': 'The laws that the text names' },
    cause: 'The bank stops the payment, freezes the money or asks for a licence.',
    fix: 'Ask your bank and your lawyers before you pay, and screen payer, payee and banks: this library does not.',
    example: { country: 'KP' },
    text: '{country: place en} is under comprehensive sanctions ({programmes}, since {from: date en-GB}). Nobody is screened here: that is another job.',
  }),

  CURRENCY_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'AM11',
    rules: { 'currency/iso-4217': 'ISO 4217' },
    cause: 'The bank rejects a message whose currency it cannot read.',
    fix: 'Send the three-letter code: EUR, not € or euro.',
    example: { currency: '€' },
    text: 'The currency must be a code of three capital letters (ISO 4217).',
  }),

  CURRENCY_UNKNOWN: alert({
    severity: 'error',
    reason: 'AM11',
    rules: { 'currency/iso-4217': 'ISO 4217' },
    cause: 'The bank rejects the payment: the currency does not exist.',
    fix: 'Look up the code in ISO 4217.',
    example: { currency: 'EUX' },
    text: 'No currency has the code {currency} (ISO 4217).',
  }),

  CURRENCY_DISCONTINUED: alert({
    severity: 'error',
    reason: 'AM11',
    rules: { 'currency/iso-4217': 'ISO 4217' },
    cause: 'No bank keeps accounts in this currency any more, so the payment is rejected.',
    fix: 'Pay in the currency that replaced it.',
    example: { currency: 'BGN' },
    text: 'The currency {currency} is no longer in use.',
  }),

  COUNTRY_CURRENCY_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'CURR',
    rules: { 'country/currency': 'ISO 4217, and the settlement systems of the country' },
    cause: 'The bank converts the amount at its own rate, or returns it.',
    fix: 'Ask the creditor which currency the account is held in.',
    example: { country: 'BR', currency: 'INR' },
    text: 'Payments to {country: place en} are not made in {currency}.',
  }),
};
