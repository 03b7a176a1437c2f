/** The alert codes, and the rules and parameters of each, as the records in `rules/alerts/` declare them. */
import type { alerts } from '../index/alerts.js';
import type { Alert } from '../vocabulary/alert.js';

export type { Severity } from '../vocabulary/alert.js';

type Alerts = typeof alerts;

/** `<ENTITY>_<FIELD>_<PROBLEM>`. */
export type AlertCode = keyof Alerts;

/** `iban/national-check/*` stands for one rule a check. */
type Named<Rule> = Rule extends `${infer Kind}/*` ? `${Kind}/${string}` : Rule;

/** The rules under which checks raise this code; of several codes, those that they share. */
export type RuleOf<Code extends AlertCode> = Named<keyof Alerts[Code]['rules'] & string>;

/** Every rule that raises an alert. */
export type AlertRule = { readonly [Code in AlertCode]: RuleOf<Code> }[AlertCode];

/** The names of the parameters that an alert of this code has, and of those that it may lack. */
type ParamOf<Code extends AlertCode> = Alerts[Code] extends Alert<string, infer Param, string> ? Param : never;
type OptionalOf<Code extends AlertCode> = Alerts[Code] extends Alert<string, string, infer Optional> ? Optional : never;

type Flat<Type> = { readonly [Name in keyof Type]: Type[Name] };

/** The parameters of each code's text, and those that it does not show. */
export type AlertParamsOf<Code extends AlertCode> = Flat<
  { [Name in Exclude<ParamOf<Code>, OptionalOf<Code>>]: string | number } & { [Name in OptionalOf<Code>]?: string | number }
>;
