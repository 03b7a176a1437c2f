import type * as payprep from '../../../src/index.js';

export function answersTo(
  instructions: readonly unknown[],
  functions: Pick<typeof payprep, 'createEngine' | 'enrich' | 'explain' | 'validate'>,
  options?: payprep.EngineOptions,
): string;
