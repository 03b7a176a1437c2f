/** A bundle is read as it was signed, or refused as a whole: every byte of it is spoiled once. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { BundleError, readBundle, replaceDatasets } from '../../src/bundle.js';
import { createEngine, enrich, shippedData } from '../../src/full.js';
import { BANKS, bundleOf, type Files, privateKey, publicKey, readFrom, signed, signText } from './bundle-of.js';

/** Why it is refused; undefined where it is not. */
async function refusal(files: Files, after?: number): Promise<string | undefined> {
  try {
    await readBundle(readFrom(files), { publicKey, after });
    return undefined;
  } catch (error) {
    if (error instanceof BundleError) return error.code;
    throw error;
  }
}

const withFile = (files: Files, path: string, bytes: Buffer): Files => new Map([...files, [path, bytes]]);

test('a bundle gives its datasets, and the answers are those of the new edition', async () => {
  const { number, datasets } = await readBundle(readFrom(bundleOf([BANKS])), { publicKey, after: 6 });
  expect({ number, datasets }).toEqual({ number: 7, datasets: [BANKS] });
  const before = createEngine({ on: '2026-12-08' });
  const after = createEngine({ on: '2026-12-08', referenceData: replaceDatasets(shippedData, datasets) });
  const nameOf = (value: string, engine = after) =>
    enrich({ creditorAccount: { id: { value, type: 'IBAN' } } }, engine).enrichments.creditorAgent?.name;
  expect(nameOf('DE89370400440532013000')).toBe('Commerzbank, renamed');
  // what the new edition no longer has is gone, and what the bundle does not hold is as it was shipped
  expect(nameOf('DE02500105170137075030', before)).toMatch(/^ING/);
  expect(nameOf('DE02500105170137075030')).toBeUndefined();
  expect(nameOf('BE71096123456769', before)).toMatch(/./);
  expect(nameOf('BE71096123456769')).toBe(nameOf('BE71096123456769', before));
});

test('the function may be asynchronous', async () => {
  const files = bundleOf([BANKS]);
  expect((await readBundle(async (path) => readFrom(files)(path), { publicKey })).datasets).toHaveLength(1);
});

test('each byte of bundle.json counts', async () => {
  const good = bundleOf([BANKS]);
  const bytes = good.get('bundle.json') ?? Buffer.alloc(0);
  const refused = new Set<string | undefined>();
  for (let at = 0; at < bytes.length; at += 1) {
    const spoiled = Buffer.from(bytes);
    spoiled[at] = (spoiled[at] ?? 0) ^ 1;
    refused.add(await refusal(withFile(good, 'bundle.json', spoiled)));
  }
  expect([...refused].sort()).toEqual(['SIGNATURE_MISSING', 'SIGNATURE_WRONG', 'UNREADABLE']);
});

test('each byte of a dataset counts, and its length', async () => {
  const good = bundleOf([BANKS]);
  const [path = ''] = [...good.keys()].filter((name) => name !== 'bundle.json');
  const bytes = good.get(path) ?? Buffer.alloc(0);
  for (let at = 0; at < bytes.length; at += 1) {
    const spoiled = Buffer.from(bytes);
    spoiled[at] = (spoiled[at] ?? 0) ^ 1;
    expect(await refusal(withFile(good, path, spoiled))).toBe('HASH_WRONG');
  }
  expect(await refusal(withFile(good, path, Buffer.concat([bytes, Buffer.from(' ')])))).toBe('HASH_WRONG');
  expect(await refusal(new Map([...good].filter(([name]) => name !== path)))).toBe('FILE_MISSING');
});

const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const text = JSON.stringify({ format: 1, number: 7, datasets: [] });
const der = sign('sha256', Buffer.from(text), privateKey).toString('base64');

describe('bundle.json', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'UNREADABLE'],
    ['no UTF-8', Buffer.from([0xff, 0xfe]), 'UNREADABLE'],
    ['an array', Buffer.from('[]'), 'UNREADABLE'],
    ['null', Buffer.from('null'), 'UNREADABLE'],
    ['a manifest that is no text', Buffer.from('{"manifest":{},"signature":"a"}'), 'UNREADABLE'],
    ['no signature', Buffer.from(JSON.stringify({ manifest: text })), 'SIGNATURE_MISSING'],
    ['an empty signature', Buffer.from(JSON.stringify({ manifest: text, signature: '' })), 'SIGNATURE_MISSING'],
    ['a signature that is no base64', Buffer.from(JSON.stringify({ manifest: text, signature: '*' })), 'SIGNATURE_WRONG'],
    [
      'a signature of zeros',
      Buffer.from(JSON.stringify({ manifest: text, signature: Buffer.alloc(64).toString('base64') })),
      'SIGNATURE_WRONG',
    ],
    ['a signature in the form of OpenSSL', Buffer.from(JSON.stringify({ manifest: text, signature: der })), 'SIGNATURE_WRONG'],
    ['a signature of somebody else', signed(text, other), 'SIGNATURE_WRONG'],
    [
      'the signature of another manifest',
      Buffer.from(JSON.stringify({ manifest: `${text} `, signature: signText(text, privateKey) })),
      'SIGNATURE_WRONG',
    ],
    ['a manifest that is no JSON', signed('{'), 'UNREADABLE'],
    ['a manifest that is an array', signed('[]'), 'UNREADABLE'],
    ['a later format', signed('{"format":2}'), 'FORMAT_UNKNOWN'],
    ['no format', signed('{"number":7,"datasets":[]}'), 'FORMAT_UNKNOWN'],
    ['no number', signed('{"format":1,"datasets":[]}'), 'UNREADABLE'],
    ['a number that is a text', signed('{"format":1,"number":"8","datasets":[]}'), 'UNREADABLE'],
    ['a number below zero', signed('{"format":1,"number":-1,"datasets":[]}'), 'UNREADABLE'],
    ['no datasets', signed('{"format":1,"number":7}'), 'UNREADABLE'],
  ] as const)('%s', async (_, bytes, code) => {
    expect(await refusal(new Map([['bundle.json', bytes]]))).toBe(code);
  });

  test('is missing', async () => {
    expect(await refusal(new Map())).toBe('UNREADABLE');
  });
});

test.each([
  ['a path in place of a hash', { sha256: '../../etc/passwd' }],
  ['a name that leads elsewhere', { dataset: '../banks/DE' }],
  ['a length that is none', { bytes: -1 }],
  ['no edition', { edition: undefined }],
])('a manifest whose dataset has %s', async (_, wrong) => {
  const files = bundleOf([BANKS], ({ datasets, ...rest }) => ({
    ...rest,
    datasets: (datasets as object[]).map((each) => ({ ...each, ...wrong })),
  }));
  expect(await refusal(files)).toBe('UNREADABLE');
});

test('a manifest that names a dataset twice', async () => {
  expect(await refusal(bundleOf([BANKS, { ...BANKS, rows: [] }]))).toBe('UNREADABLE');
});

test.each([
  [6, undefined],
  [7, 'NUMBER_NOT_ABOVE'],
  [8, 'NUMBER_NOT_ABOVE'],
])('number 7 after %i', async (after, code) => {
  expect(await refusal(bundleOf([BANKS]), after)).toBe(code);
});

test.each([
  ['a row that is too short', { rows: [['37040044', 'COBADEFF']] }],
  ['a cell that is an object', { rows: [['37040044', 'COBADEFF', {}]] }],
  ['no columns', { columns: [], rows: [] }],
  ['a column without a name', { columns: ['bankCode', 'bic', null] }],
  ['rows that are none', { rows: {} }],
  ['another format', { format: 2 }],
  ['a confidence that nobody knows', { confidence: 'toString' }],
  ['a completeness that nobody knows', { completeness: 'all' }],
  ['no source', { source: null }],
])('a signed dataset with %s', async (_, wrong) => {
  expect(await refusal(bundleOf([{ ...BANKS, ...wrong }]))).toBe('DATASET_WRONG');
});

test('a file that is signed for another name', async () => {
  const rename = ({ datasets, ...rest }: Record<string, unknown>) => ({
    ...rest,
    datasets: (datasets as object[]).map((each) => ({ ...each, dataset: 'banks/FR' })),
  });
  expect(await refusal(bundleOf([BANKS], rename))).toBe('DATASET_WRONG');
});

test.each([
  ['no key', undefined],
  ['a text', 'key'],
  ['a private key', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
  [
    'a key of another curve',
    generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  ],
  ['a key of RSA', generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }).toString()],
])('%s is a mistake of the caller, and not of the bundle', async (_, wrong) => {
  await expect(readBundle(readFrom(bundleOf([BANKS])), { publicKey: wrong as string })).rejects.toThrow(TypeError);
});

test('so is a number that is none, and a function that returns no bytes is told from a file that lacks', async () => {
  await expect(readBundle(readFrom(bundleOf([])), { publicKey, after: '7' as unknown as number })).rejects.toThrow('after');
  await expect(readBundle(undefined as never, { publicKey })).rejects.toThrow('first argument');
  await expect(readBundle((() => 'text') as never, { publicKey })).rejects.toThrow(BundleError);
});
