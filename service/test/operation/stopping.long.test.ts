/** The end of a process: what runs is finished, and nothing is lost. */
import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { SUBSCRIPTION } from '../contract/client.js';
import { received } from '../contract/events.js';
import { GERMAN, openWorld } from '../contract/world.js';
import { databases } from '../database.js';
import { accessToken, run, type Service, serve, start, stopAll } from '../process.js';
import { receiver } from '../webhooks/receiver.js';

const { fresh } = databases();
afterAll(stopAll);

/** A request whose body is not there yet, and what will be answered to it. */
async function half(service: Service): Promise<{ readonly socket: Socket; readonly answer: Promise<string> }> {
  const token = await accessToken(service.url);
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (piece) => {
      text += piece;
    });
    socket.on('close', () => resolve(text)).on('error', () => undefined);
  });
  const head = `Host: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n`;
  // the service asks for the body: it has begun to answer
  const asked = new Promise((resolve) => socket.once('data', resolve));
  socket.write(`POST /payments/validations HTTP/1.1\r\n${head}Expect: 100-continue\r\n\r\n`);
  await asked;
  return { socket, answer };
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('a request that runs is answered before the process ends', async () => {
    const service = await serve();
    const { socket, answer } = await half(service);
    service.child.kill(signal);
    await service.logged(({ message }) => message === 'stopping');
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
    socket.write('{}');
    expect(await answer).toContain('{"status":"ALERT","alerts":[{"code":"PAYMENT_INSTRUCTION_NOT_CHECKED"}]}');
    expect(await service.ended).toBe(0);
    expect(service.logs().at(-1)?.message).toBe('stopped');
    expect(service.kept.err).not.toContain('    at ');
  });

  test('a process that has nothing to do ends at once, though connections are open', async () => {
    const service = await serve(['--store', 'memory', '--metrics-port', '0']);
    await (await fetch(`${service.url}/healthz`)).text();
    await (await fetch(service.metrics ?? '')).text();
    expect(await service.stop(signal)).toBe(0);
  });
});

test('a second signal ends it at once', async () => {
  const service = await serve();
  await half(service);
  service.child.kill('SIGTERM');
  await service.logged(({ message }) => message === 'stopping');
  expect(await service.stop('SIGTERM')).toBe('SIGTERM');
});

test.each(['serve', 'deliver'])('%s: a delivery that runs is finished and written down', async (command) => {
  const env = await fresh();
  const isApart = command === 'deliver';
  const service = await serve(['--allow-insecure-webhooks', ...(isApart ? ['--no-delivery'] : [])], env);
  const program = isApart ? start(['deliver', '--metrics-port', 'off', '--allow-insecure-webhooks'], env) : service;
  const world = await openWorld(service);
  let finish = (): void => undefined;
  const hook = await receiver((response) => {
    finish = () => void response.end();
  });
  await world.acme.send('POST /webhooks/subscriptions', { body: { ...SUBSCRIPTION, url: `http://127.0.0.1:${hook.port}/` } });
  await (await world.user()).page('POST /recipients', { body: GERMAN });
  await received(hook, 1);
  program.child.kill('SIGTERM');
  if (!isApart) await program.logged(({ message }) => message === 'stopping');
  finish();
  expect(await program.ended).toBe(0);
  expect(program.logs().find(({ message }) => message === 'webhook attempt')).toMatchObject({ state: 'DELIVERED', attempt: 1 });
  const { out } = await run(['webhooks', '--organization', 'acme', '--json'], env);
  expect(JSON.parse(out)).toMatchObject({ state: 'DELIVERED', attempts: [{ status: 200 }] });
});

test('a process that is killed loses nothing: what was changed is told by the next one', async () => {
  const env = await fresh();
  const service = await serve(['--no-delivery', '--allow-insecure-webhooks'], env);
  const world = await openWorld(service);
  const hook = await receiver((response) => response.end());
  await world.acme.send('POST /webhooks/subscriptions', { body: { ...SUBSCRIPTION, url: `http://127.0.0.1:${hook.port}/` } });
  await (await world.user()).page('POST /recipients', { body: GERMAN });
  expect(await service.stop('SIGKILL')).toBe('SIGKILL');
  await serve(['--allow-insecure-webhooks'], env);
  await received(hook, 1);
  expect(JSON.parse(hook.received[0]?.body ?? '')).toMatchObject({ eventType: 'RECIPIENT_CREATED' });
});

test.each([['--help'], ['migrate', '--help']])('a reader that goes away ends it without a word, as SIGPIPE would: %s', async (...argv) => {
  const { child, ended, kept } = start(argv);
  child.stdout.destroy();
  expect(await ended).toBe(141);
  expect(kept.err).toBe('');
});
