/**
 * The endpoints under `/engine`: what the library knows, a declaration each. Answers are the library's, member by member.
 *
 * To add one, declare it here, and describe it in `scripts/openapi/engine-operations.ts`.
 */
import * as shapes from '../shapes/engine.js';
import { type EngineEndpoint, post } from './endpoint.js';
import { explanationOf } from './explanations.js';

export const ENGINE_ENDPOINTS: readonly EngineEndpoint[] = [
  post('/explanations', shapes.anyInstruction, explanationOf),
  post(
    '/bulk-explanations',
    shapes.anyInstructions,
    async ({ items }, context) => ({ items: await Promise.all(items.map((item) => explanationOf(item, context))) }),
    'bulkBodyBytes',
  ),
];
