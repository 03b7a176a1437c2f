/** `payprep/messages/ar`: the alert texts in Arabic, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { ar } from '../../rules/texts/ar/alerts.js';
