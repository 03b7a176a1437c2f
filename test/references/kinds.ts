/** Every kind of reference with its examples, found by file: what the suites walk over. */
import type { ReferenceKind } from '../../rules/index/codes.js';
import type { ReferenceExamples, ReferenceRule } from '../../rules/vocabulary/reference.js';
import { moduleOf, modulesIn } from '../rules/modules.js';

export interface ReferenceModule {
  readonly code: ReferenceKind;
  readonly rule: ReferenceRule;
  readonly examples: ReferenceExamples;
  readonly sources: readonly string[];
}

export const referenceModules: readonly ReferenceModule[] = await Promise.all(
  modulesIn('references/')
    .toSorted()
    .map(async (code) => {
      const module = await moduleOf(`references/${code}`);
      return {
        code: code as ReferenceKind,
        rule: module[code] as ReferenceRule,
        examples: module.examples as ReferenceExamples,
        sources: module.sources as readonly string[],
      };
    }),
);
