/** `payprep/messages/es`: the alert texts in Spanish, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { es } from '../../rules/texts/es/alerts.js';
