/**
 * Purpose codes of the United Arab Emirates, three letters in the first line of the remittance information, in any currency.
 *
 * The gotcha: they are not the four letters of ISO 20022. REM, MIS, RBC, ROC, INV and GDS were withdrawn.
 */
import { BALANCE_OF_PAYMENTS } from '../../purposes/gulf.js';
import { purposesOf } from '../../vocabulary/purpose.js';
import type { ProfileSources } from '../../vocabulary/sources.js';

export const purposes = /* @__PURE__ */ purposesOf('AE', [
  {
    currencies: 'ANY',
    of: 'all',
    from: '2018-09-01',
    pattern: /^[A-Z]{3}$/,
    codes: [
      BALANCE_OF_PAYMENTS,
      {
        ACM: 'Agency commissions',
        AES: 'Advance payment against the end of service',
        ALW: 'Allowance',
        BON: 'Bonus',
        CCP: 'Corporate card payments',
        CIN: 'Commercial investments',
        COM: 'Commission',
        COP: 'Compensation',
        CRP: 'Credit card payment',
        DCP: 'Debit card payments',
        DIV: 'Dividend payouts',
        EDU: 'Educational support',
        EMI: 'Equated monthly instalments',
        EOS: 'End of service',
        IGT: 'Inter group transfer',
        IPO: 'IPO subscriptions',
        IRP: 'Interest rate swap payments',
        IRW: 'Interest rate unwind payments',
        LAS: 'Leave salary',
        LIP: 'Loan interest payments',
        LNC: 'Loan charges',
        LND: 'Loan disbursements',
        MCR: 'Monetary claim reimbursements',
        MWI: 'Mobile wallet cash-in',
        MWO: 'Mobile wallet cash-out',
        MWP: 'Mobile wallet payments',
        OAT: 'Own account transfer',
        OVT: 'Overtime',
        PEN: 'Pension',
        PIN: 'Personal investments',
        POR: 'Refunds of IPO subscriptions',
        POS: 'Settlement of a merchant’s terminal',
        PRP: 'Profit rate swap payments',
        PRW: 'Profit rate unwind payments',
        RNT: 'Rent payments',
        SAA: 'Salary advance',
        SVI: 'Stored value card cash-in',
        SVO: 'Stored value card cash-out',
        SVP: 'Stored value card payments',
        TAX: 'Tax payment',
        TKT: 'Tickets',
        TOF: 'Transfer of funds between persons',
        UFP: 'Unclaimed funds placement',
        UTL: 'Utility bill payments',
        XAT: 'Tax refund',
      },
    ],
    isComplete: true,
    edition: '2018-08-16',
    confidence: 'sourced',
  },
]);

export const sources: ProfileSources = [
  [
    'Central Bank of the UAE, UAEFTS-AUX700 of 2017-09-04',
    'HSBC UAE, purpose of payment codes, explanatory notes of 2018-08-16',
    'Nordea, United Arab Emirates purpose of payment codes',
  ],
];
