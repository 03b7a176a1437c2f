/** `payprep/messages/pl`: the alert texts in Polish, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { pl } from '../../rules/texts/pl/alerts.js';
