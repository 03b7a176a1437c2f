/** Meanings of return codes: direct debits, and the mandates under which they are collected. */
import { meanings } from '../meaning.js';

export const ofMandate = meanings({
  MANDATE_MISSING: {
    text: 'The payer has given no mandate for this direct debit, or does not know who collects. The payee has to obtain one.',
    fields: [],
    actor: 'payee',
    retry: 'never',
    alerts: [],
  },
  MANDATE_CANCELLED: {
    text: 'The mandate or authorisation was cancelled or has expired. The payee has to ask the payer for a new one.',
    fields: [],
    actor: 'payee',
    retry: 'never',
    alerts: [],
  },
  MANDATE_INFORMATION_INCORRECT: {
    text: 'Details of the mandate are missing or wrong, or were changed. The payee has to correct them.',
    fields: [],
    actor: 'payee',
    retry: 'corrected',
    alerts: [],
  },
  MANDATE_TERMS_NOT_KEPT: {
    text: 'The direct debit is not what was agreed or announced: amount, day or collector differ, or the payer disputes it.',
    fields: [],
    actor: 'payee',
    retry: 'corrected',
    alerts: [],
  },
  PAYMENT_STOPPED: {
    text: 'The account holder stopped the payment. The payee has to speak to the payer.',
    fields: [],
    actor: 'payer',
    retry: 'unknown',
    alerts: [],
  },
});
