/** `payprep/field-texts/en`: the words of a form in English, for `fieldTexts`. Written by `npm run indexes`. */
export { en } from '../../rules/texts/en/fields.js';
