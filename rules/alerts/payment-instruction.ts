/** Alerts: the payment instruction as a whole. */
import { alert } from '../vocabulary/alert.js';

export const paymentInstruction = {
  PAYMENT_INSTRUCTION_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'FF01',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'Nothing in it can be read, so nothing is checked or paid.',
    fix: 'Send one JSON object for each payment.',
    example: [],
    texts: {
      en: 'The payment instruction must be an object.',
      de: 'Der Zahlungsauftrag ist kein Objekt.',
      fr: 'L’ordre de paiement n’est pas un objet.',
      es: 'La orden de pago no es un objeto.',
      pt: 'A ordem de pagamento não é um objeto.',
    },
  }),

  PAYMENT_INSTRUCTION_NOT_CHECKED: alert({
    severity: 'info',
    reason: 'NARR',
    rules: { 'instruction/coverage': 'Payment Preparation Interface, payment instruction' },
    cause: 'No rule says anything of what is given, so nothing speaks for the payment, and nothing against it.',
    fix: 'Give the country, the account and the bank of the creditor.',
    example: {},
    texts: {
      en: 'Nothing in this instruction could be checked.',
      de: 'An diesem Auftrag konnte nichts geprüft werden.',
      fr: 'Rien n’a pu être vérifié dans cet ordre.',
      es: 'No se ha podido comprobar nada en esta orden.',
      pt: 'Nada nesta ordem pôde ser verificado.',
    },
  }),

  PAYMENT_INSTRUCTION_FIELD_UNKNOWN: alert({
    severity: 'info',
    reason: 'NARR',
    rules: { 'instruction/fields': 'Payment Preparation Interface, payment instruction' },
    cause: 'What is in this field is neither checked nor sent.',
    fix: 'Write the field as the contract does, or remove it.',
    example: { contry: 'DE', creditor: { name: 'Ada Example' } },
    optional: ['meant'],
    texts: {
      en: 'A payment instruction has no field of this name (did you mean {meant}?).',
      de: 'Ein Zahlungsauftrag hat kein Feld dieses Namens (vielleicht {meant}).',
      fr: 'Un ordre de paiement n’a pas de champ de ce nom (peut-être {meant}).',
      es: 'Una orden de pago no tiene ningún campo con este nombre (tal vez {meant}).',
      pt: 'Uma ordem de pagamento não tem nenhum campo com este nome (talvez {meant}).',
    },
  }),
};
