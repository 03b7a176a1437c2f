/** `payprep/field-texts/de`: the words of a form in German, for `fieldTexts`. Written by `npm run indexes`. */
export { de } from '../../rules/texts/de/fields.js';
