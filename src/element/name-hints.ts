/** What in the name of a payee invites a mismatch when the bank compares it, in a language. Both are chunks, loaded when there is a name. */
import type { Language } from '../../rules/index/languages.js';
import type { PayeeFormTexts } from '../../rules/texts/payee-form-texts.js';
import { explainWith } from '../answers/explain.js';
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
  const [{ explainPayeeName: explainName }, { nameHints }] = await Promise.all([import('../answers/explain/payee-name.js'), load()]);
  return (instruction, engine) =>
    (explainWith(instruction, engine, { explainName }).payeeName?.hints ?? []).map(({ code }) => ({ code, text: nameHints[code] }));
}
