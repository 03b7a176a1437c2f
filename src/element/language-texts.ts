/** The texts of one language, as they are loaded. */
import type { ElementWords } from '../../rules/vocabulary/element-words.js';
import type { FieldTexts } from '../../rules/vocabulary/field-text.js';

export interface LanguageTexts {
  readonly fields: FieldTexts;
  readonly words: ElementWords;
}

/** A module that exports the texts of a language by the name of that. */
type Named<Name extends string, Texts> = Promise<Readonly<Record<Name, Texts>>>;

/** The texts of a language: each of its modules exports them by the same name. */
export async function textsOf<Name extends string>(
  name: Name,
  fields: Named<Name, FieldTexts>,
  words: Named<Name, ElementWords>,
): Promise<LanguageTexts> {
  return { fields: (await fields)[name], words: (await words)[name] };
}
