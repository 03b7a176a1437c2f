/** `payprep/field-texts`: what a form says of each field, in the words of the country. The words of a language are `payprep/field-texts/<language>`. */

export type { AccountType, FieldKey, FieldTexts, FieldWords } from '../rules/vocabulary/field-text.js';
export { withArticle } from '../rules/words/articles.js';
export { directionOf } from '../rules/words/directions.js';
export { type FieldText, fieldTexts } from './answers/field-texts.js';
