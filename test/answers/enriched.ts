/** What `enrich` adds to an instruction, for the tests of its parts. */
import type { Enrichments } from '../../src/answers/enrich.js';
import { createEngine, enrich } from '../../src/full.js';
import { createEngine as createBareEngine } from '../../src/index.js';

export const engine = createEngine({ on: '2026-11-20' });
export const bare = createBareEngine({ on: '2026-11-20' });
export const enriched = (instruction: unknown, by = engine): Enrichments => enrich(instruction, by).enrichments;
export const COMMERZBANK = 'DE89370400440532013000';

export const systems = (instruction: unknown, by = engine): readonly string[] =>
  enriched(instruction, by).settlementInformation?.settlementSystems ?? [];
