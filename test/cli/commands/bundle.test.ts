/** A bundle is packed, served, pulled and verified; forged, it is refused, and the folder stays as it was. */
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BUNDLE_FILE } from '../../../src/bundles/manifest.js';
import { BANKS } from '../../bundles/bundle-of.js';
import { call } from '../call.js';

const root = mkdtempSync(join(tmpdir(), 'payprep-bundle-'));
const paths: string[] = [];
let server: Server;
let address = '';
/** Path → bytes that the server gives in the place of those of the file; null for a failure. */
let forged = new Map<string, Buffer | null>();

const at = (...path: readonly string[]): string => join(root, ...path);

function writeKeys(name: string, namedCurve: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
  writeFileSync(at(`${name}.key`), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(at(`${name}.pem`), publicKey.export({ type: 'spki', format: 'pem' }));
}

beforeAll(async () => {
  for (const name of ['own', 'other']) writeKeys(name, 'P-256');
  writeKeys('curve', 'P-384');
  server = createServer(({ url = '' }, response) => {
    paths.push(url);
    const path = url.replace(/^\/bundle\//, '');
    const bytes = forged.get(path);
    if (bytes === null || !existsSync(at('bundle', path))) response.writeHead(404).end();
    else response.end(bytes ?? readFileSync(at('bundle', path)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bundle`;
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

beforeEach(() => {
  for (const folder of ['source', 'bundle', 'pulled']) rmSync(at(folder), { recursive: true, force: true });
  mkdirSync(at('source'));
  writeSource(BANKS);
  forged = new Map();
  paths.length = 0;
});

const writeSource = (dataset: object): void => writeFileSync(at('source', 'banks-de.json'), JSON.stringify(dataset));

const pack = (...more: readonly string[]) =>
  call(['data', 'pack', at('source'), '--private-key', at('own.key'), '--out', at('bundle'), ...more]);
const pull = (key = 'own.pem', url = address) => call(['data', 'pull', url, '--public-key', at(key), at('pulled')]);

test('packed, served, pulled', async () => {
  expect((await pack()).out).toMatch(/^Bundle 1 in .*: datasets 1\.\n$/);
  const { code, out } = await pull();
  expect({ code, out: out.replace(/in \S+:/, 'in F:') }).toEqual({ code: 0, out: 'Bundle 1 in F: datasets 1, fetched 1.\n' });
  for (const file of [BUNDLE_FILE, ...readdirSync(at('bundle/datasets')).map((name) => `datasets/${name}`)]) {
    expect(readFileSync(at('pulled', file))).toEqual(readFileSync(at('bundle', file)));
  }
});

test('the next one has the next number, fetches what is new alone, and leaves nothing of the one before', async () => {
  writeFileSync(
    at('source', 'more.json'),
    JSON.stringify([
      { ...BANKS, dataset: 'banks/AT' },
      { ...BANKS, dataset: 'banks/CH' },
    ]),
  );
  await pack();
  await pull();
  writeSource({ ...BANKS, edition: '2027-03-08' });
  expect((await pack()).out).toMatch(/^Bundle 2 /);
  expect((await pull()).out).toMatch(/: datasets 3, fetched 1\.\n$/);
  expect(readdirSync(at('pulled/datasets'))).toHaveLength(3);
  expect(readdirSync(at('pulled')).sort()).toEqual(['bundle.json', 'datasets']);
  paths.length = 0;
  const again = await pull();
  expect([again.code, again.out]).toEqual([0, expect.stringMatching(/^Bundle 2 is in .* already\.\n$/)]);
  expect(paths).toEqual(['/bundle/bundle.json']);
});

test('a dataset that was damaged in the folder is fetched again', async () => {
  await pack();
  await pull();
  const [file = ''] = readdirSync(at('pulled/datasets'));
  writeFileSync(at('pulled/datasets', file), '{}');
  await pack();
  expect((await pull()).out).toMatch(/fetched 1\.\n$/);
});

describe('refused, with the folder as it was', () => {
  const change = (file: string, from: string, to: string): void => {
    forged.set(file, Buffer.from(readFileSync(at('bundle', file), 'utf8').replace(from, to)));
  };
  const dataset = (): string => `datasets/${readdirSync(at('bundle/datasets'))[0]}`;

  test.each([
    ['a bundle without a signature', 'SIGNATURE_MISSING', () => change(BUNDLE_FILE, '"signature"', '"other"')],
    ['a manifest that was changed', 'SIGNATURE_WRONG', () => change(BUNDLE_FILE, '\\"number\\":2', '\\"number\\":3')],
    ['a dataset that was changed', 'HASH_WRONG', () => change(dataset(), 'renamed', 'stolen!')],
    ['a dataset that is missing', 'FILE_MISSING', () => forged.set(dataset(), null)],
    ['an error page', 'UNREADABLE', () => forged.set(BUNDLE_FILE, Buffer.from('<html>'))],
    ['no bundle at all', 'UNREADABLE', () => forged.set(BUNDLE_FILE, null)],
  ])('%s', async (_, code, forge) => {
    await pack();
    await pull();
    const before = readFileSync(at('pulled', BUNDLE_FILE));
    writeSource({ ...BANKS, edition: '2027-03-08' });
    await pack();
    forge();
    const answer = await pull();
    expect(answer.code).toBe(2);
    expect(answer.err).toContain(`the bundle is refused (${code})`);
    expect(readFileSync(at('pulled', BUNDLE_FILE))).toEqual(before);
    expect(readdirSync(at('pulled/datasets'))).toHaveLength(1);
  });

  test('an older one', async () => {
    await pack();
    const old = readFileSync(at('bundle', BUNDLE_FILE));
    writeSource({ ...BANKS, edition: '2027-03-08' });
    await pack();
    await pull();
    forged.set(BUNDLE_FILE, old);
    expect((await pull()).err).toContain('(NUMBER_NOT_ABOVE)');
  });

  test('one of somebody else', async () => {
    await pack();
    expect((await pull('other.pem')).err).toContain('(SIGNATURE_WRONG)');
    expect(existsSync(at('pulled'))).toBe(false);
  });

  test('a server that is not there', async () => {
    expect((await pull('own.pem', 'http://127.0.0.1:9/bundle')).err).toMatch(
      /\(UNREADABLE\): bundle\.json of the bundle cannot be read: \w/,
    );
  });
});

test.each([
  [['pack'], 'data pack takes a folder'],
  [['pack', '.', '--private-key', at('own.key')], 'data pack takes a folder'],
  [['pull', 'ftp://data.example.com', '--public-key', at('own.pem'), at('pulled')], 'data pull takes an address'],
  [['pull', 'https://user:secret@data.example.com', '--public-key', at('own.pem'), at('pulled')], 'data pull takes an address'],
  [['pull', 'https://data.example.com', at('pulled')], 'data pull takes an address'],
  [['DE', '--private-key', at('own.key')], '--private-key belongs to data pack'],
  [['DE', '--public-key', at('own.pem')], '--public-key belongs to data pull'],
])('%j is refused', async (words, message) => {
  const { code, err } = await call(['data', ...words]);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).not.toContain('secret');
});

test('a key that cannot sign, or verify, is named by its file alone', async () => {
  const wrong = await call(['data', 'pack', at('source'), '--private-key', at('curve.key'), '--out', at('bundle')]);
  expect(wrong.err).toMatch(/curve\.key: it is no private key of P-256 in PEM/);
  expect((await call(['data', 'pack', at('source'), '--private-key', at('own.pem'), '--out', at('bundle')])).err).toContain(
    'no private key',
  );
  await pack();
  expect((await pull('curve.pem')).err).toMatch(/curve\.pem: it is no public key of P-256/);
  expect((await pull('none.pem')).err).toMatch(/none\.pem: there is no such file/);
});

test.each([
  ['a row that is too short', { ...BANKS, rows: [['1']] }, 'rows of the same width'],
  ['no source', { ...BANKS, source: undefined }, 'rows of the same width'],
])('a dataset with %s is not packed', async (_, dataset, message) => {
  writeSource(dataset);
  expect((await pack()).err).toContain(message);
  expect(existsSync(at('bundle'))).toBe(false);
});

test('what is no dataset is left out and counted, a number that does not grow is refused, an empty folder too', async () => {
  writeFileSync(at('source', 'manifest.json'), '{"format":1}');
  expect((await pack('--number', '20261130')).out).toMatch(/^Bundle 20261130 in .* Files that hold no dataset, left out: 1\.\n$/);
  expect((await pack('--number', '20261130')).err).toContain('has the number 20261130');
  rmSync(at('source', 'banks-de.json'));
  expect((await pack()).err).toContain('it holds no dataset');
});
