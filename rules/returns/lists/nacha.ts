/**
 * ACH in the United States: return reason codes, R, and change codes, C.
 *
 * The gotcha: a payment with a change code was made. The receiver of an entry is the payee of a credit and the payer of a debit: of an account, the
 * meaning is that of a credit; of an authorisation, that of a debit.
 *
 * @see https://www.nacha.org/rules Nacha Operating Rules, Appendix Four (returns) and Appendix Five (notifications of change)
 */
import { returnList } from '../return-list.js';

export const nachaCodes = returnList({
  list: 'NACHA',
  name: 'Nacha return reason codes and change codes',
  systems: ['US_FEDACH'],
  source: 'Nacha Operating Rules, return reason codes and change codes, as listed by moov-io/ach',
  date: '2026-08-21',
  url: 'https://github.com/moov-io/ach',
  terms:
    'The rules are Nacha’s and are sold; the codes are facts, listed publicly by banks and by moov-io/ach (Apache-2.0). No sentence is repeated.',
  codes: {
    ACCOUNT_NUMBER_INCORRECT: 'R04 R17 R43 C01 C03 C06 C07',
    ACCOUNT_NOT_FOUND: 'R03',
    ACCOUNT_CLOSED: 'R02',
    ACCOUNT_BLOCKED: 'R16',
    ACCOUNT_CHANGED: 'R12',
    ACCOUNT_TYPE_INCORRECT: 'R41 C05 C06 C07',
    ACCOUNT_TAKES_NO_SUCH_PAYMENT: 'R20',
    INSUFFICIENT_FUNDS: 'R01 R09',

    BANK_IDENTIFIER_INCORRECT: 'R82 C08',
    BANK_CODE_INCORRECT: 'R28 R42 C02 C03 C07',
    BANK_NOT_REACHABLE: 'R13 R81',
    BANK_SUSPENDED: 'R34',

    NAME_MISMATCH: 'R45 C04',
    PAYEE_IDENTIFICATION_INCORRECT: 'R22 R44 C09',
    PAYEE_DECEASED: 'R14 R15',
    PAYEE_REFUSED: 'R23',
    PAYER_DETAILS_REQUIRED: 'C10 C11 C12',
    PAYER_DECEASED: 'R15',
    INITIATOR_UNKNOWN: 'R21',

    AMOUNT_INCORRECT: 'R19',
    DUPLICATE: 'R24 R47',
    DATE_INCORRECT: 'R18',
    FORMAT_INCORRECT: 'R17 R25 R26 R27 C13',
    PAYMENT_TYPE_INCORRECT: 'R35 R36',
    INTERNATIONAL_DETAILS_MISSING: 'R80 R85 C14',

    SETTLEMENT_FAILED: 'R32 R83',
    REJECTED_BY_SYSTEM: 'R84',
    REGULATORY_REASON: 'R16 R90',
    FRAUD: 'R17',
    RETURN_REQUESTED: 'R06 R31',
    NOTICE_OF_CHANGE: 'C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12 C13 C14',
    NOTICE_REFUSED: 'C61 C62 C63 C64 C65 C66 C67 C68 C69',
    RETURN_NOT_ACCEPTED: 'R61 R62 R67 R68 R69 R70 R71 R72 R73 R74 R75 R76 R77',
    CHEQUE_PROBLEM: 'R30 R33 R37 R38 R39 R50 R51 R52 R53',
    ENROLMENT_REFUSED: 'R40 R41 R42 R43 R44 R45 R46 R47',

    MANDATE_MISSING: 'R05 R10 R29',
    MANDATE_CANCELLED: 'R07',
    MANDATE_TERMS_NOT_KEPT: 'R11',
    PAYMENT_STOPPED: 'R08 R38 R52',
  },
});
