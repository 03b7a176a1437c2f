/** Settlement systems of El Salvador. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** ACH: batch payments. A payment names the bank code, the account and the type of account. */
export const SV_ACH = scheme({
  code: 'SV_ACH',
  name: 'ACH El Salvador',
  kind: 'batch',
  countries: ['SV'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'memberId',
  membership: 'all',
  confidence: 'known',
});

/** Transfer365: the instant payments of the Banco Central de Reserva, since June 2021. A telephone number can stand for the account. */
export const SV_TRANSFER365 = scheme({
  code: 'SV_TRANSFER365',
  name: 'Transfer365',
  kind: 'instant',
  countries: ['SV'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER', 'IBAN', 'PHONE'],
  bank: 'memberId',
  membership: 'optional',
  confidence: 'sourced',
});

export const sources: Sources = {
  SV_TRANSFER365: [
    'elsalvadorinenglish.com 2023-03-14, Transfer365',
    'bloomberglinea.com, Transfer365 Mobile and Business',
    'diarioelsalvador.com, launch of Transfer 365',
  ],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  SV_ACH: {
    fits: [
      { country: 'SV', memberId: '02', account: '123456789', currency: 'USD' },
      { iban: 'SV62CENR00000000000000700025', currency: 'USD' },
    ],
  },
  SV_TRANSFER365: {
    fits: [
      { iban: 'SV62CENR00000000000000700025', currency: 'USD', reached: true },
      { country: 'SV', type: 'PHONE', account: '+50370123456', currency: 'USD' },
    ],
  },
};
