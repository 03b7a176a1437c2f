/** Alerts: the documents of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { paid } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorDocument = {
  CREDITOR_DOCUMENT_MISSING: alert({
    severity: 'warning',
    reason: 'RR12',
    rules: requirementRules,
    cause: 'The provider cannot identify the creditor and rejects the payment.',
    fix: 'Ask the creditor for one of these documents.',
    example: {
      ...paid('CN', '292105528891', '69118931102179928882968580945690', 'CN_BEPS'),
      creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
    },
    optional: ['types'],
    texts: {
      en: '{by} requires an identity document of the creditor ({types}).',
      de: 'Für {by} wird ein Dokument des Zahlungsempfängers benötigt ({types}).',
      fr: 'Pour {by}, un document du bénéficiaire est nécessaire ({types}).',
      es: 'Para {by} se necesita un documento del beneficiario ({types}).',
      pt: 'Para {by} é necessário um documento do beneficiário ({types}).',
    },
  }),

  CREDITOR_DOCUMENT_TYPE_MISSING: alert({
    severity: 'error',
    reason: 'BE17',
    rules: { 'document/shape': 'Payment Preparation Interface, creditor.documents' },
    cause: 'Nobody can tell what the number means, so it identifies nobody.',
    fix: 'Send the type of the document.',
    example: { creditor: { documents: [{ value: '11144477735' }] } },
    texts: {
      en: 'A document of the creditor has no type.',
      de: 'Bei einem Dokument des Zahlungsempfängers fehlt die Art.',
      fr: 'Le type d’un document du bénéficiaire manque.',
      es: 'Falta el tipo de un documento del beneficiario.',
      pt: 'Falta o tipo de um documento do beneficiário.',
    },
  }),

  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: alert({
    severity: 'info',
    reason: 'BE17',
    rules: {
      'document/type': 'ISO 20022 external code sets, ExternalPersonIdentification1Code and ExternalOrganisationIdentification1Code',
    },
    cause: 'The number is passed on without being checked.',
    fix: 'Use a code of ISO 20022 (NIDN, CCPT, TXID, …) or the name that the country gives it.',
    example: { creditor: { documents: [{ type: 'LIBRARY_CARD', value: '17' }] } },
    texts: {
      en: 'This type of document is not known.',
      de: 'Diese Art von Dokument ist nicht bekannt.',
      fr: 'Ce type de document n’est pas connu.',
      es: 'No se conoce este tipo de documento.',
      pt: 'Não se conhece este tipo de documento.',
    },
  }),

  CREDITOR_DOCUMENT_VALUE_MISSING: alert({
    severity: 'error',
    reason: 'BE17',
    rules: { 'document/shape': 'Payment Preparation Interface, creditor.documents' },
    cause: 'A document without its number identifies nobody.',
    fix: 'Ask the creditor for the number of the document.',
    example: { creditor: { documents: [{ type: 'PASSPORT' }] } },
    texts: {
      en: 'A document of the creditor has no number.',
      de: 'Bei einem Dokument des Zahlungsempfängers fehlt die Nummer.',
      fr: 'Le numéro d’un document du bénéficiaire manque.',
      es: 'Falta el número de un documento del beneficiario.',
      pt: 'Falta o número de um documento do beneficiário.',
    },
  }),

  CREDITOR_DOCUMENT_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'BE17',
    rules: { 'document/form': 'the country’s rules of the identifier' },
    cause: 'The provider cannot identify the creditor by this number.',
    fix: 'Compare the number with the document; ask the creditor if it looks the same.',
    example: { country: 'BR', creditor: { documents: [{ type: 'CPF', value: '1234' }] } },
    texts: {
      en: 'This is not a valid document number of {country} ({type}).',
      de: 'Die Nummer des Dokuments hat nicht die Form, die in {country} gilt ({type}).',
      fr: 'Le numéro du document n’a pas la forme en usage pour {country} ({type}).',
      es: 'El número del documento no tiene la forma que se usa en {country} ({type}).',
      pt: 'O número do documento não tem o formato usado em {country} ({type}).',
    },
  }),

  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS: alert({
    severity: 'error',
    reason: 'BE17',
    rules: { 'document/check-digits': 'the country’s rules of the identifier' },
    cause: 'The provider cannot identify the creditor by this number.',
    fix: 'Compare the number with the document; ask the creditor if it looks the same.',
    example: { country: 'BR', creditor: { documents: [{ type: 'CPF', value: '11144477736' }] } },
    texts: {
      en: 'The check digits of the document’s number are wrong ({type}): a character is mistyped or swapped.',
      de: 'Die Prüfziffern in der Nummer des Dokuments passen nicht zu ihren übrigen Stellen ({type}).',
      fr: 'La clé de contrôle du numéro du document ne correspond pas au reste du numéro ({type}).',
      es: 'Los dígitos de control del número del documento no concuerdan con el resto ({type}).',
      pt: 'Os dígitos de verificação do número do documento não correspondem ao resto ({type}).',
    },
  }),

  CREDITOR_DOCUMENT_DUPLICATE: alert({
    severity: 'info',
    reason: 'BE17',
    rules: { 'document/duplicate': 'payprep, heuristic' },
    cause: 'Another document may be missing that was meant to stand here.',
    fix: 'Send each document once.',
    example: {
      country: 'BR',
      creditor: {
        documents: [
          { type: 'CPF', value: '11144477735' },
          { type: 'CPF', value: '111.444.777-35' },
        ],
      },
    },
    texts: {
      en: 'The same document is given twice.',
      de: 'Dasselbe Dokument ist zweimal angegeben.',
      fr: 'Le même document est indiqué deux fois.',
      es: 'El mismo documento figura dos veces.',
      pt: 'O mesmo documento aparece duas vezes.',
    },
  }),

  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'BE17',
    rules: { 'document/tax-id': 'payprep, heuristic' },
    cause: 'One of the two belongs to somebody else or is mistyped.',
    fix: 'Ask the creditor which of the two is right.',
    example: {
      country: 'BR',
      creditor: { taxId: '11144477735', documents: [{ type: 'CPF', value: '52998224725' }] },
    },
    texts: {
      en: 'The document and the tax identifier are of the same kind ({type}) but differ.',
      de: 'Dokument und Steueridentifikationsnummer sind von derselben Art ({type}), stimmen aber nicht überein.',
      fr: 'Le document et le numéro fiscal sont du même type ({type}), mais diffèrent.',
      es: 'El documento y el número de identificación fiscal son del mismo tipo ({type}), pero no coinciden.',
      pt: 'O documento e o número de identificação fiscal são do mesmo tipo ({type}), mas não coincidem.',
    },
  }),
};
