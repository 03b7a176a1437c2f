/** Parameters of more than one operation: ids in the path, the pages of a list, keys of requests that are sent again. */
import { MAX_ON_PAGE } from '../../recipients/recipients.js';
import { MAX_RECIPIENTS } from '../../recipients/sizes.js';
import type { Parameter } from './operation.js';

/** Its name is that of the path with `Id` behind it. */
export const idOf = (what: string, example: string): Parameter => ({
  name: `${what}Id`,
  in: 'path',
  required: true,
  description: `The id of the ${what}.`,
  schema: { type: 'string', format: 'uuid' },
  example,
});

/** Which part of a list. `what`: in the plural. */
export const pageOf = (what: string): readonly Parameter[] => [
  {
    name: 'limit',
    in: 'query',
    required: false,
    description: `The most ${what} in the answer, which has ${MAX_ON_PAGE} at most.`,
    schema: { type: 'integer', minimum: 1, maximum: MAX_RECIPIENTS, default: MAX_ON_PAGE },
  },
  {
    name: 'cursor',
    in: 'query',
    required: false,
    description: 'Where the list goes on. From the Link header of an answer; never made by a client.',
    schema: { type: 'string' },
  },
];

export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'New for each request, and the same when you try again: a request that was answered within 24 hours has the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?$' },
  example: '0d4a3c2e-6f0b-4a54-9d5e-1c7b2f9e8a30',
};
