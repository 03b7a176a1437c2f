/**
 * What a payout to South Korea must say of the creditor.
 *
 * Wise asks for e-mail address and kind of creditor; then for the date of birth of a person, or the BRN of a business.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('KR', [
  {
    currencies: ['KRW'],
    required: ['/creditor/contactDetails/email', '/creditor/type'],
    confidence: 'sourced',
  },
  {
    currencies: ['KRW'],
    of: 'INDIVIDUAL',
    required: ['/creditor/dateOfBirth'],
    confidence: 'sourced',
  },
  {
    currencies: ['KRW'],
    of: 'BUSINESS',
    required: [['/creditor/taxId', '/creditor/documents']],
    identifiers: ['BRN'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  ['docs.wise.com, KRW verification'],
  ['docs.wise.com, KRW verification'],
  ['docs.wise.com, KRW verification'],
];
