/**
 * IBANs of the Comoros: the BBAN is the RIB, whose last two digits are the key.
 *
 * The Comoros are not in the IBAN registry. Their banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { cleRib } from '../../check-digits/mod97.js';
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const KM = country({
  code: 'KM',
  bban: 'bank:5n branch:5n account:11n check:2n',
  checks: [cleRib('check')],
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['KM4600005000015513137353733', 'KM4600005000019907511637238'],
  invalid: {
    KM1900005000015513137353734: 'CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS',
    KM4800005000015513137353733: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    KM460000500001551313735373: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
