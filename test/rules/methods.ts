/** Every recipient method with its examples, found by file: what the suites walk over. */
import type { MethodExample, MethodExamples, MethodRule } from '../../rules/vocabulary/method.js';
import { moduleOf, modulesIn } from './modules.js';

export interface MethodModule {
  readonly code: string;
  readonly rule: MethodRule;
  readonly examples: MethodExamples;
  readonly sources: readonly string[];
}

export const methodModules: readonly MethodModule[] = await Promise.all(
  modulesIn('methods/').map(async (code) => {
    const module = await moduleOf(`methods/${code}`);
    return {
      code,
      rule: module[code] as MethodRule,
      examples: module.examples as MethodExamples,
      sources: (module.sources ?? []) as readonly string[],
    };
  }),
);

/** The instruction that an example stands for. */
export function instructionOf({ code, countries }: MethodRule, { country, type, value, memberId }: MethodExample) {
  return {
    method: code,
    country: country ?? countries[0],
    creditor: { name: 'Ada Example' },
    creditorAccount: { id: { value, ...(type && { type }) } },
    ...(memberId && { creditorAgent: { clearingSystemMemberId: { memberId } } }),
  };
}
