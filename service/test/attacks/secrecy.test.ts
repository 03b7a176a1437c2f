/** Nothing that was sent may stand in a log, a metric or a problem; and nothing that was sent may write a line of its own. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPage, ENDPOINTS, ENGINE_ENDPOINTS, type Reply, SESSION, SUBSCRIPTION, send } from '../contract/client.js';
import { GERMAN, openWorld, type World } from '../contract/world.js';
import { accessToken, CLIENTS, type Service, secretOf, serve, stopAll } from '../process.js';
import { speak } from '../sockets.js';

let service: Service;
let world: World;
beforeAll(async () => {
  service = await serve(['--store', 'memory', '--metrics-port', '0']);
  world = await openWorld(service);
});
afterAll(stopAll);

/** A word that stands nowhere else. */
const marked = (what: string): string => `${what}-${crypto.randomUUID().slice(0, 8)}`;

const metrics = async (): Promise<string> => (await fetch(service.metrics ?? '')).text();

/** What anybody may read who sees the output of the process, or its metrics. */
async function expectSilent(words: readonly string[], replies: readonly Reply[] = []): Promise<void> {
  await service.settled();
  const told = [service.kept.out, service.kept.err, await metrics()].join('\n');
  for (const word of words) expect(told.includes(word), `${word.slice(0, 12)}… was told`).toBe(false);
  for (const { status, text, headers } of replies.filter(({ status }) => status >= 400)) {
    const answer = `${text}${JSON.stringify([...headers])}`;
    for (const word of words) expect(answer.includes(word), `${status} repeats ${word.slice(0, 12)}…`).toBe(false);
  }
}

test('values of an instruction, right and wrong ones', async () => {
  const words = ['DE89370400440532013000', marked('name'), marked('taxid'), marked('bic'), marked('account'), marked('member')];
  const [iban = '', name, taxId, bic, account, member = ''] = words;
  const bodies: readonly unknown[] = [
    {
      country: name,
      currency: taxId,
      creditorAgent: { bic },
      creditor: { name, taxId },
      creditorAccount: { id: { value: iban, type: 'IBAN' } },
    },
    { country: 'DE', creditorAccount: { id: { value: account, type: name }, type: account }, [member]: member },
    { creditor: { name: [name], documents: [{ value: { [member]: taxId } }] }, creditorAgent: bic },
    [name, iban],
    name,
  ];
  const replies = await Promise.all(
    [...ENDPOINTS, ...ENGINE_ENDPOINTS.filter(({ line }) => line.startsWith('POST'))]
      .filter(({ scope }) => scope === 'payments')
      .flatMap(({ line }) =>
        [...bodies, { items: bodies }].flatMap((body) => [
          world.acme.send(line, { body }),
          world.acme.send(line, { body: `${JSON.stringify(body)}}` }),
        ]),
      ),
  );
  expect(replies.some(({ status }) => status === 400)).toBe(true);
  await expectSilent(words, replies);
});

test('names, addresses, texts, codes and references, and the language of whoever asks', async () => {
  const [name, street, reference, country, query, language] = ['name', 'street', 'ref', 'land', 'query', 'tongue'].map(marked) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const iban = 'DE89370400440532013000';
  const headers = { 'accept-language': language };
  const texts = { text: `Payee: ${name}\nIBAN: ${iban}\n${street} 5, 10115 Berlin`, given: name, held: [street, name], value: reference };
  const wrong = { ...texts, country, kind: country, type: country };
  const replies = await Promise.all([
    ...ENGINE_ENDPOINTS.filter(({ body }) => body !== undefined).flatMap(({ line }) => [
      world.acme.send(line, { body: texts, headers }),
      world.acme.send(line, { body: wrong, headers }),
      world.acme.send(line, { body: { text: [name], given: { [name]: name }, held: 5, value: [reference], items: name }, headers }),
      world.acme.send(`${line}?${query}=${name}`, { body: texts, headers }),
    ]),
    world.acme.send(`GET /engine/requirements?country=${country}&currency=${query}&method=${name}`, { headers }),
    world.acme.send(`GET /engine/requirements?country=${country}&country=${query}`, { headers }),
    world.acme.send(`GET /engine/banks?country=DE&q=${name}`, { headers }),
    world.acme.send(`GET /engine/banks?country=${country}&q=${name}&limit=${query}`, { headers }),
    world.acme.send(`GET /engine/banks/${country}/${reference}`, { headers }),
    world.acme.send(`GET /engine/banks/DE/${reference}`, { headers }),
    world.acme.send(`GET /engine/${street}?${query}`, { headers }),
  ]);
  expect(replies.map(({ status }) => status).filter((status) => ![200, 400, 404].includes(status))).toEqual([]);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(5);
  await expectSilent([name, street, reference, country, query, language, iban], replies);
});

test('whoever the user is, what the user has, and the way back', async () => {
  const [user, back, mail, phone] = [marked('user'), marked('back'), `${marked('ada')}@example.com`, marked('phone')];
  const opened = await world.acme.openSession({ externalUserId: user, returnUrl: `https://shop.example.com/${back}` });
  const page = createPage(world.url, opened.body.url);
  const iban = GERMAN.creditorAccount.id.value;
  const replies = [
    await page('POST /recipients', { body: GERMAN }),
    await page('POST /recipients', { body: { ...GERMAN, creditor: { ...GERMAN.creditor, contactDetails: { email: mail, phone } } } }),
    await page('POST /recipients', { body: { ...GERMAN, country: back, method: user } }),
    await world.acme.send(`GET /beneficiaries/organizations/recipients?externalUserId=${user}`),
    await world.acme.send(`GET /beneficiaries/organizations/recipients?externalUserId=${user}&limit=${back}`),
    await world.acme.send(`GET /beneficiaries/organizations/recipients/${user}`),
    await world.acme.openSession({ externalUserId: [user], returnUrl: `ftp://${back}` }),
    await send(world.url, `GET /${user}?${back}`),
  ];
  await expectSilent([user, back, mail, phone, iban, GERMAN.creditor.name, new URL(opened.body.url).hash.slice(1)], replies);
});

test('tokens, secrets, keys and addresses of receivers', async () => {
  const [title, place, key, agent] = [marked('title'), marked('place'), marked('key'), marked('agent')];
  const token = await accessToken(service.url);
  const made = await world.acme.send('POST /webhooks/subscriptions', {
    body: { ...SUBSCRIPTION, title, url: `https://${place}.example.com/` },
    headers: { 'user-agent': agent, cookie: agent, referer: agent },
  });
  const replies = [
    await world.acme.openSession({ ...SESSION, externalUserId: title }, key),
    await world.acme.openSession(SESSION, key),
    await world.acme.send('POST /webhooks/subscriptions', { body: { ...SUBSCRIPTION, url: `http://${place}`, events: [title] } }),
    await send(world.url, 'GET /webhooks/subscriptions', { headers: { authorization: `Bearer ${key}` } }),
    await send(world.url, 'GET /webhooks/subscriptions', { headers: { authorization: `Bearer ${key} ${key}` } }),
    await send(world.url, `GET /webhooks/subscriptions?access_token=${token}`),
  ];
  const secrets = [token, made.body.secret, secretOf('acme'), secretOf('other'), CLIENTS];
  await expectSilent([title, place, key, agent, ...secrets], replies);
});

test('a wrong secret at the token endpoint', async () => {
  const secret = marked('secret');
  const response = await fetch(`${service.url}/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`acme:${secret}`)}` },
    body: new URLSearchParams({ grant_type: secret, scope: secret }),
  });
  expect([response.status, (await response.text()).includes(secret)]).toEqual([401, false]);
  await expectSilent([secret, btoa(`acme:${secret}`)]);
});

const FORGED = '{"level":"error","message":"forged"}';

test.each([
  ['a line break', '\r\nSet-Cookie: forged=1'],
  ['a lone line feed', '\nSet-Cookie: forged=1'],
  ['a lone carriage return', '\rSet-Cookie: forged=1'],
  ['a folded header', '\r\n Set-Cookie: forged=1'],
  ['an escape sequence', '\u001b[2Jforged'],
  ['a zero byte', '\0forged'],
  ['a line of JSON', FORGED],
  ['a quotation mark', '","message":"forged'],
  ['a line separator', '\u00e2\u0080\u00a8forged'],
])('%s in x-request-id reaches neither the answer nor the log', async (_, attack) => {
  const before = service.kept.out.length;
  const { answer } = await speak(
    service.url,
    `GET /nowhere HTTP/1.1\r\nHost: x\r\nX-Request-Id: a${attack}\r\nUser-Agent: b${attack}\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  await service.settled();
  for (const told of [answer, service.kept.out.slice(before)]) {
    expect(told).not.toContain('forged');
    expect(told).not.toContain('\u001b');
  }
});

test.each([
  ['a line break', `\r\n${FORGED}\r\n`],
  ['an escape sequence', '\u001b[31m'],
  ['C1 controls', '\u009b31m'],
  ['a zero byte', '\0'],
  ['half a character', '\ud800'],
])('%s in externalUserId, title, returnUrl and url is refused', async (_, attack) => {
  const replies = [
    await world.acme.openSession({ ...SESSION, externalUserId: `a${attack}` }),
    await world.acme.openSession({ ...SESSION, returnUrl: `https://shop.example.com/${attack}` }),
    await world.acme.send('POST /webhooks/subscriptions', { body: { ...SUBSCRIPTION, title: `a${attack}` } }),
    await world.acme.send('POST /webhooks/subscriptions', { body: { ...SUBSCRIPTION, url: `https://hooks.example.com/${attack}` } }),
    await world.acme.send('POST /webhooks/subscriptions', { body: { ...SUBSCRIPTION, events: [`a${attack}`] } }),
  ];
  for (const { status } of replies) expect(status).toBe(400);
  await expectSilent([FORGED], replies);
});

test('every line of the log is JSON with a time, a level and a message, and of organizations it has no more than their names', async () => {
  await service.settled();
  const lines = service.logs();
  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines) {
    expect(line).toMatchObject({ time: expect.stringMatching(/Z$/), level: expect.stringMatching(/^(info|warning|error)$/) });
    expect(['serving', 'answered', 'recheck']).toContain(line.message);
  }
  const known = [
    'time',
    'level',
    'message',
    'requestId',
    'trace_id',
    'span_id',
    'limit',
    'method',
    'status',
    'milliseconds',
    'route',
    'organization',
    'code',
  ];
  const answered = lines.filter(({ message }) => message === 'answered');
  expect(answered.flatMap((line) => Object.keys(line)).filter((name) => !known.includes(name))).toEqual([]);
});

test('a method or a path that nobody knows makes no label of the metrics', async () => {
  await speak(service.url, `PROPFIND /${marked('path')} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(await metrics()).toContain('method="other",route="none",status="404"');
  expect(await metrics()).not.toContain('path-');
});
