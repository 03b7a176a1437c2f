/** The languages of `payprep/element` besides English, each loaded when it is asked for. Written by `npm run indexes`. */
import { both, type LanguageTexts } from './language-texts.js';

export const languages: Readonly<Record<string, () => Promise<LanguageTexts>>> = {
  de: () => both(import('../field-texts/de.js'), import('../messages/de.js'), 'de'),
  es: () => both(import('../field-texts/es.js'), import('../messages/es.js'), 'es'),
  fr: () => both(import('../field-texts/fr.js'), import('../messages/fr.js'), 'fr'),
  pt: () => both(import('../field-texts/pt.js'), import('../messages/pt.js'), 'pt'),
};
