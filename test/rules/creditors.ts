/** Every country's creditors with their examples, found by file: what the suites walk over. */
import { type CreditorRule, creditorRules } from '../../rules/vocabulary/creditor.js';
import type { IdentifierExamples, IdentifierRule } from '../../rules/vocabulary/identifier.js';
import type { PayoutRule } from '../../rules/vocabulary/payout.js';
import { countryCodes, moduleAt } from './modules.js';

export interface CreditorModule {
  readonly code: string;
  readonly rule: CreditorRule;
  readonly examples: IdentifierExamples;
}

const modules = await Promise.all(
  countryCodes.map(async (code): Promise<readonly CreditorModule[]> => {
    const known = await moduleAt<{ identifiers: IdentifierRule; examples: IdentifierExamples }>(`countries/${code}/identifiers`);
    const asked = await moduleAt<{ payouts: PayoutRule }>(`countries/${code}/payouts`);
    const rules = creditorRules(known ? [known.identifiers] : [], asked ? [asked.payouts] : []);
    return Object.values(rules).map((rule) => ({ code, rule, examples: known?.examples ?? {} }));
  }),
);

export const creditorModules: readonly CreditorModule[] = modules.flat();
