/**
 * How an operation of `http/openapi.json` is declared, and how it becomes a part of the document.
 *
 * To add operations, declare them as the modules of `operations.ts` do, and add them to its list. Name new shapes in `schemas.ts`, and describe their members in
 * `meanings.ts`. Tests compare each answer with the document, and each example with the answer.
 */
import type { JsonSchema } from '@valibot/to-json-schema';
import { type Scope, scopesFor } from '../../http/guard.js';
import type { ProblemCode } from '../../http/problem.js';
import { type HeaderName, headersOfAnswer } from './headers.js';
import { ALWAYS_POSSIBLE, problemResponses } from './problems.js';
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
  /** The body; absent if there is none. */
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
  /** The meaning of a successful answer. */
  readonly outcome: string;
  /** Absent if the answer has no body. */
  readonly answer?: Shape;
  /** Headers that the answer may have, besides those of every answer. */
  readonly headers?: readonly HeaderName[];
  readonly examples: Readonly<Record<string, Example>>;
  /** The problems that it may answer, besides those of every operation. */
  readonly problems: readonly ProblemCode[];
}

/** All problems that an operation may answer. */
export const operationProblems = ({ problems }: Operation): readonly ProblemCode[] => [...ALWAYS_POSSIBLE, ...problems];

type ExampleEntries = readonly (readonly [string, Example])[];

const contentOf = (shape: Shape, examples: ExampleEntries, of: 'request' | 'answer') => ({
  content: {
    'application/json': {
      schema: schemaOf(shape),
      examples: Object.fromEntries(examples.map(([name, example]) => [name, { summary: example.summary, value: example[of] }])),
    },
  },
});

/** A parameter of every operation. */
const REQUEST_ID = { $ref: '#/components/parameters/X-Request-Id' };

export const parameterComponents = {
  'X-Request-Id': {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'An id of this request, which the answer and the logs repeat. An id of another form is replaced.',
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
    // one of these scopes is enough
    security: scopesFor(scope).map((one) => ({ accessToken: [one] })),
    parameters: [...parameters, REQUEST_ID],
    ...(body && { requestBody: { required: true, ...contentOf(body, examples, 'request') } }),
    responses: {
      [status]: { description: outcome, headers: headersOfAnswer(headers), ...(answer && contentOf(answer, examples, 'answer')) },
      ...problemResponses(operationProblems(operation)),
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
