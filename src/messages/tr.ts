/** `payprep/messages/tr`: the alert texts in Turkish, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { tr } from '../../rules/texts/tr/alerts.js';
