/** All that a form for a payee says in a language. What cannot be loaded is English. */
import { en as englishMessages } from '../../rules/index/alert-texts.js';
import type { Language } from '../../rules/index/languages.js';
import type { AlertTexts } from '../../rules/texts/alert-texts.js';
import { en as englishWords } from '../../rules/texts/en/payee-form.js';
import type { PayeeFormTexts } from '../../rules/texts/payee-form-texts.js';
import { payeeWords } from './payee-languages.js';
import { type ElementTexts, english, loadMessages, textsIn } from './texts.js';

type AllTexts = readonly [ElementTexts, PayeeFormTexts, AlertTexts];

export async function payeeTextsIn(language: string): Promise<AllTexts> {
  if (language === english.language) return [english, englishWords, englishMessages];
  return Promise.all([
    textsIn(language),
    payeeWords[language as Language]().catch(() => englishWords),
    loadMessages(language).catch(() => englishMessages),
  ]);
}
