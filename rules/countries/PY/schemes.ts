/** Settlement systems of Paraguay. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** SIPAP: the system of Banco Central del Paraguay: RTGS, and instant payments to an account or an alias. The guaraní has no decimals. */
export const PY_SIPAP = scheme({
  code: 'PY_SIPAP',
  name: 'SIPAP',
  kind: 'instant',
  countries: ['PY'],
  currencies: ['PYG'],
  account: ['ACCOUNT_NUMBER', 'ALIAS'],
  bank: 'memberId',
  membership: 'all',
  required: [['/creditor/taxId', '/creditor/documents']],
  confidence: 'sourced',
});

export const sources: Sources = {
  PY_SIPAP: ['app.ohmyfin.ai, Paraguay'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  PY_SIPAP: {
    fits: [
      { country: 'PY', memberId: '1020', account: '123456789', currency: 'PYG' },
      { country: 'PY', type: 'ALIAS', account: 'name.example', currency: 'PYG' },
    ],
  },
};
