/** Every country's creditors with their examples, found by file: what the suites walk over. */
import { type CreditorRule, creditorRules } from '../../rules/vocabulary/creditor.js';
import type { IdentifierExamples, IdentifierRule } from '../../rules/vocabulary/identifier.js';
import type { PayoutRule } from '../../rules/vocabulary/payout.js';
import type { ProfileSources, Sources } from '../../rules/vocabulary/sources.js';
import { countryCodes, moduleAt } from './modules.js';

export interface CreditorModule {
  readonly code: string;
  readonly rule: CreditorRule;
  readonly examples: IdentifierExamples;
  /** Of the identifiers. */
  readonly sources: Sources;
  /** Of the payout profiles: a list for each. */
  readonly payoutSources: ProfileSources;
  readonly exampleSubdivision: string | undefined;
}

interface IdentifierModule {
  readonly identifiers: IdentifierRule;
  readonly examples: IdentifierExamples;
  readonly sources?: Sources;
}

interface PayoutModule {
  readonly payouts: PayoutRule;
  readonly exampleSubdivision?: string;
  readonly sources?: ProfileSources;
}

const modules = await Promise.all(
  countryCodes.map(async (code): Promise<readonly CreditorModule[]> => {
    const known = await moduleAt<IdentifierModule>(`countries/${code}/identifiers`);
    const asked = await moduleAt<PayoutModule>(`countries/${code}/payouts`);
    const rules = creditorRules(known ? [known.identifiers] : [], asked ? [asked.payouts] : []);
    return Object.values(rules).map((rule) => ({
      code,
      rule,
      examples: known?.examples ?? {},
      sources: known?.sources ?? {},
      payoutSources: asked?.sources ?? rule.payouts.map(() => []),
      exampleSubdivision: asked?.exampleSubdivision,
    }));
  }),
);

export const creditorModules: readonly CreditorModule[] = modules.flat();
