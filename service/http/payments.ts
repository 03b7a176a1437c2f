/**
 * Endpoints 1 to 4: payment preparation. A faulty instruction gets alerts with status 200; a body that is not an instruction gets a problem. In a
 * bulk request, an item that is not an instruction gets an alert, so that the other items are answered.
 */
import type { Engine } from 'payprep';
import { enrich, validate } from 'payprep';
import { parseShape, readJson } from './body.js';
import type { AdmittedCall, TokenGuard } from './guard.js';
import type { Limits } from './limits.js';
import { type WithLogo, withDataUri } from './logos.js';
import type { Route } from './route.js';
import { anyInstructions, instruction } from './shapes/payments.js';

type PrepareFunction = (instruction: unknown, engine: Engine, request: Request) => unknown;

/** `enrich`, with the logo as answers have it. */
function enrichWith(withLogo: WithLogo): PrepareFunction {
  if (withLogo === withDataUri) return (instruction, engine) => enrich(instruction, engine);
  return (instruction, engine, request) => {
    const { enrichments } = enrich(instruction, engine);
    const { creditorAgent } = enrichments;
    return { enrichments: creditorAgent === undefined ? enrichments : { ...enrichments, creditorAgent: withLogo(creditorAgent, request) } };
  };
}

export function paymentRoutes(
  engine: () => Engine,
  { bodyBytes, bulkBodyBytes }: Limits,
  guard: TokenGuard<AdmittedCall>,
  withLogo: WithLogo = withDataUri,
): readonly Route[] {
  const completed = enrichWith(withLogo);
  const single = (path: string, prepare: PrepareFunction): Route => ({
    method: 'POST',
    path,
    answer: guard('payments', async ({ request }) => {
      const given = await readJson(request, bodyBytes);
      parseShape(instruction, given);
      // as it was sent: the engine looks at members that the contract does not know, too
      return { status: 200, body: prepare(given, engine(), request) };
    }),
  });
  const bulk = (path: string, prepare: PrepareFunction): Route => ({
    method: 'POST',
    path,
    answer: guard('payments', async ({ request }) => {
      const { items } = parseShape(anyInstructions, await readJson(request, bulkBodyBytes));
      const today = engine();
      return { status: 200, body: { items: items.map((item) => prepare(item, today, request)) } };
    }),
  });
  return [
    single('/payments/validations', validate),
    bulk('/payments/bulk-validations', validate),
    single('/payments/enrichments', completed),
    bulk('/payments/bulk-enrichments', completed),
  ];
}
