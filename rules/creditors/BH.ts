/**
 * Bahrain: what a payout to a company has to say. No identifier of Bahrain has a published check rule.
 */
import { type CreditorExamples, creditor } from '../creditor.js';

export const BH = creditor({
  country: 'BH',
  identifiers: [],
  payouts: [
    {
      currencies: ['BHD'],
      of: 'BUSINESS',
      required: ['/creditor/address'],
      confidence: 'sourced',
      sources: ['https://docs.stripe.com/global-payouts/recipient-requirements'],
    },
  ],
});

export const examples: CreditorExamples = {};
