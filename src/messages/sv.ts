/** `payprep/messages/sv`: the alert texts in Swedish, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { sv } from '../../rules/texts/sv/alerts.js';
