/**
 * CIPS: payments in renminbi between China and the world.
 *
 * The gotcha: CIPS pays no individual who is resident in China. A payment states its purpose.
 */
import { type SchemeExamples, scheme } from '../vocabulary/scheme.js';

export const CIPS = scheme({
  code: 'CIPS',
  name: 'CIPS',
  clearingSystem: 'CIP',
  kind: 'cross-border',
  precedence: 8,
  countries: 'WORLD',
  currencies: ['CNY'],
  account: ['ACCOUNT_NUMBER', 'IBAN'],
  bank: 'bic',
  membership: 'optional',
  creditorTypes: ['BUSINESS'],
  confidence: 'sourced',
  knownOnly: ['membership', 'creditorTypes'],
});

export const sources: readonly string[] = ['ISO 20022 external code set, ExternalCashClearingSystem1Code', 'support.ibanfirst.com 611533'];

export const examples: SchemeExamples = {
  fits: [
    { country: 'CN', bic: 'ICBKCNBJ', account: '0200000109000012345', currency: 'CNY', reached: true },
    { iban: 'DE89370400440532013000', bic: 'COBADEFF', currency: 'CNY', reached: true },
  ],
  not: [{ country: 'CN', bic: 'ICBKCNBJ', account: '0200000109000012345', currency: 'CNY' }],
};
