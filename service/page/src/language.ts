/** The languages of the page, and the choice for a user. */
import { importPart } from './later.js';
import { en, type Texts } from './texts/en.js';

/** BCP 47 tags, sorted by name, those in Latin letters first. */
export const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'pt-BR', 'sv', 'tr', 'ar', 'ja'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
  sv: 'Svenska',
  tr: 'Türkçe',
};

/**
 * The first language of the user that the page has, else English.
 *
 * @example
 * languageOf(['zh-CN', 'de-AT', 'en']) // 'de'
 */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const wanted = tag.toLowerCase();
    const known = (text: string | undefined) => LANGUAGES.find((language) => language.toLowerCase() === text);
    const found = known(wanted) ?? known(wanted.split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** One chunk a language. */
const texts: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>> = {
  ar: async () => (await import('./texts/ar.js')).ar,
  de: async () => (await import('./texts/de.js')).de,
  es: async () => (await import('./texts/es.js')).es,
  fr: async () => (await import('./texts/fr.js')).fr,
  it: async () => (await import('./texts/it.js')).it,
  ja: async () => (await import('./texts/ja.js')).ja,
  nl: async () => (await import('./texts/nl.js')).nl,
  pl: async () => (await import('./texts/pl.js')).pl,
  pt: async () => (await import('./texts/pt.js')).pt,
  'pt-BR': async () => (await import('./texts/pt-BR.js')).ptBR,
  sv: async () => (await import('./texts/sv.js')).sv,
  tr: async () => (await import('./texts/tr.js')).tr,
};

/** Loads the texts of the page. */
export const loadTexts = async (language: Language): Promise<Texts> =>
  language === 'en' ? en : importPart(`texts/${language}`, texts[language]);
