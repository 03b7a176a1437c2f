/** `payprep/field-texts/ar`: the words of a form in Arabic, for `fieldTexts`. Written by `npm run indexes`. */
export { ar } from '../../rules/texts/ar/fields.js';
