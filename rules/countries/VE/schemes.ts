/** Settlement systems of Venezuela. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/** Immediate transfers between the banks of Venezuela, at first up to 3,100 bolívares. */
export const VE_CREDITO_INMEDIATO = scheme({
  code: 'VE_CREDITO_INMEDIATO',
  name: 'Crédito inmediato',
  kind: 'instant',
  countries: ['VE'],
  currencies: ['VES'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'in-account',
  membership: 'optional',
  confidence: 'sourced',
});

/** Pago móvil: instant payments to a telephone number, together with the bank and the identity number of the payee. */
export const VE_PAGO_MOVIL = scheme({
  code: 'VE_PAGO_MOVIL',
  name: 'Pago móvil interbancario',
  kind: 'proxy',
  countries: ['VE'],
  currencies: ['VES'],
  account: ['PHONE'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
  knownOnly: ['bank'],
});

export const sources: Sources = {
  VE_CREDITO_INMEDIATO: ['elperiodiquito.com 48859, immediate transfers between banks'],
  VE_PAGO_MOVIL: ['elimpulso.com 2017-10-05, pago móvil interbancario', 'elimpulso.com 2021-03-17: all banks'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  VE_CREDITO_INMEDIATO: {
    fits: [{ country: 'VE', account: '01340001600000012345', currency: 'VES', reached: true }],
  },
  VE_PAGO_MOVIL: {
    fits: [{ country: 'VE', type: 'PHONE', account: '+584121234567', currency: 'VES' }],
  },
};
