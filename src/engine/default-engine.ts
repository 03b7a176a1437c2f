/** The public functions take an engine or use the entry's own, which is made when it is first needed. */
import type { Engine } from './create-engine.js';

/** The same function with the engine optional. */
export const withDefault =
  <Input, Output>(run: (input: Input, engine: Engine) => Output, engineOf: () => Engine) =>
  (input: Input, engine: Engine = engineOf()): Output =>
    run(input, engine);
