/** The languages of `payprep/element` besides English, each loaded when it is asked for. Written by `npm run indexes`. */
import type { Language } from '../../rules/index/languages.js';
import type { AlertTexts } from '../../rules/texts/alert-texts.js';
import { type LanguageTexts, textsOf } from './language-texts.js';

export const languages: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LanguageTexts>>> = {
  ar: () => textsOf('ar', import('../../rules/texts/ar/fields.js'), import('../../rules/texts/ar/element.js')),
  de: () => textsOf('de', import('../../rules/texts/de/fields.js'), import('../../rules/texts/de/element.js')),
  es: () => textsOf('es', import('../../rules/texts/es/fields.js'), import('../../rules/texts/es/element.js')),
  fr: () => textsOf('fr', import('../../rules/texts/fr/fields.js'), import('../../rules/texts/fr/element.js')),
  it: () => textsOf('it', import('../../rules/texts/it/fields.js'), import('../../rules/texts/it/element.js')),
  ja: () => textsOf('ja', import('../../rules/texts/ja/fields.js'), import('../../rules/texts/ja/element.js')),
  nl: () => textsOf('nl', import('../../rules/texts/nl/fields.js'), import('../../rules/texts/nl/element.js')),
  pl: () => textsOf('pl', import('../../rules/texts/pl/fields.js'), import('../../rules/texts/pl/element.js')),
  pt: () => textsOf('pt', import('../../rules/texts/pt/fields.js'), import('../../rules/texts/pt/element.js')),
  'pt-BR': () => textsOf('ptBR', import('../../rules/texts/pt-BR/fields.js'), import('../../rules/texts/pt-BR/element.js')),
  sv: () => textsOf('sv', import('../../rules/texts/sv/fields.js'), import('../../rules/texts/sv/element.js')),
  tr: () => textsOf('tr', import('../../rules/texts/tr/fields.js'), import('../../rules/texts/tr/element.js')),
};

/** The texts of alerts in each language, English among them: nobody needs them before something is typed. */
export const languageMessages: Readonly<Record<Language, () => Promise<AlertTexts>>> = {
  en: async () => (await import('../../rules/texts/en/alerts.js')).en,
  ar: async () => (await import('../../rules/texts/ar/alerts.js')).ar,
  de: async () => (await import('../../rules/texts/de/alerts.js')).de,
  es: async () => (await import('../../rules/texts/es/alerts.js')).es,
  fr: async () => (await import('../../rules/texts/fr/alerts.js')).fr,
  it: async () => (await import('../../rules/texts/it/alerts.js')).it,
  ja: async () => (await import('../../rules/texts/ja/alerts.js')).ja,
  nl: async () => (await import('../../rules/texts/nl/alerts.js')).nl,
  pl: async () => (await import('../../rules/texts/pl/alerts.js')).pl,
  pt: async () => (await import('../../rules/texts/pt/alerts.js')).pt,
  'pt-BR': async () => (await import('../../rules/texts/pt-BR/alerts.js')).ptBR,
  sv: async () => (await import('../../rules/texts/sv/alerts.js')).sv,
  tr: async () => (await import('../../rules/texts/tr/alerts.js')).tr,
};
