/** What the form for a whole payee says in German beside the texts of fields and alerts. */
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const de: PayeeFormTexts = {
  country: 'Land des Kontos',
  chooseCountry: 'Land wählen',
  currency: 'Währung',
  documentType: 'Ausweis',
  documentNumber: 'Nummer des Ausweises',
  documentTypes: { NATIONAL_ID: 'Personalausweis', PASSPORT: 'Reisepass', DRIVERS_LICENCE: 'Führerschein' },
  nameHints: {
    LEGAL_FORM_MISSING: 'Dem Namen der Firma fehlt die Rechtsform. Schreiben Sie ihn wie im Register, etwa „Müller Bau GmbH“.',
    SEVERAL_HOLDERS: 'Das ist der Name zweier Personen. Nennen Sie einen Kontoinhaber.',
    INITIAL: 'Für den Vornamen steht ein Anfangsbuchstabe. Schreiben Sie den Namen aus.',
    TITLE: 'Der Name beginnt mit einem Titel. Manche Banken vergleichen ihn; lassen Sie ihn weg.',
    BRACKETS: 'Der Name hat Klammern. Banken vergleichen auch, was darin steht; lassen Sie es weg.',
    TRADING_NAME: 'Neben dem rechtlichen Namen steht ein Geschäftsname. Schreiben Sie den Namen, auf den das Konto lautet.',
  },
};
