/** Settlement systems of Bahrain. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';

/**
 * EFTS, the electronic fund transfers of Benefit, Bahrain.
 *
 * The dinar has three decimals.
 */
export const BH_EFTS = scheme({
  code: 'BH_EFTS',
  name: 'EFTS',
  kind: 'instant',
  countries: ['BH'],
  currencies: ['BHD'],
  account: ['IBAN'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'known',
});

export const examples: Readonly<Record<string, SchemeExamples>> = {
  BH_EFTS: {
    fits: [{ iban: 'BH67BMAG00001299123456', currency: 'BHD' }],
    not: [
      { iban: 'UA213223130000026007233566001', currency: 'BHD' },
      { country: 'BH', account: '1234567890', currency: 'BHD' },
    ],
  },
};
