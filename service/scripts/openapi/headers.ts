/** The headers of answers, except `Content-Type`, which belongs to the body. */
import type { JsonSchema } from '@valibot/to-json-schema';
import type { ProblemCode } from '../../http/problem.js';

interface Header {
  readonly description: string;
  readonly schema: JsonSchema;
}

const HEADERS = {
  'X-Request-Id': {
    description: 'The id of the request, or a new one if it has none. The logs of the service have it.',
    schema: { type: 'string', pattern: '^[\\w.:-]{1,128}$' },
  },
  'Cache-Control': { description: 'Answers must not be cached.', schema: { type: 'string', const: 'no-store' } },
  'X-Content-Type-Options': {
    description: 'Browsers must not guess another type of content.',
    schema: { type: 'string', const: 'nosniff' },
  },
  Link: {
    description: 'The address of the next page (RFC 8288): follow it unchanged. Absent on the last page.',
    schema: { type: 'string', pattern: '^<[^>]+>; rel="next"$' },
  },
  ETag: {
    description: 'The version of what is answered (RFC 9110): another one has another tag.',
    schema: { type: 'string', pattern: '^"[\\da-f]{32}"$' },
  },
  'Content-Language': { description: 'The language of the texts, BCP 47.', schema: { type: 'string' } },
  'Payprep-Unreadable': {
    description: 'The ids of what this list leaves out, because what is stored of it cannot be read. Absent where there is none.',
    schema: { type: 'string', pattern: '^[\\da-f-]{36}(?:, [\\da-f-]{36})*$' },
  },
  'Idempotent-Replayed': {
    description: 'Present if this is the answer to an earlier request with the same key.',
    schema: { type: 'string', const: 'true' },
  },
  'Retry-After': { description: 'Try again after this many seconds.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': {
    description: 'What is wrong with the credentials (RFC 6750, section 3).',
    schema: { type: 'string', pattern: '^Bearer(?: error="[a-z_]+"(?:, scope="[a-z:]+")?)?$' },
  },
} as const satisfies Readonly<Record<string, Header>>;

export type HeaderName = keyof typeof HEADERS;

/** The headers of every answer. */
const ALWAYS: readonly HeaderName[] = ['X-Request-Id', 'Cache-Control', 'X-Content-Type-Options'];

/** Problem → the header that its answer has. */
const HEADER_OF_PROBLEM: Readonly<Partial<Record<ProblemCode, HeaderName>>> = {
  AUTH_REQUEST_INVALID: 'WWW-Authenticate',
  AUTH_CREDENTIALS_MISSING: 'WWW-Authenticate',
  AUTH_TOKEN_INVALID: 'WWW-Authenticate',
  AUTH_SCOPE_INSUFFICIENT: 'WWW-Authenticate',
  TOO_MANY_REQUESTS: 'Retry-After',
  IDEMPOTENCY_KEY_IN_USE: 'Retry-After',
  AUTH_UNAVAILABLE: 'Retry-After',
  SERVICE_UNAVAILABLE: 'Retry-After',
};

/** The name of a component. A header that may be absent is another component. */
const componentOf = (name: HeaderName, isRequired: boolean): string => (isRequired ? name : `${name}-Optional`);

/** `components.headers`. */
export function headerComponents(): Readonly<Record<string, unknown>> {
  const optional: readonly HeaderName[] = [
    'Link',
    'ETag',
    'Content-Language',
    'Payprep-Unreadable',
    'Idempotent-Replayed',
    'WWW-Authenticate',
  ];
  const required = [...ALWAYS, 'Retry-After', 'WWW-Authenticate'] as const;
  return Object.fromEntries([
    ...required.map((name) => [componentOf(name, true), { required: true, ...HEADERS[name] }]),
    ...optional.map((name) => [componentOf(name, false), HEADERS[name]]),
  ]);
}

const reference = (name: HeaderName, isRequired: boolean) => [name, { $ref: `#/components/headers/${componentOf(name, isRequired)}` }];

/** The headers of a successful answer: those of every answer, and some that it may have. */
export const headersOfAnswer = (optional: readonly HeaderName[] = []) =>
  Object.fromEntries([...ALWAYS.map((name) => reference(name, true)), ...optional.map((name) => reference(name, false))]);

/** The headers of an answer with one of these problems. A header that not all of them have is optional. */
export function headersOfProblems(codes: readonly ProblemCode[]) {
  const own = new Set(codes.flatMap((code) => HEADER_OF_PROBLEM[code] ?? []));
  return Object.fromEntries([
    ...ALWAYS.map((name) => reference(name, true)),
    ...[...own].map((name) =>
      reference(
        name,
        codes.every((code) => HEADER_OF_PROBLEM[code] === name),
      ),
    ),
  ]);
}
