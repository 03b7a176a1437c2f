/** What a return code means, in the language of the request. */
import { describeReturn } from 'payprep/returns';
import type { EngineContext } from './endpoint.js';

interface ReturnCode {
  readonly code: string;
  readonly list?: string | undefined;
  readonly system?: string | undefined;
}

/** Every meaning; none where no list has the code. */
export async function returnMeanings({ code, list, system }: ReturnCode, { texts }: EngineContext) {
  const { returns } = await texts();
  return { items: describeReturn(code, { list, system, texts: returns }) };
}
