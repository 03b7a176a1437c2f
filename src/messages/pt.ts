/** `payprep/messages/pt`: the alert texts in Portuguese, for `describe` of `payprep/alerts`. */
export { pt } from '../../rules/alerts/pt.js';
