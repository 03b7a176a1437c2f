/** The texts of alerts in the languages of the page. */
import type { Language } from '../language.js';
import { importPart } from '../later.js';
import type { AlertTexts } from './words.js';

/** One chunk a language. */
const LOAD: Readonly<Record<Language, () => Promise<AlertTexts>>> = {
  en: async () => (await import('payprep/messages/en')).en,
  ar: async () => (await import('payprep/messages/ar')).ar,
  de: async () => (await import('payprep/messages/de')).de,
  es: async () => (await import('payprep/messages/es')).es,
  fr: async () => (await import('payprep/messages/fr')).fr,
  it: async () => (await import('payprep/messages/it')).it,
  ja: async () => (await import('payprep/messages/ja')).ja,
  nl: async () => (await import('payprep/messages/nl')).nl,
  pl: async () => (await import('payprep/messages/pl')).pl,
  pt: async () => (await import('payprep/messages/pt')).pt,
  'pt-BR': async () => (await import('payprep/messages/pt-BR')).ptBR,
  sv: async () => (await import('payprep/messages/sv')).sv,
  tr: async () => (await import('payprep/messages/tr')).tr,
};

export const loadAlertTexts = async (language: Language): Promise<AlertTexts> => importPart(`alerts/${language}`, LOAD[language]);
