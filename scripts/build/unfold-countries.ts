/**
 * The other half of the folded countries, in the bundle: tables → the rule of each country, and its account forms.
 */
import type { CountryRule } from '../../rules/vocabulary/country.js';
import type { Check } from '../../rules/vocabulary/check.js';
import type { AccountForm } from '../../rules/account-forms/account-form.js';

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

type Rest = Readonly<Record<string, Partial<CountryRule>>>;

type Pools = readonly [checks: readonly Check[], rest: Rest];

/** Rows `CZSK0b4p6a10,GH`: codes, flags, layout; the checks. A country is unfolded when it is asked for: who asks, keeps it. */
export function unfoldCountries(
  rows: string,
  pools: () => Pools,
  flags: readonly Partial<CountryRule>[],
): Readonly<Record<string, CountryRule>> {
  const countries = {};
  let made: Pools | undefined;
  for (const row of rows.split(' ')) {
    for (const code of /^[A-Z]+/.exec(row)?.[0].match(/../g) ?? []) {
      const get = (): CountryRule => {
        made ??= pools();
        return unfoldCountry(code, row, made, flags);
      };
      Object.defineProperty(countries, code, { get, enumerable: true });
    }
  }
  return countries;
}

function unfoldCountry(code: string, row: string, [checks, rest]: Pools, flags: readonly Partial<CountryRule>[]): CountryRule {
  const [, flag = '', layout = '', ownChecks] = /^[A-Z]+(.)([^,]*),?(.*)$/.exec(row) ?? [];
  const bits = Number.parseInt(flag, 36);
  const bban = layout.replace(
    /([a-z])(\d+)([AC]?)/g,
    (_, field: string, size: string, kind: string) => ` ${FIELDS[field]}:${size}${kind.toLowerCase() || 'n'}`,
  );
  return {
    code,
    bban: bban.slice(1),
    ...(ownChecks && { checks: picked(ownChecks, checks) }),
    ...Object.assign({}, ...flags.filter((_, bit) => (bits >> bit) & 1)),
    ...rest[code],
  };
}

type Forms = readonly AccountForm[] | undefined;

/** The forms of the countries of one table: a word a country, in their order. All tables have one pool. */
export function unfoldForms(poolOf: () => readonly AccountForm[]) {
  let pool: readonly AccountForm[] | undefined;
  return (countries: Readonly<Record<string, CountryRule>>, words: string): ((code: string) => Forms) => {
    const known: Record<string, Forms> = {};
    const find = (code: string): Forms => {
      const letters = words.split(' ')[Object.keys(countries).indexOf(code)];
      pool ??= poolOf();
      return letters ? picked(letters, pool) : undefined;
    };
    return (code) => {
      if (!(code in known)) known[code] = find(code);
      return known[code];
    };
  };
}
