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
    text: '{by: place en} requires an identity document of the creditor ({types}).',
  }),

  CREDITOR_DOCUMENT_TYPE_MISSING: alert({
    severity: 'error',
    reason: 'BE17',
    rules: { 'document/shape': 'Payment Preparation Interface, creditor.documents' },
    cause: 'Nobody can tell what the number means, so it identifies nobody.',
    fix: 'Send the type of the document.',
    example: { creditor: { documents: [{ value: '11144477735' }] } },
    text: 'A document of the creditor has no type.',
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
    text: 'This type of document is not known.',
  }),

  CREDITOR_DOCUMENT_VALUE_MISSING: alert({
    severity: 'error',
    reason: 'BE17',
    rules: { 'document/shape': 'Payment Preparation Interface, creditor.documents' },
    cause: 'A document without its number identifies nobody.',
    fix: 'Ask the creditor for the number of the document.',
    example: { creditor: { documents: [{ type: 'PASSPORT' }] } },
    text: 'A document of the creditor has no number.',
  }),

  CREDITOR_DOCUMENT_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'BE17',
    rules: { 'document/form': 'the country’s rules of the identifier' },
    cause: 'The provider cannot identify the creditor by this number.',
    fix: 'Compare the number with the document; ask the creditor if it looks the same.',
    example: { country: 'BR', creditor: { documents: [{ type: 'CPF', value: '1234' }] } },
    text: 'This is not a valid document number of {country: place en} ({type}).',
  }),

  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS: alert({
    severity: 'error',
    reason: 'BE17',
    rules: { 'document/check-digits': 'the country’s rules of the identifier' },
    cause: 'The provider cannot identify the creditor by this number.',
    fix: 'Compare the number with the document; ask the creditor if it looks the same.',
    example: { country: 'BR', creditor: { documents: [{ type: 'CPF', value: '11144477736' }] } },
    text: 'The check digits of the document’s number are wrong ({type}): a character is mistyped or swapped.',
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
    text: 'The same document is given twice.',
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
    text: 'The document and the tax identifier are of the same kind ({type}) but differ.',
  }),
};
