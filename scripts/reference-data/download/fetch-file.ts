/**
 * Fetches a file of a publisher.
 *
 * The gotchas: some set a cookie on a redirect and want it back, which `fetch` does not do; some answer 200 with a page that says that the file has moved.
 */
import { ListFault } from './list-fault.js';

export interface Fetched {
  readonly bytes: Uint8Array;
  /** Where it was in the end. */
  readonly url: string;
  /** The day on which the server says that it was changed, YYYY-MM-DD. */
  readonly modified: string | undefined;
}

/** Where an address is: tests lead it to a server of their own. */
export type Locate = (address: string) => string;

const MAX_REDIRECTS = 8;
const MAX_BYTES = 200 * 1024 * 1024;
const TIMEOUT_MS = 120_000;

function keepCookies(jar: Map<string, string>, { headers }: Response): void {
  for (const line of headers.getSetCookie()) {
    const [, name, value] = /^([^=;]{1,200})=([^;]{0,4000})/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) jar.set(name.trim(), value.trim());
  }
}

async function readBytes(response: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > MAX_BYTES) throw new ListFault('the file is larger than any list');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function ask(url: string, jar: ReadonlyMap<string, string>): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'user-agent': 'payprep reference data', ...(cookie !== '' && { cookie }) };
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), headers });
  } catch (error) {
    const { name, cause } = error as Error;
    throw new ListFault(`the server does not answer (${(cause as NodeJS.ErrnoException | undefined)?.code ?? name})`);
  }
}

function dayOf(header: string | null): string | undefined {
  const time = header === null ? Number.NaN : Date.parse(header);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** @throws ListFault */
export async function fetchFile(address: string, locate: Locate): Promise<Fetched> {
  const jar = new Map<string, string>();
  let url = locate(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await ask(url, jar);
    keepCookies(jar, response);
    const next = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && next !== null) {
      await response.body?.cancel();
      url = locate(new URL(next, url).href);
      continue;
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new ListFault(`the server answers ${response.status}`);
    }
    const bytes = await readBytes(response);
    if (bytes.length === 0) throw new ListFault('the file is empty');
    return { bytes, url, modified: dayOf(response.headers.get('last-modified')) };
  }
  throw new ListFault('the server redirects without end');
}
