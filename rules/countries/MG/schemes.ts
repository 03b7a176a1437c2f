/** Settlement systems of Madagascar. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** The clearing of payment orders of the Banky Foiben’i Madagasikara. Every operation between banks goes through its system. */
export const MG_ACH = scheme({
  code: 'MG_ACH',
  name: 'Automated clearing',
  kind: 'batch',
  countries: ['MG'],
  currencies: ['MGA'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

/** The RTGS of the Banky Foiben’i Madagasikara. Every operation between banks goes through its system. */
export const MG_RTGS = scheme({
  code: 'MG_RTGS',
  name: 'RTGS of the Banky Foiben’i Madagasikara',
  kind: 'high-value',
  countries: ['MG'],
  currencies: ['MGA'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  MG_ACH: ['banque-centrale.mg, instruction 001-DSP/09 of 2009-09-22'],
  MG_RTGS: ['banque-centrale.mg, instruction 001-DSP/09 of 2009-09-22'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MG_ACH: {
    fits: [
      { iban: 'MG4600005030071705864920849', currency: 'MGA' },
      { country: 'MG', account: '00005030071705864920849', currency: 'MGA' },
    ],
  },
  MG_RTGS: {
    fits: [
      { iban: 'MG4600005030071705864920849', currency: 'MGA' },
      { country: 'MG', account: '00005030071705864920849', currency: 'MGA' },
    ],
  },
};
