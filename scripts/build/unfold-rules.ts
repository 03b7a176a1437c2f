/**
 * The other half of the folded rules, and the only part of the build that is in the bundle: table → the country rules.
 */
import type { CountryRule } from '../../rules/country.js';
import type { Check } from '../../src/checks/check.js';
import type { AccountForm } from '../../src/forms/account-form.js';

/** A rule without what nothing in the bundle reads. */
export type FoldedRule = Omit<CountryRule, 'currency' | 'clearingSystem'>;

const FIELDS: Readonly<Record<string, string>> = {
  b: 'bank',
  r: 'branch',
  a: 'account',
  k: 'check',
  j: 'bankCheck',
  p: 'prefix',
  t: 'type',
  y: 'currency',
  h: 'holder',
  v: 'reserved',
};

const picked = <Item>(letters: string, pool: readonly Item[]): Item[] =>
  Array.from(letters, (letter) => pool[letter.charCodeAt(0) - 65] as Item);

/** Rows `DE0b8na10n,Q,F`: code, flags, layout; its checks; its forms. */
export function unfold(
  rows: string,
  checks: readonly Check[],
  forms: readonly AccountForm[],
  rest: Readonly<Record<string, Partial<CountryRule>>>,
): Readonly<Record<string, FoldedRule>> {
  const countries: Record<string, FoldedRule> = {};
  for (const row of rows.split(' ')) {
    const [head = '', ownChecks, ownForms] = row.split(',');
    const code = head.slice(0, 2);
    const flags = Number(head[2]);
    const bban = head
      .slice(3)
      .replace(/([a-z])(\d+)([nac])/g, (_, field: string, size: string, kind: string) => ` ${FIELDS[field]}:${size}${kind}`)
      .slice(1);
    countries[code] = {
      code,
      bban,
      ...(ownChecks && { checks: picked(ownChecks, checks) }),
      ...(ownForms && { account: picked(ownForms, forms) }),
      ...(flags % 2 === 1 && { bankIsBicPrefix: true }),
      ...(flags > 1 && { registered: false }),
      ...rest[code],
    };
  }
  return countries;
}
