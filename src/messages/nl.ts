/** `payprep/messages/nl`: the alert texts in Dutch, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { nl } from '../../rules/texts/nl/alerts.js';
