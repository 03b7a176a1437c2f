/**
 * LBTR, the RTGS of Banco Central de Reserva del Perú.
 */
import { type SchemeExamples, scheme } from '../scheme.js';

export const PE_LBTR = scheme({
  code: 'PE_LBTR',
  name: 'LBTR',
  kind: 'high-value',
  countries: ['PE'],
  currencies: ['PEN', 'USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'in-account',
  reach: 'all',
  confidence: 'sourced',
  sources: ['docs.dlocal.com, payouts'],
});

export const examples: SchemeExamples = {
  fits: [{ country: 'PE', account: '01136600010003254221', currency: 'PEN' }],
  not: [
    { country: 'PE', account: '01136600010003254221', currency: 'EUR' },
    { country: 'CA', memberId: '000304567', account: '1234567', currency: 'PEN' },
    { country: 'PE', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'PEN' },
  ],
};
