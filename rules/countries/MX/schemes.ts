/** Settlement systems of Mexico. */
import { type SchemeExamples, scheme } from '../../vocabulary/scheme.js';
import type { Sources } from '../../vocabulary/sources.js';

/**
 * SPEI: the system of Banco de México, open at all hours.
 *
 * The account is the CLABE of 18 digits, a debit card, or a telephone number together with the bank.
 */
export const MX_SPEI = scheme({
  code: 'MX_SPEI',
  name: 'SPEI',
  kind: 'instant',
  countries: ['MX'],
  currencies: ['MXN'],
  account: ['ACCOUNT_NUMBER', 'CARD_NUMBER', 'PHONE'],
  bank: 'in-account',
  membership: 'all',
  confidence: 'sourced',
});

/** SPID: dollars between accounts of companies at Mexican banks. Those banks take part that offer such accounts. */
export const MX_SPID = scheme({
  code: 'MX_SPID',
  name: 'SPID',
  kind: 'instant',
  countries: ['MX'],
  currencies: ['USD'],
  account: ['ACCOUNT_NUMBER'],
  bank: 'in-account',
  membership: 'optional',
  creditorTypes: ['BUSINESS'],
  confidence: 'sourced',
});

export const sources: Sources = {
  MX_SPEI: ['blindpay.com, LATAM payout cheat sheet', 'omipay.com.cn (MXN)'],
  MX_SPID: ['Diario Oficial de la Federación 2016-03-11, circular 4/2016: rules of SPID'],
};

export const examples: Readonly<Record<string, SchemeExamples>> = {
  MX_SPEI: {
    fits: [
      { country: 'MX', account: '032180000118359719', currency: 'MXN' },
      { country: 'MX', type: 'CARD_NUMBER', account: '6200000000000005', currency: 'MXN' },
      { country: 'MX', type: 'PHONE', account: '+525512345678', currency: 'MXN' },
    ],
  },
  MX_SPID: {
    fits: [{ country: 'MX', account: '032180000118359719', currency: 'USD', reached: true }],
  },
};
