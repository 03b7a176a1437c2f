/** `payprep/field-texts/ja`: the words of a form in Japanese, for `fieldTexts`. Written by `npm run indexes`. */
export { ja } from '../../rules/texts/ja/fields.js';
