/** `payprep/messages/pt`: the alert texts in Portuguese, for `describe` of `payprep/alerts`. */
export { pt } from '../../rules/index/texts/pt.js';
