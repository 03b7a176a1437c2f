/** Every language but English: its tag, how it is written, and what its entry `payprep/messages/…` exports. */
import { LANGUAGES } from '../../rules/index/languages.js';
import type { AlertTexts } from '../../rules/texts/alert-texts.js';
import type { Writing } from './languages/writing.js';

/** `pt-BR` → `ptBR`. */
export const exportOf = (tag: string): string => tag.replace('-', '');

/** The languages that share their words: `pt` and `pt-BR`. */
export const areVariants = (one: string, other: string): boolean => one.split('-')[0] === other.split('-')[0];

export const entryOf = async (tag: string): Promise<Readonly<Record<string, AlertTexts>>> => import(`../../rules/texts/${tag}/alerts.ts`);

export interface LanguageTexts extends Writing {
  readonly tag: string;
  readonly texts: AlertTexts;
}

/** @throws Error where a language has no file in this folder */
async function languageTexts(tag: string): Promise<LanguageTexts> {
  const { writing } = (await import(`./languages/${tag}.ts`)) as { readonly writing: Writing };
  const texts = (await entryOf(tag))[exportOf(tag)];
  if (texts === undefined) throw new Error(`rules/texts/${tag}/alerts.ts exports no ${exportOf(tag)}`);
  return { tag, texts, ...writing };
}

export const languages: readonly LanguageTexts[] = await Promise.all(LANGUAGES.filter((tag) => tag !== 'en').map(languageTexts));
