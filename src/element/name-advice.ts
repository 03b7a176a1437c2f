/** What in the name of a payee invites a mismatch when the bank compares it. A chunk: `name-hints.ts` loads it when there is a name. */
import { explainPayeeName, type PayeeNameHint } from '../answers/explain/payee-name.js';
import { explainWith } from '../answers/explain.js';
import type { Engine } from '../engine/engine.js';

/** None where no bank compares the name of this payment. */
export const nameHintsOf = (instruction: unknown, engine: Engine): readonly PayeeNameHint[] =>
  explainWith(instruction, engine, { explainName: explainPayeeName }).payeeName?.hints ?? [];
