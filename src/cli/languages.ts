/** Language → the texts of the alerts, read when they are asked for. Written by `npm run indexes`. */
import type { Messages } from '../engine/describe.js';

export const languages: Readonly<Record<string, () => Promise<Messages>>> = {
  en: async () => (await import('../messages/en.js')).en,
  ar: async () => (await import('../messages/ar.js')).ar,
  de: async () => (await import('../messages/de.js')).de,
  es: async () => (await import('../messages/es.js')).es,
  fr: async () => (await import('../messages/fr.js')).fr,
  it: async () => (await import('../messages/it.js')).it,
  ja: async () => (await import('../messages/ja.js')).ja,
  nl: async () => (await import('../messages/nl.js')).nl,
  pl: async () => (await import('../messages/pl.js')).pl,
  pt: async () => (await import('../messages/pt.js')).pt,
  'pt-BR': async () => (await import('../messages/pt-BR.js')).ptBR,
  sv: async () => (await import('../messages/sv.js')).sv,
  tr: async () => (await import('../messages/tr.js')).tr,
};
