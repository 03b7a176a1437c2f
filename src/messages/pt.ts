/** `payprep/messages/pt`: the alert texts in Portuguese, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { pt } from '../../rules/texts/pt/alerts.js';
