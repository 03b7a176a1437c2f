/**
 * Philippines: TIN, with the branch of three or five digits or without; PhilSys number of people. What they are checked by is not published.
 *
 * @see Bureau of Internal Revenue, Taxpayer Identification Number
 */
import { type CreditorExamples, creditor, identifier } from '../creditor.js';

export const PH = creditor({
  country: 'PH',
  identifiers: [
    identifier({ type: 'TIN', kind: 'TXID', layout: 'number:9n', confidence: 'known', sources: [] }),
    identifier({ type: 'TIN', kind: 'TXID', layout: 'number:9n branch:3n', confidence: 'known', sources: [] }),
    identifier({ type: 'TIN', kind: 'TXID', layout: 'number:9n branch:5n', confidence: 'known', sources: [] }),
    identifier({
      type: 'PCN',
      aliases: ['PHILSYS', 'PHILID'],
      kind: 'NIDN',
      of: 'INDIVIDUAL',
      layout: 'number:16n',
      confidence: 'known',
      sources: [],
    }),
  ],
  payouts: [
    {
      currencies: ['PHP'],
      required: ['/creditor/address'],
      nameWords: 2,
      confidence: 'sourced',
      sources: ['Wise, recipients of PHP', 'support.currencycloud.com, PHP'],
    },
  ],
});

export const examples: CreditorExamples = {
  TIN: {
    valid: ['123-456-789', '123-456-789-000', '123-456-789-00000'],
    invalid: { '12345678': 'INVALID_FORMAT', '1234567890': 'INVALID_FORMAT' },
  },
  PCN: { valid: ['1234-5678-9012-3456'], invalid: { '123456789012': 'INVALID_FORMAT' } },
};
