/**
 * IBANs of Jordan.
 *
 * The bank is the first four letters of its BIC. The registry gives 5 to 8 for the branch; bank and branch have four characters each.
 *
 * @see IBAN registry, release 102, entry JO
 */
import { type CountryExamples, country } from '../../vocabulary/country.js';

export const JO = country({
  code: 'JO',
  bban: 'bank:4a branch:4n account:18c',
  bankIsBicPrefix: true,
});

export const examples: CountryExamples = {
  valid: ['JO94CBJO0010000000000131000302'],
  invalid: {
    JO96CBJO0010000000000131000302: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    JO94CBJO001000000000013100030: 'CREDITOR_IBAN_INVALID_BBAN_STRUCTURE',
  },
};
