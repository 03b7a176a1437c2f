/**
 * What the commands say of themselves, and of settings that are wrong: one line, exit code 2, and no trace of the code.
 *
 * The commands run within the process of the test; a process for each would cost a second.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES } from '../../serve/commands.js';
import { KEY } from '../database.js';
import { listen } from '../webhooks/receiver.js';
import { runInProcess as run } from './in-process.js';

type Environment = Readonly<Record<string, string>>;

const SAID =
  /^payprep-service: [^\n]{10,250}; see payprep-service help (serve|deliver|webhooks|sessions|audit|users|organization|recheck|reseal|retention)\n$/;

async function expectRefused(argv: readonly string[], env: Environment = {}): Promise<string> {
  const { code, out, err } = await run(argv, env);
  expect([code, err]).toEqual([2, expect.stringMatching(SAID)]);
  expect(out).not.toContain('    at ');
  return err;
}

describe('--help', () => {
  test('names every command', async () => {
    const { out } = await run(['help']);
    for (const command of COMMAND_NAMES) expect(out).toContain(`  payprep-service ${command} `);
  });

  test.each(['serve', 'deliver', 'webhooks', 'sessions', 'audit', 'users', 'organization', 'recheck', 'reseal', 'retention'])(
    '%s',
    async (command) => {
      const { code, out, err } = await run([command, '--help']);
      expect([code, err, out.split('\n')[0]]).toEqual([0, '', expect.stringContaining(`payprep-service ${command}`)]);
      expect([(await run([command, '-h'])).out, (await run(['help', command])).out]).toEqual([out, out]);
      for (const word of ['--store', '--folder', 'DATABASE_URL', 'PAYPREP_KEYS']) expect(out).toContain(word);
      for (const line of out.split('\n')) expect(line.length).toBeLessThan(140);
    },
  );

  test('serve names every setting that it takes', async () => {
    const { out } = await run(['serve', '--help']);
    const options = ['host', 'port', 'metrics-port', 'public-url', 'issuer', 'audience', 'jwks', 'introspection', 'organization-claim'];
    for (const option of [
      ...options,
      'token-type',
      'development-tokens',
      'database-timeout',
      'requests-per-second',
      'no-delivery',
      'allow-insecure-webhooks',
    ])
      expect(out).toContain(`  --${option} `);
  });
});

const SERVE = ['serve', '--store', 'memory', '--port', '0', '--metrics-port', '0'];
const TOKENS = [...SERVE, '--development-tokens'];

describe('serve refuses', () => {
  test.concurrent.each<[string, readonly string[], Environment?]>([
    ['to run for nobody', SERVE],
    ['an option that it does not know', [...TOKENS, '--nonsense']],
    ['an option without its value', [...TOKENS, '--host']],
    ['a value for what has none', [...TOKENS, '--no-delivery=yes']],
    ['what is no option', [...TOKENS, 'nonsense']],
    ['a port that is none', [...TOKENS, '--port', '65536']],
    ['a port that is a word', [...TOKENS, '--port', 'http']],
    ['a port of the environment that is none', ['serve', '--store', 'memory', '--development-tokens'], { PAYPREP_PORT: '-1' }],
    ['a port of the metrics that is none', [...TOKENS, '--metrics-port', 'on']],
    ['a host that is none', [...TOKENS, '--host', '999.1.1.1', '--public-url', 'https://pay.example.com']],
    [
      'a time that is none',
      [...TOKENS.slice(0, 1), '--development-tokens', '--database-timeout', '0'],
      { DATABASE_URL: 'postgres://127.0.0.1:1/x', PAYPREP_KEYS: KEY },
    ],
    ['a store that is none', ['serve', '--development-tokens', '--store', 'oracle']],
    ['to erase no organization', ['organization', 'erase', '--store', 'memory']],
    ['to do something else with one', ['organization', 'remove', 'acme', '--store', 'memory']],
    ['days that are none', ['retention', '--store', 'memory', '--keep-audit', '-1']],
    ['to keep what ends with its process', ['retention', '--store', 'memory', '--keep-audit', '9']],
    ['to keep no answers', [...TOKENS, '--keep-keys', '0']],
    ['a rate that is none', [...TOKENS, '--requests-per-second', '-5']],
    ['a session without end', [...TOKENS, '--longest-session', '1441']],
    ['brands that are nowhere', [...TOKENS, '--brands', join(process.execPath, 'brands.json')]],
    ['brands that are no JSON', [...TOKENS, '--brands', import.meta.filename]],
    ['an address that is none', [...TOKENS, '--public-url', 'pay.example.com']],
    ['an address at which anybody reads along', [...TOKENS, '--public-url', 'http://pay.example.com']],
    ['neither yes nor no', TOKENS, { PAYPREP_BEHIND_PROXY: '1' }],
    ['too few connections', TOKENS, { PAYPREP_DATABASE_CONNECTIONS: '1' }],
    ['an address of tokens that is none', [...TOKENS, '--token-url', 'auth.example.com/token']],
    ['an address with a user', [...TOKENS, '--public-url', 'https://a:b@pay.example.com']],
    ['an address with a password', [...TOKENS, '--token-url', 'https://:b@auth.example.com/token']],
    ['an address with an empty query', [...TOKENS, '--public-url', 'https://pay.example.com?']],
    ['clients that are none', TOKENS, { PAYPREP_DEVELOPMENT_CLIENTS: 'acme' }],
    ['a secret with a colon', TOKENS, { PAYPREP_DEVELOPMENT_CLIENTS: 'me:my:secret:acme' }],
    ['a verb that is misspelt', ['webhooks', 'redelvier', 'c0a9f2d4-5e7b-4f13-8d6a-91b3e4c7f508', '--organization', 'acme']],
    ['a verb without an id', ['webhooks', 'redeliver', '--organization', 'acme']],
    ['a subscription that is none', ['webhooks', 'mine', '--organization', 'acme']],
    ['two subscriptions', ['webhooks', ...Array(2).fill('c0a9f2d4-5e7b-4f13-8d6a-91b3e4c7f508'), '--organization', 'acme']],
    ['a client that is there twice', TOKENS, { PAYPREP_DEVELOPMENT_CLIENTS: 'a:b:c,a:b:d' }],
    ['its own tokens beside those of others', [...TOKENS, '--jwks', 'https://auth.example.com/jwks']],
    ['keys without an issuer', [...SERVE, '--jwks', 'https://auth.example.com/jwks', '--audience', 'a']],
    ['keys over plain http', [...SERVE, '--jwks', 'http://auth.example.com/jwks', '--issuer', 'i', '--audience', 'a']],
    ['keys at no address', [...SERVE, '--jwks', 'nonsense', '--issuer', 'i', '--audience', 'a']],
    [
      'two ways at once',
      [...SERVE, '--jwks', 'https://a.example.com/', '--introspection', 'https://a.example.com/', '--issuer', 'i', '--audience', 'a'],
    ],
    ['introspection as nobody', [...SERVE, '--introspection', 'https://auth.example.com/', '--issuer', 'i', '--audience', 'a']],
    [
      'a type of tokens that is none',
      [...SERVE, '--jwks', 'https://a.example.com/', '--issuer', 'i', '--audience', 'a', '--token-type', 'x'],
    ],
    ['PostgreSQL without an address', ['serve', '--development-tokens', '--store', 'postgres']],
    ['PostgreSQL without a key', ['serve', '--development-tokens'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' }],
    ['a key that is too short', ['serve', '--development-tokens'], { DATABASE_URL: 'postgres://127.0.0.1:1/x', PAYPREP_KEYS: 'c2hvcnQ=' }],
    [
      'a PostgreSQL that is not there',
      ['serve', '--development-tokens'],
      { DATABASE_URL: 'postgres://ann:pass-word@127.0.0.1:1/x', PAYPREP_KEYS: KEY },
    ],
  ])('%s', async (_, argv, env = {}) => {
    const said = await expectRefused(argv, env);
    for (const secret of ['pass-word', 'c2hvcnQ', KEY, 'a:b']) expect(said).not.toContain(secret);
  });

  test('a brand that cannot be, and says whose and which member', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'payprep-brands-'));
    const brands = join(folder, 'brands.json');
    writeFileSync(brands, JSON.stringify({ acme: { name: 'Acme', colour: 'blue' } }));
    expect(await expectRefused(TOKENS, { PAYPREP_BRANDS: brands })).toContain('--brands: brand of acme: colour is written #rrggbb');
    rmSync(folder, { recursive: true });
  });

  test('a port that somebody has, and a folder that is a file', async () => {
    const taken = String(await listen(createServer()));
    expect(await expectRefused([...TOKENS, '--port', taken])).toContain('EADDRINUSE');
    expect(await expectRefused([...TOKENS, '--metrics-port', taken])).toContain('EADDRINUSE');
    await expectRefused(['serve', '--development-tokens', '--port', '0', '--folder', join(process.execPath, 'x')]);
  });
});

test.each(['0.0.0.0', '::', '192.0.2.1', 'pay.example.com'])(
  'serve refuses to listen on %s without --public-url: whoever asks would choose the address of sessions',
  async (host) => expect(await expectRefused([...TOKENS, '--host', host])).toContain('--public-url is needed'),
);

describe('DATABASE_URL', () => {
  test.each(['nonsense', 'https://database.example.com/x', 'postgres://', 'localhost:5432/x'])(
    'that is no such address: %s',
    async (url) => {
      const said = await expectRefused(['serve', '--development-tokens'], { DATABASE_URL: url, PAYPREP_KEYS: KEY });
      expect(said).toContain('DATABASE_URL is an address such as postgres://user:password@host:5432/database');
      expect(said).not.toContain('ENOTFOUND');
    },
  );

  test('of a database that is silent: the start says what it waits for, and ends', async () => {
    const port = await listen(createServer(() => undefined));
    const env = { DATABASE_URL: `postgres://127.0.0.1:${port}/x`, PAYPREP_KEYS: KEY };
    const { code, err } = await run(['serve', '--development-tokens', '--database-timeout', '1200'], env);
    expect(code).toBe(2);
    const [waits, ends = ''] = err.split(/(?<=\n)/);
    expect(waits).toBe('payprep-service: it waits for the database to answer\n');
    expect(ends).toMatch(SAID);
    expect(ends).toContain('the store does not open: The database does not answer within 1200 milliseconds');
  });
});

describe('the other commands refuse', () => {
  const nowhere = { DATABASE_URL: 'postgres://127.0.0.1:1/x', PAYPREP_KEYS: KEY };

  test.concurrent.each<[string, readonly string[], Environment?]>([
    ['what only another process has in its memory', ['deliver', '--store', 'memory', '--metrics-port', '0']],
    ['an option of another command', ['deliver', '--port', '5']],
    ['what is no option', ['deliver', 'now']],
    ['a PostgreSQL that is not there', ['deliver', '--metrics-port', 'off'], nowhere],
    ['to say whose they are not told', ['webhooks']],
    ['a PostgreSQL that is not there, again', ['webhooks', '--organization', 'acme'], nowhere],
    ['to end sessions of nobody', ['sessions', 'revoke', 'x', '--store', 'memory']],
    ['to end no session', ['sessions', 'revoke', '--organization', 'acme', '--store', 'memory']],
    ['to do something else with one', ['sessions', 'list', 'x', '--organization', 'acme', '--store', 'memory']],
    ['an audit trail of nobody', ['audit', '--store', 'memory']],
    ['a day that is none', ['audit', '--organization', 'acme', '--store', 'memory', '--since', '2026-02-31']],
    ['a time without its zone', ['audit', '--organization', 'acme', '--store', 'memory', '--until', '2026-02-01T10:00']],
    ['a user of nobody', ['users', 'export', 'x', '--store', 'memory']],
    ['to erase nobody', ['users', 'erase', '--organization', 'acme', '--store', 'memory']],
    ['to do something else with a user', ['users', 'list', 'x', '--organization', 'acme', '--store', 'memory']],
    ['to seal what is in memory', ['reseal', '--store', 'memory']],
    ['to seal more than all', ['reseal', 'all', '--store', 'memory']],
  ])('%s', async (_, argv, env = {}) => {
    await expectRefused(argv, env);
  });

  test('an id that is missing, or nobody’s', async () => {
    const own = ['--organization', 'acme', '--store', 'memory'];
    await expectRefused(['webhooks', 'redeliver', ...own]);
    await expectRefused(['webhooks', 'rotate', 'nonsense', ...own]);
    await expectRefused(['webhooks', 'redeliver', crypto.randomUUID(), ...own]);
    await expectRefused(['sessions', 'revoke', crypto.randomUUID(), ...own]);
  });
});
