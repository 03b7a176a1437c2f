/** What a signature has to be, RFC 7515 and RFC 8725: attacks that were once found to work somewhere. */
import { createPublicKey } from 'node:crypto';
import fc from 'fast-check';
import { CompactSign, exportSPKI, FlattenedSign, type JSONWebKeySet } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../test/runs.js';
import { type JwtAlgorithm, jwtVerifier } from '../../../http/authentication/jwt.js';
import type { VerifyToken } from '../../../http/authentication/principal.js';
import { AUDIENCE, CLAIMS, ISSUER, type Signer, sign, signer, standingClock, text } from './support.js';

let es: Signer;
let rsa: Signer;
let other: Signer;

beforeAll(async () => {
  [es, rsa, other] = await Promise.all([signer('ES256', 'es'), signer('RS256', 'rsa'), signer('ES256', 'es')]);
});

const { clock } = standingClock();

const verifierFor = (keys: readonly object[], algorithms?: readonly JwtAlgorithm[]): VerifyToken =>
  jwtVerifier({ issuer: ISSUER, audience: AUDIENCE, jwks: { keys } as JSONWebKeySet, clock, algorithms });

const verifier = (algorithms?: readonly JwtAlgorithm[]): VerifyToken => verifierFor([es.publicJwk, rsa.publicJwk], algorithms);

const principal = { organization: 'org-1', scopes: new Set(['payments', 'recipients']), clientId: 'client-1' };

test('none is no signature, however it is written', async () => {
  for (const alg of ['none', 'None', 'NONE', '', undefined]) {
    const unsigned = `${text({ alg, typ: 'at+jwt', kid: 'es' })}.${text(CLAIMS)}.`;
    expect(await verifier()(unsigned)).toBeUndefined();
    const [, , signature = ''] = (await es.token()).split('.');
    expect(await verifier()(unsigned + signature)).toBeUndefined();
  }
});

test('a public key is no shared secret', async () => {
  const { n } = rsa.publicJwk;
  const pem = await exportSPKI(createPublicKey({ key: rsa.publicJwk, format: 'jwk' }));
  for (const secret of [pem, `${pem}\n`, JSON.stringify(rsa.publicJwk), String(n)])
    for (const alg of ['HS256', 'HS384', 'HS512']) {
      const bytes = new TextEncoder().encode(secret.padEnd(64, '\0'));
      expect(await verifier()(await sign(bytes, { alg, typ: 'at+jwt', kid: 'rsa' }, CLAIMS))).toBeUndefined();
    }
});

test('a shared secret in the set of keys is not used', async () => {
  const secret = new Uint8Array(32).fill(7);
  const oct = { kty: 'oct', kid: 'oct', k: Buffer.from(secret).toString('base64url') };
  const verify = verifierFor([oct]);
  expect(await verify(await sign(secret, { alg: 'HS256', typ: 'at+jwt', kid: 'oct' }, CLAIMS))).toBeUndefined();
});

test('a signature that was not asked for does not count, even a good one', async () => {
  expect(await verifier(['RS256'])(await es.token())).toBeUndefined();
  const strong = await signer('RS512', 'strong');
  expect(await verifierFor([strong.publicJwk])(await strong.token())).toBeUndefined();
  expect(await verifierFor([strong.publicJwk], ['RS512'])(await strong.token())).toEqual(principal);
});

test('another key of the same name', async () => expect(await verifier()(await other.token())).toBeUndefined());

test('a key of another name', async () => expect(await verifier()(await es.token({}, { kid: 'unknown' }))).toBeUndefined());

test('a key that is for something else', async () => {
  for (const change of [{ use: 'enc' }, { key_ops: ['sign'] }, { alg: 'ES384' }]) {
    const verify = verifierFor([{ ...es.publicJwk, ...change }]);
    expect(await verify(await es.token())).toBeUndefined();
  }
});

test('a key that cannot be read, and one that is private', async () => {
  for (const change of [{ x: 'AAAA' }, { x: 1 }, { crv: 'P-384' }, { d: 'AAAA' }]) {
    const verify = verifierFor([{ ...es.publicJwk, ...change }]);
    expect(await verify(await es.token())).toBeUndefined();
  }
});

test('a token that names no key is tried with those that fit', async () => {
  const second = await signer('ES256', 'second');
  const verify = verifierFor([es.publicJwk, rsa.publicJwk, second.publicJwk]);
  for (const one of [es, second, rsa]) expect(await verify(await one.token({}, { kid: undefined }))).toEqual(principal);
  expect(await verify(await other.token({}, { kid: undefined }))).toBeUndefined();
});

test('no more than ten keys are tried', async () => {
  const last = await signer('ES256', 'last');
  const others = Array.from({ length: 10 }, (_, at) => ({ ...other.publicJwk, kid: `other-${at}` }));
  const nameless = await last.token({}, { kid: undefined });
  expect(await verifierFor([...others.slice(1), last.publicJwk])(nameless)).toEqual(principal);
  expect(await verifierFor([...others, last.publicJwk])(nameless)).toBeUndefined();
  expect(await verifierFor([...others, last.publicJwk])(await last.token())).toEqual(principal);
});

test('keys and addresses in the token are not looked at', async () => {
  const header = { jku: 'https://evil.test/jwks', x5u: 'https://evil.test/cert', jwk: other.publicJwk, x5c: ['AAAA'] };
  expect(await verifier()(await other.token({}, header))).toBeUndefined();
  expect(await verifier()(await other.token({}, { ...header, kid: 'evil' }))).toBeUndefined();
  expect(await verifier()(await es.token({}, header))).toEqual(principal);
});

test('what has to be understood and is not', async () => {
  const unknown = { alg: 'ES256', typ: 'at+jwt', kid: 'es', crit: ['exp'], exp: 1 };
  const signed = new CompactSign(new TextEncoder().encode(JSON.stringify(CLAIMS))).setProtectedHeader(unknown);
  expect(await verifier()(await signed.sign(es.privateKey, { crit: { exp: false } }))).toBeUndefined();
  for (const crit of [[], ['b64'], ['alg'], 'b64', null]) {
    const [, payload, signature] = (await es.token()).split('.');
    expect(await verifier()(`${text({ ...unknown, crit })}.${payload}.${signature}`)).toBeUndefined();
  }
});

test('a payload that is not encoded', async () => {
  const claims = new TextEncoder().encode(JSON.stringify(CLAIMS));
  const header = { alg: 'ES256', typ: 'at+jwt', kid: 'es', b64: false, crit: ['b64'] };
  const signed = await new FlattenedSign(claims).setProtectedHeader(header).sign(es.privateKey);
  expect(await verifier()(`${signed.protected}.${text(CLAIMS)}.${signed.signature}`)).toBeUndefined();
  // without dots, it could stand in a token as it is
  const plain = await new FlattenedSign(new TextEncoder().encode('{}')).setProtectedHeader(header).sign(es.privateKey);
  expect(await verifier()(`${plain.protected}.{}.${plain.signature}`)).toBeUndefined();
});

/** What its parts stand for, each by itself. */
const bytesOf = (token: string) => token.split('.').map((part) => Buffer.from(part, 'base64url').toString('hex'));

test('no other bit of the token may change', async () => {
  const token = await es.token();
  const verify = verifier();
  await fc.assert(
    fc.asyncProperty(fc.nat(token.length - 1), fc.constantFrom(...'AQgwBRhx_-.'), async (at, character) => {
      const changed = token.slice(0, at) + character + token.slice(at + 1);
      // the last character of a part has bits that stand for nothing
      const isSame = bytesOf(changed).join() === bytesOf(token).join();
      if (!isSame) expect(await verify(changed)).toBeUndefined();
    }),
    { numRuns: runs(100) },
  );
});

test('claims of another token under the same signature', async () => {
  const [header, , signature] = (await es.token()).split('.');
  expect(await verifier()(`${header}.${text({ ...CLAIMS, organization: 'org-2' })}.${signature}`)).toBeUndefined();
});
