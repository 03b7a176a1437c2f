/** `payprep/messages/es`: the alert texts in Spanish, for `describe` of `payprep/alerts`. */
export { es } from '../../rules/index/texts/es.js';
