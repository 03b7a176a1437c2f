/**
 * Bacs in the United Kingdom: the reasons in its reports. ARUCS and AWACS are of credits, ARUDD and ADDACS of direct debits.
 *
 * The gotcha: the reasons are single characters, and each report has its own: a code is written with the report, ARUCS-0.
 *
 * @see https://docs.numeral.io/reference/bacs-reason-codes ARUDD, ADDACS
 * @see https://ptx-rbs.readme.io/docs/arucs-aop ARUCS
 */
import { returnList } from '../return-list.js';

export const bacsReasons = returnList({
  list: 'BACS',
  name: 'Bacs reasons: ARUCS, AWACS, ARUDD, ADDACS',
  systems: ['GB_BACS'],
  source: 'Bacs reason codes of ARUCS, AWACS, ARUDD and ADDACS, as listed by banks and bureaux',
  date: '2026-11',
  url: 'https://docs.numeral.io/reference/bacs-reason-codes',
  terms: 'Listed publicly by banks and bureaux for those who send payments. Codes are facts; no sentence is repeated.',
  codes: {
    ACCOUNT_NUMBER_INCORRECT: 'ARUCS-0 AWACS-0',
    ACCOUNT_NOT_FOUND: 'ARUCS-5',
    ACCOUNT_CLOSED: 'ARUCS-B',
    ACCOUNT_CHANGED: 'ARUCS-3 AWACS-3',
    PAYEE_DECEASED: 'ARUCS-2',
    RETURN_REQUESTED: 'ARUCS-C',
    NOTICE_OF_CHANGE: 'AWACS-0 AWACS-3',

    PAYER_ACCOUNT_INCORRECT: 'ARUDD-5',
    PAYER_ACCOUNT_CLOSED: 'ARUDD-B ADDACS-B',
    PAYER_ACCOUNT_CHANGED: 'ARUDD-3 ADDACS-3 ADDACS-C',
    PAYER_ACCOUNT_NOT_DEBITED: 'ARUDD-0',
    PAYER_DECEASED: 'ARUDD-2 ADDACS-2',
    NOT_A_FAILURE: 'ADDACS-R',
    MANDATE_MISSING: 'ARUDD-6',
    MANDATE_CANCELLED: 'ARUDD-1 ADDACS-0 ADDACS-1',
    MANDATE_INFORMATION_INCORRECT: 'ADDACS-E',
    MANDATE_TERMS_NOT_KEPT: 'ARUDD-4 ARUDD-7 ARUDD-8 ARUDD-9 ARUDD-A ADDACS-D',
  },
});
