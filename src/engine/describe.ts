/**
 * The wording of alerts. Apart from what `validate` runs, so that a form that has texts of its own does not carry these.
 */
import { checkSources, ruleSources } from '../../rules/index/alert-sources.js';
import { en } from '../../rules/index/alert-texts.js';
import type { AlertCode } from '../../rules/vocabulary/alert-code.js';
import type { AlertTexts } from '../../rules/vocabulary/alert-texts.js';
import { fill } from './fill.js';
import type { AlertParams } from './findings.js';

/** Alert code → text, in one language. */
export type Messages = AlertTexts;

export type { AlertParamsOf } from '../../rules/vocabulary/alert-code.js';

/**
 * The text of an alert, its parameters filled in. A parameter that is not given stays a name in braces.
 *
 * @example
 * describe('COUNTRY_UNKNOWN', { country: 'ZZ' }) // 'No country has the code ZZ (ISO 3166-1 alpha-2).'
 */
export function describe(code: AlertCode, params: AlertParams = {}, messages: Messages = en): string {
  return fill(messages[code], params);
}

const NATIONAL_CHECK = '/national-check/';

/** Where a rule is laid down; empty where no alert has such a rule. */
export function sourceOf(rule: string): string {
  const at = rule.indexOf(NATIONAL_CHECK);
  if (at < 0) return Object.hasOwn(ruleSources, rule) ? (ruleSources[rule] ?? '') : '';
  const check = rule.slice(at + NATIONAL_CHECK.length);
  return Object.entries(checkSources).find(([beginning]) => check.startsWith(beginning))?.[1] ?? '';
}
