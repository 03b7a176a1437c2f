import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { checkTarget } from '../../webhooks/target.js';

const resultOf = (text: string, allowInsecure = false): string => {
  const result = checkTarget(text, { allowInsecure });
  return result.ok ? 'OK' : result.problem;
};

describe('a URL that a subscription may have', () => {
  test.each([
    'https://example.com',
    'https://hooks.example.com/payprep?a=b&c=%20',
    'https://hooks.example.com:8443/',
    'HTTPS://Hooks.Example.COM/Path',
    'https://bücher.example.com/',
    'https://xn--bcher-kva.example.com/',
    'https://a-b.co.uk/@me',
    'https://4.com/',
    'https://1.2.3.4.example.com/',
    'https://receiver.example/hook',
    `https://example.com/${'a'.repeat(2048 - 20)}`,
  ])('%s', (text) => expect(resultOf(text)).toBe('OK'));

  test('is given as it was parsed', () =>
    expect(checkTarget('https://Hooks.Example.com/A')).toEqual({ ok: true, url: new URL('https://hooks.example.com/A') }));
});

describe('a URL that it may not have', () => {
  test.each([
    // an address, in each spelling that a parser takes for one
    ...[
      '127.0.0.1',
      '169.254.169.254',
      '8.8.8.8',
      '2130706433',
      '0x7f000001',
      '0x7f.1',
      '0177.0.0.1',
      '127.1',
      '0',
      '1.1.1.1.',
      '0x7F.0.0.1',
    ].map((host) => [host, 'URL_WITH_IP_ADDRESS'] as const),
    ...['１２７.0.0.1', '%31%32%37.0.0.1', '①②⑦.0.0.1', '127。0。0。1', '0xa9fea9fe', '025177524776'].map(
      (host) => [host, 'URL_WITH_IP_ADDRESS'] as const,
    ),
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[fd00:ec2::254]', '[2606:4700:4700::1111]', '[64:ff9b::7f00:1]'].map(
      (host) => [host, 'URL_WITH_IP_ADDRESS'] as const,
    ),
    // a name that is none out there
    ...['localhost', 'LOCALHOST', 'a.localhost', 'printer', 'nas.local', 'metadata.google.internal', '1.0.0.127.in-addr.arpa'].map(
      (host) => [host, 'URL_HOST_NOT_PUBLIC'] as const,
    ),
    ...[
      'a.onion',
      'a.alt',
      'a.invalid',
      'router.lan',
      'wiki.corp',
      'nas.home',
      'wiki.intranet',
      'a.private',
      'a.localdomain',
      'nas.home.arpa',
    ].map((host) => [host, 'URL_HOST_NOT_PUBLIC'] as const),
    ...['example.com.', 'localhost.', 'ｌocalhost', 'a_b.example.com', '-a.example.com', 'a-.example.com', `${'a'.repeat(64)}.com`].map(
      (host) => [host, 'URL_HOST_NOT_PUBLIC'] as const,
    ),
    [`${'a.'.repeat(130)}com`, 'URL_HOST_NOT_PUBLIC'] as const,
    ['example.com:0', 'URL_WITH_PORT_ZERO'] as const,
    ...['example..com', '.example.com', 'example.com..'].map((host) => [host, 'URL_HOST_NOT_PUBLIC'] as const),
    // what parsers refuse
    ...[
      '256.256.256.256',
      '1.2.3.4.5',
      '0x.0x.0x.zz.9',
      '[::1',
      '[fe80::1%25eth0]',
      'example.com:99999',
      'a b.com',
      'a<b.com',
      '%00.com',
    ].map((host) => [host, 'URL_MALFORMED'] as const),
    ['user@example.com', 'URL_WITH_USER_INFO'] as const,
    ['user:secret@example.com', 'URL_WITH_USER_INFO'] as const,
    ['@example.com', 'URL_WITH_USER_INFO'] as const,
    [':@example.com', 'URL_WITH_USER_INFO'] as const,
  ])('has the host %.60j: %s', (host, problem) => {
    expect(resultOf(`https://${host}`)).toBe(problem);
    expect(resultOf(`https://${host}/path?query`)).toBe(problem);
  });

  test.each([
    ['', 'URL_MALFORMED'],
    ['example.com', 'URL_MALFORMED'],
    ['//example.com', 'URL_MALFORMED'],
    ['https:example.com', 'URL_MALFORMED'],
    ['https:/example.com', 'URL_MALFORMED'],
    ['https:///example.com', 'URL_MALFORMED'],
    ['https:\\\\example.com', 'URL_MALFORMED'],
    ['https://example.com\\@localhost/', 'URL_MALFORMED'],
    [' https://example.com', 'URL_MALFORMED'],
    ['https://example.com ', 'URL_MALFORMED'],
    ['https://example.com/a b', 'URL_MALFORMED'],
    ['https://exa\tmple.com', 'URL_MALFORMED'],
    ['ht\ntps://example.com', 'URL_MALFORMED'],
    ['https://example.com/\u0000', 'URL_MALFORMED'],
    ['https://', 'URL_MALFORMED'],
    ['http://example.com', 'URL_NOT_HTTPS'],
    ['ftp://example.com', 'URL_NOT_HTTPS'],
    ['file:///etc/passwd', 'URL_NOT_HTTPS'],
    ['javascript:alert(1)', 'URL_NOT_HTTPS'],
    ['data:text/plain,', 'URL_NOT_HTTPS'],
    ['https://example.com/#', 'URL_WITH_FRAGMENT'],
    ['https://example.com#a', 'URL_WITH_FRAGMENT'],
    [`https://example.com/${'a'.repeat(2049 - 20)}`, 'URL_TOO_LONG'],
    ['https://'.padEnd(100_000, 'a.'), 'URL_TOO_LONG'],
  ])('%.60j: %s', (text, problem) => expect(resultOf(text)).toBe(problem));
});

describe('for tests and development', () => {
  test.each([
    'http://localhost:8080/',
    'https://localhost/',
    'http://127.0.0.1:1234/hook',
    'http://[::1]:1234/',
    'http://app.localhost/',
    'http://example.com/',
    'https://example.com/',
  ])('also %s', (text) => expect(resultOf(text, true)).toBe('OK'));

  test.each([
    ['http://10.0.0.1/', 'URL_WITH_IP_ADDRESS'],
    ['http://169.254.169.254/', 'URL_WITH_IP_ADDRESS'],
    ['http://[::ffff:127.0.0.1]/', 'URL_WITH_IP_ADDRESS'],
    ['http://metadata.google.internal/', 'URL_HOST_NOT_PUBLIC'],
    ['http://u@localhost/', 'URL_WITH_USER_INFO'],
    ['http://localhost/#a', 'URL_WITH_FRAGMENT'],
    ['http://localhost:0/', 'URL_WITH_PORT_ZERO'],
    ['ftp://localhost/', 'URL_NOT_HTTPS'],
  ])('but not %s: %s', (text, problem) => expect(resultOf(text, true)).toBe(problem));
});

property.prop([fc.ipV4(), fc.constantFrom(10, 8, 16), fc.integer({ min: 1, max: 4 })])(
  'an IPv4 address is found in every base and length',
  (ip, base, count) => {
    const parts = ip.split('.').map(Number);
    const last = parts.slice(count - 1).reduce((sum, part) => sum * 256 + part, 0);
    const prefix = { 10: '', 8: '0', 16: '0x' }[base] ?? '';
    const host = [...parts.slice(0, count - 1), last].map((part) => prefix + part.toString(base)).join('.');
    expect(new URL(`https://${host}/`).hostname).toBe(ip);
    expect(resultOf(`https://${host}/`)).toBe('URL_WITH_IP_ADDRESS');
  },
);

property.prop([fc.webUrl({ validSchemes: ['https', 'http'], withFragments: true })])(
  'what is accepted is https to a name, without a fragment',
  (text) => {
    const result = checkTarget(text);
    fc.pre(result.ok);
    expect(result.ok && [result.url.protocol, result.url.hash, result.url.username, result.url.href]).toEqual([
      'https:',
      '',
      '',
      new URL(text).href,
    ]);
  },
);

property.prop([
  fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }).map((text) => `https://${text}`),
  ),
])('whatever the text is, nothing is thrown', (text) => {
  expect(typeof checkTarget(text).ok).toBe('boolean');
});
