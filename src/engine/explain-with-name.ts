/** `explain` with what is known of the payee’s name. Apart from `explainWith`, because a form that compares no names needs none of its tables. */
import type { Engine } from './engine.js';
import { type Explanation, explainWith } from './explain.js';
import { explainPayeeName } from './payee-name.js';

/** Explains one instruction: any value. */
export const explainWithName = (instruction: unknown, engine: Engine): Explanation => explainWith(instruction, engine, explainPayeeName);
