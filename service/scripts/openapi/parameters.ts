/** Parameters of several operations: ids in the path, pages of lists, idempotency keys. */
import { MAX_ON_PAGE } from '../../recipients/recipients.js';
import { MAX_RECIPIENTS } from '../../recipients/sizes.js';
import type { Parameter } from './operation.js';

/** The id of an object in the path, such as `recipientId`. */
export const idOf = (what: string, example: string): Parameter => ({
  name: `${what}Id`,
  in: 'path',
  required: true,
  description: `The id of the ${what}.`,
  schema: { type: 'string', format: 'uuid' },
  example,
});

/** The parameters of a page. `what`: the items, in the plural. */
export const pageOf = (what: string): readonly Parameter[] => [
  {
    name: 'limit',
    in: 'query',
    required: false,
    description: `The most ${what} in the answer. Values above ${MAX_ON_PAGE} count as ${MAX_ON_PAGE}.`,
    schema: { type: 'integer', minimum: 1, maximum: MAX_RECIPIENTS, default: MAX_ON_PAGE },
  },
  {
    name: 'cursor',
    in: 'query',
    required: false,
    description: 'The position of the page, from the Link header of the page before. Clients do not make it themselves.',
    schema: { type: 'string' },
  },
];

export const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The ETag of the version that is changed. If it was changed since, the answer is 412; without the header, the last change counts.',
  schema: { type: 'string', minLength: 1 },
  example: '"1f0e5a7c9b3d42680c4e8a2f6d1b7395"',
};

export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'New for each request, and the same when you try again: within 24 hours, a repeated request gets the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$' },
  example: '0d4a3c2e-6f0b-4a54-9d5e-1c7b2f9e8a30',
};
