/** `payprep/field-texts/tr`: the words of a form in Turkish, for `fieldTexts`. Written by `npm run indexes`. */
export { tr } from '../../rules/texts/tr/fields.js';
