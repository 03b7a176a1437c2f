/** `payprep/alerts`: the catalogue of alert codes, with severity, ISO 20022 reason and English text. */
export { type AlertCode, codes, type Severity } from '../rules/alerts/codes.js';
export { en } from '../rules/alerts/en.js';
export { type AlertParamsOf, describe, type Messages, sourceOf } from './engine/describe.js';
