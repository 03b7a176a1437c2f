/** `payprep/messages/fr`: the alert texts in French, for `describe` of `payprep/alerts`. */
export { fr } from '../../rules/index/texts/fr.js';
