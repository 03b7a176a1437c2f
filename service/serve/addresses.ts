/**
 * The address of the sender of a request: that of the connection, or the one that a proxy in the own network names.
 *
 * `X-Forwarded-For` is a list to which each server in front adds the address that it was called from, at the end. So it is read from its end, and no
 * farther than the first address that is not in the own network: what stands before that was written by whoever called.
 *
 * The gotcha: a home has a whole IPv6 network. Such addresses count by their first 64 bits.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isPublicAddress } from '../webhooks/addresses.js';

/** Longer lists are nobody's servers. */
const MAX_FORWARDS = 10;

type Incoming = Pick<IncomingMessage, 'socket' | 'headers'>;

/** What counts as one sender. */
export function senderOf(incoming: Incoming): string | undefined {
  const address = forwardedAddressOf(incoming);
  return address === undefined ? undefined : networkOf(address);
}

/** The address that servers in front name, as far as they are in the own network. */
export function forwardedAddressOf({ socket, headers }: Incoming): string | undefined {
  const peer = peerOf({ socket });
  if (peer === undefined) return undefined;
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').slice(-MAX_FORWARDS);
  const servers = [...named.map((address) => unmapped(address.trim())).filter((address) => isIP(address) !== 0), peer];
  return servers.findLast(isPublicAddress) ?? servers[0] ?? peer;
}

/** The address of the connection, whatever anybody says. */
export const peerOf = ({ socket }: Pick<Incoming, 'socket'>): string | undefined => unmapped(socket.remoteAddress ?? '') || undefined;

/** A socket of both families calls 9.9.9.9 `::ffff:9.9.9.9`. */
const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d{1,3}\.)/i, '');

function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = address.includes('::') ? [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)] : groups(head);
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

const connections = new WeakMap<Request, Incoming>();

export const rememberConnection = (request: Request, incoming: Incoming): void => void connections.set(request, incoming);

/** What an address is asked of the request that came in; undefined where its connection was not remembered. */
export const ofConnection =
  (addressOf: (incoming: Incoming) => string | undefined) =>
  (request: Request): string | undefined => {
    const incoming = connections.get(request);
    return incoming && addressOf(incoming);
  };
