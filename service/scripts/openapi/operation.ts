/**
 * How an operation of `http/openapi.json` is declared, and what the document says of it.
 *
 * To add operations: declare them as `operations.ts` does and put them into its list; name new shapes in `schemas.ts`, the meanings of their members in
 * `meanings.ts`. The tests hold each answer to the document, and each example to the answer.
 */
import type { JsonSchema } from '@valibot/to-json-schema';
import { type Scope, scopesFor } from '../../http/guard.js';
import type { ProblemCode } from '../../http/problem.js';
import { type HeaderName, headersOfAnswer } from './headers.js';
import { ANY, problemResponses } from './problems.js';
import { type Shape, schemaOf } from './schemas.js';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: string | number;
}

/** A request with the answer that it gets. */
export interface Example {
  readonly summary: string;
  /** The body; absent where there is none. */
  readonly request?: unknown;
  readonly answer: unknown;
}

export interface Operation {
  /** `GET /webhooks/subscriptions`. */
  readonly line: string;
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly scope: Scope;
  readonly parameters?: readonly Parameter[];
  readonly body?: Shape;
  readonly status: number;
  /** What an answer that succeeds means. */
  readonly outcome: string;
  /** Absent where an answer has no body. */
  readonly answer?: Shape;
  /** Headers that it may have, beside those of each. */
  readonly headers?: readonly HeaderName[];
  readonly examples: Readonly<Record<string, Example>>;
  /** Codes beside those of any operation. */
  readonly problems: readonly ProblemCode[];
}

/** Every code that an operation may answer. */
export const problemsOf = ({ problems }: Operation): readonly ProblemCode[] => [...ANY, ...problems];

type ExampleEntries = readonly (readonly [string, Example])[];

const contentOf = (shape: Shape, examples: ExampleEntries, of: 'request' | 'answer') => ({
  content: {
    'application/json': {
      schema: schemaOf(shape),
      examples: Object.fromEntries(examples.map(([name, example]) => [name, { summary: example.summary, value: example[of] }])),
    },
  },
});

/** Of any operation. */
const REQUEST_ID = { $ref: '#/components/parameters/X-Request-Id' };

export const parameterComponents = {
  'X-Request-Id': {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'An id for this request, which the answer and the logs repeat; one of another form is replaced.',
    schema: { type: 'string', pattern: '^[\\w.:-]{1,128}$' },
  },
};

/** An Operation Object. */
function operationObject(operation: Operation) {
  const { id, tag, summary, description, scope, parameters = [], body, status, outcome, answer, headers } = operation;
  const examples = Object.entries(operation.examples);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    // one of them is enough
    security: scopesFor(scope).map((one) => ({ accessToken: [one] })),
    parameters: [...parameters, REQUEST_ID],
    ...(body && { requestBody: { required: true, ...contentOf(body, examples, 'request') } }),
    responses: {
      [status]: { description: outcome, headers: headersOfAnswer(headers), ...(answer && contentOf(answer, examples, 'answer')) },
      ...problemResponses(problemsOf(operation)),
    },
  };
}

/** A Paths Object. */
export function pathsOf(operations: readonly Operation[]): Readonly<Record<string, object>> {
  const paths: Record<string, object> = {};
  for (const operation of operations) {
    const [method = '', path = ''] = operation.line.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(operation) };
  }
  return paths;
}
