import { BlockList, isIP } from 'node:net';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../test/runs.js';
import { isLoopbackAddress, isPublicAddress } from '../../webhooks/addresses.js';

/** The registries of IANA: what is not globally reachable, and more that lies beside. */
const NETWORKS = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32],
  ['::', 128],
  ['::1', 128],
  ['::', 96], // IPv4-compatible
  ['::ffff:0:0', 96], // IPv4-mapped
  ['::ffff:0:0:0', 96], // IPv4-translated
  ['64:ff9b::', 96], // NAT64
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['100:0:0:1::', 64],
  ['2001::', 23],
  ['2001::', 32], // Teredo
  ['2001:2::', 48],
  ['2001:10::', 28],
  ['2001:20::', 28],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

const family = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** Apart, for Node takes an IPv4 address for one of ::ffff:0:0/96. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [base, prefix] of NETWORKS) blocked[family(base)].addSubnet(base, prefix, family(base));
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** What Node's own lists say. */
const expected = (ip: string): boolean => {
  if (isIP(ip) === 4) return !blocked.ipv4.check(ip, 'ipv4');
  return unicast.check(ip, 'ipv6') && !blocked.ipv6.check(ip, 'ipv6');
};

const groups = (length: number) => fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: length, maxLength: length });
const written = (values: readonly number[]) => values.map((value) => value.toString(16)).join(':');
const ipv6 = fc.oneof(
  fc.ipV6(),
  groups(8).map(written),
  groups(7).map((rest) => written([0x2001, ...rest])),
  groups(6).map((rest) => written([0x2001, 0xdb8, ...rest])),
);

describe('an address', () => {
  test.each([
    '1.1.1.1',
    '9.9.9.9',
    '11.0.0.1',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '168.63.129.17',
    '192.0.1.0',
    '2606:4700:4700::1111',
    '2001:200::1',
    '2A00:1450:4001:80b::200e',
    '2003::1',
    '2620:fe::9.9.9.9',
  ])('%s is public', (ip) => expect(isPublicAddress(ip)).toBe(true));

  test.each(NETWORKS)('of %s/%i is not, from the first to the last', (base, prefix) => {
    const network = new BlockList();
    network.addSubnet(base, prefix, family(base));
    const bits = isIP(base) === 4 ? 32 : 128;
    expect(isPublicAddress(base)).toBe(false);
    expect(isPublicAddress(lastOf(base, bits, prefix))).toBe(false);
    expect(network.check(lastOf(base, bits, prefix), family(base))).toBe(true);
  });

  test.each([
    '169.254.169.254', // metadata of AWS, Azure, Google
    '169.254.170.2',
    '100.100.100.200', // of Alibaba
    '192.0.0.192', // of Oracle
    'fd00:ec2::254', // of AWS
    'fd20:ce::254', // of Google
    '168.63.129.16', // of Azure
    '::ffff:169.254.169.254',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::',
    'fe80::1%eth0',
    '2606:4700::1%1',
  ])('%s is not public', (ip) => expect(isPublicAddress(ip)).toBe(false));

  test.each([
    '',
    ' ',
    '1.1.1',
    '1.1.1.1.1',
    '1.1.1.256',
    '01.1.1.1',
    '0x1.1.1.1',
    '16843009',
    '1.1.1.1 ',
    '1.1.1.1\n',
    '١.1.1.1',
    '[2606:4700::1]',
    '2606:4700:::1',
    '2606::4700::1',
    '2606:4700',
    '2606:4700::1::',
    ':2606::1',
    '2606:1:2:3:4:5:6:7:8',
    '2606:1:2:3:4:5:6::7:8',
    '2606:1.1.1.1::',
    '2606::g',
    '2606::12345',
    'localhost',
    '2606::'.padEnd(100_000, '1'),
  ])('%.30j is none', (text) => expect(isPublicAddress(text)).toBe(false));
});

/** The address whose bits behind the prefix are all ones. */
function lastOf(base: string, bits: 32 | 128, prefix: number): string {
  const ones = (1n << BigInt(bits - prefix)) - 1n;
  if (bits === 32) {
    const value = base.split('.').reduce((sum, part) => (sum << 8n) | BigInt(part), 0n) | ones;
    return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.');
  }
  const [head = '', tail = ''] = base
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
    .map((part) => part.join(':'));
  const [front, back] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const all = [...(front ?? []), ...Array<string>(8 - (front?.length ?? 0) - (back?.length ?? 0)).fill('0'), ...(back ?? [])];
  const value = all.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n) | ones;
  return Array.from({ length: 8 }, (_, at) => ((value >> BigInt(112 - at * 16)) & 0xffffn).toString(16)).join(':');
}

describe('the lists of Node say the same', () => {
  property.prop([fc.ipV4()])('of IPv4', (ip) => {
    expect(isPublicAddress(ip)).toBe(expected(ip));
  });

  property.prop([ipv6], { numRuns: runs(170) })('of IPv6', (ip) => {
    expect(isIP(ip)).toBe(6);
    expect(isPublicAddress(ip)).toBe(expected(ip));
  });

  property.prop([fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789abcdef:.') }))])('of what is no address', (text) => {
    fc.pre(isIP(text) === 0);
    expect(isPublicAddress(text)).toBe(false);
  });

  property.prop([fc.ipV4()])('whatever IPv4 address lies in an IPv6 one', (ip) => {
    const hex = ip
      .split('.')
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')
      .replace(/^(.{4})/, '$1:');
    for (const text of [`::ffff:${ip}`, `::${ip}`, `64:ff9b::${ip}`, `2002:${hex}::1`]) expect(isPublicAddress(text)).toBe(false);
  });
});

test('loopback is this machine and nothing else', () => {
  expect(['127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1'].map(isLoopbackAddress)).toEqual(Array(4).fill(true));
  expect(['128.0.0.1', '::2', '10.0.0.1', '::ffff:127.0.0.1', 'localhost', ''].map(isLoopbackAddress)).toEqual(Array(6).fill(false));
});
