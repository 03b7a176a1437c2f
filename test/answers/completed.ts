/** What `explain` says of the members that `enrich` adds, for the tests of its parts. */
import type { Completion } from '../../src/answers/explain/completions.js';
import { createEngine, explain } from '../../src/full.js';

export const engine = createEngine({ on: '2026-11-20' });
export const completionsOf = (instruction: unknown, by = engine): readonly Completion[] => explain(instruction, by).completions ?? [];

export const completionAt = (pointer: string, instruction: unknown, by = engine) =>
  completionsOf(instruction, by).find((completion) => completion.pointer === pointer);

export const BIC = '/creditorAgent/bic';
export const BANKS_DE = { from: 'dataset', dataset: 'banks/DE', edition: '2026-07', confidence: 'official' };
