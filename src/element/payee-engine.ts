/** The engine of the form for a payee: every rule as of today. */
import { createEngine } from '../engine/default-engine.js';
import type { Engine } from '../engine/engine.js';

let made: Engine | undefined;

export function payeeEngine(): Engine {
  made ??= createEngine({ on: new Date().toISOString().slice(0, 10) });
  return made;
}
