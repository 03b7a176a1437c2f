/** Settlement systems of Peru. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** Cámara de Compensación Electrónica: instant and batch transfers in soles and dollars. The account is the CCI of 20 digits. */
export const PE_CCE = scheme({
  code: 'PE_CCE',
  name: 'CCE',
  clearingSystem: 'CCE',
  kind: 'instant',
  countries: ['PE'],
  currencies: ['PEN', 'USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

/** LBTR: the RTGS of Banco Central de Reserva del Perú. */
export const PE_LBTR = scheme({
  code: 'PE_LBTR',
  name: 'LBTR',
  kind: 'high-value',
  countries: ['PE'],
  currencies: ['PEN', 'USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

export const sources: Sources = {
  PE_CCE: ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'docs.dlocal.com, payouts'],
  PE_LBTR: ['docs.dlocal.com, payouts'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  PE_CCE: {
    fits: [{ country: 'PE', account: '01136600010003254221', currency: 'PEN' }],
  },
  PE_LBTR: {
    fits: [{ country: 'PE', account: '01136600010003254221', currency: 'PEN' }],
  },
};
