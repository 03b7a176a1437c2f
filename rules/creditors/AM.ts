/**
 * Armenia: the taxpayer's number of eight digits; people may give their public services number, of ten.
 *
 * Neither has a published check rule.
 *
 * @see State Revenue Committee, taxpayer identification number
 */
import { type CreditorExamples, creditor, identifier } from '../creditor.js';

export const AM = creditor({
  country: 'AM',
  identifiers: [
    identifier({ type: 'TIN', aliases: ['HVHH'], kind: 'TXID', layout: 'number:8n', confidence: 'known', sources: [] }),
    identifier({
      type: 'PSN',
      aliases: ['SOCIAL_CARD'],
      kind: 'SOSE',
      of: 'INDIVIDUAL',
      layout: 'number:10n',
      isTaxId: true,
      confidence: 'known',
      sources: ['outgoing wire quick reference, AMD: a tax identifier of ten digits'],
    }),
  ],
  payouts: [
    { currencies: ['AMD'], required: ['/creditor/taxId'], confidence: 'sourced', sources: ['outgoing wire quick reference, AMD'] },
    {
      currencies: ['AMD'],
      of: 'BUSINESS',
      required: ['/creditor/address'],
      confidence: 'sourced',
      sources: ['https://docs.stripe.com/global-payouts/recipient-requirements'],
    },
  ],
});

export const examples: CreditorExamples = {
  TIN: { valid: ['00123456'], invalid: { 1234567: 'INVALID_FORMAT' } },
  PSN: { valid: ['1234567890'], invalid: { 123456789: 'INVALID_FORMAT' } },
};
