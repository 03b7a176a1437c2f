/**
 * What went wrong, as `application/problem+json` (RFC 9457), with a code and a message beside the members of the standard.
 *
 * Nothing that was sent in is repeated: places are named by pointers, whose names are those of the contract.
 */

/** Code → status and title. */
export const PROBLEMS = {
  BAD_REQUEST: [400, 'The request cannot be understood.'],
  FORBIDDEN: [403, 'This is not allowed.'],
  NOT_FOUND: [404, 'There is nothing here.'],
  METHOD_NOT_ALLOWED: [405, 'This method is not for this path.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body has to be application/json.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests at once.'],
  UNEXPECTED_ERROR: [500, 'This is our fault.'],
  SERVICE_UNAVAILABLE: [503, 'What is kept cannot be reached at the moment.'],
  JSON_PAYLOAD_MALFORMED: [400, 'The body is no JSON.'],
  JSON_PAYLOAD_MISSING_REQUIRED_FIELD: [400, 'A member is missing.'],
  JSON_PAYLOAD_INVALID_TYPE: [400, 'A member has the wrong type.'],
  JSON_PAYLOAD_INVALID_ENUM_VALUE: [400, 'A member has a value that is not known.'],
  JSON_PAYLOAD_TOO_LARGE: [413, 'The body is too large.'],
  IDEMPOTENCY_KEY_HEADER_MISSING: [400, 'The header Idempotency-Key is missing.'],
  IDEMPOTENCY_KEY_REQUEST_MISMATCH: [422, 'This Idempotency-Key came with another body before.'],
  IDEMPOTENCY_KEY_IN_USE: [409, 'A request with this Idempotency-Key is still running.'],
  WEBHOOK_ENDPOINT_URL_INVALID: [400, 'Nothing can be delivered to this URL.'],
  WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED: [409, 'There are as many subscriptions as there may be.'],
  RECIPIENT_REFUSED: [422, 'The recipient cannot be kept like this.'],
  AUTH_CREDENTIALS_MISSING: [401, 'An access token is missing.'],
  AUTH_REQUEST_INVALID: [400, 'The credentials are malformed.'],
  AUTH_TOKEN_INVALID: [401, 'The access token is not valid.'],
  AUTH_SCOPE_INSUFFICIENT: [403, 'The access token is not for this.'],
  AUTH_SESSION_INVALID: [401, 'The session has ended.'],
  AUTH_UNAVAILABLE: [503, 'Access tokens cannot be checked at the moment.'],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string]>>;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

/** One of several things that are wrong. */
export interface ProblemPart {
  /** RFC 6901, into the body. */
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

interface ProblemDetails {
  /** Another one than is usual for the code. */
  readonly status?: number;
  readonly detail?: string;
  readonly errors?: readonly ProblemPart[];
  readonly headers?: Readonly<Record<string, string>>;
  /** For the log. */
  readonly cause?: unknown;
}

/** Ends a request with an answer that tells why. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** The answer to a problem. */
export function problemResponse({ code, details }: Problem): Response {
  const [usual, title] = PROBLEMS[code];
  const { status = usual, detail = title, errors, headers } = details;
  const body = { type: `urn:payprep:problem:${code}`, title, status, detail, code, message: detail, ...(errors && { errors }) };
  return new Response(JSON.stringify(body), { status, headers: { ...headers, 'content-type': 'application/problem+json' } });
}
