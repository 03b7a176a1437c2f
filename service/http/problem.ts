/**
 * Errors as `application/problem+json` (RFC 9457), with a code and a message beside the members of the standard.
 *
 * A response never repeats what was sent: JSON Pointers name the place of an error.
 */

/** Code → status and title. */
export const PROBLEMS = {
  BAD_REQUEST: [400, 'The request is not valid.'],
  NOT_FOUND: [404, 'The resource was not found.'],
  METHOD_NOT_ALLOWED: [405, 'This path does not support this method.'],
  PRECONDITION_FAILED: [412, 'This was changed since it was read.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body must be application/json.'],
  PRECONDITION_REQUIRED: [428, 'The header If-Match is missing.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests.'],
  UNEXPECTED_ERROR: [500, 'An unexpected error occurred.'],
  DATA_UNREADABLE: [500, 'What is stored of this cannot be read.'],
  SERVICE_UNAVAILABLE: [503, 'The storage is not available at the moment.'],
  JSON_PAYLOAD_MALFORMED: [400, 'The body is not valid JSON.'],
  JSON_PAYLOAD_MISSING_REQUIRED_FIELD: [400, 'A required member is missing.'],
  JSON_PAYLOAD_INVALID_TYPE: [400, 'A member has the wrong type.'],
  JSON_PAYLOAD_INVALID_ENUM_VALUE: [400, 'A member has an unknown value.'],
  JSON_PAYLOAD_TOO_LARGE: [413, 'The body is too large.'],
  IDEMPOTENCY_KEY_HEADER_MISSING: [400, 'The header Idempotency-Key is missing.'],
  IDEMPOTENCY_KEY_REQUEST_MISMATCH: [422, 'This Idempotency-Key was used before with another body.'],
  IDEMPOTENCY_KEY_IN_USE: [409, 'A request with this Idempotency-Key is still running.'],
  WEBHOOK_ENDPOINT_URL_INVALID: [400, 'Webhooks cannot be delivered to this URL.'],
  WEBHOOK_SUBSCRIPTION_DISABLED: [409, 'The subscription is disabled.'],
  WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED: [409, 'The maximum number of subscriptions is reached.'],
  RECIPIENT_REFUSED: [422, 'The recipient has errors and was not stored.'],
  AUTH_CREDENTIALS_MISSING: [401, 'An access token is missing.'],
  AUTH_REQUEST_INVALID: [400, 'The credentials are malformed.'],
  AUTH_TOKEN_INVALID: [401, 'The access token is not valid.'],
  AUTH_SCOPE_INSUFFICIENT: [403, 'The access token does not have the required scope.'],
  AUTH_SESSION_INVALID: [401, 'The session has ended.'],
  AUTH_UNAVAILABLE: [503, 'Access tokens cannot be checked at the moment.'],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string]>>;

export type ProblemCode = keyof typeof PROBLEMS;

/** What the client should do. Of a place in the request, its own text says it. */
export const ADVICE: Readonly<Partial<Record<ProblemCode, string>>> = {
  PRECONDITION_FAILED: 'Read it again, and send the change with its new ETag.',
  PRECONDITION_REQUIRED: 'Send the ETag of what is changed.',
  TOO_MANY_REQUESTS: 'Try again after the seconds of Retry-After.',
  UNEXPECTED_ERROR: 'Tell the operator the X-Request-Id.',
  DATA_UNREADABLE: 'Tell the operator the X-Request-Id. To delete it, and to replace the secret of a subscription, still works.',
  SERVICE_UNAVAILABLE: 'The token is valid. The change may have been made nevertheless. Try again after the seconds of Retry-After.',
  IDEMPOTENCY_KEY_HEADER_MISSING: 'Send a new one with each request, and the same one when you send a request again.',
  IDEMPOTENCY_KEY_REQUEST_MISMATCH: 'Another request needs a new one.',
  IDEMPOTENCY_KEY_IN_USE: 'Try again after the seconds of Retry-After.',
  WEBHOOK_SUBSCRIPTION_DISABLED: 'Enable it first.',
  WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED: 'Delete one that is no longer needed.',
  AUTH_CREDENTIALS_MISSING: 'Send the header Authorization: Bearer, and the token behind it.',
  AUTH_REQUEST_INVALID: 'Send the header Authorization: Bearer, with one token behind it, and no token in the query.',
  AUTH_TOKEN_INVALID: 'Request a new one.',
  AUTH_UNAVAILABLE:
    'The authorization server or its keys cannot be reached, so the token may be valid. Try again with it after the seconds of Retry-After.',
};

export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

/** One of several errors. */
export interface ProblemPart {
  /** A JSON Pointer (RFC 6901) into the body. */
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

/** The limits, by their names in the metrics. */
export type LimitName =
  | 'organization_rate'
  | 'organization_share'
  | 'client_rate'
  | 'session_rate'
  | 'address_rate'
  | 'session_changes'
  | 'body_size'
  | 'bulk_items'
  | 'recipients'
  | 'subscriptions';

interface ProblemDetails {
  /** Default: the status of the code. */
  readonly status?: number;
  readonly detail?: string;
  readonly errors?: readonly ProblemPart[];
  readonly headers?: Readonly<Record<string, string>>;
  /** For the metrics, if the code does not tell it. */
  readonly limit?: LimitName;
  /** For the log. */
  readonly cause?: unknown;
}

/** Ends a request with a problem as its response. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** The limit that a problem is about. */
export function limitOf({ code, details: { limit, errors = [] } }: Problem): LimitName | undefined {
  if (code === 'JSON_PAYLOAD_TOO_LARGE') return 'body_size';
  if (code === 'WEBHOOK_SUBSCRIPTIONS_LIMIT_REACHED') return 'subscriptions';
  return errors.some((error) => error.code === 'RECIPIENTS_LIMIT_REACHED') ? 'recipients' : limit;
}

const detailOf = ({ pointer, detail }: ProblemPart): string => (pointer === '' ? detail : `${pointer}: ${detail}`);

/** The body of the answer to a problem. Many clients show the detail alone, so it has the place and the reason of the first error. */
export function problemBody(code: ProblemCode, { status, detail, errors }: Pick<ProblemDetails, 'status' | 'detail' | 'errors'> = {}) {
  const [usual, title] = PROBLEMS[code];
  const text = detail ?? (errors?.[0] && detailOf(errors[0])) ?? [title, ADVICE[code]].filter(Boolean).join(' ');
  return {
    type: `urn:payprep:problem:${code}`,
    title,
    status: status ?? usual,
    detail: text,
    code,
    message: text,
    ...(errors && { errors }),
  };
}
