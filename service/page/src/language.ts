/** The languages of the page, and which one somebody reads. */
import { en, type Texts } from './texts/en.js';

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each is called by those who speak it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
};

/**
 * The first of somebody's languages that the page has; English where it has none.
 *
 * @example
 * languageOf(['nl-NL', 'de-AT', 'en']) // 'de'
 */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === primary);
    if (found !== undefined) return found;
  }
  return 'en';
}

const texts: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>> = {
  de: async () => (await import('./texts/de.js')).de,
  fr: async () => (await import('./texts/fr.js')).fr,
  es: async () => (await import('./texts/es.js')).es,
  pt: async () => (await import('./texts/pt.js')).pt,
};

/** The texts of the page; those that cannot be loaded are English. */
export async function loadTexts(language: Language): Promise<Texts> {
  if (language === 'en') return en;
  return texts[language]().catch(() => en);
}
