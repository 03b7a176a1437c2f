/** Every recipient method with its examples, found by file: what the suites walk over. */
import { readdirSync } from 'node:fs';
import type { MethodExample, MethodExamples, MethodRule } from '../../rules/vocabulary/method.js';

export interface MethodModule {
  readonly code: string;
  readonly rule: MethodRule;
  readonly examples: MethodExamples;
}

const folder = new URL('../../rules/methods/', import.meta.url);

export const methodModules: readonly MethodModule[] = await Promise.all(
  readdirSync(folder)
    .filter((file) => file !== 'index.ts')
    .map(async (file) => {
      const code = file.replace('.ts', '');
      const module = await import(`../../rules/methods/${code}.ts`);
      return { code, rule: module[code] as MethodRule, examples: module.examples as MethodExamples };
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
