/** The alert texts in English. They stand in the records of the alerts, `rules/alerts/`. */
export { en } from '../../index/alert-texts.js';
