/** `payprep/messages/de`: the alert texts in German, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { de } from '../../rules/texts/de/alerts.js';
