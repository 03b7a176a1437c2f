/** Alerts: the tax identifier of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { ada } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorTaxId = {
  CREDITOR_TAX_ID_MISSING: alert({
    severity: 'error',
    reason: 'RR06',
    rules: requirementRules,
    cause: 'The bank may not credit the account without it and returns the payment.',
    fix: 'Ask the creditor for their tax identifier.',
    example: {
      ...ada,
      country: 'BR',
      currency: 'BRL',
      creditorAgent: { clearingSystemMemberId: { memberId: '028019388891' } },
      creditorAccount: { id: { value: '91189311021799288829-6', type: 'ACCOUNT_NUMBER' }, type: 'CHECKING' },
      settlementInformation: { settlementSystem: 'BR_TED' },
    },
    texts: {
      en: '{by} requires the creditor’s tax identifier.',
      de: 'Für {by} wird die Steueridentifikationsnummer des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, le numéro fiscal du bénéficiaire est nécessaire.',
      es: 'Para {by} se necesita el número de identificación fiscal del beneficiario.',
      pt: 'Para {by} é necessário o número de identificação fiscal do beneficiário.',
    },
  }),

  CREDITOR_TAX_ID_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RR06',
    rules: { 'tax-id/form': 'the country’s rules of its tax identifiers' },
    cause: 'The bank cannot identify the account holder and returns the payment.',
    fix: 'Compare the identifier with the original; ask the creditor if it looks the same.',
    example: { country: 'BR', creditor: { taxId: '1234' } },
    texts: {
      en: 'This is not a valid tax identifier of {country} ({types}).',
      de: 'Die Steueridentifikationsnummer hat keine der Formen, die in {country} vergeben werden ({types}).',
      fr: 'Le numéro fiscal n’a aucune des formes en usage pour {country} ({types}).',
      es: 'El número de identificación fiscal no tiene ninguna de las formas que se usan en {country} ({types}).',
      pt: 'O número de identificação fiscal não tem nenhum dos formatos usados em {country} ({types}).',
    },
  }),

  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS: alert({
    severity: 'error',
    reason: 'RR06',
    rules: { 'tax-id/check-digits': 'the country’s rules of its tax identifiers' },
    cause: 'The bank cannot identify the account holder and returns the payment.',
    fix: 'Compare the identifier with the original; ask the creditor if it looks the same.',
    example: { country: 'BR', creditor: { taxId: '11144477736' } },
    texts: {
      en: 'The check digits of the tax identifier are wrong ({type}): a character is mistyped or swapped.',
      de: 'Die Prüfziffern der Steueridentifikationsnummer passen nicht zu ihren übrigen Stellen ({type}).',
      fr: 'La clé de contrôle du numéro fiscal ne correspond pas au reste du numéro ({type}).',
      es: 'Los dígitos de control del número de identificación fiscal no concuerdan con el resto ({type}).',
      pt: 'Os dígitos de verificação do número de identificação fiscal não correspondem ao resto ({type}).',
    },
  }),

  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'BE17',
    rules: { 'tax-id/holder': 'the country’s rules of its tax identifiers' },
    cause: 'The identifier or the type is wrong, and the bank cannot match them with the account.',
    fix: 'Ask whether the account belongs to a person or a company, and correct the type or the identifier.',
    example: { country: 'BR', creditor: { type: 'BUSINESS', taxId: '11144477735' } },
    texts: {
      en: 'The tax identifier ({type}) is not one that creditors of this type have.',
      de: 'Die Steueridentifikationsnummer ({type}) passt nicht zur Art des Zahlungsempfängers.',
      fr: 'Le numéro fiscal ({type}) n’est pas celui d’un bénéficiaire de ce type.',
      es: 'El número de identificación fiscal ({type}) no es el de un beneficiario de este tipo.',
      pt: 'O número de identificação fiscal ({type}) não é o de um beneficiário deste tipo.',
    },
  }),

  CREDITOR_TAX_ID_SUSPICIOUS: alert({
    severity: 'warning',
    reason: 'RR06',
    rules: { 'tax-id/placeholder': 'payprep, heuristic' },
    cause: 'The identifier was probably never filled in, and the bank returns the payment.',
    fix: 'Ask the creditor for their tax identifier.',
    example: { country: 'BR', creditor: { taxId: '11111111111' } },
    texts: {
      en: 'The tax identifier looks like a placeholder.',
      de: 'Die Steueridentifikationsnummer sieht aus wie ein Platzhalter.',
      fr: 'Le numéro fiscal ressemble à un numéro fictif.',
      es: 'El número de identificación fiscal parece ficticio.',
      pt: 'O número de identificação fiscal parece fictício.',
    },
  }),
};
