/** Says what changed between two versions of a payee, in the language of the request. */
import { comparePayees } from 'payprep/payees';
import type { EngineContext } from './endpoint.js';

interface PayeePair {
  readonly before: unknown;
  readonly after: unknown;
}

export async function payeesCompared({ before, after }: PayeePair, { engine, texts }: EngineContext) {
  const { payees } = await texts();
  return comparePayees(before, after, engine, { texts: payees });
}
