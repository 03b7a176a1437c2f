/** Settlement systems of Angola. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * SPTR, the RTGS of Banco Nacional de Angola.
 *
 * The account is the NIB of twenty-one digits.
 */
export const AO_SPTR = scheme({
  code: 'AO_SPTR',
  name: 'SPTR',
  clearingSystem: 'PTR',
  kind: 'high-value',
  countries: ['AO'],
  currencies: ['AOA'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['account', 'bank'],
});

/**
 * KWiK: the instant payments of the Banco Nacional de Angola, since October 2023.
 *
 * A payment goes to an IBAN, a mobile number, an e-mail address or an alias. Institutions above a size must join (directive 08/2025).
 */
export const AO_KWIK = scheme({
  code: 'AO_KWIK',
  name: 'KWiK',
  kind: 'instant',
  countries: ['AO'],
  currencies: ['AOA'],
  account: ['IBAN', 'PHONE', 'EMAIL', 'ALIAS'],
  bank: 'in-account',
  membership: 'optional',
  confidence: 'sourced',
});

export const sources: Sources = {
  AO_SPTR: ['ISO 20022 external code set, ExternalCashClearingSystem1Code'],
  AO_KWIK: ['expansao.co.ao 66998, KWiK', 'pti.ao and targeting.ao, BNA directive 08/2025'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  AO_SPTR: {
    fits: [
      { country: 'AO', account: '004408301661318609131', currency: 'AOA' },
      { iban: 'AO06004408301661318609131', currency: 'AOA' },
    ],
  },
  AO_KWIK: {
    fits: [
      { iban: 'AO06004408301661318609131', currency: 'AOA', reached: true },
      { country: 'AO', type: 'PHONE', account: '+244923123456', currency: 'AOA' },
    ],
  },
};
