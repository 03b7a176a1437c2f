/** `payprep/alerts`: the catalogue of alert codes, with severity, ISO 20022 reason, English text and what to do. */
export { type AlertCode, codes, type Severity } from '../rules/alerts/codes.js';
export { en } from '../rules/alerts/en.js';
export { fixes } from '../rules/alerts/fixes.js';
export { type AlertParamsOf, describe, type Messages, sourceOf } from './engine/describe.js';
