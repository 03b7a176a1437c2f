/** What the form for a whole payee says in Swedish beside the texts of fields and alerts. */
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const sv: PayeeFormTexts = {
  country: 'Kontots land',
  chooseCountry: 'Välj ett land',
  currency: 'Valuta',
  documentType: 'Handling',
  documentNumber: 'Handlingens nummer',
  documentTypes: { NATIONAL_ID: 'Id-kort', PASSPORT: 'Pass', DRIVERS_LICENCE: 'Körkort' },
  nameHints: {
    LEGAL_FORM_MISSING: 'Företagets juridiska form saknas. Skriv namnet som i registret, till exempel ”Müller Bau GmbH”.',
    SEVERAL_HOLDERS: 'Det är namnet på två personer. Ange en kontohavare.',
    INITIAL: 'En initial står i stället för förnamnet. Skriv ut hela namnet.',
    TITLE: 'Namnet börjar med en titel. Vissa banker jämför den; utelämna den.',
    BRACKETS: 'Namnet har parenteser. Banker jämför även det som står i dem; utelämna det.',
    TRADING_NAME: 'Bredvid det juridiska namnet står ett handelsnamn. Skriv det namn som kontot står i.',
  },
};
