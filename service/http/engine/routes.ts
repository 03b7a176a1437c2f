/** The routes under `/engine`: each declaration behind the scope, the limits and the problems of payment preparation. */
import type { Engine } from 'payprep';
import type { AdmittedCall, TokenGuard } from '../guard.js';
import type { Limits } from '../limits.js';
import type { WithLogo } from '../logos.js';
import type { Route } from '../route.js';
import { PREFIX } from './endpoint.js';
import { ENGINE_ENDPOINTS } from './endpoints.js';
import { type EngineTexts, languageFor, textsIn } from './languages.js';

interface Using {
  readonly engine: () => Engine;
  readonly clock: () => Date;
  readonly limits: Limits;
  readonly guard: TokenGuard<AdmittedCall>;
  readonly withLogo: WithLogo;
}

export const engineRoutes = ({ engine, clock, limits, guard, withLogo }: Using): readonly Route[] =>
  ENGINE_ENDPOINTS.map(({ method, path, read }) => ({
    method,
    path: PREFIX + path,
    answer: guard('payments', async (call) => {
      const answer = await read(call, limits);
      let language: string | undefined;
      const texts = (): Promise<EngineTexts> => {
        const found = languageFor(call.request.headers.get('accept-language'));
        language = found;
        return textsIn(found);
      };
      const body = await answer({ engine: engine(), today: clock(), texts, withLogo: (bank) => withLogo(bank, call.request) });
      return { status: 200, body, ...(language !== undefined && { headers: { 'content-language': language } }) };
    }),
  }));
