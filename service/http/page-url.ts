/**
 * Where the page of sessions is opened.
 *
 * The gotcha: whoever sends a request chooses its `Host`. So the public address is a setting. Only on this machine itself is it read from the request.
 */
import { Problem } from './problem.js';
import { isLoopback } from './secure-url.js';

/** @throws Problem where nobody said the public address, and the request came to another name than this machine's own */
export function pageUrlOf(publicUrl: string | undefined, request: Request): string {
  if (publicUrl !== undefined) return `${publicUrl}/session`;
  const url = new URL(request.url);
  if (isLoopback(url)) return `${url.origin}/session`;
  throw new Problem('UNEXPECTED_ERROR', { detail: 'The service does not know its public address: it needs publicUrl, or --public-url.' });
}
