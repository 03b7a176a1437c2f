/** The engine with every check, rule and published table, which `payprep` and `payprep/full` use where none is given. */
import { checks } from '../checks/index.js';
import { publishedTables } from '../directory/published-tables.js';
import { allRules } from '../rules-and-data/all-rules.js';
import { assertEngine } from './assert-engine.js';
import { createEngineWith } from './create-engine.js';
import type { Engine, EngineOptions } from './engine.js';

/**
 * Makes an engine. The only function that throws, and only at a programmer's mistake.
 *
 * @throws TypeError when an option is not what its type says
 * @example
 * const engine = createEngine({ on: '2026-11-20' });
 * validate({ country: 'ZZ' }, engine).status // 'ALERT'
 */
export const createEngine = (options: EngineOptions = {}): Engine =>
  createEngineWith(options, { checks, rules: allRules, tables: publishedTables });

/** The same function with the engine optional; the default is made when it is first needed. Throws where the engine is something else. */
export const withDefault =
  <Input, Output, Options extends readonly unknown[]>(
    run: (input: Input, engine: Engine, ...options: Options) => Output,
    engineOf: () => Engine,
  ) =>
  (input: Input, engine: Engine = engineOf(), ...options: Options): Output => {
    assertEngine(engine);
    return run(input, engine, ...options);
  };
