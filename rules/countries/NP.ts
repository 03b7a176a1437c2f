/**
 * Nepal.
 *
 * Account 6 to 20 characters.
 *
 * Banks are named by their BIC or by a code of the network that pays: such codes are not covered.
 *
 * @see Nepal Clearing House
 * @see https://docs.worldpay.com/access/products/marketplaces/coverage/bank/apac/nepal (up to 20 characters)
 */
import { upToFull } from '../../src/forms/account-form.js';
import { country, type DomesticExamples } from '../country.js';

export const NP = country({
  code: 'NP',
  currency: 'NPR',
  hasIban: false,
  bban: 'account:20c',
  memberId: [],
  otherCodeAtHome: true,
  account: [upToFull(6, 'account')],
});

export const examples: DomesticExamples = {
  valid: [{ account: '0010012345678901' }, { account: '001-2345678-NPR' }],
  invalid: [
    { account: '12345', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
    { account: '111111111111111111111', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
