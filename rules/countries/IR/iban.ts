/**
 * IBANs of Iran: the Sheba number, which is bank, kind of account and account.
 *
 * Iran is not in the IBAN registry. Its banks issue these numbers, and the layout is known from use.
 *
 * @see Society for Worldwide Interbank Financial Telecommunication, IBAN registry, release 102 (absent)
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const IR = country({
  code: 'IR',
  bban: 'bank:3n type:1n account:18n',
  registered: false,
});

export const examples: CountryExamples = {
  valid: ['IR580540105180021273113007'],
  invalid: {
    IR600540105180021273113007: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    IR58054010518002127311300: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
