/**
 * What a payout to Argentina must say of the creditor. dLocal and Worldpay ask for the CUIT, as tax number or as document, and for the kind
 * of account.
 */
import { payoutsTo } from '../../vocabulary/payout.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const payouts = payoutsTo('AR', [
  {
    currencies: ['ARS'],
    required: [['/creditor/taxId', '/creditor/documents'], '/creditorAccount/type'],
    accountTypes: ['CHECKING', 'SAVINGS'],
    identifiers: ['CUIT'],
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [['docs.dlocal.com, payouts: Argentina', 'developer.worldpay.com, Argentina']];
