/**
 * A process that sends more than it may, started by trial.ts: `flood.ts URL CLIENT PER_SECOND`. Some of its connections ask for long lists and read nothing, others send a
 * request letter by letter. Says at its end how often it was answered with what.
 */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { INSTRUCTION } from './instruction.js';
import { accessToken } from './server.js';

const [, , url = '', client = '', perSecond = ''] = process.argv;
const MAX_AT_ONCE = 200;
const SLOW = 20;
const SLOW_MILLISECONDS = 15_000;
const IN_LIST = 250;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const statuses: Record<string, number> = {};
let token = '';
let running = 0;
let isStopped = false;

async function call(line: string, body: unknown, own = token): Promise<{ readonly status: number; readonly text: string }> {
  const [method = '', path = ''] = line.split(' ');
  const headers = { authorization: `Bearer ${own}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const answer = await fetch(`${url}${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) }).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    () => ({ status: 0, text: '' }),
  );
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  if (answer.status === 401) token = await accessToken({ url }, client).catch(() => token);
  return answer;
}

/** A user with as many recipients as a page shows. */
async function fill(): Promise<void> {
  token = await accessToken({ url }, client);
  const asked = { externalUserId: 'many', returnUrl: 'https://shop.example.com/' };
  const { text } = await call('POST /beneficiaries/organizations/sessions', asked);
  const own = new URL((JSON.parse(text) as { readonly url: string }).url).hash.slice(1);
  const recipient = {
    ...{ country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT', creditor: { name: 'x'.repeat(140), type: 'BUSINESS' } },
    creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
  };
  for (let count = 0; count < IN_LIST && !isStopped; )
    if ((await call('POST /session/api/recipients', recipient, own)).status === 201) count += 1;
    else await wait(100);
}

const LIST = `/beneficiaries/organizations/recipients?externalUserId=many&limit=${IN_LIST}`;

/** Asks for a dozen lists at once and reads none of them, or asks letter by letter; then again. */
async function slow(isReader: boolean): Promise<void> {
  const { hostname, port } = new URL(url);
  while (!isStopped) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const head = `GET ${LIST} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    if (isReader) socket.pause().write(head.repeat(12));
    else for (let at = 0; at < 10; at++, await wait(SLOW_MILLISECONDS / 10)) socket.write(head[at] ?? '');
    if (isReader) await wait(SLOW_MILLISECONDS);
    socket.destroy();
  }
}

process.once('SIGTERM', () => {
  isStopped = true;
});
const items = Array.from({ length: 20 }, () => INSTRUCTION);
await fill();
process.send?.('filled');
const slowly = Array.from({ length: SLOW }, (_, at) => slow(at % 2 === 0));
const pause = 1000 / Number(perSecond);
let due = performance.now();
for (let count = 0; !isStopped; count++) {
  const line = (['POST /payments/validations', 'POST /payments/bulk-validations', `GET ${LIST}`] as const)[count % 3] ?? '';
  const body = [INSTRUCTION, { items }, undefined][count % 3];
  running += 1;
  void call(line, body).finally(() => {
    running -= 1;
  });
  due += pause;
  await wait(Math.max(0, due - performance.now()));
  while (running >= MAX_AT_ONCE) await wait(5);
  if (due < performance.now() - 1_000) due = performance.now();
}
process.send?.(statuses);
await Promise.race([Promise.all(slowly), wait(1_000)]);
process.exit(0);
