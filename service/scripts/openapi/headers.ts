/** The headers of answers. `Content-Type` stands with the body. */
import type { JsonSchema } from '@valibot/to-json-schema';
import type { ProblemCode } from '../../http/problem.js';

interface Header {
  readonly description: string;
  readonly schema: JsonSchema;
}

const HEADERS = {
  'X-Request-Id': {
    description: 'That of the request, or a new one. Logs of the service have it.',
    schema: { type: 'string', pattern: '^[\\w.:-]{1,128}$' },
  },
  'Cache-Control': { description: 'Nobody may keep an answer.', schema: { type: 'string', const: 'no-store' } },
  'X-Content-Type-Options': { description: 'The content is of the type that is named.', schema: { type: 'string', const: 'nosniff' } },
  Link: {
    description: 'Where the list goes on (RFC 8288): follow it unchanged. Absent on the last page.',
    schema: { type: 'string', pattern: '^<[^>]+>; rel="next"$' },
  },
  'Idempotent-Replayed': {
    description: 'There where the answer is that of an earlier request with the same key.',
    schema: { type: 'string', const: 'true' },
  },
  'Retry-After': { description: 'Try again after so many seconds.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': {
    description: 'What is wrong with the credentials (RFC 6750, section 3).',
    schema: { type: 'string', pattern: '^Bearer(?: error="[a-z_]+"(?:, scope="[a-z:]+")?)?$' },
  },
} as const satisfies Readonly<Record<string, Header>>;

export type HeaderName = keyof typeof HEADERS;

/** Of every answer. */
const ALWAYS: readonly HeaderName[] = ['X-Request-Id', 'Cache-Control', 'X-Content-Type-Options'];

/** Of the answers with a problem. */
const OF_PROBLEMS: Readonly<Partial<Record<ProblemCode, HeaderName>>> = {
  AUTH_REQUEST_INVALID: 'WWW-Authenticate',
  AUTH_CREDENTIALS_MISSING: 'WWW-Authenticate',
  AUTH_TOKEN_INVALID: 'WWW-Authenticate',
  AUTH_SCOPE_INSUFFICIENT: 'WWW-Authenticate',
  TOO_MANY_REQUESTS: 'Retry-After',
  IDEMPOTENCY_KEY_IN_USE: 'Retry-After',
  AUTH_UNAVAILABLE: 'Retry-After',
  SERVICE_UNAVAILABLE: 'Retry-After',
};

/** The name of the component: one a header, and another where it may be absent. */
const componentOf = (name: HeaderName, isRequired: boolean): string => (isRequired ? name : `${name}-Optional`);

/** `components.headers`. */
export function headerComponents(): Readonly<Record<string, unknown>> {
  const optional: readonly HeaderName[] = ['Link', 'Idempotent-Replayed', 'Retry-After', 'WWW-Authenticate'];
  const required = [...ALWAYS, 'Retry-After', 'WWW-Authenticate'] as const;
  return Object.fromEntries([
    ...required.map((name) => [componentOf(name, true), { required: true, ...HEADERS[name] }]),
    ...optional.map((name) => [componentOf(name, false), HEADERS[name]]),
  ]);
}

const reference = (name: HeaderName, isRequired: boolean) => [name, { $ref: `#/components/headers/${componentOf(name, isRequired)}` }];

/** The headers of an answer that succeeds: those of all, and some that it may have. */
export const headersOfAnswer = (optional: readonly HeaderName[] = []) =>
  Object.fromEntries([...ALWAYS.map((name) => reference(name, true)), ...optional.map((name) => reference(name, false))]);

/** The headers of an answer that has one of these codes. */
export function headersOfProblems(codes: readonly ProblemCode[]) {
  const own = new Set(codes.flatMap((code) => OF_PROBLEMS[code] ?? []));
  return Object.fromEntries([
    ...ALWAYS.map((name) => reference(name, true)),
    ...[...own].map((name) =>
      reference(
        name,
        codes.every((code) => OF_PROBLEMS[code] === name),
      ),
    ),
  ]);
}
