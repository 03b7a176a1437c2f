/** The accounts of every country with their examples, found by file: what the suites walk over. */
import type { AccountExamples, AccountRule, DomesticRule } from '../../rules/vocabulary/account.js';
import type { CountryExamples, IbanRule } from '../../rules/vocabulary/country.js';
import { countryCodes, moduleAt, moduleOf } from './modules.js';

/** A country that has IBANs. */
export interface CountryModule {
  readonly code: string;
  readonly rule: IbanRule;
  readonly account: AccountRule;
  readonly examples: CountryExamples;
  /** Details as domestic payments write them. */
  readonly details: Required<AccountExamples>;
}

/** A country that has none. */
export interface DomesticModule {
  readonly code: string;
  readonly rule: DomesticRule;
  readonly account: AccountRule;
  readonly details: Required<AccountExamples>;
}

interface AccountModule {
  readonly account: AccountRule;
  readonly examples?: AccountExamples;
}

const withNone = ({ local = [], byRule = [], valid = [], invalid = [] }: AccountExamples = {}): Required<AccountExamples> => ({
  local,
  byRule,
  valid,
  invalid,
});

/** Countries that have IBANs. */
export const countryModules: readonly CountryModule[] = (
  await Promise.all(
    countryCodes.map(async (code): Promise<readonly CountryModule[]> => {
      const iban = await moduleAt(`countries/${code}/iban`);
      if (iban === undefined) return [];
      const { account, examples } = await moduleOf<AccountModule>(`countries/${code}/account`);
      const known = { rule: iban[code] as IbanRule, examples: iban.examples as CountryExamples };
      return [{ code, ...known, account, details: withNone(examples) }];
    }),
  )
).flat();

/** Countries that have none. */
export const domesticModules: readonly DomesticModule[] = (
  await Promise.all(
    countryCodes.map(async (code): Promise<readonly DomesticModule[]> => {
      if ((await moduleAt(`countries/${code}/iban`)) !== undefined) return [];
      const { account, examples } = (await moduleAt<AccountModule>(`countries/${code}/account`)) ?? {};
      return account?.domestic ? [{ code, rule: account.domestic, account, details: withNone(examples) }] : [];
    }),
  )
).flat();
