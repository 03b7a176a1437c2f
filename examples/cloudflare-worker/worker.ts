/**
 * A Cloudflare Worker: `POST /payments/validations` validates an instruction, `POST /payments/enrichments` completes it. The bank directory
 * of a country is read when its first instruction comes.
 *
 *     npm init -y && npm install payprep && npm install --save-dev wrangler
 *     npx wrangler dev       # tries it on this machine
 *     npx wrangler deploy    # with wrangler.jsonc beside this file
 */
import { countries, createEngine, type Engine, enrich, validate } from 'payprep';
import { loadReferenceData } from 'payprep/load';

/** An instruction is a page of text; more than this is none. */
const MAX_BYTES = 64 * 1024;

const COUNTRIES: ReadonlySet<string> = new Set(countries().map(({ code }) => code));

/** An isolate has 128 MB. */
const MAX_ENGINES = 16;

const operations = new Map<string, typeof validate | typeof enrich>([
  ['/payments/validations', validate],
  ['/payments/enrichments', enrich],
]);

/** A country → its engine. Engines and not promises of them: a promise belongs to the request that made it. */
const engines = new Map<string, Engine>();

async function engineFor(country: string): Promise<Engine> {
  // the clock stands still until a request comes, and an isolate may live past midnight
  const on = new Date().toISOString().slice(0, 10);
  const known = engines.get(country);
  if (known?.on === on) return known;
  // what a payment says may be no country
  const referenceData = await loadReferenceData({ countries: COUNTRIES.has(country) ? [country] : [] });
  const engine = createEngine({ on, referenceData });
  if (engines.size >= MAX_ENGINES) engines.clear();
  engines.set(country, engine);
  return engine;
}

/** Where the bank is: the country of the instruction, or that of its IBAN. */
function countryOf(instruction: unknown): string {
  const { country, creditorAccount } = Object(instruction) as { country?: unknown; creditorAccount?: { id?: { value?: unknown } } };
  const named = country ?? creditorAccount?.id?.value;
  return typeof named === 'string' ? named.slice(0, 2).toUpperCase() : '';
}

/** The body; undefined where it is too long, and then no more of it is read. */
async function read(body: Request['body']): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const refuse = (status: number, error: string): Response => Response.json({ error }, { status });

async function answer(request: Request): Promise<Response> {
  const operation = operations.get(new URL(request.url).pathname);
  if (operation === undefined) return refuse(404, `There is ${[...operations.keys()].join(' and ')}.`);
  if (request.method !== 'POST') return refuse(405, 'An instruction is sent with POST.');
  let instruction: unknown;
  try {
    const text = await read(request.body);
    if (text === undefined) return refuse(413, `The body is longer than ${MAX_BYTES} bytes.`);
    instruction = JSON.parse(text);
  } catch {
    return refuse(400, 'The body is no JSON.');
  }
  return Response.json(operation(instruction, await engineFor(countryOf(instruction))));
}

export default { fetch: answer };
