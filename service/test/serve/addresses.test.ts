/** Whose request it is, by the connection and by the servers in front. */
import { expect, test } from 'vitest';
import { forwardedAddressOf, peerOf, senderOf } from '../../serve/addresses.js';

test.each([
  ['the connection', '9.9.9.9', undefined, '9.9.9.9'],
  ['a connection of both families', '::ffff:9.9.9.9', undefined, '9.9.9.9'],
  ['a server in front in the own network', '10.0.0.5', '8.8.8.8', '8.8.8.8'],
  ['two of them', '127.0.0.1', '8.8.8.8, 192.168.1.2', '8.8.8.8'],
  ['what a caller writes before that', '10.0.0.5', '1.1.1.1, 8.8.8.8', '8.8.8.8'],
  ['what a caller writes who stands before no server', '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['callers in the own network', '10.0.0.5', '10.1.2.3', '10.1.2.3'],
  ['no address', '10.0.0.5', 'unknown, , x', '10.0.0.5'],
  ['a home, which has a network of IPv6', '2001:4860:4860:1:ab:cd:ef:1', undefined, '2001:4860:4860:1'],
  ['the same in short', '10.0.0.5', '2001:4860:4860:0001::9', '2001:4860:4860:1'],
  ['a network with zeros', '2a00::1', undefined, '2a00:0:0:0'],
])('%s', (_, remoteAddress, forwarded, sender) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(senderOf({ socket: { remoteAddress } as never, headers })).toBe(sender);
});

test('a connection that is gone is nobody’s', () => expect(senderOf({ socket: {} as never, headers: {} })).toBeUndefined());

test('the audit trail has whole addresses: that of the connection, or the one that servers in front name', () => {
  const home = '2001:4860:4860:1:ab:cd:ef:1';
  const behind = { socket: { remoteAddress: '::ffff:10.0.0.5' } as never, headers: { 'x-forwarded-for': `1.1.1.1, ${home}` } };
  expect([peerOf(behind), forwardedAddressOf(behind)]).toEqual(['10.0.0.5', home]);
  const direct = { socket: { remoteAddress: '9.9.9.9' } as never, headers: { 'x-forwarded-for': '1.1.1.1' } };
  expect([peerOf(direct), forwardedAddressOf(direct)]).toEqual(['9.9.9.9', '9.9.9.9']);
});
