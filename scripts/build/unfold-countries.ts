/**
 * The other half of the folded countries, in the bundle: tables → the rule of each country, and its account forms.
 */
import type { CountryRule } from '../../rules/country.js';
import type { Check } from '../../src/checks/check.js';
import type { AccountForm } from '../../src/forms/account-form.js';

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

/** Each letter stands for a place in the pool. */
const picked = <Item>(letters: string, pool: readonly Item[]): Item[] =>
  Array.from(letters, (letter) => pool[letter.charCodeAt(0) - 65] as Item);

/** Rows `CZSK0b4p6a10,GH`: codes, flags, layout; the checks. */
export function unfoldCountries(
  rows: string,
  checks: readonly Check[],
  rest: Readonly<Record<string, Partial<CountryRule>>>,
  flags: readonly Partial<CountryRule>[],
): Readonly<Record<string, CountryRule>> {
  const countries: Record<string, CountryRule> = {};
  for (const row of rows.split(' ')) {
    const [head = '', ownChecks] = row.split(',');
    const codes = head.match(/^[A-Z]+/)?.[0] ?? '';
    const bits = Number.parseInt(head[codes.length] ?? '', 36);
    const bban = head
      .slice(codes.length + 1)
      .replace(
        /([a-z])(\d+)([AC]?)/g,
        (_, field: string, size: string, kind: string) => ` ${FIELDS[field]}:${size}${kind.toLowerCase() || 'n'}`,
      )
      .slice(1);
    for (const code of codes.match(/../g) ?? []) {
      countries[code] = {
        code,
        bban,
        ...(ownChecks && { checks: picked(ownChecks, checks) }),
        ...Object.assign({}, ...flags.filter((_, bit) => (bits >> bit) & 1)),
        ...rest[code],
      };
    }
  }
  return countries;
}

/** A word a country, in their order: its forms. */
export function unfoldForms(
  countries: Readonly<Record<string, CountryRule>>,
  words: string,
  forms: readonly AccountForm[],
): Readonly<Record<string, readonly AccountForm[] | undefined>> {
  const own = words.split(' ').map((letters) => (letters === '' ? undefined : picked(letters, forms)));
  return Object.fromEntries(Object.keys(countries).map((code, at) => [code, own[at]]));
}
