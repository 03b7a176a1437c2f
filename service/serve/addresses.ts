/**
 * The address of the sender of a request: the address of the connection, or the one that a proxy in a private network names.
 *
 * Each server in front appends the address of its client to `X-Forwarded-For`. So the list is read from its end, and only up to the first public address:
 * the sender of the request may have written anything before that.
 *
 * The gotcha: a household has a whole IPv6 network, so an IPv6 address is counted by its first 64 bits.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isPublicAddress } from '../webhooks/addresses.js';

/** The most addresses of the list that are read. No installation has that many servers in front. */
const MAX_FORWARDS = 10;

type Incoming = Pick<IncomingMessage, 'socket' | 'headers'>;

/** What requests of one sender are counted by: the IPv4 address, or the first 64 bits of the IPv6 address. */
export function senderOf(incoming: Incoming): string | undefined {
  const address = forwardedAddressOf(incoming);
  return address === undefined ? undefined : networkOf(address);
}

/** The address of the sender as servers in front name it. Only servers in a private network are believed. */
export function forwardedAddressOf({ socket, headers }: Incoming): string | undefined {
  const peer = peerOf({ socket });
  if (peer === undefined) return undefined;
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').slice(-MAX_FORWARDS);
  const servers = [...named.map((address) => unmapped(address.trim())).filter((address) => isIP(address) !== 0), peer];
  return servers.findLast(isPublicAddress) ?? servers[0] ?? peer;
}

/** The address of the connection, whatever the headers say. */
export const peerOf = ({ socket }: Pick<Incoming, 'socket'>): string | undefined => unmapped(socket.remoteAddress ?? '') || undefined;

/** A socket for IPv4 and IPv6 writes the IPv4 address 9.9.9.9 as `::ffff:9.9.9.9`. */
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

/** Applies a function to the connection of a request; undefined if {@link rememberConnection} was not called for the request. */
export const ofConnection =
  (addressOf: (incoming: Incoming) => string | undefined) =>
  (request: Request): string | undefined => {
    const incoming = connections.get(request);
    return incoming && addressOf(incoming);
  };
