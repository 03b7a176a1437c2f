/** Alerts: the bank of the creditor as a whole. */
import { alert } from '../vocabulary/alert.js';
import { ada, paid } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorAgent = {
  CREDITOR_AGENT_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RC04',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'The bank cannot be read, so the payment cannot be routed.',
    fix: 'Send the field with the JSON type that the contract gives it.',
    example: { creditorAgent: { clearingSystemMemberId: '37040044' } },
    texts: {
      en: 'The creditor agent, or a field of it, has the wrong JSON type.',
      de: 'Die Angaben zur Bank des Zahlungsempfängers, oder ein Teil davon, haben den falschen JSON-Typ.',
      fr: 'Les données de la banque du bénéficiaire, ou l’une d’elles, n’ont pas le bon type JSON.',
      es: 'Los datos del banco del beneficiario, o alguno de ellos, no tienen el tipo JSON correcto.',
      pt: 'Os dados do banco do beneficiário, ou algum deles, não têm o tipo JSON correto.',
    },
  }),

  CREDITOR_AGENT_MISSING: alert({
    severity: 'error',
    reason: 'RC04',
    rules: requirementRules,
    cause: 'Without the bank, the payment cannot be routed.',
    fix: 'Ask the creditor for the bank, or take it from an invoice or a bank statement.',
    example: { ...ada, ...paid('US', undefined, '58077575655350514', 'US_CHIPS') },
    texts: {
      en: '{by} requires the creditor’s bank: its BIC or its bank identifier.',
      de: 'Für {by} wird die Bank des Zahlungsempfängers benötigt: ihr BIC oder ihre Bankleitzahl.',
      fr: 'Pour {by}, la banque du bénéficiaire est nécessaire, par son BIC ou son code banque.',
      es: 'Para {by} se necesita el banco del beneficiario: su código SWIFT/BIC o su código de banco.',
      pt: 'Para {by} é necessário o banco do beneficiário: o seu código SWIFT/BIC ou o seu código de banco.',
    },
  }),
};
