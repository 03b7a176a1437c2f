/** Requirements with the purpose codes, the terms and the banks of every country. Apart from the other rules: `validate` alone does not load them. */
import { purposes } from '../../rules/index/purposes.js';
import { terms } from '../../rules/index/terms.js';
import type { Engine } from '../engine/engine.js';
import { bankOptionsOf } from './requirements/bank-options.js';
import { readGivenFields } from './requirements/given.js';
import { proxyExampleOf } from './requirements/proxy-example.js';
import { type Corridor, type Requirements, requirementsWith } from './requirements.js';

export const requirementsOfAll = (corridor: Corridor, engine: Engine): Requirements =>
  requirementsWith(corridor, engine, {
    purposes,
    terms,
    exampleOf: proxyExampleOf,
    readGiven: (value, instruction) => readGivenFields(engine, value, instruction),
    bankOptionsOf: (context, field) => bankOptionsOf(engine, context, field),
  });
