/** What the form for a whole payee says in French beside the texts of fields and alerts. */
import type { PayeeFormTexts } from '../payee-form-texts.js';

export const fr: PayeeFormTexts = {
  country: 'Pays du compte',
  chooseCountry: 'Choisissez un pays',
  currency: 'Devise',
  documentType: 'Pièce d’identité',
  documentNumber: 'Numéro de la pièce',
  documentTypes: { NATIONAL_ID: 'Carte d’identité', PASSPORT: 'Passeport', DRIVERS_LICENCE: 'Permis de conduire' },
  nameHints: {
    LEGAL_FORM_MISSING: 'Il manque la forme juridique de l’entreprise. Écrivez son nom comme au registre, par exemple « Müller Bau GmbH ».',
    SEVERAL_HOLDERS: 'C’est le nom de deux personnes. Indiquez un seul titulaire du compte.',
    INITIAL: 'Une initiale remplace le prénom. Écrivez le nom en entier.',
    TITLE: 'Le nom commence par un titre. Certaines banques le comparent ; omettez-le.',
    BRACKETS: 'Le nom contient des parenthèses. Les banques comparent aussi ce qu’elles contiennent ; omettez-le.',
    TRADING_NAME: 'Un nom commercial accompagne le nom légal. Écrivez le nom du titulaire du compte.',
  },
};
