/**
 * Benin: what a payout to a company has to say. No identifier of Benin has a published check rule.
 */
import { type CreditorExamples, creditor } from '../creditor.js';

export const BJ = creditor({
  country: 'BJ',
  identifiers: [],
  payouts: [
    {
      currencies: ['XOF'],
      of: 'BUSINESS',
      required: ['/creditor/address'],
      confidence: 'sourced',
      sources: ['https://docs.stripe.com/global-payouts/recipient-requirements'],
    },
  ],
});

export const examples: CreditorExamples = {};
