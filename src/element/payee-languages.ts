/** The words of a form for a payee in each language, loaded when they are asked for. Written by `npm run indexes`. */
import type { Language } from '../../rules/index/languages.js';
import type { PayeeFormTexts } from '../../rules/texts/payee-form-texts.js';

export const payeeWords: Readonly<Record<Language, () => Promise<PayeeFormTexts>>> = {
  en: async () => (await import('../../rules/texts/en/payee-form.js')).en,
  ar: async () => (await import('../../rules/texts/ar/payee-form.js')).ar,
  de: async () => (await import('../../rules/texts/de/payee-form.js')).de,
  es: async () => (await import('../../rules/texts/es/payee-form.js')).es,
  fr: async () => (await import('../../rules/texts/fr/payee-form.js')).fr,
  it: async () => (await import('../../rules/texts/it/payee-form.js')).it,
  ja: async () => (await import('../../rules/texts/ja/payee-form.js')).ja,
  nl: async () => (await import('../../rules/texts/nl/payee-form.js')).nl,
  pl: async () => (await import('../../rules/texts/pl/payee-form.js')).pl,
  pt: async () => (await import('../../rules/texts/pt/payee-form.js')).pt,
  'pt-BR': async () => (await import('../../rules/texts/pt-BR/payee-form.js')).ptBR,
  sv: async () => (await import('../../rules/texts/sv/payee-form.js')).sv,
  tr: async () => (await import('../../rules/texts/tr/payee-form.js')).tr,
};
