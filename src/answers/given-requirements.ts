/** Requirements beside what is given, by the rules of an engine alone. Apart from the others, because a form that asks anew does without what reads an instruction. */
import type { Engine } from '../engine/engine.js';
import { readGivenFields } from './requirements/given.js';
import { type Corridor, type Requirements, requirementsWith } from './requirements.js';

export const requirementsOfRules = (corridor: Corridor, engine: Engine): Requirements =>
  requirementsWith(corridor, engine, { readGiven: (value, instruction) => readGivenFields(engine, value, instruction) });
