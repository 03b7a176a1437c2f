/** What the form for a whole payee says in English beside the texts of fields and alerts. */
import { HINT_TEXTS } from '../../name-matching/hints.js';
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const en: PayeeFormTexts = {
  country: 'Country of the account',
  chooseCountry: 'Choose a country',
  currency: 'Currency',
  documentType: 'Document',
  documentNumber: 'Number of the document',
  documentTypes: { NATIONAL_ID: 'Identity card', PASSPORT: 'Passport', DRIVERS_LICENCE: 'Driving licence' },
  nameHints: HINT_TEXTS,
};
