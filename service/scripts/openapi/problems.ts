/** The answers that are problems: for each status its codes, and an example of each code. */
import { ADVICE, PROBLEMS, type ProblemCode, type ProblemPart, problemBody } from '../../http/problem.js';
import { headersOfProblems } from './headers.js';

/** The problems of every operation. */
export const ALWAYS_POSSIBLE: readonly ProblemCode[] = [
  'AUTH_REQUEST_INVALID',
  'AUTH_CREDENTIALS_MISSING',
  'AUTH_TOKEN_INVALID',
  'AUTH_SCOPE_INSUFFICIENT',
  'TOO_MANY_REQUESTS',
  'UNEXPECTED_ERROR',
  'AUTH_UNAVAILABLE',
];

/** The problems of operations that read a body. */
export const BODY_PROBLEMS: readonly ProblemCode[] = [
  'JSON_PAYLOAD_MALFORMED',
  'JSON_PAYLOAD_INVALID_TYPE',
  'JSON_PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];

/** The problems of operations that use the store. */
export const STORE_PROBLEMS: readonly ProblemCode[] = ['SERVICE_UNAVAILABLE'];

/** The problem of operations that answer with what was sealed: a recipient, or an earlier answer. */
export const SEALED_PROBLEMS: readonly ProblemCode[] = ['DATA_UNREADABLE'];

/** The answers that several operations share: name → exactly these codes. */
const SHARED: Readonly<Record<string, readonly ProblemCode[]>> = {
  Unauthorized: ['AUTH_CREDENTIALS_MISSING', 'AUTH_TOKEN_INVALID'],
  Forbidden: ['AUTH_SCOPE_INSUFFICIENT'],
  NotFound: ['NOT_FOUND'],
  ContentTooLarge: ['JSON_PAYLOAD_TOO_LARGE'],
  UnsupportedMediaType: ['UNSUPPORTED_MEDIA_TYPE'],
  TooManyRequests: ['TOO_MANY_REQUESTS'],
  InternalServerError: ['UNEXPECTED_ERROR'],
  Unreadable: ['UNEXPECTED_ERROR', 'DATA_UNREADABLE'],
  AuthUnavailable: ['AUTH_UNAVAILABLE'],
  ServiceUnavailable: ['AUTH_UNAVAILABLE', 'SERVICE_UNAVAILABLE'],
};

/** The `errors` of the examples, for codes that have them. */
const PARTS: Readonly<Partial<Record<ProblemCode, ProblemPart>>> = {
  JSON_PAYLOAD_MISSING_REQUIRED_FIELD: {
    pointer: '/title',
    code: 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD',
    detail: 'The member is missing.',
  },
  JSON_PAYLOAD_INVALID_TYPE: { pointer: '/creditor/name', code: 'JSON_PAYLOAD_INVALID_TYPE', detail: 'Expected a string.' },
  WEBHOOK_ENDPOINT_URL_INVALID: {
    pointer: '/url',
    code: 'WEBHOOK_ENDPOINT_URL_INVALID',
    detail: 'The URL must use https and a public domain name, without credentials and fragment.',
  },
};

const meaningOf = (code: ProblemCode): string => [PROBLEMS[code][1], ADVICE[code]].filter((text) => text !== undefined).join(' ');

const descriptionOf = ([first, ...others]: readonly [ProblemCode, ...ProblemCode[]]): string =>
  others.length === 0 ? meaningOf(first) : [first, ...others].map((code) => `- \`${code}\`: ${meaningOf(code)}`).join('\n');

type Codes = readonly [ProblemCode, ...ProblemCode[]];

const answerWith = (codes: Codes) => ({
  description: descriptionOf(codes),
  headers: headersOfProblems(codes),
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

const sharedName = (codes: Codes): string | undefined =>
  Object.entries(SHARED).find(([, shared]) => shared.length === codes.length && shared.every((code) => codes.includes(code)))?.[0];

/** The responses of an operation that has these problems, by status. */
export function problemResponses(codes: readonly ProblemCode[]): Readonly<Record<string, unknown>> {
  const byStatus = new Map<number, Codes>();
  for (const code of new Set(codes)) {
    const [status] = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code] as unknown as Codes);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => {
      const name = sharedName(of);
      return [status, name === undefined ? answerWith(of) : { $ref: `#/components/responses/${name}` }];
    }),
  );
}

/** `components.responses`. */
export const sharedResponses = () => Object.fromEntries(Object.entries(SHARED).map(([name, codes]) => [name, answerWith(codes as Codes)]));

/** `components.examples`, for these codes. */
export function problemExamples(codes: Iterable<ProblemCode>): Readonly<Record<string, unknown>> {
  const examples = [...new Set(codes)].map((code) => {
    const part = PARTS[code];
    return [code, { summary: PROBLEMS[code][1], value: problemBody(code, part && { errors: [part] }) }];
  });
  return Object.fromEntries(examples);
}
