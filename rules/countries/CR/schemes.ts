/** Settlement systems of Costa Rica. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * SINPE, the payment system of Banco Central de Costa Rica, in colones and dollars.
 *
 * SINPE Móvil pays to a telephone number of eight digits.
 */
export const CR_SINPE = scheme({
  code: 'CR_SINPE',
  name: 'SINPE',
  kind: 'batch',
  countries: ['CR'],
  currencies: ['CRC', 'USD'],
  account: ['IBAN', 'PHONE'],
  registered: [{ type: 'PHONE', as: '+506', pattern: /^\+506[5-8]\d{7}$/ }],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['registered'],
});

export const sources: Sources = {
  CR_SINPE: ['docs.dlocal.com, payouts'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  CR_SINPE: {
    fits: [
      { iban: 'CR05015202001026284066', currency: 'CRC' },
      { country: 'CR', type: 'PHONE', account: '+50688881234', currency: 'CRC' },
    ],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'CRC' },
      { country: 'CR', account: '1234567890', currency: 'CRC' },
    ],
  },
};
