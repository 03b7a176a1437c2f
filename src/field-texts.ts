/** `payprep/field-texts`: what a form says of each field, in the words of the country. The words of a language are `payprep/field-texts/<language>`. */
export { withArticle } from '../rules/articles.js';
export { directionOf } from '../rules/directions.js';
export type { AccountType, FieldKey, FieldTexts, FieldWords } from '../rules/vocabulary/field-text.js';
export { type FieldText, fieldTexts } from './engine/field-texts.js';
