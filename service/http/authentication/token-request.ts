/**
 * Reads a request for an access token by client credentials: RFC 6749, sections 2.3.1, 3.2 and 4.4.
 *
 * The gotcha: credentials may be in the header or in the body. Both at once is an error, even if they are the same.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6749
 */
import { readText } from '../read-text.js';

/** The error codes of section 5.2 that this grant can answer. */
export type TokenErrorCode = 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope';

export interface TokenError {
  readonly error: TokenErrorCode;
  /** Never repeats what was sent. */
  readonly description: string;
}

export interface TokenRequest {
  readonly grantType: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** Undefined if it asks for all scopes of the client. */
  readonly scopes: readonly string[] | undefined;
}

const MAX_BYTES = 16 * 1024;

const FORM = /^application\/x-www-form-urlencoded(?: {0,8};|$)/i;

/** NQCHAR, section 3.3: printable ASCII without blanks, quotation marks and backslashes. */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,255}$/;

const invalid = (description: string): TokenError => ({ error: 'invalid_request', description });

/** The parameters. Each may occur once; section 3.2: those without a value are ignored. */
async function parametersOf(request: Request): Promise<ReadonlyMap<string, string> | TokenError> {
  if (!FORM.test(request.headers.get('content-type') ?? '')) return invalid('the body has to be application/x-www-form-urlencoded');
  const read = await readText(request.body, MAX_BYTES).catch(() => undefined);
  if (read === undefined || 'problem' in read) return invalid('the body cannot be read');
  const pairs = [...new URLSearchParams(read.text)];
  const parameters = new Map(pairs);
  return parameters.size < pairs.length ? invalid('a parameter is repeated') : new Map(pairs.filter(([, value]) => value !== ''));
}

const formDecoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

/** The client of a Basic header; undefined if it cannot be read. */
function basicClient(header: string): { readonly id: string; readonly secret: string } | undefined {
  const encoded = /^basic {1,16}([\w+/]{1,8192}={0,2})$/i.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const [id = '', ...secret] = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split(':');
    return secret.length === 0 ? undefined : { id: formDecoded(id), secret: formDecoded(secret.join(':')) };
  } catch {
    return undefined;
  }
}

function clientOf(request: Request, parameters: ReadonlyMap<string, string>): TokenRequest['client'] | TokenError {
  const header = request.headers.get('authorization');
  const [id, secret] = [parameters.get('client_id'), parameters.get('client_secret')];
  if (header === null) {
    if (id === undefined || secret === undefined) return { error: 'invalid_client', description: 'the client has to authenticate' };
    return { id, secret };
  }
  if (secret !== undefined) return invalid('the client authenticates in two ways at once');
  const client = basicClient(header);
  if (client === undefined) return { error: 'invalid_client', description: 'the header Authorization cannot be read' };
  return id === undefined || id === client.id ? client : invalid('client_id is another one than in the header Authorization');
}

export async function readTokenRequest(request: Request): Promise<TokenRequest | TokenError> {
  if (['client_id', 'client_secret'].some((name) => new URL(request.url).searchParams.has(name)))
    return invalid('credentials have no place in the query');
  const parameters = await parametersOf(request);
  if ('error' in parameters) return parameters;
  const client = clientOf(request, parameters);
  if ('error' in client) return client;
  const grantType = parameters.get('grant_type');
  if (grantType === undefined) return invalid('grant_type is missing');
  const scopes = parameters.get('scope')?.split(' ');
  if (scopes !== undefined && !scopes.every((scope) => SCOPE.test(scope)))
    return { error: 'invalid_scope', description: 'scope cannot be read' };
  return { grantType, client, scopes };
}
