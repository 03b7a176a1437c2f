/** The rules that an engine goes by: every one that there is, or those that it was given. */
import type { AccountRule } from '../../rules/vocabulary/account.js';
import { byCode } from '../../rules/vocabulary/by-code.js';
import type { IbanRule } from '../../rules/vocabulary/country.js';
import { type CreditorRule, creditorRules } from '../../rules/vocabulary/creditor.js';
import type { MethodIdentifier, MethodRule } from '../../rules/vocabulary/method.js';
import type { PurposeRule } from '../../rules/vocabulary/purpose.js';
import type { CountryRules, Rule } from '../../rules/vocabulary/rules.js';
import type { SchemeRule } from '../../rules/vocabulary/scheme.js';
import type { CountryTerms } from '../../rules/vocabulary/terms.js';
import { Countries } from '../identifiers/country/countries.js';
import { Creditors } from './creditors.js';
import { Schemes } from './schemes.js';

type ByCode<Value> = Readonly<Record<string, Value>>;

/** Rules by their codes. Of settlement systems that are equal in kind and precedence, the first is named first. */
export interface RulesByCode {
  readonly ibans: ByCode<IbanRule>;
  readonly accounts: ByCode<AccountRule>;
  readonly creditors: ByCode<CreditorRule>;
  readonly schemes: ByCode<SchemeRule>;
  readonly methods: ByCode<MethodRule>;
  /** Those of given rules; every one is beside the requirements. */
  readonly purposes?: ByCode<PurposeRule>;
  /** As the purposes. */
  readonly terms?: ByCode<CountryTerms>;
}

const NO_METHODS: readonly MethodRule[] = [];

function indexIssuers(methods: readonly MethodRule[]): ReadonlyMap<string, readonly MethodRule[]> {
  const index = new Map<string, MethodRule[]>();
  for (const method of methods) {
    for (const bic8 of new Set(method.issuers?.map((issuer) => issuer.slice(0, 8)))) index.set(bic8, [...(index.get(bic8) ?? []), method]);
  }
  return index;
}

export class RuleSet {
  readonly countries: Countries;
  readonly creditors: Creditors;
  readonly schemes: Schemes;
  /** True where these are all rules that there are: what they do not hold does not exist. Else it is not covered. */
  readonly isComplete: boolean;
  readonly #methods: ByCode<MethodRule>;
  readonly #purposes: ByCode<PurposeRule>;
  readonly #terms: ByCode<CountryTerms>;
  #currencies: ReadonlySet<string> | undefined;
  #byIssuer: ReadonlyMap<string, readonly MethodRule[]> | undefined;

  constructor({ ibans, accounts, creditors, schemes, methods, purposes = {}, terms = {} }: RulesByCode, isComplete: boolean) {
    this.countries = new Countries(ibans, accounts, isComplete);
    this.creditors = new Creditors(creditors);
    this.schemes = new Schemes(schemes);
    this.#methods = methods;
    this.#purposes = purposes;
    this.#terms = terms;
    this.isComplete = isComplete;
  }

  /** The recipient method of this name. */
  method(code: string): MethodRule | undefined {
    return Object.hasOwn(this.#methods, code) ? this.#methods[code] : undefined;
  }

  /** The wallets that a bank issues, by the first eight characters of its BIC. */
  issuedBy(bic8: string): readonly MethodRule[] {
    this.#byIssuer ??= indexIssuers(Object.values(this.#methods));
    return this.#byIssuer.get(bic8) ?? NO_METHODS;
  }

  /** The forms of the identifiers that a settlement system registers: its own, else those of the methods that it carries. */
  registeredBy({ code, registered }: SchemeRule): readonly MethodIdentifier[] {
    return (
      registered ?? Object.values(this.#methods).flatMap((method) => (method.settlementSystems?.includes(code) ? method.identifiers : []))
    );
  }

  /** The purpose codes that payments to this country must state. */
  purposes(country: string): PurposeRule | undefined {
    return Object.hasOwn(this.#purposes, country) ? this.#purposes[country] : undefined;
  }

  /** What this country calls the members of a payment. */
  terms(country: string): CountryTerms | undefined {
    return Object.hasOwn(this.#terms, country) ? this.#terms[country] : undefined;
  }

  /** The currencies that some settlement system or payout profile names. */
  get currencies(): ReadonlySet<string> {
    this.#currencies ??= new Set([...this.schemes.currencies, ...this.creditors.currencies]);
    return this.#currencies;
  }
}

/** An engine, as far as its rules and its day go. */
export interface RulesOnDay {
  readonly rules: RuleSet;
  /** `YYYY-MM-DD`. */
  readonly on: string;
}

const isMethod = (rule: Rule): rule is MethodRule => 'identifiers' in rule && Array.isArray(rule.identifiers);
const isScheme = (rule: Rule): rule is SchemeRule => 'kind' in rule;

/** The rules of these modules, and no others. */
export function ruleSetOf(rules: readonly Rule[]): RuleSet {
  const countries = rules.filter((rule): rule is CountryRules => !isMethod(rule) && !isScheme(rule));
  return new RuleSet(
    {
      ibans: byCode(countries.flatMap(({ iban }) => iban ?? [])),
      accounts: byCode(countries.flatMap(({ account }) => account ?? [])),
      creditors: creditorRules(
        countries.flatMap(({ identifiers }) => identifiers ?? []),
        countries.flatMap(({ payouts }) => payouts ?? []),
      ),
      schemes: byCode([...rules.filter(isScheme), ...countries.flatMap(({ schemes }) => schemes ?? [])]),
      methods: byCode(rules.filter(isMethod)),
      purposes: Object.fromEntries(countries.flatMap(({ code, purposes }) => (purposes === undefined ? [] : [[code, purposes]]))),
      terms: Object.fromEntries(countries.flatMap(({ code, terms }) => (terms === undefined ? [] : [[code, terms]]))),
    },
    false,
  );
}
