/** `payprep/field-texts/sv`: the words of a form in Swedish, for `fieldTexts`. Written by `npm run indexes`. */
export { sv } from '../../rules/texts/sv/fields.js';
