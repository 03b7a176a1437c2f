/** Every settlement system with its examples, found by file: what the suites walk over. */
import { readdirSync } from 'node:fs';
import type { SchemeExample, SchemeExamples, SchemeRule } from '../../rules/scheme.js';
import { sepaScopeEdition } from '../../src/directory/sepa.js';
import type { PaymentFacts } from '../../src/engine/schemes.js';
import { parse } from '../../src/identifiers/bic.js';

export interface SchemeModule {
  readonly code: string;
  readonly rule: SchemeRule;
  readonly examples: SchemeExamples;
}

const folder = new URL('../../rules/schemes/', import.meta.url);

export const schemeModules: readonly SchemeModule[] = await Promise.all(
  readdirSync(folder)
    .filter((file) => file !== 'index.ts')
    .map(async (file) => {
      const code = file.replace('.ts', '');
      const module = await import(`../../rules/schemes/${code}.ts`);
      return { code, rule: module[code] as SchemeRule, examples: module.examples as SchemeExamples };
    }),
);

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
