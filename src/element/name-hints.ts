/** What in the name of a payee invites a mismatch when the bank compares it, in a language. Both are chunks, loaded when there is a name. */
import type { Language } from '../../rules/index/languages.js';
import type { PayeeFormTexts } from '../../rules/texts/payee-form-texts.js';
import type { Engine } from '../index.js';
import { payeeWords } from './payee-languages.js';

export interface NameAdvice {
  readonly code: keyof PayeeFormTexts['nameHints'];
  readonly text: string;
}

/** None where no bank compares the name of this payment. */
export type AdviseOnName = (instruction: unknown, engine: Engine) => readonly NameAdvice[];

export async function loadNameAdvice(language: string): Promise<AdviseOnName> {
  const load = payeeWords[language as Language] ?? payeeWords.en;
  const [{ nameHintsOf }, { nameHints }] = await Promise.all([import('./name-advice.js'), load()]);
  return (instruction, engine) => nameHintsOf(instruction, engine).map(({ code }) => ({ code, text: nameHints[code] }));
}
