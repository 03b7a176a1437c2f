/** The rule of a country's accounts with its layout, its checks and the domestic names of its parts bound. */
import { accounts } from '../../rules/index/accounts.js';
import type { CountryRule } from '../../rules/vocabulary/account.js';
import { type CompiledCountry, compileCountry } from '../../src/identifiers/layout.js';

export const compiled = (rule: CountryRule): CompiledCountry =>
  compileCountry(rule, rule.hasIban === false ? undefined : accounts[rule.code]?.inIban);
