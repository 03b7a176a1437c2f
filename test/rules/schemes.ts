/** Every settlement system with its examples, found by file: what the suites walk over. */
import type { SchemeExample, SchemeExamples, SchemeRule } from '../../rules/vocabulary/scheme.js';
import type { Sources } from '../../rules/vocabulary/sources.js';
import { sepaScopeEdition } from '../../src/directory/sepa.js';
import { parse } from '../../src/identifiers/bic.js';
import type { PaymentFacts } from '../../src/rules-and-data/schemes.js';
import { countryCodes, moduleAt, moduleOf, modulesIn } from './modules.js';

export interface SchemeModule {
  readonly code: string;
  readonly rule: SchemeRule;
  readonly examples: Required<SchemeExamples>;
  readonly sources: readonly string[];
}

/** As its module has it. */
type Declared = Omit<SchemeModule, 'examples'> & { readonly examples: SchemeExamples };

/** An account in Canada: what no system carries that does not serve Canada. In the first currency of the system. */
const inCanada = ({ currencies }: SchemeRule): SchemeExample => ({
  ...{ country: 'CA', memberId: '000304567', account: '1234567' },
  currency: (currencies === 'ANY' ? undefined : currencies[0]) ?? 'EUR',
});

const servesCanada = ({ countries }: SchemeRule): boolean => countries === 'WORLD' || (countries !== 'SEPA' && countries.includes('CA'));

/** The first payment that fits, in a currency that the system does not carry. */
function inOtherCurrency({ currencies }: SchemeRule, { fits: [fitting] }: SchemeExamples): readonly SchemeExample[] {
  const currency = ['EUR', 'USD', 'CHF'].find((other) => currencies !== 'ANY' && !currencies.includes(other));
  return currency === undefined || fitting === undefined ? [] : [{ ...fitting, currency }];
}

/** The first payment that fits, to a card. */
function toCard({ account }: SchemeRule, { fits: [fitting] }: SchemeExamples): readonly SchemeExample[] {
  if (account.includes('CARD_NUMBER') || fitting === undefined) return [];
  const { on, currency, country = (fitting.iban ?? fitting.bic?.slice(4))?.slice(0, 2) } = fitting;
  const card = { type: 'CARD_NUMBER', account: '6200000000000005' } as const;
  return [{ ...card, ...(on && { on }), ...(currency && { currency }), ...(country && { country }) }];
}

const withRefused = (rule: SchemeRule, examples: SchemeExamples): Required<SchemeExamples> => ({
  fits: examples.fits,
  not: [
    ...(examples.not ?? []),
    ...(servesCanada(rule) ? [] : [inCanada(rule)]),
    ...inOtherCurrency(rule, examples),
    ...toCard(rule, examples),
  ],
});

/** Those that one country has to itself, whose examples stand by code. */
const ofCountries = await Promise.all(
  countryCodes.map(async (place): Promise<readonly Declared[]> => {
    const { examples, sources = {}, ...rules } = (await moduleAt(`countries/${place}/schemes`)) ?? {};
    const byCode = examples as Readonly<Record<string, SchemeExamples>>;
    const read = sources as Sources;
    const unknown = Object.keys(read).filter((code) => !(code in rules));
    if (unknown.length > 0) throw new Error(`countries/${place}/schemes.ts has sources of ${unknown.join(', ')}, and no such system`);
    return (Object.entries(rules) as [string, SchemeRule][]).map(([code, rule]) => ({
      code,
      rule,
      examples: examplesOf(byCode, code),
      sources: read[code] ?? [],
    }));
  }),
);

function examplesOf(byCode: Readonly<Record<string, SchemeExamples>>, code: string): SchemeExamples {
  const examples = byCode[code];
  if (examples === undefined) throw new Error(`no examples of ${code}`);
  return examples;
}

/** Those of several countries. */
const acrossCountries = await Promise.all(
  modulesIn('schemes/').map(async (code): Promise<Declared> => {
    const module = await moduleOf(`schemes/${code}`);
    return {
      code,
      rule: module[code] as SchemeRule,
      examples: module.examples as SchemeExamples,
      sources: (module.sources ?? []) as readonly string[],
    };
  }),
);

export const schemeModules: readonly SchemeModule[] = [...ofCountries.flat(), ...acrossCountries].map((module) => ({
  ...module,
  examples: withRefused(module.rule, module.examples),
}));

export const dayOf = ({ on }: SchemeExample): string => on ?? sepaScopeEdition;

/** What an example says, as the engine is told it. */
export function factsOf({ country, iban, bic, type, account, currency, reached }: SchemeExample): PaymentFacts {
  const accountCountry = country ?? (iban ?? bic?.slice(4))?.slice(0, 2);
  return {
    ...(accountCountry !== undefined && { accountCountry }),
    ...(currency !== undefined && { currency }),
    accountIdTypes: [...(iban === undefined ? [] : ['IBAN']), ...(account === undefined ? [] : [type ?? 'ACCOUNT_NUMBER'])],
    bicIsUsable: bic !== undefined && parse(bic).ok && !/^.{7}[01]/.test(bic),
    ...(reached && { reaches: () => reached }),
  };
}
