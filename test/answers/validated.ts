/** What `validate` says of an instruction, for the tests of its parts. */
import { createEngine, validate } from '../../src/full.js';
import { createEngine as createBareEngine } from '../../src/index.js';

export const engine = createEngine({ on: '2026-11-20' });
export const bare = createBareEngine({ on: '2026-11-20' });
export const codes = (instruction: unknown, by = engine): readonly string[] => validate(instruction, by).alerts.map(({ code }) => code);
export const COMMERZBANK = 'DE89370400440532013000';
