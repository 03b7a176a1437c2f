/** Language → the texts of the alerts, read when they are asked for. Written by `npm run indexes`. */
import type { Messages } from '../../src/messages/describe.js';

export const languages: Readonly<Record<string, () => Promise<Messages>>> = {
  en: async () => (await import('../../src/messages/en.js')).en,
  ar: async () => (await import('../../src/messages/ar.js')).ar,
  de: async () => (await import('../../src/messages/de.js')).de,
  es: async () => (await import('../../src/messages/es.js')).es,
  fr: async () => (await import('../../src/messages/fr.js')).fr,
  it: async () => (await import('../../src/messages/it.js')).it,
  ja: async () => (await import('../../src/messages/ja.js')).ja,
  nl: async () => (await import('../../src/messages/nl.js')).nl,
  pl: async () => (await import('../../src/messages/pl.js')).pl,
  pt: async () => (await import('../../src/messages/pt.js')).pt,
  'pt-BR': async () => (await import('../../src/messages/pt-BR.js')).ptBR,
  sv: async () => (await import('../../src/messages/sv.js')).sv,
  tr: async () => (await import('../../src/messages/tr.js')).tr,
};
