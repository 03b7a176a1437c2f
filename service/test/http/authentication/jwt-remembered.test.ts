/** A token that held is not looked at again, and yet ends when it would without. */
import type { JSONWebKeySet } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { jwtVerifier } from '../../../http/authentication/jwt.js';
import { AUDIENCE, ISSUER, NOW, type Signer, seconds, signer, standingClock } from './support.js';

afterEach(() => vi.restoreAllMocks());

const keySet = (...signers: readonly Signer[]) => ({ keys: signers.map(({ publicJwk }) => publicJwk) }) as unknown as JSONWebKeySet;

/** A verifier whose keys come from an address, and can be changed there. */
async function scene() {
  const [one, other] = await Promise.all([signer('ES256', 'one'), signer('ES256', 'other')]);
  const time = standingClock();
  let keys = keySet(one);
  const fetch = async (): Promise<Response> => new Response(JSON.stringify(keys), { headers: { 'content-type': 'application/json' } });
  const verify = jwtVerifier({ issuer: ISSUER, audience: AUDIENCE, jwksUri: 'https://issuer.test/jwks', fetch, clock: time.clock });
  const publish = (...signers: readonly Signer[]): void => {
    keys = keySet(...signers);
  };
  return { one, other, time, verify, publish, checks: vi.spyOn(crypto.subtle, 'verify') };
}

test('its signature is checked once', async () => {
  const { one, verify, checks } = await scene();
  const token = await one.token();
  const first = await verify(token);
  expect(first).toEqual({ organization: 'org-1', scopes: new Set(['payments', 'recipients']), clientId: 'client-1' });
  expect(await verify(token)).toEqual(first);
  expect(checks).toHaveBeenCalledTimes(1);
});

test('it ends with its time, and the difference of the clocks', async () => {
  const { one, time, verify } = await scene();
  const token = await one.token({ exp: seconds(NOW) + 300 });
  expect(await verify(token)).toBeDefined();
  time.pass(329.999);
  expect(await verify(token)).toBeDefined();
  time.pass(0.001);
  expect(await verify(token)).toBeUndefined();
});

test('it ends with its key, as soon as the keys are read again', async () => {
  const { one, other, time, verify, publish } = await scene();
  const token = await one.token({ exp: seconds(NOW) + 3_600 });
  expect(await verify(token)).toBeDefined();
  publish(other);
  time.pass(599);
  expect(await verify(token)).toBeDefined();
  time.pass(1);
  expect(await verify(token)).toBeUndefined();
});

test('it ends with its key, where the key of another token had the keys read', async () => {
  const { one, other, time, verify, publish } = await scene();
  const token = await one.token({ exp: seconds(NOW) + 3_600 });
  for (const _ of [1, 2, 3]) expect(await verify(token)).toBeDefined();
  publish(other);
  time.pass(30);
  expect(await verify(await other.token({ exp: seconds(NOW) + 3_600 }))).toBeDefined();
  expect(await verify(token)).toBeUndefined();
});

test('keys that are read again and are the same ones check it once more', async () => {
  const { one, time, verify, checks } = await scene();
  const token = await one.token({ exp: seconds(NOW) + 3_600 });
  await verify(token);
  time.pass(600);
  expect(await verify(token)).toBeDefined();
  expect(await verify(token)).toBeDefined();
  expect(checks).toHaveBeenCalledTimes(2);
});

test('a clock that was set back asks again: then it may not be good yet', async () => {
  const { one, time, verify } = await scene();
  const token = await one.token({ nbf: seconds(NOW) });
  expect(await verify(token)).toBeDefined();
  time.pass(-31);
  expect(await verify(token)).toBeUndefined();
  time.pass(31);
  expect(await verify(token)).toBeDefined();
});

test('what does not hold is not remembered, nor does it pass for what is', async () => {
  const { one, other, verify, checks } = await scene();
  const [good, wrong] = [await one.token(), await other.token({}, { kid: 'one' })];
  const [header, claims] = good.split('.');
  const forged = [header, claims, wrong.split('.')[2]].join('.');
  expect(await verify(good)).toBeDefined();
  for (const token of [wrong, forged, forged, wrong]) expect(await verify(token)).toBeUndefined();
  expect(checks).toHaveBeenCalledTimes(5);
  expect(await verify(good)).toBeDefined();
});
