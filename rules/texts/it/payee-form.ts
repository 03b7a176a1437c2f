/** What the form for a whole payee says in Italian beside the texts of fields and alerts. */
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const it: PayeeFormTexts = {
  country: 'Paese del conto',
  chooseCountry: 'Scelga un Paese',
  currency: 'Valuta',
  documentType: 'Documento',
  documentNumber: 'Numero del documento',
  documentTypes: { NATIONAL_ID: 'Carta d’identità', PASSPORT: 'Passaporto', DRIVERS_LICENCE: 'Patente di guida' },
  nameHints: {
    LEGAL_FORM_MISSING: 'Al nome dell’impresa manca la forma giuridica. Lo scriva come nel registro, per esempio «Müller Bau GmbH».',
    SEVERAL_HOLDERS: 'È il nome di due persone. Indichi un solo intestatario del conto.',
    INITIAL: 'Al posto del nome c’è un’iniziale. Scriva il nome per intero.',
    TITLE: 'Il nome comincia con un titolo. Alcune banche lo confrontano; lo ometta.',
    BRACKETS: 'Il nome contiene parentesi. Le banche confrontano anche ciò che vi è scritto; lo ometta.',
    TRADING_NAME: 'Accanto al nome legale c’è un nome commerciale. Scriva il nome a cui è intestato il conto.',
  },
};
