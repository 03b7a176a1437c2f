/** Alerts: e-mail address and telephone number of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { paid, paygate, wallet } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorContact = {
  CREDITOR_EMAIL_MISSING: alert({
    severity: 'error',
    reason: 'BE18',
    rules: requirementRules,
    cause: 'The provider cannot tell the creditor about the payment and rejects it.',
    fix: 'Ask the creditor for their e-mail address.',
    example: { ...paygate, creditor: { name: 'Ada Example', type: 'BUSINESS', taxId: '116-82-00276' } },
    texts: {
      en: '{by} requires the creditor’s e-mail address.',
      de: 'Für {by} wird die E-Mail-Adresse des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, l’adresse e-mail du bénéficiaire est nécessaire.',
      es: 'Para {by} se necesita el correo electrónico del beneficiario.',
      pt: 'Para {by} é necessário o e-mail do beneficiário.',
    },
  }),

  CREDITOR_EMAIL_INVALID_FORMAT: alert({
    severity: 'warning',
    reason: 'BE18',
    rules: { 'email/form': 'RFC 5321, section 4.1.2' },
    cause: 'The creditor gets no notice of the payment, or cannot collect it.',
    fix: 'Check for a missing @, a missing ending or a space.',
    example: { creditor: { contactDetails: { email: 'ada@example' } } },
    texts: {
      en: 'This is not a valid e-mail address.',
      de: 'Die E-Mail-Adresse des Zahlungsempfängers ist keine, an die sich etwas senden lässt.',
      fr: 'L’adresse e-mail du bénéficiaire n’est pas une adresse à laquelle on peut écrire.',
      es: 'El correo electrónico del beneficiario no es una dirección a la que se pueda escribir.',
      pt: 'O e-mail do beneficiário não é um endereço para o qual se possa escrever.',
    },
  }),

  CREDITOR_EMAIL_SUSPICIOUS: alert({
    severity: 'warning',
    reason: 'BE18',
    rules: { 'email/service': 'payprep, heuristic', 'email/reserved': 'RFC 6761, special-use domain names' },
    cause: 'The notice of the payment probably reaches nobody.',
    fix: 'Compare the address with the original; ask the creditor if in doubt.',
    example: { creditor: { contactDetails: { email: 'ada@gmial.com' } } },
    texts: {
      en: 'The creditor’s e-mail address looks mistyped or temporary.',
      de: 'Die E-Mail-Adresse des Zahlungsempfängers ist vertippt oder nicht auf Dauer angelegt.',
      fr: 'L’adresse e-mail du bénéficiaire contient une faute de frappe ou n’est pas faite pour durer.',
      es: 'El correo electrónico del beneficiario está mal escrito o no está pensado para durar.',
      pt: 'O e-mail do beneficiário está mal escrito ou não foi feito para durar.',
    },
  }),

  CREDITOR_PHONE_MISSING: alert({
    severity: 'warning',
    reason: 'BE18',
    rules: requirementRules,
    cause: 'The bank cannot call the creditor when it has a question, and rejects the payment.',
    fix: 'Ask the creditor for their telephone number.',
    example: {
      ...paid('BD', '292105528', '89169118931102179928', 'BD_BEFTN'),
      creditor: { name: 'Ada Example', address: { streetName: 'Example Road', townName: 'Dhaka' } },
    },
    texts: {
      en: '{by} requires the creditor’s telephone number.',
      de: 'Für {by} wird die Telefonnummer des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, le numéro de téléphone du bénéficiaire est nécessaire.',
      es: 'Para {by} se necesita el número de teléfono del beneficiario.',
      pt: 'Para {by} é necessário o número de telefone do beneficiário.',
    },
  }),

  CREDITOR_PHONE_INVALID_FORMAT: alert({
    severity: 'warning',
    reason: 'BE18',
    rules: { 'phone/form': 'ITU-T E.164', 'phone/numbering-plan': 'ITU-T E.164, national numbering plans (libphonenumber)' },
    cause: 'The creditor cannot be reached under this number.',
    fix: 'Write the number with its country code: +49 30 1234567.',
    example: { creditor: { contactDetails: { phone: '+49 1' } } },
    texts: {
      en: 'This telephone number exists in no numbering plan that applies here.',
      de: 'Die Telefonnummer des Zahlungsempfängers gibt es in keinem Nummernplan, der infrage kommt.',
      fr: 'Le numéro de téléphone du bénéficiaire n’existe dans aucun des plans de numérotation possibles.',
      es: 'El número de teléfono del beneficiario no existe en ninguno de los planes de numeración posibles.',
      pt: 'O número de telefone do beneficiário não existe em nenhum dos planos de numeração possíveis.',
    },
  }),

  CREDITOR_PHONE_COUNTRY_INCONSISTENCY: alert({
    severity: 'info',
    reason: 'BE18',
    rules: { 'phone/country': 'ITU-T E.164, national numbering plans (libphonenumber)' },
    cause: 'The number or the country may belong to somebody else.',
    fix: 'Check both; ask the creditor if in doubt.',
    example: { country: 'FR', creditor: { contactDetails: { phone: '+49 30 12345678' } } },
    texts: {
      en: 'The creditor’s telephone number belongs to {found}, but the payment goes to {country}.',
      de: 'Die Telefonnummer des Zahlungsempfängers gehört zu {found}, die Zahlung geht nach {country}.',
      fr: 'Le pays du numéro de téléphone du bénéficiaire est {found}, mais le paiement part vers {country}.',
      es: 'El número de teléfono del beneficiario es de {found} y el pago va a {country}.',
      pt: 'O número de telefone do beneficiário é de {found} e o pagamento vai para {country}.',
    },
  }),

  CREDITOR_PHONE_SUSPICIOUS: alert({
    severity: 'warning',
    reason: 'BE18',
    rules: {
      'phone/fictitious': 'North American Numbering Plan Administration, 555-0100 to 555-0199',
      'phone/one-digit': 'payprep, heuristic',
    },
    cause: 'The number was probably never filled in, and nobody answers it.',
    fix: 'Check the number; ask the creditor if in doubt.',
    example: { creditor: { contactDetails: { phone: '+1 202 555 0123' } } },
    texts: {
      en: 'The creditor’s telephone number looks like a placeholder.',
      de: 'Die Telefonnummer des Zahlungsempfängers sieht aus wie ein Platzhalter.',
      fr: 'Le numéro de téléphone du bénéficiaire ressemble à un numéro fictif.',
      es: 'El número de teléfono del beneficiario parece ficticio.',
      pt: 'O número de telefone do beneficiário parece fictício.',
    },
  }),

  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: alert({
    severity: 'info',
    reason: 'BE18',
    rules: { 'phone/account-id': 'payprep, heuristic' },
    cause: 'One of the two may be mistyped, and the money may reach somebody else.',
    fix: 'Compare both numbers with the original; ask the creditor if in doubt.',
    example: {
      country: 'KE',
      method: 'MPESA',
      ...wallet('+254712345678'),
      creditor: { name: 'Ada Example', contactDetails: { phone: '+254712345679' } },
    },
    texts: {
      en: 'The creditor’s telephone number differs from the number that is paid to.',
      de: 'Die Telefonnummer des Zahlungsempfängers ist nicht die, an die gezahlt wird.',
      fr: 'Le numéro de téléphone du bénéficiaire n’est pas celui auquel le paiement est destiné.',
      es: 'El número de teléfono del beneficiario no es el que recibe el pago.',
      pt: 'O número de telefone do beneficiário não é o que recebe o pagamento.',
    },
  }),
};
