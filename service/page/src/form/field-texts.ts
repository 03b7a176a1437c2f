/** What the fields are called in the languages of the page. */
import { en } from 'payprep/field-texts/en';
import type { Language } from '../language.js';
import { importPart } from '../later.js';
import type { FieldTexts } from '../without-engine.js';

export const fieldsInEnglish: FieldTexts = en;

/** One chunk a language. */
const LOAD: Readonly<Record<Language, () => Promise<FieldTexts>>> = {
  en: async () => en,
  ar: async () => (await import('payprep/field-texts/ar')).ar,
  de: async () => (await import('payprep/field-texts/de')).de,
  es: async () => (await import('payprep/field-texts/es')).es,
  fr: async () => (await import('payprep/field-texts/fr')).fr,
  it: async () => (await import('payprep/field-texts/it')).it,
  ja: async () => (await import('payprep/field-texts/ja')).ja,
  nl: async () => (await import('payprep/field-texts/nl')).nl,
  pl: async () => (await import('payprep/field-texts/pl')).pl,
  pt: async () => (await import('payprep/field-texts/pt')).pt,
  'pt-BR': async () => (await import('payprep/field-texts/pt-BR')).ptBR,
  sv: async () => (await import('payprep/field-texts/sv')).sv,
  tr: async () => (await import('payprep/field-texts/tr')).tr,
};

export const loadFieldTexts = async (language: Language): Promise<FieldTexts> => importPart(`texts/${language}`, LOAD[language]);
