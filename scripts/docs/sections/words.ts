/** The words of the page for the codes of the rules. */
import countryNames from '../../../reference-data/registries/countries.json' with { type: 'json' };
import type { Asked } from '../../../rules/vocabulary/scheme.js';
import { ruleConfidence } from '../../../src/findings/severity.js';

const names = new Map(countryNames.rows.map(([alpha2, name]) => [alpha2, name]));

export const nameOf = (country: string): string => names.get(country) ?? country;

export const listOf = (items: readonly string[] | string): string => (typeof items === 'string' ? items : items.join(' '));

/** `/creditor/taxId` as it is written in TypeScript. */
export const memberName = (pointer: string): string => pointer.slice(1).replaceAll('/', '.');

/** The required members; of alternatives one is enough. */
export const askedText = (required: readonly Asked[]): string =>
  required.map((asked) => (typeof asked === 'string' ? memberName(asked) : asked.map(memberName).join(' or '))).join(', ');

export const checksText = (checks: readonly { readonly name: string; readonly severity: string }[] = []): string =>
  checks.map(({ name, severity }) => (severity === 'error' ? name : `${name} (${severity})`)).join(', ') || '–';

/** Which check digits a number has, by how grave it is that they are wrong. */
export const checkDigitsText = (checks: readonly { readonly severity: string }[] = []): string =>
  [...new Set(checks.map(({ severity }) => (severity === 'error' ? 'yes' : severity)))].join(', ') || '–';

export const periodText = ({ from, until }: { readonly from?: string; readonly until?: string }): string =>
  [from && `since ${from}`, until && `until ${until}`].filter((part) => part).join(', ');

export const capText = (cap?: { readonly amount: number; readonly currency: string }): string | undefined =>
  cap && `up to ${cap.amount.toLocaleString('en-US')} ${cap.currency}`;

type Rule = Parameters<typeof ruleConfidence>[0];

/** What a rule asks for, with a word where its absence is no more than a warning. */
export const requiredText = (rule: Rule & { readonly required?: readonly Asked[] }): string =>
  rule.required === undefined ? '' : askedText(rule.required) + (ruleConfidence(rule, 'required') === 'known' ? ' (warning)' : '');

export const confidenceText = ({ confidence, knownOnly = [] }: Rule): string =>
  knownOnly.length > 0 ? `${confidence}; known: ${knownOnly.join(', ')}` : confidence;
