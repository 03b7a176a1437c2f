/** Alerts: the creditor as a whole, and its type. */
import { alert } from '../vocabulary/alert.js';
import { paygate } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditor = {
  CREDITOR_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'FF01',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'The field cannot be read and is not sent to the bank.',
    fix: 'Send the field with the JSON type that the contract gives it.',
    example: { creditor: 'Ada Example' },
    texts: {
      en: 'The creditor, or a field of it, has the wrong JSON type.',
      de: 'Die Angaben zum Zahlungsempfänger, oder ein Teil davon, haben den falschen JSON-Typ.',
      fr: 'Les données du bénéficiaire, ou l’une d’elles, n’ont pas le bon type JSON.',
      es: 'Los datos del beneficiario, o alguno de ellos, no tienen el tipo JSON correcto.',
      pt: 'Os dados do beneficiário, ou algum deles, não têm o tipo JSON correto.',
    },
  }),

  CREDITOR_TYPE_MISSING: alert({
    severity: 'warning',
    reason: 'BE15',
    rules: requirementRules,
    cause: 'The details for a person and for a company differ, so the provider rejects the payment.',
    fix: 'Send INDIVIDUAL or BUSINESS.',
    example: { ...paygate, creditor: { name: 'Ada Example', contactDetails: { email: 'ada@example.org' } } },
    texts: {
      en: '{by} requires the type of the creditor: an individual or a business.',
      de: 'Für {by} wird die Angabe benötigt, ob der Zahlungsempfänger eine Privatperson oder ein Unternehmen ist.',
      fr: 'Pour {by}, il faut indiquer si le bénéficiaire est un particulier ou une entreprise.',
      es: 'Para {by} se necesita saber si el beneficiario es una persona o una empresa.',
      pt: 'Para {by} é necessário saber se o beneficiário é uma pessoa ou uma empresa.',
    },
  }),

  CREDITOR_TYPE_NOT_SUPPORTED: alert({
    severity: 'warning',
    reason: 'BE15',
    rules: { 'creditor/type': 'Payment Preparation Interface, creditor.type' },
    cause: 'The details for a person and for a company differ, and nobody can tell which apply.',
    fix: 'Send INDIVIDUAL or BUSINESS.',
    example: { creditor: { type: 'ROBOT' } },
    texts: {
      en: 'The type of the creditor must be INDIVIDUAL or BUSINESS.',
      de: 'Die Art des Zahlungsempfängers ist weder INDIVIDUAL noch BUSINESS.',
      fr: 'Le type du bénéficiaire n’est ni INDIVIDUAL ni BUSINESS.',
      es: 'El tipo de beneficiario no es INDIVIDUAL ni BUSINESS.',
      pt: 'O tipo de beneficiário não é INDIVIDUAL nem BUSINESS.',
    },
  }),
};
