/** Alerts: the date of birth of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { paygate } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorDateOfBirth = {
  CREDITOR_DATE_OF_BIRTH_MISSING: alert({
    severity: 'warning',
    reason: 'RR12',
    rules: requirementRules,
    cause: 'The provider cannot identify the creditor and rejects the payment.',
    fix: 'Ask the creditor for their date of birth.',
    example: {
      ...paygate,
      creditor: { name: 'Ada Example', type: 'INDIVIDUAL', contactDetails: { email: 'ada@example.org' } },
    },
    texts: {
      en: '{by} requires the creditor’s date of birth.',
      de: 'Für {by} wird das Geburtsdatum des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, la date de naissance du bénéficiaire est nécessaire.',
      es: 'Para {by} se necesita la fecha de nacimiento del beneficiario.',
      pt: 'Para {by} é necessária a data de nascimento do beneficiário.',
    },
  }),

  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RR12',
    rules: { 'date-of-birth/calendar': 'ISO 8601-1' },
    cause: 'The date cannot be read, and the message is rejected.',
    fix: 'Write the date as YYYY-MM-DD.',
    example: { creditor: { dateOfBirth: '2023-02-29' } },
    texts: {
      en: 'The creditor’s date of birth must be a calendar date written YYYY-MM-DD.',
      de: 'Das Geburtsdatum des Zahlungsempfängers ist kein Kalenderdatum in der Form JJJJ-MM-TT.',
      fr: 'La date de naissance du bénéficiaire n’est pas une date du calendrier sous la forme AAAA-MM-JJ.',
      es: 'La fecha de nacimiento del beneficiario no es una fecha del calendario con la forma AAAA-MM-DD.',
      pt: 'A data de nascimento do beneficiário não é uma data do calendário no formato AAAA-MM-DD.',
    },
  }),

  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: alert({
    severity: 'warning',
    reason: 'RR12',
    rules: { 'date-of-birth/span': 'payprep, heuristic' },
    cause: 'The provider cannot identify the creditor by this date.',
    fix: 'Check the year; ask the creditor if in doubt.',
    example: { creditor: { dateOfBirth: '1850-01-01' } },
    texts: {
      en: 'The creditor’s date of birth is in the future or more than 120 years ago.',
      de: 'Das Geburtsdatum des Zahlungsempfängers liegt in der Zukunft oder mehr als 120 Jahre zurück.',
      fr: 'La date de naissance du bénéficiaire est dans le futur ou remonte à plus de 120 ans.',
      es: 'La fecha de nacimiento del beneficiario está en el futuro o es de hace más de 120 años.',
      pt: 'A data de nascimento do beneficiário está no futuro ou é de há mais de 120 anos.',
    },
  }),

  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: alert({
    severity: 'warning',
    reason: 'RR12',
    rules: { 'date-of-birth/holder': 'Payment Preparation Interface, creditor.type' },
    cause: 'The date contradicts the type of the creditor; one of the two is wrong.',
    fix: 'Remove the date, or set the type to INDIVIDUAL.',
    example: { creditor: { type: 'BUSINESS', dateOfBirth: '1970-05-17' } },
    texts: {
      en: 'A business has no date of birth.',
      de: 'Ein Unternehmen hat kein Geburtsdatum.',
      fr: 'Une entreprise n’a pas de date de naissance.',
      es: 'Una empresa no tiene fecha de nacimiento.',
      pt: 'Uma empresa não tem data de nascimento.',
    },
  }),

  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'BE01',
    rules: { 'date-of-birth/identifier': 'the country’s rules of the identifier' },
    cause: 'The provider cannot identify the creditor: one of the two is wrong.',
    fix: 'Ask the creditor which of the two is right.',
    example: {
      country: 'CN',
      creditor: { dateOfBirth: '1970-05-17', taxId: '360426199101010071' },
    },
    texts: {
      en: 'The date of birth differs from the one in the identifier ({type}).',
      de: 'Das Geburtsdatum ist nicht das, das in der Kennung steckt ({type}).',
      fr: 'La date de naissance n’est pas celle que contient l’identifiant ({type}).',
      es: 'La fecha de nacimiento no es la que contiene el identificador ({type}).',
      pt: 'A data de nascimento não é a que está no identificador ({type}).',
    },
  }),
};
