/** `payprep/field-texts/es`: the words of a form in Spanish, for `fieldTexts`. Written by `npm run indexes`. */
export { es } from '../../rules/texts/es/fields.js';
