/** Every country's creditors with their examples, found by file: what the suites walk over. */
import { readdirSync } from 'node:fs';
import type { CreditorExamples, CreditorRule } from '../../rules/vocabulary/identifier.js';

export interface CreditorModule {
  readonly code: string;
  readonly rule: CreditorRule;
  readonly examples: CreditorExamples;
}

const folder = new URL('../../rules/creditors/', import.meta.url);

export const creditorModules: readonly CreditorModule[] = await Promise.all(
  readdirSync(folder)
    .filter((file) => file !== 'index.ts')
    .map(async (file) => {
      const code = file.replace('.ts', '');
      const module = await import(`../../rules/creditors/${code}.ts`);
      return { code, rule: module[code] as CreditorRule, examples: module.examples as CreditorExamples };
    }),
);
