/** The texts of alerts in the languages of the page; English where there are none. */
import { alertTexts } from '../engine.js';
import type { AlertTexts } from '../form/words.js';
import type { Language } from '../language.js';

/** One chunk a language. */
const LOAD: Readonly<Record<Language, () => AlertTexts | Promise<AlertTexts>>> = {
  en: () => alertTexts,
  de: async () => (await import('../../../src/messages/de.js')).de,
  fr: async () => (await import('../../../src/messages/fr.js')).fr,
  es: async () => (await import('../../../src/messages/es.js')).es,
  pt: async () => (await import('../../../src/messages/pt.js')).pt,
};

export async function loadAlertTexts(language: Language): Promise<AlertTexts> {
  try {
    return await LOAD[language]();
  } catch {
    return alertTexts;
  }
}
