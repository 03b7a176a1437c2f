/** The endpoints for operators: `/healthz`, `/readyz`, and in development `/oauth2/token`. */
import type { DevelopmentTokens } from '../http/authentication/development.js';
import type { Store } from '../storage/port.js';
import type { ClockWatch } from './clock-watch.js';

type Fetch = (request: Request) => Promise<Response>;

/** Browsers must not guess the type of an answer. */
export const SAFE = { 'x-content-type-options': 'nosniff' } as const;

const plain = (status: number, text: string): Response =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...SAFE } });

const OWN_PATH = /\/(?:healthz|readyz|oauth2\/token)(?:[?#]|$)/;

/** A store that does not answer within this time is not ready. */
const PING_MILLISECONDS = 2_000;

export interface OperationOptions {
  readonly store: Pick<Store, 'ping'>;
  /** A process with a wrong clock gets no requests: its sessions and events would have times that harm the others. */
  readonly isClockRight: ClockWatch;
  readonly tokens: DevelopmentTokens | undefined;
  readonly isStopping: () => boolean;
}

export function withOperation(handler: Fetch, { store, isClockRight, tokens, isStopping }: OperationOptions): Fetch {
  const isReady = async (): Promise<boolean> => !isStopping() && (await inTime(store.ping().then(isClockRight)));
  const answerOwn = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return plain(200, 'ok');
    if (pathname === '/readyz') return (await isReady()) ? plain(200, 'ready') : plain(503, 'not ready');
    if (pathname === '/oauth2/token' && tokens !== undefined) return tokens.answer(request);
    return handler(request);
  };
  // most requests are for other paths, which a pattern tells faster than parsing the URL
  return (request) => (OWN_PATH.test(request.url) ? answerOwn(request) : handler(request));
}

/** False if it says so, fails, or takes too long. */
async function inTime(asked: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PING_MILLISECONDS, false).unref());
  return Promise.race([asked.catch(() => false), late]);
}
