import { fc, test as property } from '@fast-check/vitest';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { sign, type Verification, verify } from '../../webhooks/signature.js';

/** What a receiver published: a secret, a body, a time and the signature that they make. */
const golden = {
  secret: 'zTOJGr3vYdAHM/F5ZiDsVvgPZq5/Y3Ktbo9xw9Ncf8Y=',
  body: '{"foo":"bar"}',
  timestamp: new Date(1_738_002_855_000),
  digest: 'c9854765d242b9078e68b6fca1755f208ba70a7aa7c372abc4ec341483e34496',
};
const id = '0e1fb1d6-9ac7-4a5d-9b0a-8f0f0f1f5b11';
const other = Buffer.alloc(32, 7).toString('base64');
const signing = { id, timestamp: golden.timestamp, body: golden.body, secrets: [golden.secret] };

const check = (changes: Partial<Verification> & Pick<Verification, 'headers'>) =>
  verify({ body: golden.body, secrets: [golden.secret], now: golden.timestamp, ...changes });

/** The headers of one scheme alone: a header of the other cannot hold in its place. */
async function alone(scheme: 'standard' | 'timestamped', changes: Partial<typeof signing> = {}): Promise<Record<string, string>> {
  const { 'x-webhook-signature': timestamped, ...standard } = await sign({ ...signing, ...changes });
  return scheme === 'standard' ? { ...standard } : { 'x-webhook-signature': timestamped };
}

describe('what is signed', () => {
  test('is the golden case', async () => expect((await sign(signing))['x-webhook-signature']).toBe(`t=1738002855,v1=${golden.digest}`));

  test('is the same whether or not the secret has its prefix, and whether the body is text or bytes', async () => {
    expect(await sign({ ...signing, secrets: [`whsec_${golden.secret}`] })).toEqual(await sign(signing));
    expect(await sign({ ...signing, body: 'Zoë ✓' })).toEqual(await sign({ ...signing, body: Buffer.from('Zoë ✓') }));
  });

  test('counts whole seconds', async () =>
    expect(await sign({ ...signing, timestamp: new Date(golden.timestamp.getTime() + 999) })).toEqual(await sign(signing)));

  test('has a signature of each secret, the newest first', async () => {
    const both = await sign({ ...signing, secrets: [other, golden.secret] });
    const [one, two] = [await sign({ ...signing, secrets: [other] }), await sign(signing)];
    expect(both['webhook-signature']).toBe(`${one['webhook-signature']} ${two['webhook-signature']}`);
    expect(both['x-webhook-signature']).toBe(`${one['x-webhook-signature']},v1=${golden.digest}`);
  });

  test.each([
    ['no secret', { secrets: [] }],
    ['a secret of 31 bytes', { secrets: [Buffer.alloc(31).toString('base64')] }],
    ['a secret of 33 bytes', { secrets: [Buffer.alloc(33).toString('base64')] }],
    ['a secret in the alphabet of URLs', { secrets: [Buffer.alloc(32, 255).toString('base64url')] }],
    ['a secret with another beside it that is none', { secrets: [golden.secret, ''] }],
    ['an id with a full stop', { id: 'a.b' }],
    ['an id of digits alone', { id: '1738002855' }],
    ['an id with a line end', { id: 'a\n' }],
    ['no id', { id: '' }],
    ['an id that is too long', { id: 'a'.repeat(256) }],
    ['no time', { timestamp: new Date(Number.NaN) }],
    ['a time before 1970', { timestamp: new Date(-1) }],
  ])('%s is a mistake, and no value stands in its message', async (_, changes) => {
    const error = await sign({ ...signing, ...changes }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toContain(golden.secret);
    expect(String(error)).not.toContain('1738002855');
  });
});

describe('the package of Standard Webhooks', () => {
  property.prop([fc.string({ unit: 'binary' }), fc.uint8Array({ minLength: 32, maxLength: 32 })])(
    'takes what we sign',
    async (body, bytes) => {
      const secret = Buffer.from(bytes).toString('base64');
      // it reads the real clock
      const headers = await sign({ id, timestamp: new Date(), body, secrets: [other, secret] });
      new Webhook(`whsec_${secret}`).verify(body, { ...headers }, { jsonParse: false });
      expect(() => new Webhook(Buffer.alloc(32, 9).toString('base64')).verify(body, { ...headers })).toThrow('No matching signature');
    },
  );

  property.prop([fc.string({ unit: 'binary' }), fc.uint8Array({ minLength: 32, maxLength: 32 })])(
    'signs what we take',
    async (body, bytes) => {
      const secret = Buffer.from(bytes).toString('base64');
      const signature = new Webhook(secret).sign(id, golden.timestamp, body);
      const headers = { 'webhook-id': id, 'webhook-timestamp': '1738002855', 'webhook-signature': signature };
      expect(await check({ headers, body, secrets: [secret] })).toEqual({ ok: true, id, timestamp: golden.timestamp });
    },
  );
});

describe('a receiver', () => {
  test.each(['standard', 'timestamped'] as const)('needs no more than the %s scheme', async (scheme) =>
    expect(await check({ headers: await alone(scheme) })).toEqual({
      ok: true,
      timestamp: golden.timestamp,
      ...(scheme === 'standard' && { id }),
    }),
  );

  test('is told no id that nobody signed', async () => {
    const headers = { ...(await sign(signing)), 'webhook-id': 'another' };
    expect(await check({ headers })).toEqual({ ok: true, timestamp: golden.timestamp });
  });

  test('knows any of the secrets, and so does the sender', async () => {
    const headers = { ...(await sign({ ...signing, secrets: [other, golden.secret] })) };
    expect(await check({ headers })).toMatchObject({ ok: true });
    expect(await check({ headers: await alone('standard'), secrets: [other, `whsec_${golden.secret}`] })).toMatchObject({ ok: true });
    expect(await check({ headers: await alone('standard'), secrets: [other] })).toEqual({ ok: false, problem: 'SIGNATURE_MISMATCH' });
  });

  test.each(['standard', 'timestamped'] as const)('allows for clocks that are apart, by the %s scheme', async (scheme) => {
    const headers = await alone(scheme);
    const at = (seconds: number, tolerance?: number) =>
      check({
        headers,
        now: new Date(golden.timestamp.getTime() + seconds * 1000),
        ...(tolerance !== undefined && { toleranceSeconds: tolerance }),
      });
    expect(await at(300)).toMatchObject({ ok: true });
    expect(await at(-300)).toMatchObject({ ok: true });
    expect(await at(301)).toEqual({ ok: false, problem: 'TIMESTAMP_TOO_OLD' });
    expect(await at(-301)).toEqual({ ok: false, problem: 'TIMESTAMP_TOO_NEW' });
    expect(await at(10, 10)).toMatchObject({ ok: true });
    expect(await at(11, 10)).toEqual({ ok: false, problem: 'TIMESTAMP_TOO_OLD' });
    expect(await at(Number.NaN)).toMatchObject({ ok: false });
    expect(await at(0, Number.NaN)).toMatchObject({ ok: false });
  });

  test('reads the headers of a request, and those of Node in any letters', async () => {
    const headers = await sign(signing);
    expect(await check({ headers: new Headers({ ...headers }) })).toMatchObject({ ok: true, id });
    const capitals = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    expect(await check({ headers: capitals })).toMatchObject({ ok: true, id });
  });

  test.each<[string, Record<string, string | string[]>]>([
    ['SIGNATURE_MISSING', {}],
    ['SIGNATURE_MISSING', { 'webhook-id': id, 'webhook-timestamp': '1738002855' }],
    ['SIGNATURE_MALFORMED', { 'webhook-signature': 'v1,AAAA' }],
    ['SIGNATURE_MALFORMED', { 'x-webhook-signature': '' }],
    ['SIGNATURE_MALFORMED', { 'x-webhook-signature': `v1=${golden.digest}` }],
    ['SIGNATURE_MALFORMED', { 'x-webhook-signature': `t=1738002855,t=1738002855,v1=${golden.digest}` }],
    ['SIGNATURE_MALFORMED', { 'x-webhook-signature': `t=01738002855,v1=${golden.digest}` }],
    ['SIGNATURE_MALFORMED', { 'x-webhook-signature': `t=1738002855,v1=${golden.digest.toUpperCase()}` }],
    ['SIGNATURE_MALFORMED', { 'x-webhook-signature': [`t=1738002855,v1=${golden.digest}`, `t=1738002855,v1=${golden.digest}`] }],
    ['SIGNATURE_MISMATCH', { 'x-webhook-signature': `t=1738002856,v1=${golden.digest}` }],
  ])('answers %s to %j', async (problem, headers) => expect(await check({ headers })).toEqual({ ok: false, problem }));

  test('does not read a header as long as a book', async () => {
    const headers = { 'x-webhook-signature': `t=1738002855,v1=${golden.digest}`.padEnd(5000, ',v0=') };
    expect(await check({ headers })).toEqual({ ok: false, problem: 'SIGNATURE_MALFORMED' });
  });

  test('reads no more than sixteen signatures', async () => {
    const headers = (before: number) => ({
      'x-webhook-signature': `t=1738002855,${`v1=${'0'.repeat(64)},`.repeat(before)}v1=${golden.digest}`,
    });
    expect(await check({ headers: headers(15) })).toMatchObject({ ok: true });
    expect(await check({ headers: headers(16) })).toEqual({ ok: false, problem: 'SIGNATURE_MISMATCH' });
  });

  test('takes base64 only as an encoder writes it, though others read the same bytes from it', async () => {
    const secret = golden.secret.replace('8Y=', '8Z=');
    expect(Buffer.from(secret, 'base64')).toEqual(Buffer.from(golden.secret, 'base64'));
    expect(await check({ headers: await sign(signing), secrets: [secret] })).toEqual({ ok: false, problem: 'SECRET_INVALID' });
  });

  test('passes over versions that it does not know', async () =>
    expect(await check({ headers: { 'x-webhook-signature': `t=1738002855,v0=x,v2=y,v1=${golden.digest}` } })).toMatchObject({ ok: true }));

  test.each([[[]], [['x']], [[golden.secret, 'x']]])('with the secrets %j is told that they are none', async (secrets) =>
    expect(await check({ headers: await alone('standard'), secrets })).toEqual({ ok: false, problem: 'SECRET_INVALID' }),
  );

  test('cannot be told that one scheme had signed what the other one did', async () => {
    const timestamp = golden.timestamp;
    const body = `1738002855.${golden.body}`;
    const [, digest = ''] = (await alone('timestamped', { timestamp, body }))['x-webhook-signature']?.split('v1=') ?? [];
    const signature = `v1,${Buffer.from(digest, 'hex').toString('base64')}`;
    const headers = { 'webhook-id': '1738002855', 'webhook-timestamp': '1738002855', 'webhook-signature': signature };
    expect(await check({ headers })).toEqual({ ok: false, problem: 'SIGNATURE_MALFORMED' });
  });
});

describe('no byte can be changed', () => {
  const scheme = fc.constantFrom('standard' as const, 'timestamped' as const);
  const body = fc.uint8Array({ minLength: 1, maxLength: 200 });
  const change = fc.record({ at: fc.nat(), by: fc.integer({ min: 1, max: 255 }) });
  const character = fc.record({ at: fc.nat(), to: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
  const changed = (text: string, { at, to }: { at: number; to: string }): string => {
    const place = at % text.length;
    return text.slice(0, place) + to + text.slice(place + 1);
  };

  property.prop([scheme, body, change])('of a body', async (which, bytes, { at, by }) => {
    const headers = await alone(which, { body: Buffer.from(bytes).toString('latin1') });
    const sent = Buffer.from(Buffer.from(bytes).toString('latin1'));
    expect(await check({ headers, body: sent })).toMatchObject({ ok: true });
    const place = at % sent.length;
    sent[place] = (sent[place] ?? 0) ^ by;
    expect(await check({ headers, body: sent })).toEqual({ ok: false, problem: 'SIGNATURE_MISMATCH' });
  });

  property.prop([scheme, fc.nat(), character])('of a header', async (which, header, what) => {
    const headers = await alone(which);
    const name = Object.keys(headers)[header % Object.keys(headers).length] ?? '';
    const value = changed(headers[name] ?? '', what);
    fc.pre(value !== headers[name]);
    expect(await check({ headers: { ...headers, [name]: value } })).toMatchObject({ ok: false });
  });

  property.prop([scheme, fc.boolean(), character])('of a secret', async (which, prefixed, what) => {
    const secret = prefixed ? `whsec_${golden.secret}` : golden.secret;
    const wrong = changed(secret, what);
    fc.pre(wrong !== secret);
    expect(await check({ headers: await alone(which), secrets: [wrong] })).toMatchObject({ ok: false });
  });

  property.prop([
    fc.dictionary(fc.constantFrom('webhook-id', 'webhook-timestamp', 'webhook-signature', 'X-Webhook-Signature'), fc.anything()),
  ])('and nothing is thrown, whatever the headers hold', async (headers) => {
    expect(await check({ headers: headers as Verification['headers'] })).toMatchObject({ ok: false });
  });
});
