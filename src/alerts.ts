/** `payprep/alerts`: the catalogue of alert codes, with severity, ISO 20022 reason, English text and what to do. */

export type { AlertCode, AlertParamsOf, Severity } from '../rules/alert-codes/alert-code.js';
export { codes } from '../rules/index/alert-codes.js';
export { fixes } from '../rules/index/alert-fixes.js';
export { en } from '../rules/index/alert-texts.js';
export type { AlertTexts } from '../rules/texts/alert-texts.js';
export { type DescribeArguments, describe, type Messages, sourceOf } from './messages/describe.js';
export { fill } from './messages/fill.js';
