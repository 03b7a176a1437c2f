/** Whatever is sent as a token, it is answered, and never with an error. */
import fc from 'fast-check';
import { CompactSign, type JSONWebKeySet } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { anyText } from '../../../../test/properties/any-text.js';
import { runs } from '../../../../test/runs.js';
import { jwtVerifier } from '../../../http/authentication/jwt.js';
import type { VerifyToken } from '../../../http/authentication/principal.js';
import { AUDIENCE, CLAIMS, ISSUER, type Signer, signer, standingClock, text } from './support.js';

let es: Signer;
let verify: VerifyToken;

beforeAll(async () => {
  es = await signer('ES256', 'es');
  const jwks = { keys: [es.publicJwk] } as JSONWebKeySet;
  verify = jwtVerifier({ issuer: ISSUER, audience: AUDIENCE, jwks, clock: standingClock().clock });
});

async function none(token: string): Promise<void> {
  expect(await verify(token)).toBeUndefined();
}

test('a text of any kind', () => fc.assert(fc.asyncProperty(anyText(200), none)));

test('three parts of anything', async () => {
  const part = fc.oneof(
    anyText(40),
    fc.json().map((value) => Buffer.from(value).toString('base64url')),
  );
  await fc.assert(fc.asyncProperty(fc.array(part, { minLength: 2, maxLength: 6 }), (parts) => none(parts.join('.'))));
});

test('headers of anything', async () => {
  const member = fc.constantFrom('alg', 'kid', 'typ', 'crit', 'b64', 'jku', '__proto__');
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom('ES256', 'RS256', 'es', 'rsa', 'at+jwt'));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(member, value), (header) =>
      none(`${text({ alg: 'ES256', typ: 'at+jwt', kid: 'es', ...header })}.${text(CLAIMS)}.${text('signature')}`),
    ),
  );
});

test('claims of anything, signed', async () => {
  const member = fc.constantFrom(...Object.keys(CLAIMS), 'nbf', 'scp', 'cnf', '__proto__');
  await fc.assert(
    fc.asyncProperty(fc.dictionary(member, fc.jsonValue()), async (claims) => {
      const payload = new TextEncoder().encode(JSON.stringify({ ...CLAIMS, ...claims }));
      const token = await new CompactSign(payload).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'es' }).sign(es.privateKey);
      const found = await verify(token);
      if (found !== undefined) expect(typeof found.organization).toBe('string');
    }),
    { numRuns: runs(70) },
  );
});

test.each(['', 'null', '[]', '1', '"text"', '{', '\ufeff{}'])('claims that are %j', async (claims) => {
  const signed = new CompactSign(new TextEncoder().encode(claims)).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'es' });
  await none(await signed.sign(es.privateKey));
});

test('a token that is longer than any', async () => {
  await none(await es.token({ much: 'x'.repeat(8_192) }));
  await none('a.'.repeat(50_000));
});

test('a signed token in JSON form is none', async () => {
  const [header, payload, signature] = (await es.token()).split('.');
  expect(await verify(JSON.stringify({ protected: header, payload, signature }))).toBeUndefined();
});
