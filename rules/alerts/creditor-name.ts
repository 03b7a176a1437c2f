/** Alerts: the name of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { paid } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorName = {
  CREDITOR_NAME_MISSING: alert({
    severity: 'error',
    reason: 'BE22',
    rules: requirementRules,
    cause: 'Without the name of the account holder, the payment is rejected.',
    fix: 'Ask the creditor for their full name.',
    example: paid('US', '097237624', '58077575655350514', 'US_FEDWIRE'),
    texts: {
      en: '{by} requires the name of the creditor.',
      de: 'Für {by} wird der Name des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, le nom du bénéficiaire est nécessaire.',
      es: 'Para {by} se necesita el nombre del beneficiario.',
      pt: 'Para {by} é necessário o nome do beneficiário.',
    },
  }),

  CREDITOR_NAME_INVALID_FORMAT: alert({
    severity: 'warning',
    reason: 'BE21',
    rules: { 'name/letters': 'payprep, heuristic', 'name/words': 'the rules for payouts to the country' },
    cause: 'The bank cannot match this name with the account holder and may return the payment.',
    fix: 'Ask for the full name as the bank knows it.',
    example: { creditor: { name: '...' } },
    texts: {
      en: 'The creditor’s name is not a full name: {reason}.',
      de: 'Der Name des Zahlungsempfängers ist kein vollständiger Name ({reason: no letters=ohne Buchstaben; one letter=ein einzelner Buchstabe; initials=nur Anfangsbuchstaben; one word=ein einzelnes Wort}).',
      fr: 'Le nom du bénéficiaire n’est pas un nom complet ({reason: no letters=sans lettres; one letter=une seule lettre; initials=des initiales; one word=un seul mot}).',
      es: 'El nombre del beneficiario no es un nombre completo ({reason: no letters=sin letras; one letter=una sola letra; initials=solo iniciales; one word=una sola palabra}).',
      pt: 'O nome do beneficiário não é um nome completo ({reason: no letters=sem letras; one letter=uma única letra; initials=apenas iniciais; one word=uma única palavra}).',
    },
  }),

  CREDITOR_NAME_INVALID_CHARACTERS: alert({
    severity: 'warning',
    reason: 'RR10',
    rules: {
      'name/characters': 'payprep, heuristic',
      'name/charset': 'European Payments Council, EPC217-08, SEPA requirements for an extended character set',
    },
    cause: 'The characters are replaced or dropped on the way, and the name no longer matches the account.',
    fix: 'Type the name again: pasted text can hold invisible characters.',
    example: { creditor: { name: 'Ada\u200b Example' } },
    texts: {
      en: 'The creditor’s name has characters that names do not have, or that {by} does not carry.',
      de: 'Der Name des Zahlungsempfängers enthält Zeichen, die in keinem Namen vorkommen oder von {by} nicht übertragen werden.',
      fr: 'Le nom du bénéficiaire contient des caractères qui ne figurent dans aucun nom ou ne sont pas transmis par {by}.',
      es: 'El nombre del beneficiario contiene caracteres que ningún nombre tiene o que {by} no transmite.',
      pt: 'O nome do beneficiário contém caracteres que nenhum nome tem ou que {by} não transmite.',
    },
  }),

  CREDITOR_NAME_TOO_LONG: alert({
    severity: 'warning',
    reason: 'BE20',
    rules: { 'name/length': 'ISO 20022, Max140Text, or the rules of the settlement system' },
    cause: 'The name is cut off on the way, or the payment is rejected.',
    fix: 'Shorten the name to a form that the creditor’s bank still recognises.',
    example: { creditor: { name: 'Ada Example '.repeat(12) } },
    texts: {
      en: 'The creditor’s name has {length} characters; {by} allows at most {max}.',
      de: 'Der Name des Zahlungsempfängers hat {length} Zeichen, {by} überträgt höchstens {max}.',
      fr: 'Le nom du bénéficiaire compte {length} caractères, {by} en transmet {max} au plus.',
      es: 'El nombre del beneficiario tiene {length} caracteres; {by} transmite {max} como máximo.',
      pt: 'O nome do beneficiário tem {length} caracteres e {by} transmite no máximo {max}.',
    },
  }),

  CREDITOR_NAME_SUSPICIOUS: alert({
    severity: 'warning',
    reason: 'BE21',
    rules: { 'name/placeholder': 'payprep, heuristic' },
    cause: 'The name was probably never filled in, and the bank cannot match it with the account.',
    fix: 'Check the name; ask the creditor if in doubt.',
    example: { creditor: { name: 'asdf' } },
    texts: {
      en: 'The creditor’s name looks like a placeholder.',
      de: 'Der Name des Zahlungsempfängers sieht aus wie ein Platzhalter.',
      fr: 'Le nom du bénéficiaire ressemble à un nom fictif.',
      es: 'El nombre del beneficiario parece ficticio.',
      pt: 'O nome do beneficiário parece fictício.',
    },
  }),

  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'BE21',
    rules: { 'name/identifier': 'payprep, heuristic' },
    cause: 'The bank cannot match a number with the name of the account holder.',
    fix: 'Check whether two fields were swapped, and ask for the name.',
    example: { creditor: { name: '12345678' } },
    texts: {
      en: 'The field for the creditor’s name holds an account number or another identifier.',
      de: 'Wo der Name des Zahlungsempfängers hingehört, steht eine Kontonummer oder eine andere Kennung.',
      fr: 'Un numéro de compte ou un autre identifiant figure à la place du nom du bénéficiaire.',
      es: 'En el lugar del nombre del beneficiario figura un número de cuenta u otro identificador.',
      pt: 'No lugar do nome do beneficiário está um número de conta ou outro identificador.',
    },
  }),

  CREDITOR_NAME_TYPE_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'BE01',
    rules: { 'name/type': 'payprep, heuristic' },
    cause: 'The details for a person and for a company differ, so the wrong ones are sent.',
    fix: 'Ask whether the account belongs to a person or a company, and correct the type.',
    example: { creditor: { name: 'Example Trading GmbH', type: 'INDIVIDUAL' } },
    texts: {
      en: 'The creditor’s name does not fit the type of the creditor.',
      de: 'Der Name passt nicht zur Art des Zahlungsempfängers.',
      fr: 'Le nom du bénéficiaire ne correspond pas à son type.',
      es: 'El nombre no corresponde al tipo de beneficiario.',
      pt: 'O nome não corresponde ao tipo de beneficiário.',
    },
  }),
};
