/** The engine with every rule, which `payprep` and `payprep/full` use where none is given. */
import { publishedTables } from '../directory/published-tables.js';
import { allRules } from './all-rules.js';
import { createEngineWith, type Engine, type EngineOptions } from './create-engine.js';

/**
 * Makes an engine. The only function that throws, and only at a programmer's mistake.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * const engine = createEngine({ on: '2026-11-20' });
 */
export const createEngine = (options: EngineOptions = {}): Engine =>
  createEngineWith(options, { rules: allRules, tables: publishedTables });

/** The same function with the engine optional; the default is made when it is first needed. */
export const withDefault =
  <Input, Output>(run: (input: Input, engine: Engine) => Output, engineOf: () => Engine) =>
  (input: Input, engine: Engine = engineOf()): Output =>
    run(input, engine);
