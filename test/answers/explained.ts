/** What `explain` says of an instruction, for the tests of its parts. */
import type { ExplainedAlert } from '../../src/answers/explain.js';
import { createEngine, explain } from '../../src/full.js';
import { createEngine as createBareEngine } from '../../src/index.js';

export const engine = createEngine({ on: '2026-11-20' });
export const bare = createBareEngine({ on: '2026-11-20' });

export const first = (instruction: unknown, by = engine): ExplainedAlert => {
  const [alert] = explain(instruction, by).alerts;
  if (alert === undefined) throw new Error('no alert');
  return alert;
};
