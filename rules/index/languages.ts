/** Language → the texts of the alerts, read when they are asked for. Written by `npm run indexes`. */
import type { AlertCode } from '../vocabulary/alert-code.js';

export const languages: Readonly<Record<string, () => Promise<Readonly<Record<AlertCode, string>>>>> = {
  en: async () => (await import('./texts/en.js')).en,
  de: async () => (await import('./texts/de.js')).de,
  fr: async () => (await import('./texts/fr.js')).fr,
  es: async () => (await import('./texts/es.js')).es,
  pt: async () => (await import('./texts/pt.js')).pt,
};
