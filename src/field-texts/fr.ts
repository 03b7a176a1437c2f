/** `payprep/field-texts/fr`: the words of a form in French, for `fieldTexts`. Written by `npm run indexes`. */
export { fr } from '../../rules/texts/fr/fields.js';
