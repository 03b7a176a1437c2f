/** The alert codes, and the rules and parameters of each, as the records in `rules/alerts/` declare them. */
import type { alerts } from '../index/alerts.js';
import type { Alert } from './alert.js';

export type { Severity } from './alert.js';

type Alerts = typeof alerts;

/** `<ENTITY>_<FIELD>_<PROBLEM>`. */
export type AlertCode = keyof Alerts;

/** `iban/national-check/*` stands for one rule a check. */
type Named<Rule> = Rule extends `${infer Kind}/*` ? `${Kind}/${string}` : Rule;

/** The rules under which checks raise this code; of several codes, those that they share. */
export type RuleOf<Code extends AlertCode> = Named<keyof Alerts[Code]['rules'] & string>;

/** Every rule that raises an alert. */
export type AlertRule = { readonly [Code in AlertCode]: RuleOf<Code> }[AlertCode];

/** The names of the parameters that an alert of this code has. */
type ParamOf<Code extends AlertCode> = Alerts[Code] extends Alert<string, infer Param> ? Param : never;

/** The parameters of each code's text, and those that it does not show. */
export type AlertParamsOf<Code extends AlertCode> = { readonly [Name in ParamOf<Code>]: string | number };
