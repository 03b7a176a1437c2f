/** What the fields are called in the languages of the page; English where there are no texts. */
import { en } from 'payprep/field-texts/en';
import type { FieldTexts } from '../engine.js';
import type { Language } from '../language.js';

export const fieldsInEnglish: FieldTexts = en;

/** One chunk a language. */
const LOAD: Readonly<Record<Language, () => FieldTexts | Promise<FieldTexts>>> = {
  en: () => en,
  de: async () => (await import('payprep/field-texts/de')).de,
  fr: async () => (await import('payprep/field-texts/fr')).fr,
  es: async () => (await import('payprep/field-texts/es')).es,
  pt: async () => (await import('payprep/field-texts/pt')).pt,
};

export async function loadFieldTexts(language: Language): Promise<FieldTexts> {
  try {
    return await LOAD[language]();
  } catch {
    return en;
  }
}
