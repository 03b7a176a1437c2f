/** The texts of one language, as they are loaded. */
import type { AlertTexts } from '../../rules/vocabulary/alert-texts.js';
import type { FieldTexts } from '../../rules/vocabulary/field-text.js';

export interface LanguageTexts {
  readonly fields: FieldTexts;
  readonly messages: AlertTexts;
}

/** Two modules export the texts of a language by the same name. */
export async function both<Name extends string>(
  fields: Promise<Readonly<Record<Name, FieldTexts>>>,
  messages: Promise<Readonly<Record<Name, AlertTexts>>>,
  name: Name,
): Promise<LanguageTexts> {
  return { fields: (await fields)[name], messages: (await messages)[name] };
}
