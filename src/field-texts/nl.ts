/** `payprep/field-texts/nl`: the words of a form in Dutch, for `fieldTexts`. Written by `npm run indexes`. */
export { nl } from '../../rules/texts/nl/fields.js';
