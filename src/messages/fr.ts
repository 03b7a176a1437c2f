/** `payprep/messages/fr`: the alert texts in French, for `describe` of `payprep/alerts`. Written by `npm run indexes`. */
export { fr } from '../../rules/texts/fr/alerts.js';
