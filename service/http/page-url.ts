/**
 * The address of the hosted page.
 *
 * The gotcha: the sender of a request chooses its `Host`, so the public address is a setting. Only on this machine is it taken from the request.
 */
import { Problem } from './problem.js';
import { isLoopback } from './secure-url.js';

/** @throws Problem if there is no public address, and the request was not sent to this machine by its own name */
export function pageUrlOf(publicUrl: string | undefined, request: Request): string {
  if (publicUrl !== undefined) return `${publicUrl}/session`;
  const url = new URL(request.url);
  if (isLoopback(url)) return `${url.origin}/session`;
  throw new Problem('UNEXPECTED_ERROR', { detail: 'The service does not know its public address: set publicUrl, or --public-url.' });
}
