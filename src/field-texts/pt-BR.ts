/** `payprep/field-texts/pt-BR`: the words of a form in Brazilian Portuguese, for `fieldTexts`. Written by `npm run indexes`. */
export { ptBR } from '../../rules/texts/pt-BR/fields.js';
