/** `payprep/messages/it`: the alert texts in Italian, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { it } from '../../rules/texts/it/alerts.js';
