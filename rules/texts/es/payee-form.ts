/** What the form for a whole payee says in Spanish beside the texts of fields and alerts. */
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const es: PayeeFormTexts = {
  country: 'País de la cuenta',
  chooseCountry: 'Elija un país',
  currency: 'Moneda',
  documentType: 'Documento',
  documentNumber: 'Número del documento',
  documentTypes: { NATIONAL_ID: 'Documento de identidad', PASSPORT: 'Pasaporte', DRIVERS_LICENCE: 'Permiso de conducir' },
  nameHints: {
    LEGAL_FORM_MISSING: 'Al nombre de la empresa le falta la forma jurídica. Escríbalo como en el registro, por ejemplo «Müller Bau GmbH».',
    SEVERAL_HOLDERS: 'Es el nombre de dos personas. Indique un solo titular de la cuenta.',
    INITIAL: 'En lugar del nombre de pila hay una inicial. Escriba el nombre completo.',
    TITLE: 'El nombre empieza por un título. Algunos bancos lo comparan; quítelo.',
    BRACKETS: 'El nombre tiene paréntesis. Los bancos comparan también lo que hay dentro; quítelo.',
    TRADING_NAME: 'Junto al nombre legal hay un nombre comercial. Escriba el nombre a que está la cuenta.',
  },
};
