/**
 * The wording of alerts. Apart from what `validate` runs, so that a form that has texts of its own does not carry these.
 */
import type { AlertCode } from '../../rules/alerts/codes.js';
import { en } from '../../rules/alerts/en.js';
import { sources } from '../../rules/alerts/sources.js';
import type { ParamsOf, Texts } from '../../rules/alerts/translation.js';
import { filled } from './filled.js';
import type { AlertParams } from './findings.js';

/** Alert code → text, in one language. */
export type Messages = Texts;

/** The parameters of each code's text. */
export type AlertParamsOf<Code extends AlertCode> = { readonly [Name in ParamsOf<(typeof en)[Code]>]: string | number };

/**
 * The text of an alert, its parameters filled in. A parameter that is not given stays a name in braces.
 *
 * @example
 * describe('COUNTRY_UNKNOWN', { country: 'ZZ' }) // 'No country has the code ZZ (ISO 3166-1 alpha-2).'
 */
export function describe(code: AlertCode, params: AlertParams = {}, messages: Messages = en): string {
  return filled(messages[code], params);
}

/** Where a rule is laid down. */
export function sourceOf(rule: string): string {
  const key = rule.slice(Math.max(rule.indexOf('national-check/'), 0));
  const isOf = (name: string): boolean => key === name || (key.startsWith(name) && name.startsWith('national-check/'));
  return Object.entries(sources).find(([name]) => isOf(name))?.[1] ?? '';
}
