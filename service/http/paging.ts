/** Pages of lists: reads the query, and links to the next page (`Link`, RFC 8288), because the contract fixes the body of a list. */
import { readUuid } from '../bytes/uuid.js';
import { MAX_ON_PAGE } from '../recipients/recipients.js';
import { MAX_RECIPIENTS } from '../recipients/sizes.js';
import type { Position } from '../storage/position.js';
import { Problem } from './problem.js';
import type { Answer } from './route.js';

export interface Paging {
  readonly limit: number | undefined;
  readonly after: Position | undefined;
}

export const pagingOf = (query: URLSearchParams): Paging => ({
  limit: limitOf(readParameter(query, 'limit')),
  after: positionOf(readParameter(query, 'cursor')),
});

interface Page {
  readonly items: readonly unknown[];
  /** The ids of those that were left out. */
  readonly unreadable?: readonly string[];
  readonly next: Position | undefined;
}

/** The answer with a page of a list. Its link repeats the query, with the cursor of the next page. */
export type AnswerPage = (page: Page, request: Request) => Answer;

/** Names those that a list leaves out because what is stored of them does not open. */
export const unreadableHeader = (ids: readonly string[]): Readonly<Record<string, string>> =>
  ids.length === 0 ? {} : { 'payprep-unreadable': ids.join(', ') };

/** `pathPrefix`: the path of the public address, which requests do not have. */
export const pageAnswers =
  (pathPrefix: string): AnswerPage =>
  ({ items, next, unreadable = [] }, { url }) => {
    const headers = unreadableHeader(unreadable);
    if (next === undefined) return { status: 200, body: { items }, headers };
    const { pathname, searchParams } = new URL(url);
    const onward = new URLSearchParams(searchParams);
    onward.set('cursor', cursorOf(next));
    return { status: 200, body: { items }, headers: { ...headers, link: `<${pathPrefix}${pathname}?${onward}>; rel="next"` } };
  };

/**
 * The query of a request. The gotcha: `URLSearchParams` reads bytes that are no UTF-8 as U+FFFD, so that `%ff` would be the user of that name.
 *
 * @throws Problem for a query that is not UTF-8, percent-encoded
 */
export function queryOf({ url }: Pick<Request, 'url'>): URLSearchParams {
  const { search, searchParams } = new URL(url);
  try {
    decodeURIComponent(search);
  } catch {
    throw new Problem('BAD_REQUEST', { detail: 'The query must be UTF-8, percent-encoded.' });
  }
  return searchParams;
}

export const wrongParameter = (parameter: string, detail: string) =>
  new Problem('BAD_REQUEST', { errors: [{ pointer: `?${parameter}`, code: 'BAD_REQUEST', detail }] });

export function readParameter(query: URLSearchParams, parameter: string): string | undefined {
  const [value, another] = query.getAll(parameter);
  if (another !== undefined) throw wrongParameter(parameter, 'The parameter must occur once.');
  return value;
}

/** Larger numbers give a full page. */
function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MAX_RECIPIENTS) throw wrongParameter('limit', `Expected a number from 1 to ${MAX_RECIPIENTS}.`);
  return Math.min(limit, MAX_ON_PAGE);
}

/** Opaque to callers: the time in base 36, and the id. */
const cursorOf = ({ created, id }: Position): string => `${created.getTime().toString(36)}.${id}`;

function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [, time = '', text = ''] = /^([0-9a-z]{1,9})\.(.{36})$/.exec(cursor) ?? [];
  const id = readUuid(text);
  if (id === undefined) throw wrongParameter('cursor', 'Expected a cursor from an earlier response.');
  return { created: new Date(Number.parseInt(time, 36)), id };
}
