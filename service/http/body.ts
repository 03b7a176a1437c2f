/** Reads the body of a request: JSON, within the size limit, of the required shape. */
import * as v from 'valibot';
import { Problem, type ProblemCode, type ProblemPart } from './problem.js';
import { decodeText, type ReadText, readText } from './read-text.js';
import { matcherOf } from './shapes/exact.js';

const JSON_TYPE = /^application\/json[\t ]{0,9}(?:;|$)/i;

/** The charset of a media type. JSON is always UTF-8 (RFC 8259, section 8.1), of which ASCII is a part. */
const CHARSET = /;[\t ]{0,9}charset[\t ]{0,9}=[\t ]{0,9}"?([^";\t ]{0,40})/i;

const isUtf8 = (type: string): boolean => /^(?:utf-?8|us-ascii)?$/i.test(CHARSET.exec(type)?.[1] ?? '');

/** A request whose server can read the body faster than the standard way: see `service/serve/listen.ts`. */
export interface ReadableRequest extends Request {
  readBytes?: () => Promise<Uint8Array>;
}

/** The JSON value of a body. */
export async function readJson(request: ReadableRequest, mostBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  // the usual value first
  if (type !== 'application/json') {
    if (!JSON_TYPE.test(type)) throw new Problem('UNSUPPORTED_MEDIA_TYPE', {});
    if (!isUtf8(type)) throw new Problem('UNSUPPORTED_MEDIA_TYPE', { detail: 'Send the body in UTF-8.' });
  }
  // compressed bodies are refused: a few bytes could become many (RFC 9110, section 8.4)
  const encoding = request.headers.get('content-encoding');
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity')
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', { detail: 'Send the body without Content-Encoding.' });
  const text = await textOf(request, mostBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('JSON_PAYLOAD_MALFORMED');
  }
}

async function textOf(request: ReadableRequest, mostBytes: number): Promise<string> {
  const tooLarge = () => new Problem('JSON_PAYLOAD_TOO_LARGE', { detail: `The body must have at most ${mostBytes} bytes.` });
  const announced = request.headers.get('content-length');
  if (Number(announced) > mostBytes) throw tooLarge();
  const malformed = (detail: string) => new Problem('JSON_PAYLOAD_MALFORMED', { detail });
  const read = await readBody(request, announced !== null, mostBytes).catch(() => {
    // the client hung up: not our fault
    throw malformed('The body broke off.');
  });
  if ('text' in read) return read.text;
  throw read.problem === 'TOO_LARGE' ? tooLarge() : malformed('The body is not valid UTF-8.');
}

/** Reads the whole body at once if the server guarantees the announced length, which is faster. Otherwise the length may lie, and bytes are counted as they come. */
async function readBody(request: ReadableRequest, isAnnounced: boolean, mostBytes: number): Promise<ReadText> {
  const { readBytes } = request;
  return isAnnounced && readBytes !== undefined ? decodeText(await readBytes()) : readText(request.body, mostBytes);
}

/** The value in the required shape, without unknown members. Errors name the place of a member behind `place`: `/` in a body, `?` in a query. */
export function parseShape<const Shape extends v.GenericSchema>(
  shape: Shape,
  value: unknown,
  place: '/' | '?' = '/',
): v.InferOutput<Shape> {
  if (matcherOf(shape)(value)) return value as v.InferOutput<Shape>;
  // one error for each member; a rule without a text in the shape gets ours, because those of the library repeat what was sent
  const result = v.safeParse(shape, value, { abortPipeEarly: true, message: limitText });
  if (result.success) return result.output;
  const errors = result.issues.slice(0, MAX_ERRORS).map((issue) => partOf(issue, place));
  const [first] = errors;
  const isBulkLimit = result.issues[0].type === 'max_length' && first?.pointer === '/items';
  throw new Problem(first?.code ?? 'BAD_REQUEST', { status: 400, errors, ...(isBulkLimit && { limit: 'bulk_items' }) });
}

/** The most errors in a response. */
const MAX_ERRORS = 20;

function partOf(issue: v.BaseIssue<unknown>, place: '/' | '?'): ProblemPart & { readonly code: ProblemCode } {
  const pointer = (issue.path ?? []).map(({ key }) => `${place}${String(key)}`).join('');
  if (place === '?')
    return { pointer, code: 'BAD_REQUEST', detail: issue.input === undefined ? 'The parameter is missing.' : detailOf(issue) };
  if (issue.kind === 'validation') return { pointer, code: 'BAD_REQUEST', detail: issue.message };
  if (issue.input === undefined && pointer !== '')
    return { pointer, code: 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD', detail: 'The member is missing.' };
  if (issue.type !== 'picklist')
    return { pointer, code: 'JSON_PAYLOAD_INVALID_TYPE', detail: `Expected ${WORDS[issue.type] ?? issue.type}.` };
  // all that we choose from are texts
  const code = typeof issue.input === 'string' ? 'JSON_PAYLOAD_INVALID_ENUM_VALUE' : 'JSON_PAYLOAD_INVALID_TYPE';
  return { pointer, code, detail: `Expected one of ${choicesOf(issue)}.` };
}

const WORDS: Readonly<Record<string, string>> = {
  object: 'an object',
  loose_object: 'an object',
  array: 'an array',
  string: 'a string',
  boolean: 'true or false',
};

/** What is wrong with the value of a parameter, which is a text. */
const detailOf = (issue: v.BaseIssue<unknown>): string =>
  issue.type === 'picklist' ? `Expected one of ${choicesOf(issue)}.` : issue.message;

/** The library writes them as `("ONE" | "OTHER")`. */
const choicesOf = ({ expected }: v.BaseIssue<unknown>): string => (expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ');

const BOUNDS: Readonly<Record<string, string>> = { min_length: 'at least', max_length: 'at most' };

/** The limit that a value breaks, and nothing of what was sent. */
function limitText({ type, input, requirement }: v.BaseIssue<unknown> & { readonly requirement?: unknown }): string {
  const bound = BOUNDS[type];
  if (bound === undefined) return 'The value is not allowed here.';
  const noun = Array.isArray(input) ? 'item' : 'character';
  return `The value must have ${bound} ${String(requirement)} ${noun}${requirement === 1 ? '' : 's'}.`;
}
