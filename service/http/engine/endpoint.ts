/** How an endpoint under `/engine` is declared. */
import type { Engine } from 'payprep';
import type * as v from 'valibot';
import { parseShape, readJson } from '../body.js';
import type { Limits } from '../limits.js';
import { queryOf, readParameter } from '../paging.js';
import type { Call, Route } from '../route.js';
import type { EngineTexts } from './languages.js';

export const PREFIX = '/engine';

/** What an answer is made with. */
export interface EngineContext {
  readonly engine: Engine;
  readonly today: Date;
  /** In the language of the request. The answer then says which one that is. */
  readonly texts: () => Promise<EngineTexts>;
  /** A bank with its logo as answers have it. */
  readonly withLogo: <Bank extends { readonly bic?: string; readonly logo?: string }>(bank: Bank) => Bank;
}

/** What was asked, in the shape that the endpoint declares, and how it is answered: the body of the answer. */
type Answering = (context: EngineContext) => unknown;

export interface EngineEndpoint {
  readonly method: Route['method'];
  /** Below the prefix, as Hono writes it. */
  readonly path: string;
  /** Reads the request, and throws a Problem where it is wrong. */
  readonly read: (call: Call, limits: Limits) => Promise<Answering>;
}

type AnswerTo<Shape extends v.GenericSchema> = (given: v.InferOutput<Shape>, context: EngineContext) => unknown;

/** An endpoint that is asked by a body. */
export const post = <const Shape extends v.GenericSchema>(
  path: string,
  shape: Shape,
  answer: AnswerTo<Shape>,
  size: 'bodyBytes' | 'bulkBodyBytes' = 'bodyBytes',
): EngineEndpoint => ({
  method: 'POST',
  path,
  read: async ({ request }, limits) => {
    const given = parseShape(shape, await readJson(request, limits[size]));
    return (context) => answer(given, context);
  },
});

/** An endpoint that is asked by the parameters of its path and its query, which are texts. Each may occur once. */
export const get = <const Entries extends v.ObjectEntries>(
  path: string,
  shape: v.ObjectSchema<Entries, undefined>,
  answer: AnswerTo<v.ObjectSchema<Entries, undefined>>,
): EngineEndpoint => ({
  method: 'GET',
  path,
  read: async ({ request, params }) => {
    const query = queryOf(request);
    const given = Object.keys(shape.entries).map((name) => [name, params[name] ?? readParameter(query, name)] as const);
    const parameters = parseShape(shape, Object.fromEntries(given.filter(([, value]) => value !== undefined)), '?');
    return (context) => answer(parameters, context);
  },
});
