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
    texts: {
      en: 'The country must be a code of two capital letters (ISO 3166-1 alpha-2).',
      de: 'Das Land ist kein Code aus zwei Großbuchstaben (ISO 3166-1 alpha-2).',
      fr: 'Le pays n’est pas un code de deux lettres majuscules (ISO 3166-1 alpha-2).',
      es: 'El país no es un código de dos letras mayúsculas (ISO 3166-1 alpha-2).',
      pt: 'O país não é um código de duas letras maiúsculas (ISO 3166-1 alpha-2).',
    },
  }),

  COUNTRY_UNKNOWN: alert({
    severity: 'error',
    reason: 'BE09',
    rules: { 'country/iso-3166-1': 'ISO 3166-1' },
    cause: 'The bank cannot route a payment to a country that does not exist.',
    fix: 'Look up the code in ISO 3166-1.',
    example: { country: 'ZZ' },
    texts: {
      en: 'No country has the code {country} (ISO 3166-1 alpha-2).',
      de: 'Kein Land hat den Code {country} (ISO 3166-1 alpha-2).',
      fr: 'Aucun pays n’a le code {country} (ISO 3166-1 alpha-2).',
      es: 'Ningún país tiene el código {country} (ISO 3166-1 alpha-2).',
      pt: 'Nenhum país tem o código {country} (ISO 3166-1 alpha-2).',
    },
  }),

  CURRENCY_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'AM11',
    rules: { 'currency/iso-4217': 'ISO 4217' },
    cause: 'The bank rejects a message whose currency it cannot read.',
    fix: 'Send the three-letter code: EUR, not € or euro.',
    example: { currency: '€' },
    texts: {
      en: 'The currency must be a code of three capital letters (ISO 4217).',
      de: 'Die Währung ist kein Code aus drei Großbuchstaben (ISO 4217).',
      fr: 'La devise n’est pas un code de trois lettres majuscules (ISO 4217).',
      es: 'La moneda no es un código de tres letras mayúsculas (ISO 4217).',
      pt: 'A moeda não é um código de três letras maiúsculas (ISO 4217).',
    },
  }),

  CURRENCY_UNKNOWN: alert({
    severity: 'error',
    reason: 'AM11',
    rules: { 'currency/iso-4217': 'ISO 4217' },
    cause: 'The bank rejects the payment: the currency does not exist.',
    fix: 'Look up the code in ISO 4217.',
    example: { currency: 'EUX' },
    texts: {
      en: 'No currency has the code {currency} (ISO 4217).',
      de: 'Keine Währung hat den Code {currency} (ISO 4217).',
      fr: 'Aucune devise n’a le code {currency} (ISO 4217).',
      es: 'Ninguna moneda tiene el código {currency} (ISO 4217).',
      pt: 'Nenhuma moeda tem o código {currency} (ISO 4217).',
    },
  }),

  CURRENCY_DISCONTINUED: alert({
    severity: 'error',
    reason: 'AM11',
    rules: { 'currency/iso-4217': 'ISO 4217' },
    cause: 'No bank keeps accounts in this currency any more, so the payment is rejected.',
    fix: 'Pay in the currency that replaced it.',
    example: { currency: 'BGN' },
    texts: {
      en: 'The currency {currency} is no longer in use.',
      de: 'Die Währung {currency} ist nicht mehr in Gebrauch.',
      fr: 'La devise {currency} n’a plus cours.',
      es: 'La moneda {currency} ya no está en uso.',
      pt: 'A moeda {currency} já não está em uso.',
    },
  }),

  COUNTRY_CURRENCY_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'CURR',
    rules: { 'country/currency': 'ISO 4217, and the settlement systems of the country' },
    cause: 'The bank converts the amount at its own rate, or returns it.',
    fix: 'Ask the creditor which currency the account is held in.',
    example: { country: 'BR', currency: 'INR' },
    texts: {
      en: 'Payments to {country} are not made in {currency}.',
      de: 'Zahlungen nach {country} werden nicht in {currency} ausgeführt.',
      fr: 'Les paiements vers {country} ne se font pas en {currency}.',
      es: 'Los pagos a {country} no se hacen en {currency}.',
      pt: 'Os pagamentos para {country} não são feitos em {currency}.',
    },
  }),
};
