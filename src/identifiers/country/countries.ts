/** The countries whose rules are loaded, by code or by the first letters of an IBAN. */
import type { AccountRule, CurrencyInNumber } from '../../../rules/vocabulary/account.js';
import type { IbanRule } from '../../../rules/vocabulary/country.js';
import { type CompiledCountry, compileCountry } from './layout.js';

type RulesByCountry<Rule> = Readonly<Record<string, Rule>>;

const own = <Rule>(rules: RulesByCountry<Rule>, code: string): Rule | undefined => (Object.hasOwn(rules, code) ? rules[code] : undefined);

/** A set of countries. Each is compiled on first use, and kept. */
export class Countries {
  /** False where the rules of some countries are not loaded. */
  readonly isComplete: boolean;
  readonly #ibans: RulesByCountry<IbanRule>;
  readonly #accounts: RulesByCountry<AccountRule>;
  /** Indexed by the two letters of the code, since every IBAN needs it; `null`: no such country. */
  readonly #byLetters: (CompiledCountry | null | undefined)[] = Array.from({ length: 26 * 26 });
  readonly #domestic = new Map<string, CompiledCountry | undefined>();

  /** Without `accounts`, only the check digits of an IBAN that need no published table are verified, and no domestic account is covered. */
  constructor(ibans: RulesByCountry<IbanRule>, accounts: RulesByCountry<AccountRule> = {}, isComplete = true) {
    this.isComplete = isComplete;
    this.#ibans = ibans;
    this.#accounts = accounts;
  }

  /** The layout of IBANs of the country, or of the country whose prefix this territory's IBANs carry. */
  withIban(code: string): CompiledCountry | undefined {
    return code.length === 2 ? this.byPrefix(code) : undefined;
  }

  /** The country whose code a text begins with. `mask` is `~32` where a small letter may stand for a capital one. */
  byPrefix(text: string, mask = ~0): CompiledCountry | undefined {
    const first = (text.charCodeAt(0) & mask) - 65;
    const second = (text.charCodeAt(1) & mask) - 65;
    if (!(first >= 0 && first < 26 && second >= 0 && second < 26)) return undefined;
    const place = first * 26 + second;
    let country = this.#byLetters[place];
    if (country === undefined) {
      country = this.#compile(text.slice(0, 2).toUpperCase()) ?? null;
      this.#byLetters[place] = country;
    }
    return country ?? undefined;
  }

  #compile(code: string): CompiledCountry | undefined {
    const rule = own(this.#ibans, code) ?? Object.values(this.#ibans).find(({ territories }) => territories?.includes(code));
    return rule && compileCountry(rule, own(this.#accounts, rule.code)?.inIban);
  }

  /** The layout of domestic accounts: the country's own where these are no part of an IBAN, else that of its IBANs. */
  domestic(code: string): CompiledCountry | undefined {
    if (!this.#domestic.has(code)) {
      const domestic = own(this.#accounts, code)?.domestic;
      const country = domestic === undefined ? this.withIban(code) : compileCountry(domestic);
      // texts that are no code of a country are not kept
      if (country === undefined) return undefined;
      this.#domestic.set(code, country);
    }
    return this.#domestic.get(code);
  }

  /** Where the account numbers of a country say in which currency the account is kept. */
  currencyInNumber(code: string): CurrencyInNumber | undefined {
    const { inIban, domestic } = own(this.#accounts, code) ?? {};
    return inIban?.currencyInNumber ?? domestic?.currencyInNumber;
  }
}
