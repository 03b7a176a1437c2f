/** What the form for a whole payee says in Dutch beside the texts of fields and alerts. */
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const nl: PayeeFormTexts = {
  country: 'Land van de rekening',
  chooseCountry: 'Kies een land',
  currency: 'Valuta',
  documentType: 'Document',
  documentNumber: 'Nummer van het document',
  documentTypes: { NATIONAL_ID: 'Identiteitskaart', PASSPORT: 'Paspoort', DRIVERS_LICENCE: 'Rijbewijs' },
  nameHints: {
    LEGAL_FORM_MISSING: 'De rechtsvorm van het bedrijf ontbreekt. Schrijf de naam zoals in het register, bijvoorbeeld ‘Müller Bau GmbH’.',
    SEVERAL_HOLDERS: 'Dit is de naam van twee personen. Noem één rekeninghouder.',
    INITIAL: 'In plaats van de voornaam staat er een voorletter. Schrijf de naam voluit.',
    TITLE: 'De naam begint met een titel. Sommige banken vergelijken die; laat hem weg.',
    BRACKETS: 'De naam heeft haakjes. Banken vergelijken ook wat ertussen staat; laat het weg.',
    TRADING_NAME: 'Naast de wettelijke naam staat een handelsnaam. Schrijf de naam waarop de rekening staat.',
  },
};
