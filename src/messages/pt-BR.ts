/** `payprep/messages/pt-BR`: the alert texts in Brazilian Portuguese, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { ptBR } from '../../rules/texts/pt-BR/alerts.js';
