/**
 * The address that a request comes from: that of the connection, or, where a server in front is in the own network, the one that it names.
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
const MOST_FORWARDS = 10;

export function senderOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string | undefined {
  const peer = unmapped(socket.remoteAddress ?? '');
  if (peer === '') return undefined;
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').slice(-MOST_FORWARDS);
  const servers = [...named.map((address) => unmapped(address.trim())).filter((address) => isIP(address) !== 0), peer];
  return networkOf(servers.findLast(isPublicAddress) ?? servers[0] ?? peer);
}

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

const senders = new WeakMap<Request, string>();

export function rememberSender(request: Request, incoming: Pick<IncomingMessage, 'socket' | 'headers'>): void {
  const sender = senderOf(incoming);
  if (sender !== undefined) senders.set(request, sender);
}

export const rememberedSender = (request: Request): string | undefined => senders.get(request);
