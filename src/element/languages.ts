/** The languages of `payprep/element` besides English, each loaded when it is asked for. Written by `npm run indexes`. */
import { both, type LanguageTexts } from './language-texts.js';

export const languages: Readonly<Record<string, () => Promise<LanguageTexts>>> = {
  ar: () => both(import('../field-texts/ar.js'), import('../messages/ar.js'), 'ar'),
  de: () => both(import('../field-texts/de.js'), import('../messages/de.js'), 'de'),
  es: () => both(import('../field-texts/es.js'), import('../messages/es.js'), 'es'),
  fr: () => both(import('../field-texts/fr.js'), import('../messages/fr.js'), 'fr'),
  it: () => both(import('../field-texts/it.js'), import('../messages/it.js'), 'it'),
  ja: () => both(import('../field-texts/ja.js'), import('../messages/ja.js'), 'ja'),
  nl: () => both(import('../field-texts/nl.js'), import('../messages/nl.js'), 'nl'),
  pl: () => both(import('../field-texts/pl.js'), import('../messages/pl.js'), 'pl'),
  pt: () => both(import('../field-texts/pt.js'), import('../messages/pt.js'), 'pt'),
  'pt-BR': () => both(import('../field-texts/pt-BR.js'), import('../messages/pt-BR.js'), 'ptBR'),
  sv: () => both(import('../field-texts/sv.js'), import('../messages/sv.js'), 'sv'),
  tr: () => both(import('../field-texts/tr.js'), import('../messages/tr.js'), 'tr'),
};
