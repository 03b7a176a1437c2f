/**
 * How the rules of banks make IBANs, for the countries that name a construction.
 *
 * Apart from the compiled country, because `validate` builds no IBAN: neither the algorithms nor the lists in here are in its bundle.
 */
import germanBanks from '../../../reference-data/registries/de-iban-rule-banks.json' with { type: 'json' };
import { constructions } from '../../../rules/iban-construction/index.js';
import type { Rows } from '../../../rules/vocabulary/check.js';
import type { Construct, RuledBanks } from '../../../rules/vocabulary/construction.js';
import { perObject } from '../../../rules/vocabulary/lazy.js';
import type { CompiledCountry } from '../country/layout.js';

/** The banks with rules of their own: dataset → table. */
const lists: Readonly<Record<RuledBanks, { readonly rows: Rows }>> = { 'registries/de-iban-rule-banks': germanBanks };

/** What makes the BBAN of an IBAN from domestic details; null where the country puts bank identifier and account number together as they are. */
export const constructOf = /* @__PURE__ */ perObject((country: CompiledCountry): Construct | null => {
  const name = country.facts.construction;
  const rule = name && constructions[name];
  return rule?.compile(country.layout.spans, () => lists[rule.list].rows) ?? null;
});
