/** `payprep/field-texts/pl`: the words of a form in Polish, for `fieldTexts`. Written by `npm run indexes`. */
export { pl } from '../../rules/texts/pl/fields.js';
