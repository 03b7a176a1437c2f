/** Language → the texts of the alerts, read when they are asked for. Written by `npm run indexes`. */
import type { Messages } from '../engine/describe.js';

export const languages: Readonly<Record<string, () => Promise<Messages>>> = {
  en: async () => (await import('../messages/en.js')).en,
  de: async () => (await import('../messages/de.js')).de,
  es: async () => (await import('../messages/es.js')).es,
  fr: async () => (await import('../messages/fr.js')).fr,
  pt: async () => (await import('../messages/pt.js')).pt,
};
