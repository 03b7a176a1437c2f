/** `payprep/field-texts/it`: the words of a form in Italian, for `fieldTexts`. Written by `npm run indexes`. */
export { it } from '../../rules/texts/it/fields.js';
