/** `payprep/field-texts/pt`: the words of a form in Portuguese, for `fieldTexts`. Written by `npm run indexes`. */
export { pt } from '../../rules/texts/pt/fields.js';
