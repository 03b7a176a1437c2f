/**
 * The wording of alerts. Apart from what `validate` runs, so that a form that has texts of its own does not carry these.
 */

import type { AlertCode, AlertParamsOf } from '../../rules/alert-codes/alert-code.js';
import { checkSources, ruleSources } from '../../rules/index/alert-sources.js';
import { en } from '../../rules/index/alert-texts.js';
import type { AlertTexts } from '../../rules/texts/alert-texts.js';
import type { AlertParams } from '../findings/findings.js';
import { closestName } from '../instruction/closest-name.js';
import { fill } from './fill.js';

/** Alert code → text, in one language. */
export type Messages = AlertTexts;

/** The parameters of one of these codes. */
type ParamsOfAny<Code extends AlertCode> = Code extends AlertCode ? AlertParamsOf<Code> : never;

/** What `describe` takes behind the code: its parameters, which may only be absent where no text needs one, and a language. */
export type DescribeArguments<Code extends AlertCode> =
  Record<never, never> extends ParamsOfAny<Code>
    ? [params?: ParamsOfAny<Code> | undefined, messages?: Messages]
    : [params: ParamsOfAny<Code>, messages?: Messages];

/**
 * The text of an alert, its parameters filled in, in English or the language of `messages`. The compiler demands the parameters that the text of the
 * code has; of a code that is only known at run time, they are those of its alert. One that is not given stays a name in braces. A code that does not exist, as one of a
 * newer version may not, is answered in English with the code that was probably meant: “No alert has the code COUNTRY_UNKNWON. Did you mean
 * COUNTRY_UNKNOWN?”
 *
 * @throws TypeError when `messages` are not the texts of a language
 * @example
 * describe('COUNTRY_UNKNOWN', { country: 'ZZ' }) // 'No country has the code ZZ (ISO 3166-1 alpha-2).'
 */
export function describe<const Code extends AlertCode>(code: Code, ...[params, messages = en]: DescribeArguments<Code>): string {
  if (messages?.COUNTRY_UNKNOWN === undefined) {
    throw new TypeError('describe: the third argument is the texts of a language, such as `de` of payprep/messages/de');
  }
  return textOf(messages, code, params);
}

/** The same for parameters of which only the alert knows that they are those of its code. */
function textOf(messages: Messages, code: AlertCode, params: AlertParams = {}): string {
  return Object.hasOwn(messages, code) ? fill(messages[code], params) : unknownCode(code, messages);
}

/** A code of an unknown alert; anything else is not repeated. */
function unknownCode(code: unknown, messages: Messages): string {
  if (typeof code !== 'string' || !/^\w{1,80}$/.test(code)) return 'This is not the code of an alert.';
  const meant = closestName(code, Object.keys(messages));
  return `No alert has the code ${code}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
}

const NATIONAL_CHECK = '/national-check/';

/**
 * Where a rule is laid down; empty where no alert has such a rule.
 *
 * @example
 * sourceOf('iban/mod-97') // 'ISO 13616-1'
 */
export function sourceOf(rule: string): string {
  const at = rule.indexOf(NATIONAL_CHECK);
  if (at < 0) return Object.hasOwn(ruleSources, rule) ? (ruleSources[rule] ?? '') : '';
  const check = rule.slice(at + NATIONAL_CHECK.length);
  return Object.entries(checkSources).find(([beginning]) => check.startsWith(beginning))?.[1] ?? '';
}
