/** The texts of alerts in the languages of the page; English where there are none. */
import { alertTexts } from '../engine.js';
import type { AlertTexts } from '../form/words.js';
import type { Language } from '../language.js';

/** One chunk a language. */
const LOAD: Readonly<Record<Language, () => AlertTexts | Promise<AlertTexts>>> = {
  en: () => alertTexts,
  de: async () => (await import('payprep/messages/de')).de,
  fr: async () => (await import('payprep/messages/fr')).fr,
  es: async () => (await import('payprep/messages/es')).es,
  pt: async () => (await import('payprep/messages/pt')).pt,
};

export async function loadAlertTexts(language: Language): Promise<AlertTexts> {
  try {
    return await LOAD[language]();
  } catch {
    return alertTexts;
  }
}
