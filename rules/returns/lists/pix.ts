/**
 * Pix in Brazil: the reasons of the instant payment system SPI, in pacs.002 and pacs.004.
 *
 * The gotcha: the codes are those of ISO 20022, and some mean something of Pix alone: BE01 is about CPF and CNPJ, BE17 about a QR code.
 *
 * @see https://www.bcb.gov.br/estabilidadefinanceira/comunicacaodados Catálogo de Mensagens do SPI, pacs.002.spi.1.14 and pacs.004.spi.1.5
 */
import { returnList } from '../return-list.js';

export const pixReasons = returnList({
  list: 'PIX',
  name: 'Pix reasons of the SPI',
  systems: ['BR_PIX'],
  source: 'Banco Central do Brasil, catalogue of messages of the SPI, pacs.002.spi.1.14 and pacs.004.spi.1.5, as listed by participants',
  date: '2025-07',
  url: 'https://www.bcb.gov.br/estabilidadefinanceira/comunicacaodados',
  terms: 'A public rule of the central bank. Codes are facts; no sentence is repeated.',
  codes: {
    AMOUNT_TOO_LOW: 'AM01',
    ACCOUNT_NUMBER_INCORRECT: 'AC03',
    ACCOUNT_BLOCKED: 'AC06',
    ACCOUNT_CLOSED: 'AC07',
    ACCOUNT_TYPE_INCORRECT: 'AC14',
    ACCOUNT_TAKES_NO_SUCH_PAYMENT: 'AG03',
    ACCOUNT_LIMIT_REACHED: 'AM02',
    BANK_IDENTIFIER_INCORRECT: 'RC10',
    BANK_NOT_REACHABLE: 'DS27',
    BANK_UNAVAILABLE: 'AB09',
    AGENT_INCORRECT: 'AGNT',
    PAYER_BANK_INCORRECT: 'RC09',
    PAYER_BANK_UNAVAILABLE: 'AB11 AM04',
    BANK_ERROR: 'BE08',
    IDENTITY_MISMATCH: 'BE01',
    PAYEE_IDENTIFICATION_INCORRECT: 'CH11',
    INITIATOR_UNKNOWN: 'BE05',
    AMOUNT_INCORRECT: 'AM09 AM12',
    TOTALS_INCORRECT: 'AM18',
    DUPLICATE: 'DUPL',
    DATE_INCORRECT: 'DT02',
    FORMAT_INCORRECT: 'CH16 FF08',
    PURPOSE_INCORRECT: 'FF07',
    REMITTANCE_INFORMATION_INCORRECT: 'BE15 BE17',
    TIMED_OUT: 'AB03',
    SETTLEMENT_FAILED: 'ED05',
    REJECTED_BY_BANK: 'DS04',
    REGULATORY_REASON: 'RR04',
    FRAUD: 'FRAD FR01',
    REFUND_REQUESTED: 'MD06 SL02',
    PAYMENT_NOT_DUE: 'UPAY',
    SAME_BANK_NOT_ALLOWED: 'AG12',
    NOT_AUTHORISED: 'DS0G',
    RETURN_NOT_ACCEPTED: 'AG13 DT05 SL02',
    MANDATE_MISSING: 'UPAY',
    MANDATE_CANCELLED: 'CN01',
    PAYMENT_TYPE_INCORRECT: 'MD01',
  },
});
